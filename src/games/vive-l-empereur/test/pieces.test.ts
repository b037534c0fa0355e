import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF, WAYS } from '../../../grids/hexes.ts';
import { standardBox } from '../data/standard.ts';
import { isFront, neighbour } from '../field.ts';
import { NONE } from '../position.ts';
import { valuesOf } from '../rules/command.ts';
import { fireParts, half } from '../rules/fire-parts.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { attackParts } from '../rules/shock-value.ts';
import { complies } from '../rules/stacking.ts';
import { startStep } from '../rules/step.ts';
import { allowance } from '../rules/ways.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// VE-0, VE-III: what the pieces say; and a few words of the battles about them.

rule('VE-0-g', 'nobody is held by the nearness of an enemy', () => {
  const t = bench();
  t.lay('fr-61l', '1012', 'column', 0);
  for (const [id, hex] of [
    ['al-95', '1112'],
    ['al-27j', '1111'],
    ['al-7l', '1110'],
  ] as const)
    t.lay(id, hex, 'line', 3);
  const f = marching(t);
  f.take('move fr-61l', 'step 1011', 'step 1010', 'step 1009', 'step 1008');
  expect([f.spent(), f.kinds()]).toEqual([[4], ['moved', 'moved', 'moved', 'moved']]);
});

rule('VE-III.1-a', 'two faces: Line and Column, Battery and Limbered, with the MP of each', () => {
  const t = bench();
  const mp = (id: string, ...formations: ('line' | 'column' | 'battery' | 'limbered')[]) =>
    formations.map((each) => allowance(t.box, t.b.units[t.unit(id)] ?? expect.fail(), each));
  expect([mp('fr-61l', 'line', 'column'), mp('fr-a59', 'battery', 'limbered')]).toEqual([
    [3, 6],
    [0, 5],
  ]);
  const { infantry, cavalry, artillery } = t.box.formations;
  for (const arm of [infantry, cavalry]) expect([arm.line, arm.column].includes(null)).toBe(false);
  expect([infantry.battery, infantry.limbered, cavalry.battery, artillery.line, artillery.column]).toEqual(
    Array(5).fill(null),
  );
});

rule('VE-III.1-b', 'the band marks the front: two hexes before a Line, three before a Column', () => {
  const { infantry } = bench().box.formations;
  const front = (how: typeof infantry.line, facing: number) =>
    [0, 1, 2, 3, 4, 5].filter((way) => how !== null && isFront(how, facing, way));
  expect([front(infantry.line, 1), front(infantry.column, 0)]).toEqual([
    [0, 1],
    [0, 1, 5],
  ]);
});

rule('VE-III.1-f', 'printed values change with what is done, and halves are rounded up', () => {
  const t = bench();
  const guns = t.lay('fr-a59', '1010', 'battery', 1, { steps: 1 });
  t.lay('al-95', '1009', 'line', 7);
  const { fire } = t.b.units[guns] ?? expect.fail();
  expect([half(5), half(6)]).toEqual([3, 3]);
  expect(sum(fireParts(t.box, t.b, t.p, guns, t.hex('1010'), t.hex('1009')))).toBe(half(fire));
});

rule(['VE-III.2-a', 'VE-III.2-b'], 'a leader brings to fights, to tests, and MP of his own', () => {
  const t = bench();
  const ney = t.lead('ney', '1010');
  expect(valuesOf(t.box, t.b, t.p, ney)).toMatchObject({ combat: 2, morale: 3, mp: 12 });
  const unit = t.lay('fr-61l', '1010', 'column', 0);
  const morale = () => sum(moraleParts(t.box, t.b, t.p, unit, { cause: 'fire' }));
  const led = morale();
  t.p.leaderAt[ney] = t.hex('1020');
  expect(led - morale()).toBe(3);
  const f = marching(t);
  f.take('lead ney');
  for (let row = 19; row > 8; row--) f.take(`step 10${String(row).padStart(2, '0')}`);
  expect(f.spent()).toEqual([11]);
  f.take('step 1008');
  expect(f.choices('step')).toEqual([]);
});

rule('VE-III.3-a', 'a Square fires from its Line face, two less, and has one MP', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'square');
  t.lay('al-95', '1009', 'line', 7);
  const facts = t.b.units[unit] ?? expect.fail();
  expect(allowance(t.box, facts, 'square')).toBe(1);
  expect(sum(fireParts(t.box, t.b, t.p, unit, t.hex('1010'), t.hex('1009')))).toBe(facts.fire - 2);
});

rule(['VE-III.3-c', 'VE-III.6-a'], 'losses are ticked off, and leave no marker', () => {
  const t = bench();
  t.p.turn = 5;
  const unit = t.lay('fr-2le', '1010', 'column', 0);
  const firer = t.lay('al-95', '0911', 'line', 3);
  expect([t.p.steps[unit], t.p.marker[unit]]).toEqual([7, NONE]);
  const f = drive(
    t,
    (p) => startStep(p, { kind: 'regular', units: [unit], from: t.hex('1010'), to: t.hex('1009') }),
    [6, 1, 1],
  );
  f.take('fire');
  expect(f.told('fire')).toMatchObject([{ firers: [{ unit: firer }] }]);
  const [{ steps: lost = 0 } = {}] = f.log.flatMap((each) => (each.kind === 'losses' ? each : []));
  expect([lost > 0, t.p.steps[unit], t.p.marker[unit]]).toEqual([true, 7 - lost, NONE]);
});

rule('VE-III.4-a', 'no decoys, reserves or events among the pieces', () => {
  const box = standardBox();
  for (const scenario of [0, 1])
    for (const { arm, steps } of box.battle(scenario).units) {
      expect(['infantry', 'cavalry', 'artillery']).toContain(arm);
      expect(steps).toBeGreaterThan(0);
    }
});

rule('VE-XIII-f', 'who comes in moves on at once, whoever leads him', () => {
  const t = bench();
  const unit = t.b.units.findIndex(({ arrival, side, arm }) => arrival !== null && side === 0 && arm === 'infantry');
  const { id = '', arrival } = t.b.units[unit] ?? {};
  t.p.turn = arrival?.turn ?? 1;
  const f = marching(t);
  f.take(`enter ${id} ${t.name(arrival?.entry ?? OFF)} column 0`);
  expect(f.choices('step')).toHaveLength(1);
});

rule('VE-XIII-g', 'no battle has a reserve on the map: all stand there or come in by the edge', () => {
  const box = standardBox();
  for (const scenario of [0, 1]) {
    const b = box.battle(scenario);
    for (const { setup, arrival } of b.units) {
      expect((setup === null) !== (arrival === null)).toBe(true);
      if (arrival === null) continue;
      const beyond = Array.from({ length: WAYS }, (_, way) => neighbour(b, arrival.entry, way));
      expect(beyond).toContain(OFF);
    }
  }
});

rule('VE-QB-S6', 'reinforcements come in on their turn or later, in any order, and form one queue', () => {
  const t = bench({ roads: [['1125', '1124', '1123']] });
  const due = t.b.units.flatMap(({ arrival, side, id, arm }) =>
    arrival !== null && side === 0 && arm === 'infantry' && t.name(arrival.entry) === '1125' ? { id, ...arrival } : [],
  );
  const last = due.at(-1) ?? expect.fail();
  t.p.turn = Math.max(...due.map(({ turn }) => turn)) + 1;
  const f = marching(t);
  f.take(`enter ${last.id} 1125 column 0`);
  expect(f.frame()?.late).toBe(0);
  f.take('step 1124', 'step 1123', 'pass', `enter ${due[0]?.id} 1125 column 0`);
  expect(f.frame()?.late).toBe(1);
});

rule(
  ['E-5', 'E-5b'],
  'mixed order: two front hexes in common, fire from the top, and the Column strikes with one more',
  () => {
    const t = bench();
    const column = t.lay('fr-72l', '1010', 'column', 2, { steps: 4 });
    const line = t.lay('fr-61l', '1010', 'line', 3, { steps: 4 });
    t.lay('al-95', '1110', 'line', 9);
    const [from, target] = [t.hex('1010'), t.hex('1110')];
    expect(complies(t.box, t.b, t.p, from)).toBe(true);
    const { fire } = t.b.units[line] ?? expect.fail();
    expect(sum(fireParts(t.box, t.b, t.p, line, from, target))).toBe(fire);
    expect([line, column].map((unit) => sum(attackParts(t.box, t.b, t.p, unit, from, target) ?? []))).toEqual([2, 3]);
    t.p.facing[column] = 6;
    expect(complies(t.box, t.b, t.p, from)).toBe(false);
  },
);
