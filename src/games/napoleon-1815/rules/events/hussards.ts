import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { asking, inSteps, opponent } from '../asking.ts';
import { bar } from '../bars.ts';
import { campOfSeat } from '../board.ts';
import { discard } from '../cards.ts';
import { type EventRule, unless } from './rule.ts';

function raid(p: Position, io: Io<N15Event>, victim: Seat): void {
  const hand = get(p.hands, victim);
  if (hand.length === 0) return;
  const card = get(hand, io.roll('hussards', hand.length) - 1);
  discard(p, victim, card, io);
  io.tell?.({ kind: 'discarded', seat: victim, card });
}

type Raiding = Frame<'hussards.whom'>;

const ask = asking<Raiding>();

/** HUS: a card at random from an enemy hand is discarded; the French choose between two opponents. */
export const hussards: EventRule = {
  windows: ['initiative'],
  needs: [
    unless('N15-EVT-HUS-01', 'emptyHand', (_b, p, seat) =>
      p.hands.every((hand, other) => hand.length === 0 || campOfSeat(other) === campOfSeat(seat)),
    ),
  ],
  play(_b, p, io, seat) {
    if (seat !== 0) raid(p, io, 0);
    else if (p.seats === 2) raid(p, io, 1);
    else call<Raiding>(p, { step: 'hussards.whom' });
  },
  steps: () =>
    inSteps<Raiding>('hussards', {
      whom: ask({
        clause: 'N15-EVT-HUS-01',
        who: () => 0,
        may: {
          seat: opponent(
            'N15-EVT-HUS-01',
            [1, 2],
            [bar('N15-EVT-HUS-01', 'emptyHand', (p, _f, c) => get(p.hands, c.seat).length === 0)],
          ),
        },
        take: (p, _f, c, io) => raid(p, io, c.seat),
      }),
    }),
};
