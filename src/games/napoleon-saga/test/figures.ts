import type { Figures } from '../../../../test/figures.ts';

export const figures: Figures = {
  perft: {
    start: [
      [1, 0],
      [140, 0],
      [14720, 0],
    ],
    battle: [
      [1, 0],
      [77, 0],
      [876, 0],
      [5398, 0],
    ],
    melee: [
      [1, 0],
      [21, 0],
      [72, 0],
      [298, 0],
      [1488, 0],
      [5404, 0],
      [23497, 0],
    ],
    flank: [
      [1, 0],
      [40, 0],
      [109, 0],
      [1053, 0],
      [2873, 0],
    ],
    reform: [
      [1, 0],
      [3, 0],
      [4, 0],
      [7, 0],
      [11, 0],
      [18, 0],
      [28, 0],
      [51, 0],
      [94, 0],
      [135, 0],
      [183, 0],
    ],
  },
  bots: {
    options: { deployment: 'automatic' },
    // Looking ahead wins eight matches of ten. Such a bot misses the bar once in a hundred and fifty series; one that only adds noise
    // and wins a quarter of its matches reaches it once in a dozen.
    ahead: { matches: 10, atLeast: 5 },
  },
};
