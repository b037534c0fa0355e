import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { squareName } from '../../../grids/squares.ts';
import { printDice } from '../../../kernel/odds.ts';
import type { CardFacts } from './box.ts';
import { STANDARD_PACK, standardBox } from './standard.ts';

const box = standardBox();
const book = readFileSync(new URL('PROVENANCE.md', import.meta.url), 'utf8');
const leader = (name: string): CardFacts => {
  const found = box.cards.find((card) => card.type === 'leader' && card.name.includes(name));
  if (found === undefined) throw new Error(`no leader ${name}`);
  return found;
};

describe('leaders', () => {
  test('how many, and how good: command, combat, rally', () => {
    const table = box.nations.map(({ id, deck }) => [
      id,
      deck
        .flatMap((card) => box.cards[card] ?? [])
        .filter((card) => card.type === 'leader')
        .map((card) => `${card.command}/${card.combatAttack}/${card.rallyMax}`)
        .join(' '),
    ]);
    expect(Object.fromEntries(table)).toEqual({
      fr: '4/5/5 4/5/3 3/3/3 2/4/5 2/3/5 2/2/5',
      gb: '4/5/4 3/4/4 3/3/3 2/1/4 2/1/4',
      at: '4/4/5 3/2/4 2/2/3 2/1/3',
      ot: '3/4/5 2/3/4 2/2/4 1/2/4',
      pr: '3/4/5 3/3/4 2/1/4 2/1/2',
      ru: '4/3/3 3/3/3 2/4/5 2/2/3 2/2/3 2/2/3',
      es: '3/3/4 2/3/4 2/2/5 2/1/3 1/1/6',
      us: '3/2/4 2/3/4 2/2/4 2/1/3 1/4/4',
    });
  });

  rule('MAN-9.1.2-c', 'Palafox alone has two Combat values, 1 attacking and 5 defending', () => {
    const uneven = box.cards.filter((card) => card.combatAttack !== card.combatDefence);
    expect(uneven.map((card) => [card.name, card.combatAttack, card.combatDefence])).toEqual([
      ['José de Palafox y Melzi', 1, 5],
    ]);
  });

  test('9.1.3: Soult rallies on 1-3, Ney on 1-5, and Palafox alone needs no roll', () => {
    expect([leader('Soult').rallyMax, leader('Ney').rallyMax]).toEqual([3, 5]);
    expect(box.cards.filter((card) => card.rallyAutomatic)).toEqual([leader('Palafox')]);
  });

  test('9.1.4: four Leaders help a pursuit, each by one', () => {
    const helpers = box.cards.filter((card) => card.pursuitModifier !== 0);
    expect(helpers).toEqual([leader('Murat'), leader('Uxbridge'), leader('Muhammad Ali'), leader('Blücher')]);
    expect(new Set(helpers.map((card) => card.pursuitModifier))).toEqual(new Set([-1]));
  });

  test('9.1.5: only Napoleon has the Grand Battery, 2d10 at range 2', () => {
    const batteries = box.cards.filter((card) => card.grandBattery !== null);
    expect(batteries).toEqual([leader('Napoleon')]);
    expect(batteries[0]?.grandBattery).toEqual({ dice: { count: 2, sides: 10 }, range: 2 });
  });
});

describe('figures of rules that are components', () => {
  test('hand, elimination, moves and headquarters cards', () => {
    expect(box).toMatchObject({
      handSize: 5,
      eliminationsToWin: 5,
      infantryMove: 1,
      cavalryMove: 2,
      forcedMarchMove: 1,
      skirmishMove: 2,
      ambushDice: { count: 1, sides: 10 },
      committedDice: { count: 2, sides: 6 },
      redoubtDefence: 3,
    });
  });

  test('6.3: the terrain chart', () => {
    const chart = box.terrain.map((land) => [
      land.code,
      land.defence,
      land.attackBonus,
      (['enter', 'stopsMovement', 'blocksFire', 'assaultFrom', 'forcedMarch'] as const)
        .filter((key) => land[key])
        .join(' '),
    ]);
    expect(chart).toEqual([
      ['.', 0, 0, 'enter assaultFrom forcedMarch'],
      ['f', 0, 0, 'enter stopsMovement assaultFrom'],
      ['w', 2, 0, 'enter blocksFire assaultFrom forcedMarch'],
      ['h', 2, 2, 'enter blocksFire assaultFrom forcedMarch'],
      ['t', 3, 0, 'enter blocksFire assaultFrom forcedMarch'],
      ['m', 1, 0, 'enter stopsMovement'],
      ['l', 0, 0, ''],
    ]);
  });

  test('2.2: the last tie-breaker favours the United States and never France', () => {
    const ranks = [...box.nations].sort((a, b) => a.tieBreakRank - b.tieBreakRank).map(({ id }) => id);
    expect(ranks).toEqual(['us', 'ot', 'es', 'at', 'pr', 'ru', 'gb', 'fr']);
  });

  test('3: the introductory set-up', () => {
    const { nations, battlefield, deployment } = box.introductory;
    expect(nations.map((nation) => box.nations[nation]?.id)).toEqual(['fr', 'gb']);
    expect(battlefield).toEqual([0, 1, 2, 3].map((tile) => ({ tile, turn: 0 })));
    const places = deployment.map(({ nation, squares }) =>
      squares.map((square, i) => `${box.nations[nation]?.units[i]?.id} ${squareName(square)}`).join(', '),
    );
    expect(places).toEqual([
      'fr-imperial-guard e7, fr-guard-cavalry f7, fr-19th c7, fr-45th b8, fr-8th e8, fr-4th-suisse d7, fr-2nd b7, fr-1st-cuirassiers g7',
      'gb-1st-foot-guards f2, gb-kings-dragoon-guards e2, gb-4th-foot g2, gb-9th-lancers d2, gb-32nd-foot c2, gb-42nd-foot b2, gb-52nd-foot c1, gb-dutch-belgians f1',
    ]);
  });
});

describe('PROVENANCE.md tells what the pack holds', () => {
  const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

  test.each(box.nations.map((nation) => [nation.name.en, nation] as const))(
    '%s at a glance',
    (name, { units, owns }) => {
      const start = row(
        name,
        `${sum(units.map((unit) => unit.full))} / ${sum(units.map((unit) => unit.reduced))}`,
        units.filter((unit) => unit.cavalry).length,
        owns.leader,
      );
      expect(book).toContain(`\n${start.slice(0, -1)}`);
    },
  );

  test.each(box.nations.map((nation, i) => [nation.name.en, i] as const))('the cards of %s', (_, i) => {
    const nation = box.nations[i];
    for (const [place, unit] of nation?.units.entries() ?? []) {
      const cards = box.cards.filter((card) => card.nation === i && card.unit === place);
      const copies = new Map<string, number>();
      for (const card of cards) copies.set(cardText(card), (copies.get(cardText(card)) ?? 0) + 1);
      const start = row(unit.name, unit.cavalry ? 'cav' : 'inf', `${unit.full}/${unit.reduced}`, '').slice(0, -2);
      const line = book.split('\n').find((each) => each.startsWith(start));
      const told = line?.slice(start.length, -2).split(', ').sort();
      expect(told).toEqual([...copies].map(([text, n]) => (n === 1 ? text : `${n}× ${text}`)).sort());
    }
  });

  test('the leaders', () => {
    for (const card of box.cards.filter((each) => each.type === 'leader')) {
      const combat =
        card.combatAttack === card.combatDefence
          ? card.combatAttack
          : `${card.combatAttack} attack / ${card.combatDefence} defence`;
      const rally = card.rallyAutomatic ? 'automatic' : `1–${card.rallyMax}`;
      const pursuit = card.pursuitModifier === 0 ? '–' : `−${-card.pursuitModifier}`;
      const battery = card.grandBattery;
      const name =
        battery === null
          ? card.name
          : `${card.name} (Grand Battery: range ${battery.range}, ${printDice(battery.dice)})`;
      expect(book).toContain(row(box.nations[card.nation]?.name.en ?? '', name, card.command, combat, rally, pursuit));
    }
  });

  test('the tiles', () => {
    for (let first = 0; first < 24; first += 8) {
      for (let i = 0; i < 4; i++) {
        expect(book).toContain(
          `\n${STANDARD_PACK.tiles
            .slice(first, first + 8)
            .map((tile) => tile.rows[i])
            .join('   ')}\n`,
        );
      }
    }
  });

  function cardText(card: CardFacts): string {
    if (card.bombard !== null) return `B${printDice(card.bombard)}/${card.defence}`;
    const range = (letter: string, max: number) => (max === 0 ? '' : ` ${letter}${max === 1 ? '1' : `1–${max}`}`);
    const dice = card.attack === null ? '' : printDice(card.attack);
    const volley = card.volley === null ? '' : ` V${printDice(card.volley)}`;
    const star = card.notRequiredToAdvance ? '*' : '';
    return `${dice}/${card.defence}${volley}${range('P', card.pursuitMax)}${range('W', card.withdrawMax)}${star}`;
  }
});
