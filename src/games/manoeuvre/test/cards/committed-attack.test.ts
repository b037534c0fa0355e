import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, type Table, table } from '../table.ts';

// 9.2.2: Committed Attack.

const ottoman: Arrangement = {
  nations: ['ot', 'fr'],
  units: { 'ot-1st-janissaries': 'd5', 'ot-2nd-janissaries': 'c4', 'ot-greek-feudal': 'e4', 'fr-45th': 'd4' },
  hands: [
    [
      'ot-1st-janissaries-2',
      'ot-ld-khan',
      'ot-hq-committed-attack-1',
      'ot-hq-committed-attack-2',
      'ot-hq-committed-attack-3',
      'ot-hq-committed-attack-4',
    ],
    [],
  ],
  phase: 'combat',
};
const STORM = 'assault ot-1st-janissaries x fr-45th with ot-1st-janissaries-2';
const COMMAND = ['command ot-2nd-janissaries with ot-ld-khan', 'support ot-greek-feudal'];
const commit = (n: number) => `play ot-hq-committed-attack-${n}`;

function storm(dice: readonly number[], change: Arrangement = {}): Table {
  return table({ ...ottoman, ...change }, { dice }).take(0, STORM);
}

const committed = (t: Table) =>
  t
    .told('hit')
    .filter(({ why }) => why === 'committed')
    .map(({ unit }) => unit);
const army = (t: Table) => ['ot-1st-janissaries', 'ot-2nd-janissaries', 'ot-greek-feudal'].map((id) => t.unit(id));

describe('9.2.2 Committed Attack', () => {
  rule('MAN-9.2.2-a', 'adds 2d6 to an Assault, in step 5', () => {
    const t = storm([1, 1, 5, 6]);
    expect(t.step).toBe('assault.attack');
    t.take(0, commit(1), 'pass');
    expect(t.totals()).toMatchObject({ attack: 8 + 2 + 11, dice: [{ dice: '2d6' }, { dice: '2d6', faces: [5, 6] }] });
    expect(t.told('played')).toMatchObject([{ purpose: 'committed', unit: -1 }]);
  });

  rule('MAN-9.2.2-b', 'at most one for each attacking or supporting unit', () => {
    const alone = storm([1, 1, 1, 1]).take(0, commit(2));
    expect(alone.choices('play ot-hq')).toEqual([]);
    alone.take(0, 'pass');
    const two = storm([]).take(0, 'command ot-2nd-janissaries with ot-ld-khan', 'pass', commit(1));
    expect(two.choices('play ot-hq')).toEqual([commit(2), commit(3), commit(4)]);
    two.take(0, commit(2));
    expect(two.choices('play ot-hq')).toEqual([]);
    const three = storm([]).take(0, ...COMMAND, commit(1), commit(2));
    expect(three.choices('play ot-hq')).toEqual([commit(3), commit(4)]);
    three.take(0, commit(3));
    expect(three.choices('play ot-hq')).toEqual([]);
  });

  rule('MAN-9.2.2-b', 'units that only stand by do not count, and the order of the cards does not matter', () => {
    const t = storm([]).take(0, commit(1));
    expect(t.offers(commit(2))).toBe(false);
    t.take(0, 'command ot-2nd-janissaries with ot-ld-khan', 'pass');
    expect(t.offers(commit(2))).toBe(true);
  });

  rule('MAN-9.2.2-c', 'whatever the result, one participant is hit for each card', () => {
    // Less, equal, the defender hit, and eliminated: against 6, 22, 8 + 2d6 + 2d6.
    const weak = { 'ot-greek-feudal': 'd5 reduced', 'fr-45th': 'd4' };
    const feudal = (dice: number[], change: Arrangement = {}) =>
      table(
        { ...ottoman, units: weak, hands: [['ot-greek-feudal-1', commit(1).slice(5)], []], ...change },
        { dice },
      ).take(0, 'assault ot-greek-feudal x fr-45th with ot-greek-feudal-1', commit(1));
    const equal = feudal([1, 1, 2]);
    expect([equal.totals().result, equal.unit('ot-greek-feudal'), committed(equal)]).toEqual(['nothing', 'gone', [3]]);
    expect(equal.told('eliminated')).toMatchObject([{ why: 'committed' }]);
    const more = feudal([1, 1, 3]).take(1, 'hit');
    expect([more.unit('fr-45th'), more.unit('ot-greek-feudal'), committed(more)]).toEqual(['d4 reduced', 'gone', [3]]);
    // Hit by the result and again by the card.
    const full = { 'ot-1st-janissaries': 'd5', 'fr-45th': 'd4' };
    const failed = storm([1, 1, 1, 1], {
      units: full,
      redoubts: ['d4'],
      ground: { t: 'd4' },
      hands: [[...(ottoman.hands?.[0] ?? [])], ['fr-45th-1']],
    });
    failed.take(1, 'pass', 'play fr-45th-1').take(0, commit(1), 'pass');
    expect(failed.totals()).toMatchObject({ attack: 12, defence: 18, result: 'attackerHit' });
    expect([failed.unit('ot-1st-janissaries'), failed.told('hit').map(({ why }) => why)]).toEqual([
      'gone',
      ['result', 'committed'],
    ]);
    const without = storm([1, 1], { units: full }).take(0, 'pass').take(1, 'hit');
    expect(without.unit('ot-1st-janissaries')).toBe('d5');
  });

  rule('MAN-9.2.2-d', 'at the very end: after advance and pursuit (I-34)', () => {
    const cavalry = table(
      {
        ...ottoman,
        units: { 'ot-arab-cavalry': 'd5', 'fr-45th': 'd4' },
        hands: [['ot-arab-cavalry-4', 'ot-hq-committed-attack-1'], []],
      },
      { dice: [1, 1, 1, 1] },
    ).take(0, 'assault ot-arab-cavalry x fr-45th with ot-arab-cavalry-4', commit(1));
    cavalry.take(1, 'retreat');
    const order = cavalry
      .events()
      .map((event) => (event.kind === 'moved' ? event.how : event.kind === 'hit' ? event.why : event.kind));
    expect(order.slice(order.indexOf('choseRetreat'), order.indexOf('turn'))).toEqual([
      'choseRetreat',
      'retreat',
      'advance',
      'pursuitRoll',
      'pursuit',
      'committed',
    ]);
    expect(cavalry.unit('ot-arab-cavalry')).toBe('d4 reduced');
  });

  rule('MAN-9.2.2-d', 'the active player says who is hit, a different unit for each card', () => {
    const t = storm([1, 1, 1, 1, 1, 1]).take(0, ...COMMAND, commit(1), commit(2), 'pass');
    t.take(0, 'advance ot-greek-feudal');
    expect([t.step, t.asked, t.choices()]).toEqual([
      'assault.suffer',
      [0],
      ['suffer ot-1st-janissaries', 'suffer ot-2nd-janissaries', 'suffer ot-greek-feudal'],
    ]);
    t.take(0, 'suffer ot-2nd-janissaries');
    expect([t.step, t.choices()]).toEqual(['assault.suffer', ['suffer ot-1st-janissaries', 'suffer ot-greek-feudal']]);
    t.take(0, 'suffer ot-greek-feudal');
    expect([army(t), committed(t)]).toEqual([
      ['d5', 'c4 reduced', 'd4 reduced'],
      [1, 3],
    ]);
    expect(t.position.phase).not.toBe('combat');
  });

  rule('MAN-9.2.2-d', 'with as many cards as survivors nobody is asked; surplus Hits are lost', () => {
    const all = storm([1, 1, 1, 1, 1, 1, 1, 1]).take(0, ...COMMAND, commit(1), commit(2), commit(3), 'pass');
    expect(all.step).toBe('assault.advance');
    all.take(0, 'advance ot-1st-janissaries');
    expect(army(all)).toEqual(['d4 reduced', 'c4 reduced', 'e4 reduced']);
    // Two reduced participants die of the result: three Hits for the one that is left.
    const units = {
      'ot-1st-janissaries': 'd5 reduced',
      'ot-2nd-janissaries': 'c4',
      'ot-greek-feudal': 'e4 reduced',
      'fr-imperial-guard': 'd4',
    };
    const dice = [1, 1, 1, 1, 1, 1, 1, 1];
    const lost = table(
      {
        ...ottoman,
        ground: { t: 'd4' },
        units,
        redoubts: ['d4'],
        hands: [ottoman.hands?.[0] ?? [], ['fr-imperial-guard-1', 'fr-ld-ney']],
      },
      { dice },
    );
    lost.take(0, 'assault ot-1st-janissaries x fr-imperial-guard with ot-1st-janissaries-2');
    lost
      .take(1, 'pass', 'play fr-imperial-guard-1', 'play fr-ld-ney')
      .take(0, ...COMMAND, commit(1), commit(2), commit(3), 'pass');
    expect(lost.totals()).toMatchObject({ attack: 15 + 8, defence: 25, result: 'attackerHit' });
    expect([army(lost), committed(lost)]).toEqual([['gone', 'gone', 'gone'], [1]]);
    expect(lost.position.sides[0].lost).toBe(3);
  });

  rule('MAN-9.2.2-d', 'one Hit for one of two survivors is asked for', () => {
    const t = storm([1, 1, 1, 1]).take(
      0,
      'command ot-2nd-janissaries with ot-ld-khan',
      'pass',
      commit(1),
      'pass',
      'advance ot-1st-janissaries',
    );
    expect(t.choices()).toEqual(['suffer ot-1st-janissaries', 'suffer ot-2nd-janissaries']);
  });

  rule('MAN-9.2.2-a', 'not in an Ambush, a Bombardment or a Volley, and never by the defender', () => {
    const defender = table({
      ...ottoman,
      active: 1,
      hands: [['ot-hq-committed-attack-1', 'ot-1st-janissaries-2'], ['fr-45th-1']],
    }).take(1, 'assault fr-45th x ot-1st-janissaries with fr-45th-1');
    expect(defender.choices()).toEqual(['pass']);
    expect(defender.take(0, 'pass').choices()).toEqual(['play ot-1st-janissaries-2', 'pass']);
  });
});
