import type { Figures } from '../../../../test/figures.ts';

export const figures: Figures = {
  perft: {
    start: [
      [1, 0],
      [14, 0],
      [119, 0],
      [608, 0],
      [1722, 0],
    ],
    battles: [
      [1, 0],
      [4, 0],
      [14, 0],
      [40, 0],
      [88, 0],
      [203, 0],
      [483, 0],
      [1334, 0],
    ],
    intrigue: [
      [1, 0],
      [21, 0],
      [304, 0],
      [6073, 0],
    ],
    coalition: [
      [1, 0],
      [139, 0],
      [18600, 0],
    ],
    invasion: [
      [1, 0],
      [8, 0],
      [54, 0],
      [285, 0],
      [2035, 0],
    ],
    last: [
      [1, 0],
      [3, 1],
      [5, 2],
      [6, 6],
    ],
  },
  bots: {
    alone: { matches: 20, atLeast: 4 },
    ahead: { matches: 100, atLeast: 10 },
  },
};
