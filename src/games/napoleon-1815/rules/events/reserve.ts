import { campOfSeat } from '../board.ts';
import { draw } from '../cards.ts';
import { always, type EventRule } from './rule.ts';

const CARDS = 2;

/** RES: two cards; red ones are discarded without effect. */
export const reserve: EventRule = {
  windows: ['initiative'],
  possible: always,
  play(b, p, io, seat) {
    for (const card of draw(b, p, seat, CARDS, io)) {
      p.discards[campOfSeat(seat)]!.push(card);
      io.tell?.({ kind: 'discarded', seat, card });
    }
  },
};
