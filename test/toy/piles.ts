import type { Seat } from '../../src/kernel/flow.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { bag, held, type Piles, spread } from '../../src/kernel/piles.ts';
import { NONE, type Position } from './position.ts';

/** PIC-2: hands and the cards laid are for their owners, who see them as they came; PIC-4: nobody looks into a deck; discards lie open. */
export function pilesOf(p: Position, viewer: Viewer): Piles<'hand' | 'laid' | 'deck' | 'discard'> {
  const own = (seat: Seat): boolean => seat === viewer;
  return {
    hand: p.sides.map(({ hand }, seat) => (own(seat) ? spread(hand) : held(hand, false))),
    laid: p.sides.map(({ bid }, seat) => held(bid === NONE ? [] : [bid], own(seat))),
    deck: p.sides.map(({ deck }) => bag(deck)),
    discard: p.sides.map(({ discard }) => spread(discard)),
  };
}
