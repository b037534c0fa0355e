import { get } from '../../../../kernel/there.ts';
import { campOfSeat } from '../board.ts';
import { draw, keepingOut } from '../cards.ts';
import type { EventRule } from './rule.ts';

const CARDS = 2;

/** RES: two cards; red ones are discarded without effect. */
export const reserve: EventRule = {
  windows: ['initiative'],
  play(b, p, io, seat, card) {
    const camp = campOfSeat(seat);
    for (const red of keepingOut(p, card, camp, () => draw(b, p, seat, CARDS, io))) {
      get(p.discards, camp).push(red);
      io.tell?.({ kind: 'discarded', seat, card: red });
    }
  },
};
