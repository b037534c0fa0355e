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
  },
  bots: {
    options: { deployment: 'automatic' },
    ahead: { matches: 10, atLeast: 3 },
    decisions: 100,
  },
};
