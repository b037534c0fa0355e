import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { hexOf, unitsAt } from '../field.ts';
import { AWAY, type Choice, MARK, type Position, type Unit } from '../position.ts';
import type { Move } from '../rules/frames.ts';
import { startMovement } from '../rules/movement.ts';
import { type Bench, bench } from './bench.ts';
import { playing } from './table.ts';

const move = (unit: Unit): Choice => ({ kind: 'move', unit });
const turn = (unit: Unit, facing: number): Choice => ({ kind: 'turn', unit, facing });
const change = (
  unit: Unit,
  formation: 'line' | 'column' | 'square' | 'battery' | 'limbered' | 'skirmish' | 'adapted',
  facing: number,
  second = OFF,
): Choice => ({ kind: 'change', unit, formation, facing, second });
const PASS: Choice = { kind: 'pass' };

/** The movement phase of a side; 0 is the French one. */
function phase(t: Bench, dice: readonly number[] = [], seat = 0) {
  t.p.phase = 'movement';
  t.p.active = seat;
  const g = playing(t, startMovement, dice);
  const isMove = (f: { readonly step: string }): f is Move => f.step.startsWith('move.');
  return {
    ...g,
    to: (hex: string) => g.take({ kind: 'step', hex: t.hex(hex) }),
    back: (hex: string) => g.take({ kind: 'back', hex: t.hex(hex) }),
    spent: () => t.p.stack.findLast(isMove)?.spent,
    whyTo: (hex: string) => g.refusal({ kind: 'step', hex: t.hex(hex) }),
  };
}
const stance = (p: Position, unit: Unit) => [p.formation[unit], p.facing[unit]];

rule(
  ['VE-VI.2-b', 'VE-VI.1-f', 'VE-VI.6-c', 'VE-IV.3-g', 'E-7'],
  'E-7: a Column goes 1, uphill 2, into a forest 2: five of six',
  () => {
    const t = bench({ terrain: { 1007: 'W' }, heights: { 1008: 2, 1007: 2 } });
    const unit = t.lay('fr-61l', '1010', 'column', 0);
    const g = phase(t);
    g.take(move(unit));
    g.to('1009');
    expect(g.spent()).toEqual([1]);
    g.to('1008');
    expect(g.spent()).toEqual([3]);
    g.to('1007');
    expect([g.spent(), stance(t.p, unit)]).toEqual([[5], ['adapted', 0]]);
    // One is left: enough for a clear hex, level or downhill.
    expect(g.hexes('step')).toEqual(['0907', '0908', '1006', '1008', '1107', '1108']);
    g.to('1006');
    expect(stance(t.p, unit)).toEqual(['column', 0]);
    expect(g.whyTo('1005')).toBe('VE-VI.1-g tooFewPoints');
  },
);

rule(['VE-IV.2-c', 'VE-IV.1-b', 'VE-IV.3-b'], 'each formation goes only where it faces', () => {
  const ways = (formation: 'line' | 'column' | 'square' | 'disorganised', facing: number) => {
    const t = bench();
    const unit = t.lay('al-27j', '1010', formation, facing);
    const g = phase(t, [], 1);
    g.take(move(unit));
    return g.hexes('step').length;
  };
  expect([ways('column', 0), ways('line', 1), ways('square', 0)]).toEqual([1, 2, 6]);
  // VE-IV.5-d: Disorganised units have all six hexes before them, but only those that lead home.
  expect(ways('disorganised', 0)).toBeLessThan(4);
});

rule(['VE-VI.2-a', 'VE-VI.1-m'], 'refusals: not ahead, and an enemy there', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1010', 'column', 0);
  t.lay('al-95', '1009', 'line', 1);
  const g = phase(t);
  g.take(move(unit));
  expect([g.whyTo('1110'), g.whyTo('1009')]).toEqual(['VE-VI.2-a notInFront', 'VE-VI.1-m enemyThere']);
});

rule(
  ['VE-VI.1-j', 'VE-VI.1-i', 'VE-IV.4-c', 'E-6', 'E-6b'],
  'E-6, E-6b: a Square steps once, or becomes a Column with five left',
  () => {
    const t = bench();
    const unit = t.lay('fr-61l', '1010', 'square');
    const g = phase(t);
    g.take(move(unit));
    g.to('1009');
    expect(g.refusal(change(unit, 'column', 0))).toBe('VE-VI.1-j tooFewPoints');
    expect(g.whyTo('1008')).toBe('VE-VI.1-g tooFewPoints');
    const u = bench();
    const other = u.lay('fr-61l', '1010', 'square');
    const h = phase(u);
    h.take(move(other), change(other, 'column', 0));
    for (const hex of ['1009', '1008', '1007', '1006', '1005']) h.to(hex);
    expect(h.whyTo('1004')).toBe('VE-VI.1-g tooFewPoints');
  },
);

rule(
  ['VE-VI.1-h', 'VE-VI.3-a', 'VE-VI.3-d', 'E-6c'],
  'E-6c: a Column that has spent three and becomes a Line stops',
  () => {
    const t = bench();
    const unit = t.lay('fr-61l', '1010', 'column', 0);
    const g = phase(t);
    g.take(move(unit));
    for (const hex of ['1009', '1008', '1007']) g.to(hex);
    expect(g.refusal(change(unit, 'line', 3))).toBe('VE-VI.3-d wrongFacing');
    g.take(change(unit, 'line', 1));
    expect([g.spent(), g.hexes('step'), g.choices()]).toEqual([[4], [], [PASS]]);
  },
);

rule(
  ['VE-VI.3-e', 'VE-IV.12-c', 'VE-VI.3-i', 'VE-VI.1-n', 'E-8'],
  'E-8: a battery limbers for two of five, and unlimbers only if two are left',
  () => {
    const t = bench();
    const unit = t.lay('fr-a59', '1010', 'battery', 1);
    const g = phase(t);
    g.take(move(unit), change(unit, 'limbered', 6));
    expect(g.spent()).toEqual([2]);
    g.to('1011');
    g.take(change(unit, 'battery', 1));
    expect(g.refusal(change(unit, 'limbered', 0))).toBe('VE-VI.3-i unlimberedNow');
    expect(g.choices()).toEqual([PASS]);
    const u = bench();
    const other = u.lay('fr-a59', '1010', 'battery', 1);
    const h = phase(u);
    h.take(move(other), change(other, 'limbered', 6));
    h.to('1011');
    h.to('1012');
    expect(h.refusal(change(other, 'battery', 1))).toBe('VE-VI.1-j tooFewPoints');
  },
);

rule(['VE-VI.4-b', 'VE-IV.12-d'], 'a battery turns by 60 degrees if it does nothing else', () => {
  const t = bench();
  const unit = t.lay('fr-a59', '1010', 'battery', 1);
  const g = phase(t);
  g.take(move(unit));
  expect(g.refusal(turn(unit, 5))).toBe('VE-VI.4-b batteryTurn');
  g.take(turn(unit, 3));
  expect(g.refusal(turn(unit, 1))).toBe('VE-VI.4-b batteryTurn');
  expect(g.refusal(change(unit, 'limbered', 0))).toBe('VE-VI.3-i unlimberedNow');
});

rule(
  ['VE-VI.4-c', 'VE-VI.4-h', 'VE-VI.4-a', 'VE-VI.4-d', 'E-34'],
  'E-34: 60 degrees are free in each hex, also in the last; an about-face costs two',
  () => {
    const t = bench();
    const unit = t.lay('fr-61l', '1010', 'column', 0);
    const g = phase(t);
    g.take(move(unit), turn(unit, 2));
    expect(g.spent()).toEqual([0]);
    g.take(turn(unit, 0));
    expect(g.spent()).toEqual([1]);
    g.take(turn(unit, 6));
    expect(g.spent()).toEqual([3]);
    for (const hex of ['1011', '1012', '1013']) g.to(hex);
    g.take(turn(unit, 8));
    expect([g.spent(), g.choices()]).toEqual([[6], [PASS]]);
  },
);

rule(['VE-VI.4-e', 'VE-IV.3-a', 'E-36'], 'E-36: back uphill for three, back into a forest for three', () => {
  const t = bench({ heights: { 1011: 2, 1012: 2 }, terrain: { 1012: 'W' } });
  const unit = t.lay('fr-61l', '1010', 'column', 0);
  const g = phase(t);
  g.take(move(unit));
  expect(g.refusal({ kind: 'back', hex: t.hex('0910') })).toBe('VE-VI.4-e notBehind');
  g.back('1011');
  g.back('1012');
  expect([g.spent(), stance(t.p, unit)]).toEqual([[6], ['adapted', 0]]);
  expect(g.log.map((event) => (event.kind === 'moved' ? event.how : event.kind))).toEqual(['back', 'back']);
});

/** A road due north from 1020. */
const ROAD = ['1020', '1019', '1018', '1017', '1016', '1015', '1014', '1013', '1012', '1011', '1010', '1109', '1108'];

rule(
  ['VE-VI.7-d', 'VE-VI.7-k', 'VE-VI.7-b', 'E-35'],
  'E-35: the road gives two more, for steps along it and for a change at its end',
  () => {
    const t = bench({ roads: [ROAD], terrain: { 1018: 'W' } });
    const unit = t.lay('fr-61l', '1020', 'column', 0);
    const g = phase(t);
    g.take(move(unit));
    for (const hex of ROAD.slice(1, 7)) g.to(hex);
    expect(g.spent()).toEqual([6]);
    // VE-VI.7-c: through the forest in Column.
    expect(stance(t.p, unit)).toEqual(['column', 0]);
    g.take(turn(unit, 2));
    expect(g.whyTo('1114')).toBe('VE-VI.1-g tooFewPoints');
    g.take(turn(unit, 0));
    g.to('1013');
    expect(g.refusal(change(unit, 'line', 1))).toBe(null);
    g.to('1012');
    expect([g.spent(), g.refusal(change(unit, 'line', 1)), g.hexes('step')]).toEqual([
      [8],
      'VE-VI.1-j tooFewPoints',
      [],
    ]);
  },
);

rule(['VE-VI.7-f', 'VE-VI.7-j'], 'a bend of the road is followed free, and leaves the free 60 degrees', () => {
  const t = bench({ roads: [['1012', '1011', '1111', '1112']] });
  const unit = t.lay('fr-61l', '1012', 'column', 0);
  const g = phase(t);
  g.take(move(unit));
  g.to('1011');
  g.take(turn(unit, 2), turn(unit, 4), turn(unit, 2));
  expect(g.spent()).toEqual([1]);
  g.to('1111');
  // 120 degrees, free along the road; back to where it came from is an about-face.
  g.take(turn(unit, 6));
  expect(g.spent()).toEqual([2]);
  g.take(turn(unit, 8));
  expect(g.spent()).toEqual([2]);
  g.take(turn(unit, 2));
  expect(g.spent()).toEqual([4]);
  // Along the road it came by nothing is free.
  g.take(turn(unit, 8));
  expect(g.spent()).toEqual([6]);
});

rule(
  ['VE-VI.7-l', 'VE-VI.7-i', 'VE-IV.9-f'],
  'E-37: a fortified farm on a road costs infantry 1, and is shut to cavalry',
  () => {
    const t = bench({ terrain: { 1612: 'F' }, roads: [['1512', '1612', '1712']] });
    const unit = t.lay('fr-61l', '1512', 'column', 4);
    const g = phase(t);
    g.take(move(unit));
    g.to('1612');
    expect([g.spent(), stance(t.p, unit)]).toEqual([[1], ['adapted', 0]]);
    g.to('1712');
    expect([g.spent(), stance(t.p, unit)]).toEqual([[2], ['column', 2]]);
    for (const id of ['fr-1ch', 'fr-a59']) {
      const u = bench({ terrain: { 1612: 'F' }, roads: [['1512', '1612', '1712']] });
      const other = u.lay(id, '1512', undefined, 4);
      const h = phase(u);
      h.take(move(other));
      expect(h.whyTo('1612')).toBe('VE-VI.2-b closedGround');
    }
  },
);

rule(
  ['VE-VI.1-n', 'VE-VI.1-d', 'VE-IV.2-g', 'E-38'],
  'E-38: infantry and guns together go as far as the slowest',
  () => {
    const t = bench({ terrain: { 1009: 'r', 1008: 'r' } });
    const gun = t.lay('fr-a59', '1010', 'limbered', 0);
    const unit = t.lay('fr-61l', '1010', 'column', 0);
    const other = t.lay('fr-72l', '1011', 'column', 0);
    const g = phase(t);
    g.take(move(unit));
    expect(g.refusal(move(other))).toBe('VE-VI.1-d notStackedHere');
    g.take(move(gun));
    g.to('1009');
    expect([g.spent(), unitsAt(t.p, t.hex('1009'))]).toEqual([
      [2, 3],
      [unit, gun],
    ]);
    expect(g.whyTo('1008')).toBe('VE-VI.1-g tooFewPoints');
    expect(g.refusal({ kind: 'drop', unit })).toBe(null);
    g.take({ kind: 'drop', unit: gun });
    g.to('1008');
    expect(g.spent()).toEqual([4]);
    g.take(PASS);
    expect([g.refusal(move(unit)), g.refusal(move(gun))]).toEqual(['VE-VI.1-c movedAlready', 'VE-VI.1-c movedAlready']);
  },
);

rule(
  ['VE-VI.1-b', 'VE-VI.1-c', 'VE-XIV.2-c'],
  'cavalry that has charged does not move, nor the leader who rode with it',
  () => {
    const t = bench();
    const horse = t.lay('fr-1ch', '1010', 'column', 0);
    const leader = t.lead('ney', '1010');
    t.p.marks[horse] = MARK.charged;
    t.p.leaderMarks[leader] = 2;
    const g = phase(t);
    expect([g.refusal(move(horse)), g.refusal({ kind: 'lead', leader })]).toEqual([
      'VE-VI.1-b chargedAlready',
      'VE-XIV.2-c leaderCharged',
    ]);
  },
);

rule(['VE-V.1-a', 'VE-V.1-b', 'VE-V.2-a', 'VE-VI.1-k'], 'limits and arms hold at every step', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'column', 0);
  t.lay('fr-93l', '1009', 'column', 0);
  const horse = t.lay('fr-1ch', '1011', 'column', 0);
  const g = phase(t);
  g.take(move(unit));
  expect(g.whyTo('1009')).toBe('VE-V.1-a stackFull');
  g.take(PASS, move(horse));
  expect(g.whyTo('1010')).toBe('VE-V.2-a armsDoNotMix');
});

rule(
  ['VE-VI.1-o', 'VE-V.8-c', 'VE-V.8-d', 'VE-IV.4-i', 'VE-V.7-d'],
  'where it may only pass it goes on, or does not enter',
  () => {
    const t = bench();
    const unit = t.lay('fr-61l', '1010', 'column', 0);
    t.lay('fr-72l', '1009', 'disorganised');
    t.lay('fr-108l', '1008', 'square');
    const g = phase(t);
    g.take(move(unit));
    g.to('1009');
    expect(g.refusal(PASS)).toBe('VE-V.8-d mayNotStop');
    g.to('1008');
    expect(g.refusal(PASS)).toBe('VE-V.8-d mayNotStop');
    g.take(change(unit, 'square', 0));
    expect(g.refusal(PASS)).toBe(null);
    const u = bench();
    const line = u.lay('fr-61l', '1010', 'line', 1);
    u.lay('fr-72l', '1008', 'disorganised');
    const h = phase(u);
    h.take(move(line));
    h.to('1009');
    h.to('1109');
    h.take(turn(line, 11));
    expect(h.whyTo('1008')).toBe('VE-VI.1-g tooFewPoints');
    const v = bench();
    const slow = v.lay('fr-61l', '1011', 'line', 1);
    v.lay('fr-72l', '1008', 'disorganised');
    const k = phase(v);
    k.take(move(slow));
    k.to('1010');
    k.to('1009');
    expect(k.whyTo('1008')).toBe('VE-VI.1-o cannotGoOn');
  },
);

rule(['VE-IV.5-d', 'VE-IV.10-c', 'VE-IV.13-b'], 'Disorganised units move homewards alone', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1010', 'disorganised');
  const g = phase(t);
  g.take(move(unit));
  const home = t.b.home[0]?.infantry;
  const near = g.hexes('step').map((name) => home?.[t.hex(name)]);
  expect(new Set(near)).toEqual(new Set([(home?.[t.hex('1010')] ?? 0) - 1]));
  expect(g.whyTo('1009')).toBe('VE-IV.5-d notHomewards');
});

rule(['VE-V.8-a', 'VE-VI.1-l'], 'a Disorganised unit passes friends in order, who test at once', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1011', 'disorganised');
  const g0 = phase(t);
  g0.take(move(unit));
  const [next = ''] = g0.hexes('step');
  const u = bench();
  const runner = u.lay('fr-61l', '1011', 'disorganised');
  const friend = u.lay('fr-72l', next, 'line', 1);
  const g = phase(u, [1, 2]);
  g.take(move(runner));
  g.to(next);
  expect(g.log.map(({ kind }) => kind)).toEqual(['moved', 'test']);
  expect(g.log[1]).toMatchObject({ cause: 'passedOver', unit: friend, passed: true });
  expect(g.refusal(PASS)).toBe('VE-V.8-d mayNotStop');
});

rule(['VE-V.7-a', 'VE-V.7-b'], 'E-5: the phase does not end while a stack disagrees that could be put right', () => {
  const t = bench();
  const below = t.lay('fr-72l', '1010', 'column', 6);
  const top = t.lay('fr-61l', '1010', 'line', 3);
  const g = phase(t);
  expect(g.refusal(PASS)).toBe('VE-V.7-a stackDisagrees');
  g.take(move(below), turn(below, 4), PASS);
  expect(g.refusal(PASS)).toBe(null);
  expect(top).not.toBe(below);
});

rule(
  ['VE-V.9-a', 'VE-V.9-c', 'VE-0-j'],
  'who comes lies on top; the order is free; what comes to light cannot be taken back',
  () => {
    const t = bench();
    const below = t.lay('fr-72l', '1010', 'column', 0);
    const unit = t.lay('fr-61l', '1011', 'column', 0);
    const g = phase(t);
    g.take(move(unit));
    g.to('1010');
    expect([unitsAt(t.p, t.hex('1010')), g.revealed()]).toEqual([[unit, below], 0]);
    g.take(PASS, { kind: 'top', unit: below });
    expect([unitsAt(t.p, t.hex('1010')), g.revealed()]).toEqual([[below, unit], 1]);
    expect(g.refusal({ kind: 'top', unit: below })).toBe('VE-V.9-a onTopAlready');
    // Whoever leaves from above shows who lay under it.
    g.take(move(below));
    g.to('1009');
    expect(g.revealed()).toBe(2);
  },
);

rule(['VE-I-b'], 'a corps that is held back stays south of its line until it is released', () => {
  const t = bench({ special: { restrained: { corps: 'glc', rows: 14, stepLost: 2 } } });
  t.p.released = false;
  const id = t.b.units.find(({ corps }) => corps === t.b.restrained)?.id ?? '';
  const unit = t.lay(id, '1015', 'column', 0);
  const g = phase(t);
  g.take(move(unit));
  expect(g.whyTo('1014')).toBe('VE-I-b heldBack');
  t.p.released = true;
  expect(g.whyTo('1014')).toBe(null);
});

rule(['VE-XV-c', 'VE-XV-b'], 'off the map by a line of communication of its own, straight ahead, for one MP', () => {
  const t = bench();
  const own = t.b.loc[0]?.indexOf(1) ?? OFF;
  const name = t.name(own);
  const unit = t.lay('fr-61l', name, 'column', 6);
  const other = t.lay('fr-72l', '1010', 'column', 6);
  const g = phase(t);
  g.take(move(other));
  expect(g.refusal({ kind: 'exit' })).toBe('VE-XV-c noWayOff');
  g.take(PASS, move(unit), turn(unit, 4), turn(unit, 6));
  g.take({ kind: 'exit' });
  expect([hexOf(t.p, unit), g.log.at(-1)?.kind, g.at()]).toEqual([AWAY.left, 'left', 'movement.choose']);
});
