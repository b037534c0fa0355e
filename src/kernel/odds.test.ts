import { describe, expect, test } from 'vitest';
import {
  addDice,
  addDie,
  type Dice,
  NO_DICE,
  oddsOf,
  printDice,
  readDice,
  type Sums,
  sumsOf,
  type Weighing,
  weighedOdds,
} from './odds.ts';

/** Every roll of the dice, one by one. */
function bruteForce(dice: readonly Dice[]): Sums {
  let totals = [0];
  for (const { count, sides } of dice) {
    for (let i = 0; i < count; i++) {
      totals = totals.flatMap((total) => Array.from({ length: sides }, (_, face) => total + face + 1));
    }
  }
  const low = Math.min(...totals);
  const ways = new Array<number>(Math.max(...totals) - low + 1).fill(0);
  for (const total of totals) ways[total - low] = (ways[total - low] ?? 0) + 1;
  return { low, ways };
}

describe('sums of dice', () => {
  test.each<[string, readonly Dice[]]>([
    ['no die', []],
    ['no die of a set', [{ count: 0, sides: 6 }]],
    ['1d6', [{ count: 1, sides: 6 }]],
    ['2d6', [{ count: 2, sides: 6 }]],
    ['3d8', [{ count: 3, sides: 8 }]],
    [
      '2d8 + 1d10',
      [
        { count: 2, sides: 8 },
        { count: 1, sides: 10 },
      ],
    ],
    ['1d1', [{ count: 1, sides: 1 }]],
    [
      '2d6 + 1d8 + 1d10',
      [
        { count: 2, sides: 6 },
        { count: 1, sides: 8 },
        { count: 1, sides: 10 },
      ],
    ],
  ])('%s as counted roll by roll', (_name, dice) => expect(sumsOf(dice)).toEqual(bruteForce(dice)));

  test('2d6 in full', () => {
    expect(sumsOf([{ count: 2, sides: 6 }])).toEqual({ low: 2, ways: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] });
  });

  test('one more die leaves the sums it was added to alone', () => {
    const one = addDie(NO_DICE, 4);
    expect(addDice(one, { count: 1, sides: 2 })).toEqual({ low: 2, ways: [1, 2, 2, 2, 1] });
    expect(one).toEqual({ low: 1, ways: [1, 1, 1, 1] });
    expect(NO_DICE).toEqual({ low: 0, ways: [1] });
  });
});

describe('the notation of dice', () => {
  test('is read and printed', () => {
    expect(readDice('2d8')).toEqual({ count: 2, sides: 8 });
    expect(readDice('12d10')).toEqual({ count: 12, sides: 10 });
    expect(printDice({ count: 3, sides: 6 })).toBe('3d6');
  });

  test.each(['', 'd6', '2d', '0d6', '2d0', '2d6 ', 'x2d6', '2D6', '100d6', '1d100', '2d-6'])("'%s' is none", (text) =>
    expect(() => readDice(text)).toThrow(`'${text}' is not a set of dice such as 2d8`),
  );
});

describe('results of a total', () => {
  test('are counted in the order in which they first appear from low to high', () => {
    const dice = sumsOf([{ count: 2, sides: 6 }]);
    expect(oddsOf(dice, (total) => (total % 2 === 0 ? 'even' : 'odd'))).toEqual({
      of: 36,
      results: [
        { key: 'even', ways: 18 },
        { key: 'odd', ways: 18 },
      ],
    });
    expect(oddsOf(dice, (total) => (total < 4 ? 'low' : total > 11 ? 'high' : 'middle'))).toEqual({
      of: 36,
      results: [
        { key: 'low', ways: 3 },
        { key: 'middle', ways: 32 },
        { key: 'high', ways: 1 },
      ],
    });
  });

  test('without dice there is one result', () => {
    expect(oddsOf(NO_DICE, (total) => `${total}`)).toEqual({ of: 1, results: [{ key: '0', ways: 1 }] });
  });
});

describe('the odds of a choice as a person weighs them', () => {
  const ODDS = { of: 6, results: [{ key: 'hit', ways: 2 }], terms: [] };
  const POSITION = { stack: [], outcome: null };
  const HIT = { kind: 'fire' };

  test('are those of the game, with what it weighs them by if there is something', () => {
    const weighed = (by: Weighing | null) => weighedOdds({ odds: () => ODDS, weigh: () => by }, POSITION, 1, HIT);
    const by: Weighing = { by: 1, dice: [], worth: [], ifs: [] };
    expect(weighed(by)).toEqual({ ...ODDS, weighed: by });
    expect(weighed(null)).toBe(ODDS);
    expect(weighedOdds({ odds: () => ODDS }, POSITION, 1, HIT)).toBe(ODDS);
  });

  test('are none where no dice follow, whatever would be weighed', () => {
    const asked: unknown[] = [];
    const odds = (...question: readonly unknown[]) => {
      asked.push(question);
      return null;
    };
    const weigh = (): Weighing => ({ by: 1, dice: [], worth: [], ifs: [] });
    expect(weighedOdds({ odds, weigh }, POSITION, 1, HIT)).toBeNull();
    expect(asked).toEqual([[POSITION, 1, HIT]]);
  });
});
