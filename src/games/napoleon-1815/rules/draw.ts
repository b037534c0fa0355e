import type { Frame, Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import { CAMP_OF, otherCamp } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import { inSteps } from './asking.ts';
import { campOfSeat, hasBlocks, hasCorps, seatsInOrder } from './board.ts';
import { draw } from './cards.ts';
import { setUp } from './entering.ts';
import { EVENTS } from './events/index.ts';

// Pioche.

interface Drawing extends Frame<`draw.${'cards' | 'red' | 'reinforcements'}`> {
  /** The single red card of the phase and who drew it, or NONE. */
  red: Card;
  seat: Seat;
}

export const startDraw = (): Drawing => ({ step: 'draw.cards', red: NONE, seat: NONE });

/** DRW-01, TRI-20. */
function cardsFor(b: Box, p: Position, seat: Seat): number {
  const invasion = get(b.invasions, get(get(b.scenarios, p.scenario).turns, p.turn - 1).invasion);
  return p.seats === 3 && seat !== 0 ? invasion.eachOfThree : get(invasion.camps, campOfSeat(seat));
}

export const drawPhase = (b: Box) =>
  inSteps<Drawing>('draw', {
    /** DRW-01, 02, 04: everybody draws, then the red cards of all players are counted. */
    cards: {
      run(p, f, io) {
        p.phase = 'draw';
        io.tell?.({ kind: 'phase', phase: 'draw' });
        const reds: Card[] = [];
        for (const seat of seatsInOrder(p)) {
          for (const card of draw(b, p, seat, cardsFor(b, p, seat), io)) {
            reds.push(card);
            f.red = card;
            f.seat = seat;
            io.tell?.({ kind: 'redDrawn', seat, card });
          }
        }
        // Only now: a deck that was made anew in between holds none of them.
        for (const card of reds) get(p.discards, get(b.cards, card).camp).push(card);
        if (reds.length <= 1) return;
        f.red = NONE;
        io.tell?.({ kind: 'redsCancelled', cards: reds });
      },
    },
    red: {
      when: (_p, f) => f.red !== NONE,
      run: (p, f, io) => EVENTS[get(b.cards, f.red).event].play(b, p, io, f.seat, f.red),
    },
    /** SEQ-03, SEQ-04. */
    reinforcements: {
      run(p, _f, io) {
        for (const arrival of [...p.arrivals]) {
          if (arrival.turn > p.turn) continue;
          const camp = get(CAMP_OF, arrival.corps);
          // Whether he comes or must wait shows whether a corps stands there or vedettes alone.
          if (p.fog && hasBlocks(p, otherCamp(camp), arrival.zone)) io.reveal();
          if (hasCorps(p, otherCamp(camp), arrival.zone) && !hasCorps(p, camp, arrival.zone)) {
            io.tell?.({ kind: 'arrivalBlocked', corps: arrival.corps, zone: arrival.zone });
            continue;
          }
          p.arrivals = p.arrivals.filter((other) => other !== arrival);
          setUp(b, p, io, arrival.corps, arrival.zone);
        }
      },
    },
  });
