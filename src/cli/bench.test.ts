import { expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { measure } from './measure.ts';
import { walkYardstick } from './yardstick.ts';

test('the yardstick is the same work for ever', () => {
  expect(walkYardstick(1000)).toBe(40_814);
  expect(walkYardstick(20_000)).toBe(808_562);
});

test('a game is measured: rates and costs with their quartiles in order', () => {
  const figures = measure(picket(), 3, 1);
  const { decisions, real, withEvents, matches, byYardstick, yardstick, cost } = figures;
  for (const each of [decisions, real, withEvents, matches, byYardstick, yardstick, ...Object.values(cost)]) {
    expect(each.q1).toBeGreaterThan(0);
    expect(each.q1).toBeLessThanOrEqual(each.median);
    expect(each.median).toBeLessThanOrEqual(each.q3);
  }
  expect(figures.rounds).toBe(3);
  expect(real.q3).toBeLessThan(decisions.q3);
  expect(figures.optionsADecision).toBeGreaterThan(1);
  expect(figures.bytes).toBeGreaterThan(100);
});
