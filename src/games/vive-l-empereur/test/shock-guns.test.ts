import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { formationOf, hexOf, stepsOf } from '../field.ts';
import { AWAY, MARK } from '../position.ts';
import { bench } from './bench.ts';
import { clash, fight } from './fighting.ts';

// VIII.6, IX.6: guns that take no part of their own in a shock.

/** Infantry of one step with guns in Battery, taken from behind at 4:1. */
function behind(dice: readonly number[], steps = 1) {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1, { steps: 2 * steps });
  const foot = t.lay('al-27j', '1009', 'line', 1, { steps });
  const guns = t.lay('al-ast', '1009', 'battery', 1);
  const f = fight(t, dice, ['1010']);
  f.flee();
  const state = (unit: number) => (hexOf(t.p, unit) < 0 ? 'gone' : formationOf(t.p, unit));
  return { f, now: [state(foot), state(guns), stepsOf(t.p, guns)], stays: hexOf(t.p, guns) === t.hex('1009') };
}

rule(
  ['VE-VIII.6-h', 'VE-VIII.3-f', 'VE-V.4-e'],
  'guns outlive infantry that a bare loss has finished, and break with a D that does',
  () => {
    // 4:1: a 1 is 1/1, a 2 0/1*, a 3 D, a 4 D+1.
    const loss = behind([1]);
    expect([loss.now, loss.stays]).toEqual([['gone', 'battery', 2], true]);
    const star = behind([2]);
    expect([star.now, star.stays, star.f.told('test')]).toEqual([['gone', 'battery', 2], true, []]);
    expect(behind([3]).now).toEqual(['disorganised', 'disorganised', 2]);
    expect(behind([4]).now).toEqual(['gone', 'disorganised', 2]);
  },
);

/** Cavalry against a Square with Limbered guns on top of it. */
function square(dice: readonly number[], steps: number, riders: number) {
  const t = bench();
  const rider = t.lay('fr-gch', '1010', 'line', 1, { steps: riders });
  t.p.marks[rider] = MARK.charging | MARK.charged;
  const foot = t.lay('al-3073', '1009', 'square', 0, { steps });
  const guns = t.lay('al-ast', '1009', 'limbered', 0);
  const { powers } = clash(t, ['1010']);
  const f = fight(t, dice, ['1010']);
  f.flee();
  return { t, f, foot, guns, powers };
}

rule(
  ['VE-IX.6-h', 'VE-IX.6-n', 'VE-VIII.3-f'],
  'Limbered guns in a Square count, but lose and test nothing of their own',
  () => {
    // 1 × 4 to 2 + 2 is 1:1: a 4 costs both a step.
    const { t, f, foot, guns, powers } = square([4], 1, 4);
    expect([powers, hexOf(t.p, foot), stepsOf(t.p, guns), hexOf(t.p, guns)]).toEqual([
      [4, 4],
      AWAY.eliminated,
      2,
      t.hex('1009'),
    ]);
    expect(f.told('losses').map(({ unit }) => unit)).not.toContain(guns);
    // A 5 is 1*: the Square tests with +2; if it fails, the guns go with it.
    const broken = square([5, 6, 6], 2, 6);
    expect(broken.f.told('test').map(({ unit }) => unit)).toEqual([broken.foot]);
    expect([broken.foot, broken.guns].map((unit) => formationOf(broken.t.p, unit))).toEqual(
      Array(2).fill('disorganised'),
    );
  },
);

rule(['VE-IX.6-j', 'VE-X.4-b'], 'a battery under the Square fights with it and tests at +2', () => {
  const t = bench();
  const rider = t.lay('fr-gch', '1010', 'line', 1, { steps: 7 });
  t.p.marks[rider] = MARK.charging | MARK.charged;
  const guns = t.lay('al-ast', '1009', 'battery', 5);
  const foot = t.lay('al-3073', '1009', 'square', 0, { steps: 2 });
  expect(clash(t, ['1010']).terms[1].map(({ unit }) => unit)).toEqual([foot, guns]);
  // 7 to 6 is 1:1: a 5 is 1*; the Square fails, the guns test at 8 + 2 - 2.
  const f = fight(t, [5, 6, 6, 4, 4], ['1010']);
  f.flee();
  expect(f.told('test')).toMatchObject([
    { unit: foot, passed: false },
    { unit: guns, morale: 8, passed: true },
  ]);
});

rule(['VE-VIII.6-b', 'VE-VIII.8-h'], 'a shock from flank or rear tests at -2 or -3, as it was when it began', () => {
  const parts = (facing: number, cover: boolean, dice: readonly number[], steps: number) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps });
    const enemy = t.lay('al-g12', '1009', 'line', facing);
    if (cover) t.lay('al-95', '1110', 'line', 9);
    const f = fight(t, dice, ['1010']);
    f.flee();
    const tested = f.told('test').filter(({ unit }) => unit === enemy);
    return tested.flatMap((event) => event.parts.slice(1).map(({ what, value }) => `${what} ${value}`));
  };
  // 6 to 6 is 1:1: a 3 is 1/0*; facing 3 has the attack in flank, 1 in the rear.
  expect([parts(3, false, [3, 1, 1], 3), parts(1, false, [3, 1, 1], 3)]).toEqual([['flank -2'], ['rear -3']]);
  expect(parts(1, true, [2, 1, 1], 7)).toEqual([]);
  // 12 to 6 is 2:1: a 1 is 1*/0*; the attacker fails and is gone before the defender tests.
  expect(parts(1, false, [1, 6, 6, 1, 1], 6)).toEqual(['rear -3']);
});

rule(
  ['VE-VIII.3-b', 'VE-IV.3-d', 'VE-IV.7-f', 'VE-IV.12-i'],
  'a defender has what is printed in any terrain, halved from behind',
  () => {
    const power = (
      id: string,
      formation: Parameters<ReturnType<typeof bench>['lay']>[2],
      facing: number,
      terrain = '.',
    ) => {
      const t = bench({ terrain: { 1009: terrain }, hexsides: [{ a: '1010', b: '1009', type: 'stream' }] });
      t.lay('fr-2le', '1010', 'column', 0);
      t.lay(id, '1009', formation, facing);
      return clash(t, ['1010']).powers[1];
    };
    expect([
      power('al-g12', 'adapted', 0, 'W'),
      power('al-g12', 'adapted', 0, 'V'),
      power('al-g12', 'line', 5),
    ]).toEqual([9, 9, 9]);
    expect([power('al-5ld', 'line', 5), power('al-5ld', 'line', 1)]).toEqual([6, 4]);
    expect([power('al-ast', 'battery', 5), power('al-ast', 'battery', 1)]).toEqual([2, 2]);
  },
);

rule(['VE-IV.3-d', 'VE-VIII.3-d'], 'E-15: Adapted infantry attacks with what is printed', () => {
  const t = bench({ terrain: { 1010: 'V', 1009: 'W' } });
  t.lay('fr-108l', '1010', 'adapted', 0, { steps: 4 });
  t.lay('al-95', '1009', 'adapted');
  const { terms, powers } = clash(t, ['1010']);
  expect([terms[0][0]?.value, powers[0], terms[0][0]?.parts.map(({ what }) => what)]).toEqual([
    1,
    4,
    ['shock', 'terrain'],
  ]);
});

rule(['E-12', 'VE-VIII.4-a'], 'E-12: 2 a step and five steps are 10', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1);
  t.lay('al-on', '1009', 'line', 5, { steps: 5 });
  expect(clash(t, ['1010']).powers[1]).toBe(10);
});
