import type { DiceTally } from '../keeper/contract.ts';

/** The dice of one seat: what fell, what was to be expected, and how far chance usually strays. */
export interface Luck {
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** Half the width of the band that holds 95 of 100 matches. */
  readonly band: number;
}

const NINETY_FIVE = 1.96;

export function luckOf(tallies: readonly DiceTally[]): Luck {
  let dice = 0;
  let rolled = 0;
  let expected = 0;
  let variance = 0;
  for (const { sides, faces } of tallies) {
    faces.forEach((times, i) => {
      dice += times;
      rolled += times * (i + 1);
      expected += (times * (sides + 1)) / 2;
      variance += (times * (sides * sides - 1)) / 12;
    });
  }
  return { dice, rolled, expected, band: NINETY_FIVE * Math.sqrt(variance) };
}
