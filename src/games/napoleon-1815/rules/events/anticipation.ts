import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Card } from '../../data/box.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { campOfSeat } from '../board.ts';
import { keepingOut, reform, remember } from '../cards.ts';
import { DONE, takingCard } from '../choices.ts';
import { always, type EventRule } from './rule.ts';

interface Searching extends Frame {
  readonly seat: Seat;
}

/** ANT-02: anything in the deck but red cards, in the order of their numbers: a bag has no other. */
function offered(b: Box, p: Position, seat: Seat): Card[] {
  return get(p.decks, campOfSeat(seat))
    .filter((card) => get(b.cards, card).colour !== 'red')
    .sort((x, y) => x - y);
}

/** ANT: a card of one's own choice from the deck. */
export const anticipation: EventRule = {
  windows: ['initiative'],
  possible: always,
  play(_b, p, io, seat, card) {
    const camp = campOfSeat(seat);
    if (get(p.decks, camp).length === 0) keepingOut(p, card, camp, () => reform(p, camp, io)); // ANT-03
    // Whoever sees the deck knows by elimination what his partner holds.
    if (p.seats === 3 && seat !== 0) remember(p, seat, get(p.hands, 3 - seat));
    io.reveal();
    call<Searching>(p, { step: 'anticipation.choose', seat });
  },
  steps: (b) =>
    procedure<Position, Searching, Choice, N15Event>('anticipation', {
      choose: {
        who: (_p, f) => f.seat,
        choices(p, f, out) {
          for (const card of offered(b, p, f.seat)) out.push(takingCard(card));
          if (out.length === 0) out.push(DONE);
        },
        take(p, f, c, io) {
          if (c.kind !== 'card') return;
          const deck = get(p.decks, campOfSeat(f.seat));
          deck.splice(deck.indexOf(c.card), 1);
          get(p.hands, f.seat).push(c.card);
          io.tell?.({ kind: 'tookCard', seat: f.seat, card: c.card }, f.seat);
        },
      },
    }),
};
