import type { Figures } from '../../../../test/figures.ts';

export const figures: Figures = {
  perft: {},
  bots: {
    alone: { matches: 20, atLeast: 4 },
    ahead: { matches: 10, atLeast: 5 },
    decisions: 100,
  },
};
