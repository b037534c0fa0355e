import { glance } from '../../src/kernel/answers.ts';
import type { Random } from '../../src/kernel/chance.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { drop, fill, look } from '../../src/kernel/piles.ts';
import { copyPlain } from '../../src/kernel/plain.ts';
import { get } from '../../src/kernel/there.ts';
import { BOX } from './data/standard.ts';
import { pilesOf } from './piles.ts';
import { NONE, type Position, type Side, type View } from './position.ts';
import { steps } from './rules/index.ts';

export function viewOf(p: Position, viewer: Viewer): View {
  const piles = pilesOf(p, viewer);
  return {
    ...glance(steps, p, viewer),
    options: p.options,
    round: p.round,
    active: p.active,
    sides: p.sides.map(({ seen, place, losses }, seat) => {
      const hand = look(get(piles.hand, seat));
      const laid = look(get(piles.laid, seat));
      return {
        handCount: hand.count,
        hand: hand.cards,
        seen: [...seen],
        laid: laid.count > 0,
        bid: laid.cards[0] ?? NONE,
        deckCount: look(get(piles.deck, seat)).count,
        discard: look(get(piles.discard, seat)).cards,
        place,
        losses,
      };
    }),
    stack: copyPlain(p.stack),
  };
}

/** What was seen of another is in his hand or laid, and nobody knows in which: both are one pile first. */
function imagineSide(v: View, seat: number, random: Random): Side {
  const { handCount, hand, seen, laid, bid, discard, place, losses } = get(v.sides, seat);
  const own = seat === v.viewer;
  const cards = own ? [...hand, ...(laid ? [bid] : [])] : seen;
  const { piles, left } = fill(BOX.cards, [{ count: handCount + (laid ? 1 : 0), cards, top: null }], random, discard);
  const held = get(piles, 0);
  const card = own || !laid ? bid : get(held, random.below(held.length));
  drop(held, card);
  return { hand: held, deck: left, discard: [...discard], seen: [...seen], bid: card, place, losses };
}

export function imaginePosition(v: View, random: Random): Position {
  const { options, round, active, outcome } = v;
  const sides = v.sides.map((_, seat) => imagineSide(v, seat, random));
  return { stack: copyPlain([...v.stack]), outcome, options, round, active, sides };
}
