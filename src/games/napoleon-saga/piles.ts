import type { Seat } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { bag, held, type Pile } from '../../kernel/piles.ts';
import type { Box } from './data/box.ts';
import { type Card, MARK, NONE, type Objective, type Position, type Side, type Unit } from './position.ts';
import { bluffOf, has, ownerOf } from './rules/pieces.ts';

// NS-INFO-01: who may look at which cards. Discard piles, attached cards and what was taken lie open and need no pile.

/** NS-INIT-03: cards for the Initiative stay secret until both are turned up. */
export const isBidSecret = (p: Position): boolean => p.phase === 'initiative';

/** Everybody knows where the Bluff card of a seat is: in its hand, or set aside before all (NS-INIT-05). */
export function handOf(box: Box, p: Position, side: Side, seat: Seat, viewer: Viewer): Pile<Card> {
  const bluff = bluffOf(box, seat);
  const pocket = [...side.laid, ...(isBidSecret(p) && side.bid !== NONE ? [side.bid] : [])];
  const isHere = side.hand.includes(bluff) || pocket.includes(bluff);
  return held(side.hand, seat === viewer, isHere ? [bluff] : [], pocket);
}

export const bottomOf = (side: Side, seat: Seat, viewer: Viewer): Pile<Card> => held(side.bottom, seat === viewer);
export const scriedOf = (side: Side, seat: Seat, viewer: Viewer): Pile<Card> => held(side.scried, seat === viewer);
export const underOf = (side: Side, seat: Seat, viewer: Viewer): Pile<Unit> => held(side.under, seat === viewer);
export const objectivesOf = (side: Side, seat: Seat, viewer: Viewer): Pile<Objective> =>
  held(side.objectives, seat === viewer, side.shown);

/** Is the face of a unit on the board known to the viewer? */
export const isKnown = (p: Position, unit: Unit, viewer: Viewer): boolean =>
  ownerOf(unit) === viewer || has(p, unit, MARK.faceUp) || (viewer !== null && has(p, unit, MARK.seen));

/** Units that lie face down, or that are still to be placed, or that are about to arrive. */
export function coveredOf(p: Position, side: Side, seat: Seat, viewer: Viewer): Pile<Unit> {
  const down = p.at.filter((unit) => unit !== NONE && ownerOf(unit) === seat && !has(p, unit, MARK.faceUp));
  const arriving = side.arriving !== NONE && !has(p, side.arriving, MARK.faceUp) ? [side.arriving] : [];
  const cards = [...down, ...side.muster, ...arriving];
  return held(
    cards,
    seat === viewer,
    cards.filter((unit) => isKnown(p, unit, viewer)),
  );
}

export function pilesOf(box: Box, p: Position, viewer: Viewer) {
  const each = <C extends number>(of: (side: Side, seat: Seat) => Pile<C>) => [of(p.sides[0], 0), of(p.sides[1], 1)];
  return {
    hand: each((side, seat) => handOf(box, p, side, seat, viewer)),
    deck: each((side) => bag(side.deck)),
    bottom: each((side, seat) => bottomOf(side, seat, viewer)),
    scried: each((side, seat) => scriedOf(side, seat, viewer)),
    covered: each((side, seat) => coveredOf(p, side, seat, viewer)),
    reserves: each((side) => bag(side.reserves)),
    under: each((side, seat) => underOf(side, seat, viewer)),
    objectives: each((side, seat) => objectivesOf(side, seat, viewer)),
    left: [bag(p.objectives)],
  } as const;
}
