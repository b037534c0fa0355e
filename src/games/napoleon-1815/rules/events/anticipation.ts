import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { only } from '../../../../kernel/permission.ts';
import { inOrder, slip } from '../../../../kernel/piles.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Card } from '../../data/box.ts';
import type { Position } from '../../position.ts';
import { asking, inSteps, target } from '../asking.ts';
import { about, bar, given } from '../bars.ts';
import { campOfSeat } from '../board.ts';
import { keepingOut, reform, remember } from '../cards.ts';
import { DONE, type Of, takingCard } from '../choices.ts';
import type { EventRule } from './rule.ts';

interface Searching extends Frame<'anticipation.choose'> {
  readonly seat: Seat;
}

/** ANT-02: anything in the deck but red cards, in the order of their numbers: a bag has no other. */
function offered(b: Box, p: Position, seat: Seat): Card[] {
  return inOrder(get(p.decks, campOfSeat(seat)).filter((card) => get(b.cards, card).colour !== 'red'));
}

const ask = asking<Searching>();

/** ANT: a card of one's own choice from the deck. */
export const anticipation: EventRule = {
  windows: ['initiative'],
  play(_b, p, io, seat, card) {
    const camp = campOfSeat(seat);
    if (get(p.decks, camp).length === 0) keepingOut(p, card, camp, () => reform(p, camp, io)); // ANT-03
    // Whoever sees the deck knows by elimination what his partner holds.
    if (p.seats === 3 && seat !== 0) remember(p, seat, get(p.hands, 3 - seat));
    io.reveal();
    call<Searching>(p, { step: 'anticipation.choose', seat });
  },
  steps: (b) =>
    inSteps<Searching>('anticipation', {
      choose: ask({
        clause: 'N15-EVT-ANT-01',
        who: (_p, f) => f.seat,
        may: {
          card: target<Searching, Of<'card'>>(
            (p, f) => offered(b, p, f.seat).map(takingCard),
            [
              about('N15-CRD-03', 'enemyCard', (_p, c, seat) => get(b.cards, c.card).camp !== campOfSeat(seat)),
              about('N15-EVT-ANT-02', 'redCard', (_p, c) => get(b.cards, c.card).colour === 'red'),
              given('N15-EVT-ANT-01', 'notInDeck', (p, f, c) => !get(p.decks, campOfSeat(f.seat)).includes(c.card)),
            ],
          ),
          done: only(DONE, [bar('N15-EVT-ANT-01', 'cardToTake', (p, f) => offered(b, p, f.seat).length > 0)]),
        },
        take(p, f, c, io) {
          if (c.kind === 'done') return;
          slip(get(p.decks, campOfSeat(f.seat)), get(p.hands, f.seat), c.card);
          io.tell?.({ kind: 'tookCard', seat: f.seat, card: c.card }, f.seat);
        },
      }),
    }),
};
