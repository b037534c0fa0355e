import { describe, expect, test } from 'vitest';
import { type Clock, clockNow, isLive, isSameClock, LEAST_BANK, MOST_TIME, readClock } from './clock.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const EVENING: Clock = { bank: 90 * MINUTE, increment: MINUTE, cap: 180 * MINUTE };

describe('a clock from outside', () => {
  test.each<[string, unknown]>([
    ['as it is', EVENING],
    ['the least bank, and nothing for an answer', { bank: LEAST_BANK, increment: 0, cap: LEAST_BANK }],
    ['the most of all', { bank: MOST_TIME, increment: MOST_TIME, cap: MOST_TIME }],
  ])('%s', (_name, value) => {
    expect(readClock(value)).toEqual(value);
  });

  test('is made anew of its three fields', () => {
    const given = { ...EVENING, extra: 1 };
    expect(readClock(given)).toEqual(EVENING);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['text', '90'],
    ['no bank', { increment: 0, cap: DAY }],
    ['a bank in letters', { ...EVENING, bank: `${EVENING.bank}` }],
    ['less than the least bank', { bank: LEAST_BANK - 1, increment: 0, cap: DAY }],
    ['more than the most bank', { bank: MOST_TIME + 1, increment: 0, cap: MOST_TIME + 1 }],
    ['less than nothing for an answer', { ...EVENING, increment: -1 }],
    ['more than the most for an answer', { ...EVENING, increment: MOST_TIME + 1 }],
    ['a half for an answer', { ...EVENING, increment: 0.5 }],
    ['a cap below the bank', { ...EVENING, cap: EVENING.bank - 1 }],
    ['more than the most cap', { ...EVENING, cap: MOST_TIME + 1 }],
  ])('is none: %s', (_name, value) => {
    expect(readClock(value)).toBeNull();
  });
});

test('ten minutes are the least that a seat begins with, ten days the most', () => {
  expect([LEAST_BANK, MOST_TIME]).toEqual([10 * MINUTE, 10 * DAY]);
});

test('whoever begins with less than a day plays live', () => {
  expect([DAY - 1, DAY].map((bank) => isLive({ bank, increment: 0, cap: DAY }))).toEqual([true, false]);
});

test('two clocks are the same if all three fields are, and none is only none', () => {
  expect(isSameClock(EVENING, { ...EVENING })).toBe(true);
  expect(isSameClock(null, null)).toBe(true);
  expect([isSameClock(EVENING, null), isSameClock(null, EVENING)]).toEqual([false, false]);
  for (const field of ['bank', 'increment', 'cap'] as const)
    expect(isSameClock(EVENING, { ...EVENING, [field]: EVENING[field] + 1 })).toBe(false);
});

test('a match is played by the clock of its beginning until its seats have agreed on another, or on none', () => {
  expect(clockNow(EVENING, {})).toBe(EVENING);
  expect(clockNow(EVENING, { clock: null })).toBeNull();
  expect(clockNow(null, { clock: EVENING })).toBe(EVENING);
});
