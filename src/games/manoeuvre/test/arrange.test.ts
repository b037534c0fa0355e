import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CaseError } from '../../../kernel/case.ts';
import { standardOptions } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { arrangePosition } from '../arrange.ts';
import { caseWords } from '../case-words.ts';
import { optionsOf } from '../options.ts';
import { box, seated } from './table.ts';

const OPEN = Array.from({ length: 8 }, () => '........');
const LAKE = ['l.......', ...OPEN.slice(1)];

describe('a position that cannot be', () => {
  test.each<[Plain, string]>([
    [[], 'a position of Manœuvre must be an object, not a list'],
    [{ untis: {} }, "a position of Manœuvre has no 'untis'; did you mean 'units'?"],
    [JSON.parse('{"__proto__":{}}'), "has a key '__proto__'"],
    [{ nations: ['fr', 'fr'] }, 'nations: the two nations must differ'],
    [{ nations: ['fr', 'gbr'] }, "nations: there is no nation 'gbr'; did you mean 'gb'?"],
    [{ nations: ['fr'] }, 'nations must be a list of two, not of 1'],
    [{ edges: ['N', 'E'] }, 'edges: N and E are not opposite to each other'],
    [{ edges: ['N', 'north'] }, "edges: there is no edge 'north'; there are N, E, S, W"],
    [{ tiles: [1, 2, 3] }, 'tiles: there are four of them, not 3'],
    [{ tiles: [1, 2, 3, 1] }, 'tiles: tile 1 stands there twice'],
    [{ tiles: [1, 2, 3, 99] }, 'tiles: there is no tile 99; they are numbered 1 to 24'],
    [{ tiles: [1, 2, 3, [4, 4]] }, 'tiles: the quarter turns is 4, but must be from 0 to 3'],
    [{ tiles: [1, 2, 3, 4], field: OPEN }, "'field' and 'tiles' say the same thing twice"],
    [{ field: OPEN.slice(1) }, 'field: there are eight rows, not 7'],
    [{ field: [...OPEN.slice(1), '.......'] }, "field: rank 1 must have eight letters, not '.......'"],
    [{ field: [...OPEN.slice(1), '.......?'] }, "field: there is no terrain '?'"],
    [{ units: { 'fr-45ht': 'c6' } }, "units: there is no unit 'fr-45ht'; did you mean 'fr-45th'?"],
    [{ units: { 'ru-guard': 'c6' } }, "units: there is no unit 'ru-guard'"],
    [{ units: { 'fr-45th': 'c9' } }, "units: 'fr-45th': 'c9' is no square; squares are a1 to h8"],
    [{ units: { 'fr-45th': 'c6 tired' } }, "units: 'tired' is no state of 'fr-45th'; the only one is 'reduced'"],
    [{ units: { 'fr-45th': 'c6 reduced reduced' } }, 'is no state of'],
    [
      { units: { 'fr-45th': { toString: 1 } } },
      "units: 'fr-45th' stands on a square such as 'c6' or 'c6 reduced', not",
    ],
    [{ units: { 'fr-45th': 'c6', 'gb-32nd-foot': 'c6' } }, "units: 'fr-45th' and 'gb-32nd-foot' stand both on c6"],
    [{ field: LAKE, units: { 'fr-45th': 'a8' } }, "units: 'fr-45th' cannot stand on a8, which is lake"],
    [{ hands: [['fr-45th-9'], []] }, "hands: seat 0 has no card 'fr-45th-9'; did you mean 'fr-45th-1'?"],
    [{ hands: [['gb-32nd-foot-1'], []] }, "hands: seat 0 has no card 'gb-32nd-foot-1'"],
    [{ hands: [['fr-45th-1', 'fr-45th-1'], []] }, "hands: card 'fr-45th-1' is twice in this position"],
    [{ hands: [['fr-45th-1'], []], discards: [['fr-45th-1'], []] }, "discards: card 'fr-45th-1' is twice"],
    [{ hands: ['fr-45th-1', []] }, "hands must be a list, not 'fr-45th-1'"],
    [{ decks: [61, 60] }, 'decks is 61, but must be from 0 to 60'],
    [{ decks: [59, 60], hands: [['fr-45th-1', 'fr-45th-2'], []] }, 'decks: only 58 cards are left'],
    [{ decks: [0, 60], exhausted: [false, false] }, 'exhausted: the draw pile of seat 0 is empty'],
    [{ exhausted: ['no', false] }, "exhausted must be true or false, not 'no'"],
    [{ lost: [5, 0] }, 'lost is 5, but must be from 0 to 4'],
    [{ lost: [0, -1] }, 'lost is -1'],
    [{ redoubts: ['c6'] }, 'redoubts: there is no unit on c6 to hold one'],
    [{ units: { 'fr-45th': 'c6' }, redoubts: ['c6', 'c6'] }, 'redoubts: c6 stands there twice'],
    [{ turn: 0 }, 'turn is 0, but must be from 1 to 999'],
    [{ turn: 1e300 }, 'turn is 1e+300'],
    [{ turn: '3' }, "turn must be a whole number, not '3'"],
    [{ first: 2 }, 'first is 2, but must be from 0 to 1'],
    [{ active: true }, 'active must be a whole number, not true'],
    [{ phase: 'constructor' }, "phase: there is no phase 'constructor'; there are discard, draw"],
    [{ phase: 'moevment' }, "did you mean 'movement'?"],
    [{ options: { map: 'painted' } }, "option 'map' must be one of"],
    [{ options: { setup: 'introductory', nationA: 'gb' } }, "options: 'nationA' can't be 'gb' together"],
  ])('%j is refused', (description, says) => {
    expect(() => arrangePosition(box, description)).toThrow(CaseError);
    expect(() => arrangePosition(box, description)).toThrow(says);
  });

  test('more units than an army has', () => {
    const units = Object.fromEntries((box.nations[0]?.units ?? []).map(({ id }, i) => [id, `${'abcdefgh'[i]}7`]));
    const nations = [box.nations[0]?.id ?? '', 'gb'].map((id, i, all) => (i === 1 && all[0] === 'gb' ? 'fr' : id));
    expect(arrangePosition(box, { nations, field: OPEN, units }).sides[0].lost).toBe(0);
    expect(() => arrangePosition(box, { nations, field: OPEN, units, lost: [1, 0] })).toThrow(
      'lost: seat 0 has 8 units on the field and 1 lost, but only 8 in all',
    );
  });

  test('options of the position against those of the case', () => {
    const options = { ...standardOptions(optionsOf(box)), map: 'printed' };
    expect(() => arrangePosition(box, { options: { map: 'random' } }, options)).toThrow(
      "options: 'map' is 'printed' in the case and 'random' in its position",
    );
    expect(arrangePosition(box, { options: { map: 'printed' } }, options).options['map']).toBe('printed');
  });

  test('an empty draw pile was drawn to its end', () => {
    expect(arrangePosition(box, { decks: [0, 60] }).sides.map((side) => side.firstDeckExhausted)).toEqual([
      true,
      false,
    ]);
  });
});

describe('a combat under way', () => {
  const units = { 'fr-imperial-guard': 'd4', 'fr-8th': 'c4', 'gb-32nd-foot': 'd5' };
  const hands = [['fr-imperial-guard-2', 'fr-ld-ney'], ['gb-32nd-foot-1']];
  const declare = 'assault fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-1';
  const amid = (combat: Plain, more: { readonly [key: string]: Plain } = {}) =>
    seated(arrangePosition(box, { units, hands, field: OPEN, combat, ...more }));

  test('stands at each of its steps, as if it had been played', () => {
    const withdraw = amid({ declare, at: 'withdraw' });
    expect([withdraw.step, withdraw.asked]).toEqual(['assault.withdraw', [1]]);
    expect(withdraw.hand(0)).toEqual(['fr-imperial-guard-2', 'fr-ld-ney']);
    const defend = amid({ declare, at: 'defend' });
    expect(defend.choices()).toEqual(['play gb-32nd-foot-1', 'pass']);
    const attack = amid({ declare, defence: ['play gb-ld-wellington'], at: 'attack' });
    expect(attack.choices()).toEqual(['play fr-imperial-guard-2', 'play fr-ld-ney', 'pass']);
    expect(attack.hand(1)).toEqual(['gb-32nd-foot-1']);
    const choose = amid({ declare, result: 'attackerChooses', at: 'choose' });
    expect([choose.step, choose.asked, choose.choices()]).toEqual(['assault.choose', [0], ['hit', 'retreat']]);
    expect(amid({ declare, result: 'defenderChooses', at: 'choose' }).asked).toEqual([1]);
  });

  test('is told to its end by the rules', () => {
    const away = { edges: ['S', 'N'], units: { ...units, 'gb-4th-foot': 'd6' } };
    const t = amid({ declare, result: 'attackerChooses', after: ['retreat'], at: 'retreat' }, away);
    expect(t.choices()).toEqual(['retreat c5', 'retreat e5']);
    t.take(1, 'retreat e5');
    expect([t.unit('gb-32nd-foot'), t.step]).toEqual(['e5', 'assault.advance']);
    t.take(0, 'advance fr-imperial-guard');
    expect(t.unit('fr-imperial-guard')).toBe('d5');
    expect(t.discard(0)).toEqual(['fr-imperial-guard-1']);
  });

  test.each<[Plain, string]>([
    [{ declare, at: 'roll' }, "combat.at: there is no step 'roll'"],
    [{ declare }, 'combat.at: there is no step nothing'],
    [{ at: 'attack' }, 'combat.declare: nothing is no choice in the notation'],
    [{ declare: 'pass', at: 'attack' }, "combat.declare: 'pass' declares no combat"],
    [{ declare, at: 'attack', defense: [] }, "combat has no 'defense'; did you mean 'defence'?"],
    [{ declare, at: 'choose' }, "the dice fall before this step, so that 'result' must say how"],
    [{ declare, at: 'choose', result: 'attackerHit' }, "combat.result: 'attackerHit' cannot come of these totals, but"],
    [{ declare, at: 'choose', result: 'rout' }, "combat.result: there is no result 'rout'"],
    [
      { declare, at: 'suffer', result: 'defenderChooses', after: ['hit'] },
      "nobody is asked at 'suffer' in this combat",
    ],
    [
      { declare, at: 'attack', defence: ['play gb-42nd-foot-1'] },
      "combat.defence: 'play gb-42nd-foot-1' is not possible",
    ],
    [
      { declare, at: 'attack', attack: ['play fr-8th-1'] },
      "combat.attack: 'play fr-8th-1' is not possible (MAN-6.1.5-a",
    ],
    [{ declare, at: 'withdraw', defence: ['play gb-32nd-foot-2'] }, "what is written is played only after 'withdraw'"],
    [
      { declare: 'assault fr-8th x gb-32nd-foot with fr-8th-1', at: 'attack' },
      "combat.declare: 'assault fr-8th x gb-32nd-foot with fr-8th-1' is not possible (MAN-1.1-c",
    ],
    [{ declare: declare.replace('guard-1', 'guard-2'), at: 'attack' }, "card 'fr-imperial-guard-2' is twice"],
  ])('%j is refused', (combat, says) => {
    expect(() => amid(combat)).toThrow(CaseError);
    expect(() => amid(combat)).toThrow(says);
  });

  test('belongs to the Combat Phase', () => {
    expect(() => amid({ declare, at: 'attack' }, { phase: 'draw' })).toThrow("there is none in the phase 'draw'");
  });
});

test('the worked examples that a case can name are those of the ledger', () => {
  const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');
  expect(caseWords(box).examples).toEqual([...ledger.matchAll(/^- \*\*(X-\d+)/gm)].map(([, id]) => id));
});
