import type { Figures } from '../../figures.ts';

export const figures: Figures = {
  perft: {
    start: [
      [1, 0],
      [2, 0],
      [4, 0],
      [9, 0],
      [23, 0],
      [54, 0],
    ],
    duel: [
      [1, 0],
      [2, 0],
      [6, 0],
      [13, 0],
      [16, 0],
      [21, 0],
    ],
    unsettled: [
      [1, 0],
      [3, 0],
      [8, 0],
      [20, 0],
      [41, 0],
      [80, 0],
    ],
  },
  bots: {
    options: { length: 'long' },
    // Dice decide so much that looking ahead is no better than greed.
    ahead: { matches: 6, atLeast: 1 },
  },
};
