import { COALITION } from '../../pieces.ts';
import { lay } from '../cards.ts';
import type { EventRule } from './rule.ts';

/** ABX: a coalition stack of the player's that ends nearer to Bruxelles has one more movement point, all turn. */
export const aBruxelles: EventRule = {
  windows: ['initiative'],
  play(_b, p, _io, seat, card) {
    lay(p, card, COALITION);
    p.hastened = seat;
  },
};
