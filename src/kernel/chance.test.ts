import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type Chance, quietIo, type Random, shuffle } from './chance.ts';
import { fastChance, fastRandom } from './fast-chance.ts';
import { commitment, isSecret, provableChance } from './provable-chance.ts';
import { scriptedChance } from './scripted-chance.ts';

const ZERO = '00'.repeat(32);
const COUNT = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const KEY = { secret: COUNT, contributions: ['Ney', 'Grouchy'] };

const take = (chance: Chance, stream: string, sides: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.next(stream, sides));

/** Pearson's statistic against equal frequencies. */
function chiSquare(numbers: readonly number[], sides: number): number {
  const seen = new Array<number>(sides).fill(0);
  for (const n of numbers) seen[n - 1] = (seen[n - 1] ?? 0) + 1;
  const expected = numbers.length / sides;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('provable chance', () => {
  test('the commitment is the SHA-256 of the bytes of the secret', () => {
    expect(commitment(ZERO)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
    expect(commitment(COUNT)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  // The numbers were computed by another program in another language from the formula alone.
  test('gives the numbers of the formula', () => {
    const chance = provableChance(KEY);
    expect(take(chance, 'dice', 6, 12)).toEqual([1, 5, 6, 3, 2, 1, 5, 1, 3, 5, 3, 4]);
    expect([60, 59, 58, 57, 56, 55, 54, 53].map((left) => chance.next('deck0', left))).toEqual([
      45, 26, 1, 10, 42, 27, 14, 36,
    ]);
  });

  test('works without contributions and with any letter in a stream', () => {
    const chance = provableChance({ secret: ZERO, contributions: [] });
    expect(take(chance, 'dice', 6, 6)).toEqual([4, 6, 4, 2, 2, 6]);
    expect(take(chance, 'dé', 10, 4)).toEqual([1, 6, 5, 8]);
  });

  test('passes over words that would favour low numbers, into the next block if need be', () => {
    const half = 2 ** 31 + 1;
    const numbers = take(provableChance(KEY), 'big', half, 408);
    expect(numbers.slice(0, 6)).toEqual([469643941, 270274985, 183329550, 28020908, 1176022295, 441777834]);
    expect(numbers[407]).toBe(1100570886);
  });

  test('has dice of 1 to 2^32 sides, and no others', () => {
    const chance = provableChance(KEY);
    expect(chance.next('x', 2 ** 32)).toBe(4207298868);
    expect(chance.next('x', 1)).toBe(1);
    for (const sides of [0, -1, 2.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => chance.next('x', sides)).toThrow(`there is no die with ${sides} sides`);
    }
  });

  test('passes over the very first word that would favour low numbers', () => {
    // The first word of this stream is the largest multiple of so many sides.
    const word = provableChance(KEY).next('x', 2 ** 32) - 1;
    expect([word, provableChance(KEY).next('x', word), provableChance(KEY).next('x', word + 1)]).toEqual([
      4207298867, 4106754431, 4207298868,
    ]);
  });

  test('streams do not disturb each other', () => {
    const mixed = provableChance(KEY);
    const dice: number[] = [];
    const deck: number[] = [];
    for (let i = 0; i < 20; i++) {
      dice.push(mixed.next('dice', 6));
      if (i % 3 === 0) deck.push(mixed.next('deck0', 60));
    }
    expect(dice).toEqual(take(provableChance(KEY), 'dice', 6, 20));
    expect(deck).toEqual(take(provableChance(KEY), 'deck0', 60, 7));
    expect(dice).not.toEqual(take(provableChance(KEY), 'dice2', 6, 20));
  });

  test('goes on from where its counters stand', () => {
    const whole = provableChance(KEY);
    take(whole, 'dice', 6, 5);
    take(whole, 'deck0', 60, 2);
    const mark = { dice: 5, deck0: 2 };
    expect(whole.mark()).toEqual(mark);
    const later = provableChance(KEY, mark);
    expect(take(later, 'dice', 6, 7)).toEqual([1, 5, 1, 3, 5, 3, 4]);
    expect(later.mark()).toEqual({ dice: 12, deck0: 2 });
  });

  test('a contribution changes everything; so does their order', () => {
    const dice = take(provableChance(KEY), 'dice', 1000, 8);
    for (const contributions of [['Ney'], ['Grouchy', 'Ney'], ['Ney', 'Grouchy', ''], ['NeyGrouchy']]) {
      expect(take(provableChance({ secret: COUNT, contributions }), 'dice', 1000, 8)).not.toEqual(dice);
    }
  });

  test('a contribution is one line, or two lists of them could give the same key', () => {
    expect(() => provableChance({ secret: COUNT, contributions: ['a', 'b\nc'] })).toThrow(
      'a contribution is a text of one line',
    );
  });

  test.each([2, 6, 8, 10, 60])('a d%i is even (fixed secret, chi-square at 1 in 1000)', (sides) => {
    // The 99.9% points for 1, 5, 7, 9 and 59 degrees of freedom.
    const limit = { 2: 10.83, 6: 20.52, 8: 24.32, 10: 27.88, 60: 98.32 }[sides] ?? 0;
    const numbers = take(provableChance(KEY), 'even', sides, 6000);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBe(sides);
    expect(chiSquare(numbers, sides)).toBeLessThan(limit);
  });

  test.each<[string, unknown]>([
    ['too short', '00'.repeat(31)],
    ['too long', `${ZERO}00`],
    ['capitals', 'AB'.repeat(32)],
    ['no hexadecimal digits', 'xy'.repeat(32)],
    ['a line feed behind it', `${ZERO}\n`],
    ['a number', 5],
    ['nothing', undefined],
  ])('a secret is not %s', (_name, secret) => {
    expect(isSecret(secret)).toBe(false);
    const text = String(secret);
    const message = 'a secret is 32 bytes written as 64 hexadecimal digits';
    expect(() => commitment(text)).toThrow(message);
    expect(() => provableChance({ secret: text, contributions: [] })).toThrow(message);
  });

  test('a secret is 64 hexadecimal digits, and nothing that looks like them', () => {
    expect(isSecret(COUNT)).toBe(true);
    expect(isSecret([COUNT])).toBe(false);
  });
});

describe('fast chance', () => {
  test('one seed, one series; another seed, another', () => {
    const series = take(fastChance('a'), 'dice', 6, 50);
    expect(take(fastChance('a'), 'dice', 6, 50)).toEqual(series);
    expect(take(fastChance('b'), 'dice', 6, 50)).not.toEqual(series);
    expect(take(fastChance('a'), 'deck', 6, 50)).not.toEqual(series);
    expect(new Set(series)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  // Perft tables, goldens and benchmarks rest on these numbers: they must not change from one version to the next.
  test('keeps its numbers', () => {
    expect(take(fastChance(1815), 'dice', 6, 10)).toEqual([2, 1, 4, 2, 3, 5, 6, 1, 3, 1]);
    const random = fastRandom(1815);
    expect(Array.from({ length: 10 }, () => random.below(6))).toEqual([4, 4, 0, 3, 0, 2, 2, 5, 0, 1]);
  });

  test('streams do not disturb each other', () => {
    const mixed = fastChance(7);
    const dice: number[] = [];
    for (let i = 0; i < 20; i++) {
      dice.push(mixed.next('dice', 6));
      mixed.next('deck', 60);
    }
    expect(dice).toEqual(take(fastChance(7), 'dice', 6, 20));
  });

  test('goes on from its mark, also after a trip through JSON', () => {
    const whole = fastChance(7);
    take(whole, 'dice', 6, 9);
    take(whole, 'deck', 60, 3);
    const mark = JSON.parse(JSON.stringify(whole.mark()));
    expect(Object.keys(mark)).toEqual(['dice', 'deck']);
    const later = fastChance('a seed that no longer matters', mark);
    expect(take(later, 'dice', 6, 20)).toEqual(take(whole, 'dice', 6, 20));
    expect(take(later, 'deck', 60, 20)).toEqual(take(whole, 'deck', 60, 20));
  });

  test.each([
    ['two streams of one seed', (n: number) => [fastChance(n).next('dice', 6), fastChance(n).next('deck', 6)]],
    ['two streams of like names', (n: number) => [fastChance(n).next('dice/0', 6), fastChance(n).next('dice/1', 6)]],
    [
      'one stream of two neighbouring seeds',
      (n: number) => [fastChance(2 * n), fastChance(2 * n + 1)].map((c) => c.next('dice', 6)),
    ],
    ['the first two numbers of a stream', (n: number) => take(fastChance(n), 'dice', 6, 2)],
    ['chance and bots of one seed', (n: number) => [fastChance(n).next('dice', 6), fastRandom(n).below(6) + 1]],
    [
      'bots of two neighbouring seeds',
      (n: number) => [fastRandom(2 * n).below(6) + 1, fastRandom(2 * n + 1).below(6) + 1],
    ],
  ] as const)('the first numbers are strangers to each other: %s (chi-square at 1 in 1000)', (_, pair) => {
    const pairs = Array.from({ length: 36_000 }, (_each, n) => {
      const [a = 0, b = 0] = pair(n);
      return (a - 1) * 6 + b;
    });
    expect(chiSquare(pairs, 36)).toBeLessThan(66.62);
  });

  test('is even (chi-square at 1 in 1000)', () => {
    expect(chiSquare(take(fastChance(3), 'dice', 6, 6000), 6)).toBeLessThan(20.52);
    const random = fastRandom(3);
    const numbers = Array.from({ length: 6000 }, () => random.below(8) + 1);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBe(8);
    expect(chiSquare(numbers, 8)).toBeLessThan(24.32);
  });
});

describe('scripted chance', () => {
  test('gives what is written, stream by stream', () => {
    const chance = scriptedChance({ dice: [4, 2], deck: [9] });
    expect([chance.next('dice', 6), chance.next('deck', 9), chance.next('dice', 6)]).toEqual([4, 9, 2]);
    expect(chance.unused()).toBe('');
    expect(chance.mark()).toEqual({ dice: 2, deck: 1 });
  });

  test('names what was never rolled', () => {
    const chance = scriptedChance({ dice: [4, 2, 6], deck: [1], none: [] });
    chance.next('dice', 6);
    expect(chance.unused()).toBe('dice: 2, 6; deck: 1');
  });

  test('fails when the script is too short', () => {
    const chance = scriptedChance({ dice: [4] });
    chance.next('dice', 6);
    expect(() => chance.next('dice', 8)).toThrow("a d8 of 'dice' was rolled, but no number is left in the script");
    expect(() => chance.next('deck', 60)).toThrow("a d60 of 'deck' was rolled, but no number is left in the script");
    expect(chance.unused()).toBe('');
  });

  test.each([0, 7, 2.5, -1])('fails when the die has no face %d', (value) =>
    expect(() => scriptedChance({ dice: [value] }).next('dice', 6)).toThrow(
      `the script says ${value} for 'dice', but the die has 6 sides`,
    ),
  );

  test('knows the lowest and the highest face', () => {
    const chance = scriptedChance({ dice: [1, 6] });
    expect([chance.next('dice', 6), chance.next('dice', 6)]).toEqual([1, 6]);
  });

  test('takes other streams from another source, but never fills up a script', () => {
    const other: Chance = { next: (stream, sides) => stream.length + sides, mark: () => null, fork: () => other };
    const chance = scriptedChance({ dice: [3] }, other);
    expect([chance.next('dice', 6), chance.next('deck', 10)]).toEqual([3, 14]);
    expect(() => chance.next('dice', 6)).toThrow('no number is left');
  });
});

test('a quiet Io rolls, and tells nobody', () => {
  const io = quietIo(scriptedChance({ dice: [5] }));
  expect(io.roll('dice', 6)).toBe(5);
  expect(io.tell).toBeNull();
  expect(io.reveal()).toBeUndefined();
});

describe('shuffle', () => {
  const last: Random = { below: (n) => n - 1 };
  const first: Random = { below: () => 0 };

  test('changes the list itself, by the numbers it is given', () => {
    const list = [1, 2, 3, 4];
    expect(shuffle(list, first)).toBe(list);
    expect(list).toEqual([2, 3, 4, 1]);
    expect(shuffle([1, 2, 3, 4], last)).toEqual([1, 2, 3, 4]);
    expect(shuffle([], last)).toEqual([]);
  });

  test('asks for a place among those not yet settled', () => {
    const asked: number[] = [];
    shuffle([1, 2, 3, 4], { below: (n) => asked.push(n) - 1 });
    expect(asked).toEqual([4, 3, 2]);
  });

  test('gives every order equally often', () => {
    const random = fastRandom('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect([...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(20.52);
  });
});

test('the numbers of fast chance are those of the library, to the last one that is drawn again', () => {
  const chance = fastChance('library');
  for (const sides of [1, 2, 3, 6, 7, 52, 1000, 3_000_000_000, 2 ** 32 - 1]) {
    chance.next('dice', sides);
    const { dice } = chance.mark() as { dice: number[] };
    const library = xoroshiro128plusFromState(dice);
    for (let n = 0; n < 50; n++) expect(chance.next('dice', sides)).toBe(uniformInt(library, 1, sides));
  }
  // Dice of as many sides as the first word: it is the very first that is drawn again.
  const firsts = [0, 3, 5].map((seed) => {
    const first = fastChance(seed);
    first.next('other', 6);
    return [first, fastChance(seed).next('dice', 2 ** 32 - 1) - 1] as const;
  });
  expect(firsts.map(([first, sides]) => first.next('dice', sides))).toEqual([153810843, 699911177, 2160425300]);
});

test('a stream may have no name', () => {
  expect([1, 2].map((seed) => fastChance(seed).next('', 6))).toEqual([6, 5]);
});
