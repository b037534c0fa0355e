import { expect, test } from 'vitest';
import { greedy, random, winners } from './battles.ts';

test('at Quatre-Bras the bot beats a random player as either side', { timeout: 240_000 }, () => {
  expect(winners('quatre-bras', [greedy, random], 'random second')).toEqual([0]);
  expect(winners('quatre-bras', [random, greedy], 'random first')).toEqual([1]);
});
