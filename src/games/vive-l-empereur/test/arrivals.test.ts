import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { hexOf } from '../field.ts';
import type { Choice, Unit } from '../position.ts';
import type { Move } from '../rules/frames.ts';
import { startMovement } from '../rules/movement.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { playing } from './table.ts';

const PASS: Choice = { kind: 'pass' };
const isMove = (f: { readonly step: string }): f is Move => f.step.startsWith('move.');

function phase(t: Bench, seat = 0) {
  t.p.phase = 'movement';
  t.p.active = seat;
  const g = playing(t, startMovement);
  return {
    ...g,
    to: (hex: string) => g.take({ kind: 'step', hex: t.hex(hex) }),
    move: () => t.p.stack.findLast(isMove),
  };
}

/** The French come in by 1125, in the southern row. */
const ROAD: Lay = { roads: [['1125', '1124', '1123', '1122']] };
const enter = (
  t: Bench,
  unit: Unit,
  formation: 'column' | 'line' | 'limbered' | 'square',
  facing: number,
  hex = '1125',
): Choice => ({
  kind: 'enter',
  unit,
  hex: t.hex(hex),
  formation,
  facing,
});
const arrivals = (t: Bench, arm: string) =>
  t.b.units.flatMap(({ arrival, side, arm: own }, unit) =>
    arrival !== null && side === 0 && own === arm && t.name(arrival.entry) === '1125' ? unit : [],
  );

rule(['VE-XIII-a', 'VE-XIII-h', 'VE-XIII-j'], 'reinforcements come in on their turn or later, facing inwards', () => {
  const t = bench(ROAD);
  const [first = 0] = arrivals(t, 'infantry');
  const g = phase(t);
  t.p.turn = (t.b.units[first]?.arrival?.turn ?? 0) - 1;
  expect(g.refusal(enter(t, first, 'column', 0))).toBe('VE-XIII-h notDue');
  t.p.turn++;
  expect(g.refusal(enter(t, first, 'column', 6))).toBe('VE-XIII-j notInwards');
  expect(g.refusal(enter(t, first, 'column', 0, '1225'))).toBe('VE-XIII-d notEntryHex');
  expect(g.refusal(enter(t, first, 'line', 1))).toBe(null);
  g.take(enter(t, first, 'column', 0));
  expect([hexOf(t.p, first), g.move()?.spent, g.at()]).toEqual([t.hex('1125'), [1], 'move.act']);
  expect(g.log.at(-1)).toMatchObject({ kind: 'moved', how: 'enter', from: OFF });
});

rule(['VE-XIII-b', 'VE-XIII-c', 'VE-XIII-i'], 'by a road the second loses one MP, the third two', () => {
  const t = bench(ROAD);
  t.p.turn = t.b.turns;
  const [one = 0, two = 0] = arrivals(t, 'infantry');
  const g = phase(t);
  g.take(enter(t, one, 'column', 0));
  for (const hex of ['1124', '1123', '1122']) g.to(hex);
  // Four steps by road of 6 + 2: off the road only what is left of 6.
  expect(g.move()?.spent).toEqual([4]);
  g.take(PASS, enter(t, two, 'column', 0));
  expect(g.move()?.late).toBe(1);
  for (const hex of ['1124', '1123']) g.to(hex);
  expect(g.move()?.spent).toEqual([3]);
  g.take({ kind: 'turn', unit: two, facing: 2 });
  g.to('1222');
  g.to('1322');
  // 1 + 2 + 2 of 6 - 1: no step is left.
  expect(g.hexes('step')).toEqual([]);
});

rule('VE-XIII-c', 'off a road nobody is late', () => {
  const t = bench();
  t.p.turn = t.b.turns;
  const [one = 0, two = 0] = arrivals(t, 'infantry');
  const g = phase(t);
  g.take(enter(t, one, 'column', 0));
  g.to('1124');
  g.take(PASS, enter(t, two, 'column', 0));
  expect(g.move()?.late).toBe(0);
});

rule('VE-XIII-d', 'an enemy at the entry hex: by the nearest free hexes of the edge', () => {
  const t = bench(ROAD);
  t.p.turn = t.b.turns;
  const [first = 0] = arrivals(t, 'infantry');
  t.lay('al-95', '1125', 'line', 1);
  const g = phase(t);
  const hexes = new Set(g.choices().flatMap((c) => (c.kind === 'enter' && c.unit === first ? t.name(c.hex) : [])));
  expect([...hexes].sort()).toEqual(['1025', '1225']);
});

rule('VE-XIII-e', 'a friend there is no obstacle while the stack has room', () => {
  const t = bench(ROAD);
  t.p.turn = t.b.turns;
  const [first = 0] = arrivals(t, 'infantry');
  t.lay('fr-2le', '1125', 'column', 0);
  const g = phase(t);
  t.p.steps[first] = 3;
  expect(g.refusal(enter(t, first, 'column', 0))).toBe(null);
  t.p.steps[first] = 4;
  expect(g.refusal(enter(t, first, 'column', 0))).toBe('VE-XIII-e stackFull');
});

rule(['VE-XIV.2-e', 'VE-XIV.2-a'], 'a leader comes in alone, or with a unit by the same hex, and not both', () => {
  const t = bench(ROAD);
  t.p.turn = t.b.turns;
  const [first = 0] = arrivals(t, 'infantry');
  const leader = t.b.leaders.findIndex(
    ({ arrival, side }) => side === 0 && arrival !== null && t.name(arrival.entry) === '1125',
  );
  const g = phase(t);
  g.take(enter(t, first, 'column', 0), { kind: 'along', leader });
  g.to('1124');
  expect(t.p.leaderAt[leader]).toBe(t.hex('1124'));
  g.take(PASS);
  expect(g.refusal({ kind: 'lead', leader })).toBe('VE-XIV.2-a leaderMoved');
});

rule(
  ['VE-XIV.2-b', 'VE-XIV.2-d'],
  'a leader alone goes as infantry in Column, past anybody but enemies, with the bonus of the road',
  () => {
    const t = bench({ roads: [Array.from({ length: 16 }, (_, i) => `11${String(20 - i).padStart(2, '0')}`)] });
    const leader = t.lead('ney', '1120');
    t.lay('fr-1ch', '1119', 'column', 0);
    t.lay('al-95', '1219', 'line', 1);
    const g = phase(t);
    g.take({ kind: 'lead', leader });
    expect(g.refusal({ kind: 'step', hex: t.hex('1219') })).toBe('VE-VI.1-m enemyThere');
    const mp = t.b.leaders[leader]?.mp ?? 0;
    for (let i = 1; i <= mp + 2; i++) g.to(`11${String(20 - i).padStart(2, '0')}`);
    expect(g.hexes('step')).toEqual([]);
    g.take(PASS);
    expect(g.refusal({ kind: 'lead', leader })).toBe('VE-XIV.2-a leaderMoved');
  },
);

// Skirmishers

const change = (unit: Unit, formation: 'line' | 'column' | 'skirmish', facing: number, second: number): Choice => ({
  kind: 'change',
  unit,
  formation,
  facing,
  second,
});

rule(
  ['VE-IV.6-a', 'VE-IV.6-c', 'VE-IV.6-f', 'VE-IV.6-q', 'VE-VI.3-f'],
  'light infantry takes Skirmish order across two hexes for one MP',
  () => {
    const t = bench({ terrain: { 1111: 'W' } });
    const unit = t.lay('fr-2le', '1010', 'line', 1);
    const line = t.lay('fr-61l', '1210', 'line', 1);
    const g = phase(t);
    g.take({ kind: 'move', unit: line });
    expect(g.refusal(change(line, 'skirmish', 1, t.hex('1211')))).toBe('VE-IV.6-a notLight');
    g.take(PASS, { kind: 'move', unit });
    // Facing 1 the halves lie along 4 and 10: the wood is closed to them.
    expect(g.refusal(change(unit, 'skirmish', 1, t.hex('1111')))).toBe('VE-IV.6-q noHalfThere');
    expect(g.refusal(change(unit, 'skirmish', 1, t.hex('1009')))).toBe('VE-IV.6-f wrongHalf');
    g.take(change(unit, 'skirmish', 1, t.hex('0910')));
    expect([t.name(hexOf(t.p, unit)), t.name(t.p.second[unit] ?? OFF), g.move()?.spent]).toEqual(['0910', '1010', [1]]);
    // VE-IV.6-n: both halves shift; the left one is named.
    expect(g.hexes('step')).toEqual(['0909', '1009']);
    g.to('1009');
    expect([t.name(hexOf(t.p, unit)), t.name(t.p.second[unit] ?? OFF), t.p.facing[unit]]).toEqual(['1009', '1110', 1]);
  },
);

rule('VE-IV.6-e', 'taken up and given up in one move it is fired at in the hex that it gives up', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'line', 1);
  t.lay('al-95', '1112', 'line', 1);
  const g = phase(t);
  g.take({ kind: 'move', unit }, change(unit, 'skirmish', 1, t.hex('1111')));
  expect(g.at()).toBe('move.act');
  g.take(change(unit, 'line', 1, t.hex('1010')));
  expect(g.at()).toBe('step.fire');
  g.take(PASS);
  expect([t.p.formation[unit], t.name(hexOf(t.p, unit)), t.p.second[unit], g.at()]).toEqual([
    'line',
    '1010',
    OFF,
    'move.act',
  ]);
});

rule(['VE-IV.6-n', 'VE-IV.6-t'], 'skirmishers turn about one half, which stays; right about both stay', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  t.lay('al-95', '1112', 'line', 1);
  const g = phase(t);
  g.take({ kind: 'move', unit });
  g.take({ kind: 'turn', unit, facing: 7 });
  expect([t.name(hexOf(t.p, unit)), t.name(t.p.second[unit] ?? OFF), g.move()?.spent]).toEqual(['1111', '1010', [2]]);
  // From 7 to 9 about 1010: the half in 1111 leaves it, under fire.
  g.take(change(unit, 'skirmish', 9, t.hex('1011')));
  expect(g.at()).toBe('step.fire');
  g.take(PASS);
  expect([t.p.facing[unit], g.move()?.spent]).toEqual([9, [3]]);
  expect([t.name(hexOf(t.p, unit)), t.name(t.p.second[unit] ?? OFF)]).toEqual(['1011', '1010']);
});

rule(
  ['VE-XIII-e', 'VE-VI.1-o', 'VE-V.2-a', 'VE-V.7-d', 'VE-V.8-c'],
  'among friends in the entry hex it comes in if it can go on: through a Square or the disordered, not through cavalry',
  () => {
    const among = (id: string, formation: 'square' | 'disorganised' | 'column') => {
      const t = bench();
      t.p.turn = t.b.turns;
      t.lay(id, '1125', formation, 0);
      const [unit = 0] = arrivals(t, 'infantry');
      const g = phase(t);
      const c = enter(t, unit, 'column', 0);
      const offered = g.refusal(c);
      if (offered !== null) return offered;
      g.take(c);
      return [g.choices().some(({ kind }) => kind === 'pass'), g.told('test').length];
    };
    expect(among('fr-61l', 'square')).toEqual([false, 0]);
    expect(among('fr-61l', 'disorganised')).toEqual([false, 0]);
    expect(among('fr-61l', 'column')).toEqual([true, 0]);
    expect(among('fr-1ch', 'column')).toBe('VE-V.2-a armsDoNotMix');
  },
);

rule(['VE-VII.5-a', 'VE-XIII-a'], 'nobody fires at it as it comes in, but as it goes on from there', () => {
  const t = bench();
  t.p.turn = t.b.turns;
  t.lay('al-95', '1124', 'line', 7);
  const [unit = 0] = arrivals(t, 'infantry');
  const g = phase(t);
  g.take(enter(t, unit, 'column', 10));
  expect(g.at()).toBe('move.act');
  g.to('1024');
  expect(g.at()).toBe('step.fire');
});
