import type { Figures } from '../../../../test/figures.ts';

export const figures: Figures = {
  perft: {
    start: [
      [1, 0],
      [7, 0],
      [29, 0],
      [126, 0],
      [771, 0],
      [5425, 0],
    ],
    fire: [
      [1, 0],
      [2, 0],
      [5, 0],
      [8, 0],
      [12, 0],
      [141, 0],
      [1549, 0],
    ],
    charge: [
      [1, 0],
      [10, 0],
      [98, 0],
      [870, 0],
      [9215, 0],
    ],
    shock: [
      [1, 0],
      [3, 0],
      [5, 0],
      [176, 0],
      [2143, 0],
    ],
    rally: [
      [1, 0],
      [4, 0],
      [4, 0],
      [241, 0],
      [2916, 0],
    ],
    arrival: [
      [1, 0],
      [138, 0],
      [1807, 0],
    ],
  },
  bots: {
    options: { scenario: 'hassenhausen' },
    ahead: { matches: 10, atLeast: 5 },
    decisions: 100,
  },
};
