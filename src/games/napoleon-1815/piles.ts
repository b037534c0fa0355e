import type { Viewer } from '../../kernel/game.ts';
import { bag, held, type Piles, spread } from '../../kernel/piles.ts';
import { get } from '../../kernel/there.ts';
import type { Position } from './position.ts';

/**
 * Who may look at which cards: CRD-09, TRI-20 a hand is for its owner, and for whoever was shown cards of it, as long as they stay there
 * (ADC, ECL, ANT); a deck is for nobody; what goes to a discard pile or lies open for the turn everybody has seen. Hands by seat, decks
 * and discard piles by camp.
 */
export function pilesOf(p: Position, viewer: Viewer): Piles<'hands' | 'decks' | 'discards' | 'lying'> {
  const seen = viewer === null ? [] : get(p.seen, viewer);
  return {
    hands: p.hands.map((hand, seat) =>
      held(hand, seat === viewer, seen.length === 0 ? seen : hand.filter((card) => seen.includes(card))),
    ),
    decks: p.decks.map(bag),
    discards: p.discards.map(spread),
    lying: [spread(p.lying)],
  };
}
