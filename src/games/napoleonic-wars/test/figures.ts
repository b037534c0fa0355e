import type { Figures } from '../../../../test/figures.ts';

export const figures: Figures = {
  perft: {},
  bots: {
    ahead: { matches: 10, atLeast: 5 },
    decisions: 100,
  },
};
