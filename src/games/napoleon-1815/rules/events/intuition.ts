import { FRANCE } from '../../pieces.ts';
import { campOfSeat } from '../board.ts';
import type { EventRule } from './rule.ts';

/** INT: the initiative without a card, unless both camps play it. The initiative chapter looks at it. */
export const intuition: EventRule = {
  windows: ['initiative'],
  play(_b, p, _io, seat) {
    p.intuition[campOfSeat(seat) === FRANCE ? 0 : 1] = true;
  },
};
