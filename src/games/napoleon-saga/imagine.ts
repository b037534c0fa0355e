import { type Random, shuffle } from '../../kernel/chance.ts';
import type { Frame, Seat } from '../../kernel/flow.ts';
import { fill } from '../../kernel/piles.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { get, there } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import {
  type Card,
  HIDDEN,
  NONE,
  type Played,
  type Position,
  type Side,
  type SideView,
  type Slot,
  type Unit,
  type View,
} from './position.ts';
import { ALL_SLOTS, boardOf, zoneOf } from './rules/geometry.ts';
import { bluffOf, cardOwner, isArtillery, isGuard, isHeavyCavalry, mayStand } from './rules/pieces.ts';
import { cardsOf, placeByChance, unitsOf } from './rules/setup.ts';

// A position that gives a view: what the viewer may not know is dealt by chance.

const isPlayed = (f: Frame): f is Played => 'chosen' in f && 'slots' in f;

/** Strategy cards of a seat that lie open somewhere. */
function openCards(box: Box, v: View, seat: Seat): Card[] {
  const own = (card: Card): boolean => card !== NONE && cardOwner(box, card) === seat;
  const becomes = (unit: Unit): boolean => unit >= 0 && v.where[unit] !== NONE;
  const tokens = cardsOf(box, v.options, seat).filter((card) => {
    const token = tokenUnit(box, v, card);
    return token !== NONE && becomes(token);
  });
  return [
    ...v.sides.flatMap(({ discard, trophies }) => [...discard, ...trophies]).filter(own),
    ...v.terrain.filter(own),
    ...v.attached.map(({ card }) => card).filter(own),
    ...v.stack.filter(isPlayed).flatMap((f) => (own(f.card) && !isDown(box, v, f.card) ? [f.card] : [])),
    ...tokens,
  ];
}

/** Has a card that is being played found its place on the table already? */
const isDown = (box: Box, v: View, card: Card): boolean => {
  const token = tokenUnit(box, v, card);
  return (
    v.terrain.includes(card) ||
    v.attached.some((each) => each.card === card) ||
    (token !== NONE && v.where[token] !== NONE)
  );
};

function tokenUnit(box: Box, v: View, card: Card): Unit {
  const seat = cardOwner(box, card);
  const design = box.cards[card % box.cards.length];
  if (design == null || design.token < 0) return NONE;
  const copies = box.building.strategyMaxCopies;
  const { cards } = box.armies[v.sides[seat === 0 ? 0 : 1].army];
  return seat * 32 + cards.length - box.tokens.length + design.token * copies + ((card % box.cards.length) % copies);
}

type Cards = Pick<Side, 'hand' | 'deck' | 'bottom' | 'scried' | 'bid' | 'laid'>;

function imagineCards(box: Box, v: View, seat: Seat, known: SideView, random: Random): Cards {
  const { deckCount, bottomCount, scriedCount } = known;
  const stock = [...cardsOf(box, v.options, seat), bluffOf(box, seat)];
  // Before the cards are dealt the Bluff card lies beside the deck.
  const elsewhere = [
    ...openCards(box, v, seat),
    known.bid,
    ...known.laid,
    ...(known.handCount === 0 && deckCount > 0 ? [bluffOf(box, seat)] : []),
  ];
  const { piles } = fill(
    stock,
    [
      { count: known.handCount, cards: known.hand, top: null },
      { count: bottomCount, cards: known.bottom, top: null },
      { count: scriedCount, cards: known.scried, top: null },
      { count: deckCount, cards: [], top: null },
    ],
    random,
    elsewhere,
    (card) => card === bluffOf(box, seat),
  );
  const hand = get(piles, 0);
  const out = {
    hand,
    bottom: get(piles, 1),
    scried: get(piles, 2),
    deck: get(piles, 3),
    bid: known.bid,
    laid: known.laid.slice(),
  };
  if (v.viewer === seat || v.phase !== 'initiative' || v.step !== 'turn.bid' || v.asked.includes(seat)) return out;
  // He has chosen his card for the Initiative, and nobody knows which.
  return { ...out, bid: there(hand.splice(random.below(hand.length), 1)[0]) };
}

/** The rule that keeps some units out of a slot in which one lies face down. */
function couldLie(box: Box, p: Position, unit: Unit, slot: Slot): boolean {
  if (zoneOf(slot) !== 'BYP') return mayStand(box, p, unit, slot);
  return !isArtillery(box, p, unit) && !isHeavyCavalry(box, p, unit) && !isGuard(box, p, unit);
}

/** Puts unknown units face down where somebody lies, the narrowest slots first; the rest goes to the Army deck. */
function imagineUnits(box: Box, v: View, p: Position, seat: Seat, random: Random): void {
  const side = p.sides[seat === 0 ? 0 : 1];
  const known = v.sides[seat === 0 ? 0 : 1];
  const placed = new Set([...v.at, ...known.fallen, ...known.givenUp, ...known.under, ...known.muster, known.arriving]);
  const pool = shuffle(
    unitsOf(box, v.options, seat).filter((unit) => !placed.has(unit)),
    random,
  );
  const hidden = ALL_SLOTS.filter((slot) => v.at[slot] === HIDDEN && boardOf(slot) === seat);
  const byRoom = hidden.map((slot) => ({ slot, room: pool.filter((unit) => couldLie(box, p, unit, slot)).length }));
  const takeFor = (fits: (unit: Unit) => boolean): Unit => {
    const i = pool.findIndex(fits);
    return there(pool.splice(i < 0 ? 0 : i, 1)[0]);
  };
  for (const { slot } of byRoom.sort((a, b) => a.room - b.room)) {
    const unit = takeFor((each) => couldLie(box, p, each, slot));
    p.at[slot] = unit;
    p.where[unit] = slot;
    p.marks[unit] = v.covers[slot] ?? 0;
  }
  if (known.arriving === HIDDEN) side.arriving = takeFor(() => true);
  while (side.under.length < known.underCount) side.under.push(takeFor(() => true));
  side.reserves = pool.splice(0, known.reservesCount);
  if (v.phase !== 'setup' || v.viewer === seat) return;
  // What is left was drawn for the deployment of a side of which nothing is to be seen yet.
  side.muster = pool.sort((a, b) => a - b);
  if (!known.ready || side.muster.length === 0) return;
  placeByChance(box, p, seat, (count) => random.below(count) + 1);
}

function imagineObjectives(
  box: Box,
  v: View,
  random: Random,
): { readonly held: readonly [number[], number[]]; readonly left: number[] } {
  const seen = v.sides.map(({ objectives, objectivesCount }) => ({
    count: objectivesCount,
    cards: objectives,
    top: null,
  }));
  const { piles, left } = fill(
    box.objectives.map((_, i) => i),
    seen,
    random,
  );
  return { held: [get(piles, 0), get(piles, 1)], left };
}

export function imaginePosition(box: Box, v: View, random: Random): Position {
  const { held, left } = imagineObjectives(box, v, random);
  const side = (seat: 0 | 1): Side => {
    const known = v.sides[seat];
    const { army, ready, fallenBefore, markers, bypassFailures } = known;
    const objectives = held[seat];
    const hasShown = v.step === 'setup.show' && !v.asked.includes(seat);
    const chosen =
      v.viewer === seat ? known.chosen : hasShown ? get(objectives, random.below(objectives.length)) : NONE;
    return {
      army,
      ...imagineCards(box, v, seat, known, random),
      discard: known.discard.slice(),
      reserves: [],
      under: known.under.slice(),
      muster: known.muster.slice(),
      ready,
      arriving: known.arriving === HIDDEN ? NONE : known.arriving,
      objectives,
      chosen,
      shown: known.shown.slice(),
      scored: known.scored.slice(),
      fallen: known.fallen.slice(),
      fallenBefore,
      givenUp: known.givenUp.slice(),
      trophies: known.trophies.slice(),
      markers,
      bypassFailures,
    };
  };
  const p: Position = {
    stack: v.stack.map((frame) => copyPlain(frame)),
    outcome: v.outcome,
    options: v.options,
    turn: v.turn,
    phase: v.phase,
    first: v.first,
    active: v.active,
    at: v.at.map((unit) => (unit === HIDDEN ? NONE : unit)),
    where: v.where.slice(),
    wounds: v.wounds.slice(),
    marks: v.marks.slice(),
    terrain: v.terrain.slice(),
    melees: v.melees.map((melee) => ({ ...melee })),
    attached: v.attached.slice(),
    boons: v.boons.slice(),
    objectives: left,
    sides: [side(0), side(1)],
  };
  imagineUnits(box, v, p, 0, random);
  imagineUnits(box, v, p, 1, random);
  return p;
}
