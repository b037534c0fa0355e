import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { mark } from '../field.ts';
import { MARK } from '../position.ts';
import { type Bench, bench } from './bench.ts';
import { marching } from './marching.ts';

// Where a unit may stop, and what it owes to those with whom it shares a hex.

const ROAD = { roads: [['1125', '1124', '1123', '1122', '1121', '1120', '1119']] };
/** A French unit that comes in by 1125, on its turn. */
function due(t: Bench, arm: string): string {
  const found = t.b.units.find(
    (each) => each.arrival !== null && each.side === 0 && each.arm === arm && t.name(each.arrival.entry) === '1125',
  );
  t.p.turn = found?.arrival?.turn ?? 1;
  return found?.id ?? '';
}
const spent = (t: Bench, id: string): void => mark(t.p, t.unit(id), MARK.moved);

rule(
  ['VE-XIII-e', 'VE-VI.1-o', 'VE-V.8-c'],
  'a reinforcement comes in through Disorganised friends, and goes on',
  () => {
    const t = bench(ROAD);
    const id = due(t, 'infantry');
    t.lay('fr-61l', '1125', 'disorganised');
    const f = marching(t);
    f.take(`enter ${id} 1125 column 0`);
    expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
    f.take('step 1124', 'pass');
    expect(f.stance(id)).toBe('column 0 1124');
  },
);

rule(['VE-XIII-e', 'VE-IV.4-i'], 'and in the formation that it takes it is judged: a Square among Squares', () => {
  const t = bench();
  const id = due(t, 'infantry');
  t.lay('fr-61l', '1125', 'square', 0, { steps: 3 });
  const f = marching(t);
  f.take(`enter ${id} 1125 square 0`, 'pass');
  expect(f.stance(id)).toBe('square 0 1125');
});

rule(['VE-V.7-d', 'VE-VI.1-j', 'VE-IV.4-i'], 'no Square is formed over a comrade who cannot follow', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'line', 1, { steps: 4 });
  t.lay('fr-72l', '1010', 'line', 1, { steps: 4 });
  spent(t, 'fr-61l');
  const f = marching(t);
  f.take('move fr-72l');
  const square = { kind: 'change', unit: t.unit('fr-72l'), formation: 'square', facing: 0, second: -1 } as const;
  expect(f.why(square)).toEqual(['comradesCannotFollow VE-V.7-d']);
  const u = bench();
  u.lay('fr-61l', '1010', 'line', 1, { steps: 4 });
  u.lay('fr-72l', '1010', 'line', 1, { steps: 4 });
  const g = marching(u);
  g.take('move fr-72l', 'change fr-72l square 0', 'pass');
  expect(g.whyPass()).toEqual(['stackDisagrees VE-V.7-a']);
  g.take('move fr-61l');
  expect(g.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
  g.take('change fr-61l square 0', 'pass', 'pass');
});

rule(['VE-V.7-d', 'VE-VI.1-d'], 'of a stack on its way all form Square, or none', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0, { steps: 4 });
  t.lay('fr-72l', '1010', 'column', 0, { steps: 4 });
  const f = marching(t);
  f.take('move fr-61l', 'move fr-72l', 'step 1009', 'change fr-61l square 0');
  expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
  expect(f.why({ kind: 'drop', unit: t.unit('fr-72l') })).toEqual(['mayNotStop VE-V.8-d']);
  f.take('change fr-72l square 0', 'pass');
  const u = bench();
  u.lay('fr-61l', '1010', 'column', 0, { steps: 4 });
  u.lay('fr-72l', '1010', 'column', 0, { steps: 4 });
  const g = marching(u);
  g.take('move fr-61l', 'move fr-72l', 'step 1009', 'step 1008', 'step 1007', 'step 1006', 'step 1005');
  // One MP each: fr-72l wastes its own on a turn of 120 degrees.
  g.take('turn fr-72l 4');
  expect(g.choices('change fr-61l square')).toEqual([]);
});

rule(['VE-IV.6-o', 'VE-V.7-e', 'VE-IV.6-e'], 'no skirmishers over a comrade who stays: no march of crabs', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'line', 1, { steps: 3 });
  t.lay('fr-2le', '1010', 'line', 1);
  spent(t, 'fr-61l');
  const f = marching(t);
  f.take('move fr-2le');
  expect(f.choices('change fr-2le skirmish')).toEqual([]);
  const u = bench();
  u.lay('fr-61l', '1010', 'line', 1, { steps: 3 });
  u.lay('fr-2le', '1010', 'line', 1);
  const g = marching(u);
  g.take('move fr-2le', 'change fr-2le skirmish 1 0910', 'pass');
  // The new half is the left one: the comrade lies under the right one.
  expect([g.stance('fr-2le'), g.whyPass()]).toEqual(['skirmish 1 0910 1010', ['stackDisagrees VE-V.7-a']]);
  g.take('move fr-61l', 'step 1009', 'pass', 'pass');
});

rule(['VE-V.7-a', 'VE-VI.1-o'], 'nobody comes to stand crosswise of his own will', () => {
  const t = bench();
  t.lay('fr-72l', '1010', 'line', 3, { steps: 4 });
  spent(t, 'fr-72l');
  t.lay('fr-61l', '1013', 'line', 11, { steps: 4 });
  const f = marching(t);
  f.take('move fr-61l', 'step 1012', 'step 1011');
  expect(f.whyTo('1010')).toBe('cannotGoOn VE-VI.1-o');
  const u = bench();
  u.lay('fr-72l', '1010', 'line', 3, { steps: 4 });
  spent(u, 'fr-72l');
  u.lay('fr-61l', '1011', 'column', 0, { steps: 4 });
  const g = marching(u);
  g.take('move fr-61l', 'step 1010');
  expect(g.whyPass()).toEqual(['stackDisagrees VE-V.7-a']);
  g.take('turn fr-61l 2', 'pass', 'pass');
});

rule('VE-V.7-a', 'a comrade who has not moved yet may still be turned', () => {
  const t = bench();
  t.lay('fr-72l', '1010', 'line', 3, { steps: 4 });
  t.lay('fr-61l', '1013', 'line', 11, { steps: 4 });
  const f = marching(t);
  f.take('move fr-61l', 'step 1012', 'step 1011', 'step 1010', 'pass');
  expect(f.whyPass()).toEqual(['stackDisagrees VE-V.7-a']);
  f.take('move fr-72l');
  expect(f.whyPass()).toEqual(['stackDisagrees VE-V.7-a']);
  f.take('turn fr-72l 11', 'pass', 'pass');
});

/** Enemies who shut hexes, and who fire at nobody: guns on the move. */
function shut(t: Bench, ...hexes: readonly string[]): void {
  const guns = ['al-ast', 'al-abi', 'al-apic', 'al-aalt', 'al-acoo'];
  for (const [i, hex] of hexes.entries()) t.lay(guns[i] ?? '', hex, 'limbered', 0);
}

rule(['VE-VI.1-o', 'VE-V.8-d'], 'a Square is no way to stop among Disorganised guns', () => {
  const t = bench();
  t.lay('fr-a59', '1005', 'disorganised');
  t.lay('fr-61l', '1010', 'column', 0, { steps: 4 });
  shut(t, '1004', '1105', '0905');
  const f = marching(t);
  f.take('move fr-61l', 'step 1009', 'step 1008', 'step 1007', 'step 1006');
  expect(f.whyTo('1005')).toBe('cannotGoOn VE-VI.1-o');
});

rule(
  ['VE-IV.4-i', 'VE-VI.1-o'],
  'guns that come with infantry stop among Squares, and the infantry forms its own',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'square', 0, { steps: 3 });
    spent(t, 'fr-61l');
    t.lay('fr-a59', '1011', 'limbered', 0);
    t.lay('fr-72l', '1011', 'column', 0, { steps: 4 });
    shut(t, '1009', '1110', '1111', '0910', '0911');
    const f = marching(t);
    f.take('move fr-72l', 'move fr-a59', 'turn fr-a59 4', 'turn fr-a59 0', 'step 1010');
    expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
    f.take('change fr-72l square 0', 'pass');
  },
);

rule('VE-VI.1-o', 'as many as its MP carry it past', () => {
  // Water on both sides of the road.
  const sides = ['1020', '1021', '1022', '1023', '1024', '1025', '1220', '1221', '1222', '1223', '1224', '1225'];
  const t = bench({ ...ROAD, terrain: Object.fromEntries(sides.map((hex) => [hex, '~'])) });
  const friends = ['fr-61l', 'fr-72l', 'fr-2le', 'fr-4le'];
  for (const [i, hex] of ['1124', '1123', '1122', '1121'].entries())
    t.lay(friends[i] ?? '', hex, 'disorganised', 0, { steps: 3 });
  // No way back either.
  t.lay('fr-92l', '1125', 'disorganised', 0, { steps: 3 });
  t.lay('fr-100l', '1125', 'column', 0, { steps: 3 });
  const f = marching(t);
  f.take('move fr-100l', 'step 1124', 'step 1123', 'step 1122', 'step 1121');
  expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
  f.take('step 1120', 'pass');
});

rule(['VE-XV-c', 'VE-VI.1-o'], 'off the map is a way on', () => {
  const t = bench();
  t.lay('fr-61l', '1125', 'line', 1, { steps: 3 });
  t.lay('fr-72l', '1124', 'disorganised', 0, { steps: 3 });
  const f = marching(t, [1, 1]);
  f.take('move fr-72l', 'step 1125', 'exit');
  expect(f.stance('fr-72l')).toBe('disorganised 0 away -3');
});

rule(['VE-VI.1-o', 'VE-VI.4-a'], 'MP that are needed to go on are not turned away', () => {
  const t = bench();
  t.lay('fr-72l', '1006', 'disorganised', 0, { steps: 3 });
  t.lay('fr-61l', '1010', 'column', 0, { steps: 3 });
  const f = marching(t);
  f.take('move fr-61l', 'step 1009', 'step 1008', 'step 1007', 'step 1006');
  // Two MP are left: 60 degrees are free, another 60 leave one, and an about-face none.
  expect(f.choices('turn fr-61l')).toEqual([2, 4, 8, 10].map((facing) => `turn fr-61l ${facing}`));
  expect(f.why({ kind: 'turn', unit: t.unit('fr-61l'), facing: 6 })).toEqual(['mayNotStop VE-VI.1-o']);
  expect(f.choices('change').filter((each) => each.includes('line'))).toEqual([]);
});

rule('VE-VI.1-d', 'who is left behind before the first step has not moved', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0, { steps: 3 });
  t.lay('fr-72l', '1010', 'column', 0, { steps: 3 });
  const f = marching(t);
  f.take('move fr-61l', 'move fr-72l', 'drop fr-61l', 'step 1009', 'pass', 'move fr-61l', 'step 1009', 'pass');
  expect(f.stance('fr-61l')).toBe('column 0 1009');
});

rule(
  ['VE-V.7-b', 'VE-VI.4-b'],
  'a battery in place that can be turned to its comrades is turned, and not away from them',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'line', 3, { steps: 4 });
    spent(t, 'fr-61l');
    t.lay('fr-a59', '1010', 'battery', 5);
    const f = marching(t);
    f.take('move fr-a59');
    expect([f.whyPass(), f.choices('turn')]).toEqual([['stackDisagrees VE-V.7-a'], ['turn fr-a59 3']]);
    f.take('turn fr-a59 3', 'pass', 'pass');
  },
);

rule('VE-V.7-d', 'who joins a comrade in Square keeps the MP to follow, and follows', () => {
  const t = bench();
  for (const id of ['fr-61l', 'fr-72l', 'fr-108l']) t.lay(id, '1010', 'column', 0, { steps: 3 });
  const f = marching(t);
  f.take('move fr-61l', 'change fr-61l square 0', 'move fr-72l');
  // A third comrade has not moved: fr-72l has to follow all the same.
  expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
  f.take('turn fr-72l 4', 'turn fr-72l 10', 'turn fr-72l 4');
  expect([f.spent(), f.choices('turn')]).toEqual([[5, 1], []]);
  f.take('change fr-72l square 0', 'pass', 'move fr-108l', 'change fr-108l square 0', 'pass', 'pass');
});

rule(
  ['VE-VI.1-o', 'VE-V.8-c', 'VE-VI.3-h'],
  'a Line goes in among the Disorganised where as a Column it can go on',
  () => {
    const streams = ['1008', '1109', '1110', '0910', '0909'].map((b) => ({ a: '1009', b, type: 'stream' as const }));
    const t = bench({ hexsides: streams });
    t.lay('fr-72l', '1009', 'disorganised');
    t.lay('fr-61l', '1010', 'line', 1);
    const f = marching(t);
    f.take('move fr-61l');
    expect(f.whyTo('1009')).toBe(undefined);
    f.take('step 1009');
    expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
    // A turn would leave it too little for the change and the stream.
    expect(f.why({ kind: 'turn', unit: t.unit('fr-61l'), facing: 7 })).toEqual(['mayNotStop VE-VI.1-o']);
    f.take('change fr-61l column 0', 'step 1008', 'pass');
    expect(f.stance('fr-61l')).toBe('column 0 1008');
  },
);
