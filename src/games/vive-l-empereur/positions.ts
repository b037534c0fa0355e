import { namedPositions } from '../../kernel/answers.ts';

/** Positions with names, for perft tables and benchmarks. */
export const positionsOf = namedPositions({
  // Both armies face to face before Hassenhausen: fire, then shock.
  fire: {
    options: { scenario: 'hassenhausen' },
    phase: 'defensive',
    turn: 3,
  },
});
