import { glance } from '../../src/kernel/answers.ts';
import { type Random, shuffle } from '../../src/kernel/chance.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { copyPlain } from '../../src/kernel/plain.ts';
import { BOX } from './data/standard.ts';
import { NONE, type Position, type Side, type View } from './position.ts';
import { drop } from './rules/cards.ts';
import { steps } from './rules/index.ts';

/** PIC-2: hands and the cards laid are secret. */
export function viewOf(p: Position, viewer: Viewer): View {
  return {
    ...glance(steps, p, viewer),
    options: p.options,
    round: p.round,
    active: p.active,
    sides: p.sides.map(({ hand, deck, bid, ...open }, seat) => ({
      ...copyPlain(open),
      handCount: hand.length,
      hand: seat === viewer ? [...hand] : [],
      laid: bid !== NONE,
      bid: seat === viewer ? bid : NONE,
      deckCount: deck.length,
    })),
    stack: copyPlain(p.stack),
  };
}

export function imagine(v: View, random: Random): Position {
  const sides = v.sides.map((known, seat): Side => {
    const { discard, seen, place, losses } = known;
    const deck = BOX.cards.filter((card) => !discard.includes(card));
    const held = seat === v.viewer ? [...known.hand] : [...seen];
    if (seat === v.viewer && known.bid !== NONE) held.push(known.bid);
    for (const card of held) drop(deck, card);
    shuffle(deck, random);
    while (held.length < known.handCount + (known.laid ? 1 : 0)) held.push(deck.pop() ?? NONE);
    let { bid } = known;
    if (seat !== v.viewer && known.laid) bid = held[random.below(held.length)] ?? NONE;
    drop(held, bid);
    return { hand: held, deck, discard: [...discard], seen: [...seen], bid, place, losses };
  });
  const { options, round, active, outcome } = v;
  return { stack: copyPlain([...v.stack]), outcome, options, round, active, sides };
}
