import { namedPositions } from '../../src/kernel/answers.ts';

export const positionsOf = namedPositions({
  duel: { step: 'round.march', places: [0, 1], hands: [[1], [2]] },
  unsettled: { step: 'round.turnUp', places: [0, 1], hands: [[1], [2]] },
});
