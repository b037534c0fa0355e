import { expect, test } from 'vitest';
import { type Io, rollAll } from './chance.ts';
import { everyRoll } from './every-roll.ts';
import { oddsOf, sumsOf } from './odds.ts';

const tally = (run: (io: Io) => string, most?: number) => {
  const found = everyRoll(run, most);
  return found === null
    ? null
    : { of: found.of, ...Object.fromEntries(found.results.map(({ key, ways }) => [key, ways])) };
};

test('one die falls on each of its faces, in order', () => {
  expect(everyRoll((io) => String(io.roll('dice', 3)))).toEqual({
    of: 3,
    results: [
      { key: '1', ways: 1 },
      { key: '2', ways: 1 },
      { key: '3', ways: 1 },
    ],
  });
});

test('without a die there is one way', () => {
  expect(tally(() => 'sure')).toEqual({ of: 1, sure: 1 });
});

test('numbers that are asked for only after some rolls weigh what they must', () => {
  // A six rolls again: 1 of 6, and of these one of four.
  const run = (io: Io) => (io.roll('dice', 6) < 6 ? 'low' : io.roll('dice', 4) === 1 ? 'lucky' : 'high');
  expect(tally(run)).toEqual({ of: 24, low: 20, high: 3, lucky: 1 });
});

test('ways of which none is a part of the other come to the least number that both divide', () => {
  const run = (io: Io) => (io.roll('dice', 2) === 1 ? `a${io.roll('dice', 2)}` : `b${io.roll('dice', 3)}`);
  expect(tally(run)).toEqual({ of: 12, a1: 3, a2: 3, b1: 2, b2: 2, b3: 2 });
});

test('dice of which only the sum counts are tried by their sums, and weigh the same', () => {
  const won = (total: number) => (total >= 20 ? 'won' : 'lost');
  let runs = 0;
  const found = everyRoll((io) => {
    runs++;
    return won(rollAll(io, 'dice', 6, 6).reduce((a, b) => a + b));
  });
  const exact = oddsOf(sumsOf([{ count: 6, sides: 6 }]), won);
  expect(runs).toBe(31);
  expect(found?.of).toBe(46_656);
  for (const { key, ways } of exact.results) expect(found?.results).toContainEqual({ key, ways });
});

test('faces of a sum are faces of the dice, and come to each sum as often as they do', () => {
  const found = everyRoll((io) => {
    const faces = rollAll(io, 'dice', 3, 8);
    expect(faces.every((face) => face >= 1 && face <= 8)).toBe(true);
    return String(faces.reduce((a, b) => a + b));
  });
  expect(found).toEqual(oddsOf(sumsOf([{ count: 3, sides: 8 }]), String));
});

test('an Io that knows no sums rolls one by one', () => {
  const io: Io = { roll: (_stream, sides) => sides, reveal() {}, tell: null };
  expect(rollAll(io, 'dice', 3, 8)).toEqual([8, 8, 8]);
});

test('more ways than are wanted are not counted', () => {
  const run = (io: Io) => String(io.roll('dice', 6) + io.roll('dice', 6));
  expect(tally(run, 35)).toBeNull();
  expect(tally(run, 36)).toMatchObject({ of: 36, 7: 6 });
});
