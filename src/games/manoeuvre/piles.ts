import type { Seat } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { bag, heap, held, type Pile } from '../../kernel/piles.ts';
import type { Card, Position, Side } from './position.ts';

export const handOf = (side: Side, seat: Seat, viewer: Viewer): Pile<Card> =>
  held(side.hand, seat === viewer, viewer === null ? [] : side.handSeen, side.setAside);

export const discardOf = (side: Side, seat: Seat, viewer: Viewer): Pile<Card> =>
  heap(side.discard, seat === viewer, side.discardSeen);

/**
 * Who may look at which cards: 1.4-g the hand, in which those set aside are to everybody but their owner until the Discard Phase
 * ends (4.1); I-02 the draw pile nobody, of the discard pile the top. What a Scout or a Skirmish has shown (9.2.8, 9.2.9) the opponent
 * knows, and spectators are not expected to remember.
 */
export function pilesOf({ sides: [a, b] }: Position, viewer: Viewer) {
  return {
    hand: [handOf(a, 0, viewer), handOf(b, 1, viewer)],
    deck: [bag(a.deck), bag(b.deck)],
    discard: [discardOf(a, 0, viewer), discardOf(b, 1, viewer)],
  } as const;
}
