import { expect, it } from 'vitest';
import { luckOf } from './luck.ts';

it('the dice of a seat against what was to be expected', () => {
  const luck = luckOf([
    { seat: 0, sides: 6, faces: [0, 0, 0, 0, 0, 4] },
    { seat: 0, sides: 10, faces: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(luck).toMatchObject({ dice: 5, rolled: 25, expected: 4 * 3.5 + 5.5 });
  // The variance of a die with n faces is (n² - 1) / 12.
  expect(luck.band).toBeCloseTo(1.96 * Math.sqrt(4 * (35 / 12) + 99 / 12));
});

it('no dice, no band', () => {
  expect(luckOf([])).toEqual({ dice: 0, rolled: 0, expected: 0, band: 0 });
});
