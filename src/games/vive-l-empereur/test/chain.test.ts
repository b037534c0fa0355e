import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { facts, hexOf, isDisorganised } from '../field.ts';
import { STATE, type Unit } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startRally } from '../rules/rally.ts';
import { startRetreat } from '../rules/retreat.ts';
import { startShocks } from '../rules/shock.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';
import { OVER, playing } from './table.ts';

// XII.2: how disorder spreads in a desperate corps.

function despair(t: Bench, unit: Unit): void {
  const { corps } = facts(t.b, unit);
  t.p.army[corps] = STATE.desperate;
  t.p.crossed[corps] = 3;
}
/** fr-2le, of a desperate corps, runs from 1010 to 1012 by this way. */
function flight(lay: (t: Bench) => void, dice: readonly number[], by = ['1011', '1012']) {
  const t = bench();
  const broken = t.lay('fr-2le', '1010', 'disorganised');
  despair(t, broken);
  lay(t);
  const f = playing(t, (p) => startRetreat(p, { units: [broken], from: [t.hex('1009')] }), dice);
  for (const hex of by) if (f.at() === 'retreat.hex') f.take({ kind: 'to', hex: t.hex(hex) });
  return { t, f, broken, tested: f.told('test').map(({ unit, cause }) => [t.b.units[unit]?.id, cause]) };
}

rule(
  ['VE-XII.2-c', 'VE-XII.2-e', 'VE-XII.2-g'],
  'the comrades next to whoever breaks test, neither those of its hex nor another corps',
  () => {
    const { tested, t } = flight(
      (t) => {
        t.lay('fr-61l', '0910', 'line', 1);
        t.lay('fr-72l', '1007', 'line', 1);
        expect(facts(t.b, t.lay('fr-811c', '1110')).corps).not.toBe(facts(t.b, t.unit('fr-2le')).corps);
      },
      [1, 2],
    );
    expect([tested, t.name(hexOf(t.p, t.unit('fr-2le')))]).toEqual([[['fr-61l', 'chain']], '1012']);
  },
);

rule('VE-XII.2-e', 'once each, though the broken unit runs past them', () => {
  // 0911 is next to 1010 and to 1011, 1013 to 1012 alone.
  const { tested } = flight(
    (t) => {
      t.lay('fr-61l', '0911', 'line', 1);
      t.lay('fr-72l', '1013', 'line', 1);
    },
    [1, 2, 1, 2],
  );
  expect(tested).toEqual([
    ['fr-61l', 'chain'],
    ['fr-72l', 'chain'],
  ]);
});

rule('VE-XII.2-c', 'who fails runs in turn, and shakes his own neighbours', () => {
  const next = flight(
    (t) => {
      t.lay('fr-61l', '0910', 'line', 1);
      t.lay('fr-72l', '0809', 'line', 1);
    },
    [6, 6, 1, 1],
  );
  expect(next.f.told('test').map(({ unit }) => unit)).toEqual([next.t.unit('fr-61l'), next.t.unit('fr-72l')]);
  expect(isDisorganised(next.t.p, next.t.unit('fr-61l'))).toBe(true);
});

rule(['VE-XII.2-c', 'VE-XI.4-a'], 'a failed rally breaks nobody, and so shakes nobody', () => {
  const t = bench();
  t.p.turn = 5;
  const broken = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 2 });
  t.lay('fr-61l', '0911', 'line', 1);
  despair(t, broken);
  const f = playing(t, startRally, [6, 6]);
  f.take({ kind: 'rally', unit: broken });
  while (f.at() === 'rally.direction') f.take(f.choices()[0] ?? { kind: 'pass' });
  f.flee();
  expect(f.told('test').map(({ cause }) => cause)).toEqual(['rally']);
});

rule(['VE-XII.2-g', 'VE-IX.6-p'], 'a failed square shakes its neighbours at once, and others when it runs', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const foot = t.lay('al-27j', '1007', 'line', 5);
  despair(t, foot);
  const corps = facts(t.b, foot).corps;
  const [beside, behind] = ['al-5m', 'al-7m'];
  t.lay(beside, '0907', 'line', 5);
  expect([beside, behind].map((id) => facts(t.b, t.unit(id)).corps)).toEqual([corps, corps]);
  const charge = drive(t, startCharges, [6, 6, 1, 2]);
  charge.take('charge fr-1ch 1', 'go', 'square 1007', 'pass');
  expect(charge.told('test')).toMatchObject([{ cause: 'square' }, { cause: 'chain', unit: t.unit(beside) }]);
  // After the shock phase it runs two hexes: beside is not asked again, who lies on the way is.
  t.p.marks[t.unit('fr-1ch')] = 0;
  t.lay(behind, '1004', 'line', 5);
  t.p.phase = 'shocks';
  const late = playing(t, startShocks, [1, 2]);
  while (late.at() !== OVER) late.take({ kind: 'to', hex: t.hex(['1006', '1005'][late.told('moved').length] ?? '') });
  expect(late.told('test')).toMatchObject([{ cause: 'chain', unit: t.unit(behind) }]);
});
