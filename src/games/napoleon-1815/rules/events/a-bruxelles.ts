import { COALITION } from '../../pieces.ts';
import { lay } from '../cards.ts';
import { always, type EventRule } from './rule.ts';

/** ABX: a coalition stack of the player's that ends nearer to Bruxelles has one more movement point, all turn. */
export const aBruxelles: EventRule = {
  windows: ['initiative'],
  possible: always,
  play(_b, p, _io, seat, card) {
    lay(p, card, COALITION);
    p.hastened = seat;
  },
};
