import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { formationOf, hexOf, stepsOf } from '../field.ts';
import { AWAY, MARK } from '../position.ts';
import { bench } from './bench.ts';
import { clash, fight, odds } from './fighting.ts';
import { OVER } from './table.ts';

// VIII.8: what comes of a shock.

rule(
  ['VE-VIII.8-c', 'VE-VIII.8-d', 'VE-V.4-a', 'VE-X.1-h', 'VE-VIII.10-b'],
  'a bare loss is taken on top by both sides and tests nobody',
  () => {
    const t = bench();
    const under = t.lay('fr-61l', '1010', 'line', 1);
    const top = t.lay('fr-2le', '1010', 'line', 1, { steps: 3 });
    const enemy = t.lay('al-on', '1009', 'line', 5, { steps: 5 });
    // 12 to 10 is 1:1; a 4 costs both a step.
    const f = fight(t, [4], ['1010']);
    expect([stepsOf(t.p, top), stepsOf(t.p, under), stepsOf(t.p, enemy)]).toEqual([2, 3, 4]);
    expect([f.told('test'), f.at(), f.revealed()]).toEqual([[], OVER, 1]);
    expect(f.told('shown').map(({ units }) => units)).toEqual([[top, under]]);
  },
);

rule(
  ['VE-V.3-e', 'VE-V.5-b', 'VE-V.5-c', 'VE-V.5-e', 'VE-X.2-a'],
  'E-4: a stack tests from the top, each with -2 more',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    const units = ['al-n1', 'al-n2', 'al-n3'].map((id) => t.lay(id, '1009', 'line', 5, { steps: 3 }));
    const [third, second, first] = units;
    // 14 to 18 is 2:3: a 4 gives 1/0*. Rolls 9, 7, 4: two fail, the third holds.
    const f = fight(t, [4, 4, 5, 3, 4, 2, 2], ['1010']);
    expect(f.told('test').map(({ unit, morale, passed }) => [unit, morale, passed])).toEqual([
      [first, 8, false],
      [second, 6, false],
      [third, 4, true],
    ]);
    expect(units.map((unit) => formationOf(t.p, unit))).toEqual(['line', 'disorganised', 'disorganised']);
    expect(hexOf(t.p, first ?? 0)).toBe(hexOf(t.p, second ?? 0));
  },
);

rule(
  ['VE-VIII.8-f', 'VE-VIII.8-e', 'VE-VIII.9-a'],
  'in a town nobody tests, but a D drives out; twice Disorganised is the end',
  () => {
    const town = (dice: readonly number[], disorganised = false) => {
      const t = bench({ terrain: { 1009: 'V' } });
      t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
      const enemy = t.lay('al-95', '1009', disorganised ? 'disorganised' : 'adapted', 0, {
        steps: disorganised ? 6 : 3,
      });
      const f = fight(t, dice, ['1010']);
      f.flee();
      return [f.told('test').length, formationOf(t.p, enemy), hexOf(t.p, enemy) === t.hex('1009'), hexOf(t.p, enemy)];
    };
    // 6 to 6 is 1:1: a 3 gives 0*, a 6 D.
    expect(town([3]).slice(0, 3)).toEqual([0, 'adapted', true]);
    expect(town([6]).slice(0, 3)).toEqual([0, 'disorganised', false]);
    expect(town([6], true)[3]).toBe(AWAY.eliminated);
  },
);

rule(
  ['VE-IX.6-b', 'VE-IX.3-c', 'VE-IX.3-e', 'VE-IV.4-d', 'VE-X.4-b', 'E-17'],
  'E-17: charged infantry loses one more, a Square does not and tests at +2',
  () => {
    const charge = (dice: readonly number[], formation: 'line' | 'square', steps: number) => {
      const t = bench();
      const rider = t.lay('fr-gch', '1010', 'line', 1, { steps: 6 });
      t.p.marks[rider] = MARK.charging | MARK.charged;
      const enemy = t.lay('al-3073', '1009', formation, formation === 'line' ? 5 : 0, { steps });
      const f = fight(t, dice, ['1010']);
      return {
        left: stepsOf(t.p, enemy),
        why: f.told('losses').flatMap(({ unit, clause }) => (unit === enemy ? [clause] : [])),
        test: f.told('test')[0],
        odds: odds(t, f.told('shock')[0]?.column ?? 0),
      };
    };
    // 24 to 8 is 3:1: rows 1 to 4 give 1, 1*, D, D; 24 to 16 is 3:2, where a 1 gives 0.
    expect([charge([1], 'line', 4).left, charge([2, 1, 1], 'line', 4).left, charge([3], 'line', 4).left]).toEqual([
      2, 2, 3,
    ]);
    expect(charge([5], 'line', 4).left).toBe(2);
    // What the table does not say is told by its own clause.
    expect([charge([1], 'line', 4).why, charge([5, 5, 4], 'square', 3).why]).toEqual([['VE-IX.6-b'], ['VE-VIII.8-d']]);
    // There a 2 is 0*: tested, and nothing lost.
    expect([charge([1, 1, 1], 'line', 8).left, charge([2, 1, 1], 'line', 8).left]).toEqual([8, 8]);
    // 6 to 2 is 3:1 too, but cavalry is worth 1 against a Square.
    const square = charge([2], 'square', 1);
    expect([square.odds, square.left]).toEqual(['3:1', 0]);
    expect(charge([4], 'square', 3).odds).toBe('1:1');
    const held = charge([5, 5, 4], 'square', 3);
    expect([held.left, held.test?.parts.map(({ what }) => what), held.test?.passed]).toEqual([
      2,
      ['morale', 'squareAgainstCavalry', 'losses'],
      true,
    ]);
  },
);

rule(
  ['VE-IX.6-i', 'VE-IX.6-q', 'VE-IV.4-e'],
  'guns on top of a Square lose a step to cavalry first; infantry halves the Square',
  () => {
    const t = bench();
    const rider = t.lay('fr-gch', '1010', 'line', 1);
    t.p.marks[rider] = MARK.charging | MARK.charged;
    t.lay('al-g12', '1009', 'square');
    const guns = t.lay('al-ast', '1009', 'battery', 5);
    // 4 to 10: 1:3, a 6 gives 1/0*; the guns test first, without +2.
    const f = fight(t, [6, 1, 1], ['1010']);
    expect([stepsOf(t.p, guns), f.told('losses')[0]?.clause]).toEqual([1, 'VE-IX.6-i']);
    expect(f.told('shock')[0]?.powers).toEqual([4, 10]);
    expect(f.told('test')[0]).toMatchObject({ unit: guns, parts: [{ what: 'morale', value: 8 }] });
    t.lay('fr-2le', '1109', 'line', 9);
    for (const unit of [guns, t.unit('al-g12')]) t.p.marks[unit] = 0;
    expect(clash(t, ['1010', '1109']).terms[1].map(({ value }) => value)).toEqual([1, 2]);
  },
);

rule(['VE-VIII.8-g'], 'of several attacking stacks one pays, which its owner names', () => {
  const t = bench();
  const one = t.lay('fr-2le', '1010', 'line', 1, { steps: 4 });
  const other = t.lay('fr-1l', '1109', 'line', 7, { steps: 4 });
  t.lay('al-on', '1009', 'line', 5, { steps: 5 });
  // 16 to 10 is 3:2: a 2 gives 1/0*.
  const f = fight(t, [2, 1, 1], ['1010', '1109']);
  expect([f.at(), f.choices()]).toEqual([
    'combat.attackerPays',
    ['1010', '1109'].map((hex) => ({ kind: 'pay', hex: t.hex(hex) })),
  ]);
  f.take({ kind: 'pay', hex: t.hex('1109') });
  expect([stepsOf(t.p, one), stepsOf(t.p, other)]).toEqual([4, 3]);
});

rule(
  ['VE-VIII.3-e', 'VE-V.3-d', 'VE-VIII.7-b', 'VE-VIII.2-d', 'VE-V.4-b'],
  'guns of an attacking stack do not fight, but break with it',
  () => {
    const t = bench();
    const foot = t.lay('fr-2le', '1010', 'line', 1, { steps: 3 });
    const column = t.lay('fr-61l', '1010', 'column', 2);
    const guns = t.lay('fr-a12', '1010', 'battery', 1);
    t.lay('al-on', '1009', 'line', 5, { steps: 5 });
    expect(clash(t, ['1010']).powers).toEqual([6, 10]);
    // 1:2: a 1 gives D+1 to the attacker.
    const f = fight(t, [1], ['1010']);
    f.flee();
    expect(f.told('losses').map(({ unit }) => unit)).toEqual([foot]);
    expect([foot, column, guns].map((unit) => formationOf(t.p, unit))).toEqual(Array(3).fill('disorganised'));
    // VE-VIII.9-m: away from the hex that it attacked.
    expect(t.b.ground.hexes.distance(hexOf(t.p, foot), t.hex('1009'))).toBe(3);
  },
);
