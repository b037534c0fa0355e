import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { facts, formationOf, hexOf, isDisorganised } from '../field.ts';
import { MARK } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { passes } from '../rules/morale.ts';
import { startRally } from '../rules/rally.ts';
import { startRetreat } from '../rules/retreat.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';
import { fight } from './fighting.ts';
import { OVER, playing } from './table.ts';

// X: when morale is tested, and by whom.

rule(['VE-X.1-c', 'VE-V.8-a'], 'who is run over tests; who is pushed out breaks without one', () => {
  const over = (steps: number, dice: readonly number[]) => {
    const t = bench();
    const runner = t.lay('fr-2le', '1010', 'disorganised', 0, { steps });
    const friend = t.lay('fr-1l', '1011', 'line', 1);
    for (const [i, hex] of ['1009', '1110', '1111', '0911', '0910'].entries())
      t.lay(['al-27j', 'al-7l', 'al-5m', 'al-7m', 'al-8m'][i] ?? '', hex, 'disorganised');
    const f = playing(t, (p) => startRetreat(p, { units: [runner], spared: t.b.units.map((_, unit) => unit) }), dice);
    while (f.at() !== OVER)
      f.take(f.choices().find(({ kind }) => kind === 'pass') ?? f.choices()[0] ?? { kind: 'pass' });
    return [f.told('test').map(({ cause }) => cause), isDisorganised(t.p, friend)];
  };
  expect(over(4, [1, 1])).toEqual([['passedOver'], false]);
  expect(over(7, [])).toEqual([[], true]);
});

rule(['VE-X.1-d', 'VE-X.1-e'], 'a countercharge tests, and failing it breaks nobody; a square tests', () => {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'column', 0);
  const enemy = t.lay('al-6h', '1008', 'column', 6);
  const f = drive(t, startCharges, [6, 6]);
  f.take('charge fr-1ch 1', 'go', 'step 1009', 'countercharge 1008');
  expect(f.told('test')).toMatchObject([{ unit: enemy, cause: 'countercharge', passed: false }]);
  const other = bench();
  other.lay('fr-1ch', '1010', 'column', 0);
  other.lay('al-27j', '1007', 'line', 5);
  const square = drive(other, startCharges, [1, 2]);
  square.take('charge fr-1ch 1', 'go', 'square 1007');
  expect(square.told('test')).toMatchObject([{ cause: 'square', passed: true }]);
  expect([formationOf(t.p, enemy), (t.p.marks[rider] ?? 0) & MARK.charging]).toEqual(['column', MARK.charging]);
});

rule(
  ['VE-X.1-f', 'VE-X.2-b', 'VE-X.2-c', 'VE-XI.4-d'],
  'a failed rally costs two hexes, towards home or a wood that is near',
  () => {
    const t = bench({ terrain: { 1109: 'W' } });
    t.p.turn = 5;
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 2 });
    const f = playing(t, startRally, [6, 6]);
    f.take({ kind: 'rally', unit });
    expect(f.told('test')).toMatchObject([{ cause: 'rally', passed: false }]);
    expect(f.choices()).toContainEqual({ kind: 'to', hex: t.hex('1109') });
    f.take({ kind: 'to', hex: t.hex('1109') });
    f.flee();
    expect([t.name(hexOf(t.p, unit)), isDisorganised(t.p, unit), t.p.marker[unit]]).toEqual(['1109', true, 2]);
  },
);

rule(
  ['VE-X.1-g', 'VE-X.1-b', 'VE-V.5-a'],
  'each attacking stack rolls for itself, and a stack once if its top unit holds',
  () => {
    const t = bench();
    const [one, other] = [
      t.lay('fr-2le', '1010', 'line', 1, { steps: 3 }),
      t.lay('fr-1l', '1110', 'line', 11, { steps: 3 }),
    ];
    t.lay('fr-61l', '1110', 'line', 11, { steps: 1 });
    const top = t.lay('fr-72l', '1110', 'line', 11, { steps: 1 });
    t.lay('al-on', '1009', 'line', 5, { steps: 5 });
    t.lay('al-n1', '1009', 'line', 5, { steps: 3 });
    // 16 to 16 is 1:1: a 2 is 1*/0.
    const f = fight(t, [2, 1, 1, 1, 1], ['1010', '1110']);
    f.take({ kind: 'pay', hex: t.hex('1010') });
    expect(f.told('test').map(({ unit }) => unit)).toEqual([one, top]);
    expect(isDisorganised(t.p, other)).toBe(false);
  },
);

rule('VE-V.5-g', 'who holds is not run over by comrades of his own hex', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
  const [under, top] = [t.lay('al-n1', '1009', 'line', 5), t.lay('al-n2', '1009', 'line', 5)];
  // 14 to 12 is 1:1: a 3 is 1/0*; the top one fails, the other passes at -2.
  const f = fight(t, [3, 6, 6, 1, 1], ['1010']);
  f.flee();
  expect(f.told('test').map(({ cause }) => cause)).toEqual(['shock', 'shock']);
  expect([isDisorganised(t.p, top), isDisorganised(t.p, under)]).toEqual([true, false]);
});

rule(['E-4', 'VE-V.5-b', 'VE-V.5-c'], 'E-4: 9, 7 and 4 against 8, 6 and 4', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
  for (const id of ['al-n1', 'al-n2', 'al-n3']) t.lay(id, '1009', 'line', 5);
  const f = fight(t, [4, 4, 5, 3, 4, 2, 2], ['1010']);
  expect(f.told('test').map(({ morale, passed }) => [morale, passed])).toEqual([
    [8, false],
    [6, false],
    [4, true],
  ]);
});

rule(['E-21', 'VE-X.3-a'], 'E-21: 8 and 6 of a leader do not help against a natural 12', () => {
  expect([passes(14, 12), passes(14, 11), passes(-3, 2)]).toEqual([false, true, true]);
});

rule(['E-29', 'VE-X.4-h'], 'E-29: 7 to 4 costs 1, 9 to 3 costs 2, the others nothing', () => {
  const t = bench();
  const wear = (id: string, steps: number) => get(facts(t.b, t.unit(id)).wear, steps);
  expect([wear('fr-2le', 4), wear('fr-1le', 4), wear('fr-4le', 3), wear('fr-61l', 1)]).toEqual([-1, 0, 0, 0]);
  // The row of a strength of 9, at 3.
  expect(get(get(STANDARD_PACK.moraleLoss.rows, 9 - 4), 3 - 1)).toBe(-2);
});
