import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { campOfSeat } from '../board.ts';
import { leaveHand } from '../cards.ts';
import { seatNamed } from '../choices.ts';
import type { EventRule } from './rule.ts';

function raid(p: Position, io: Io<N15Event>, victim: Seat): void {
  const hand = get(p.hands, victim);
  if (hand.length === 0) return;
  const card = get(hand, io.roll('hussards', hand.length) - 1);
  leaveHand(p, victim, card, io);
  get(p.discards, campOfSeat(victim)).push(card);
  io.tell?.({ kind: 'discarded', seat: victim, card });
}

/** HUS: a card at random from an enemy hand is discarded; the French choose between two opponents. */
export const hussards: EventRule = {
  windows: ['initiative'],
  possible: (_b, p, seat) => p.hands.some((hand, other) => hand.length > 0 && campOfSeat(other) !== campOfSeat(seat)),
  play(_b, p, io, seat) {
    if (seat !== 0) raid(p, io, 0);
    else if (p.seats === 2) raid(p, io, 1);
    else call(p, { step: 'hussards.whom' });
  },
  steps: () =>
    procedure<Position, Frame, Choice, N15Event>('hussards', {
      whom: {
        who: () => 0,
        choices(p, _f, out) {
          for (const seat of [1, 2]) if (get(p.hands, seat).length > 0) out.push(seatNamed(seat));
        },
        take(p, _f, c, io) {
          if (c.kind === 'seat') raid(p, io, c.seat);
        },
      },
    }),
};
