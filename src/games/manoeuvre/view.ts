import { glance } from '../../kernel/answers.ts';
import type { Random } from '../../kernel/chance.ts';
import { shuffle } from '../../kernel/chance.ts';
import type { Frame, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Box } from './data/box.ts';
import {
  type Card,
  type Choice,
  isCombat,
  NONE,
  type Position,
  type Side,
  type SideView,
  type View,
} from './position.ts';
import { controlled } from './rules/night.ts';

const ascending = (a: Card, b: Card) => a - b;

/**
 * What a viewer knows of a side. Hands are secret, of the discard pile only the top is shown, and a card that somebody has
 * seen go there is known to be there; lists are sorted, so that no order tells anything.
 */
function sideView(side: Side, own: boolean, seat: number, viewer: Viewer): SideView {
  const opponent = viewer !== null && viewer !== seat;
  return {
    nation: side.nation,
    edge: side.edge,
    handCount: own ? side.hand.length : side.hand.length + side.setAside.length,
    hand: (own ? side.hand : opponent ? side.handSeen : []).toSorted(ascending),
    setAside: own ? side.setAside.slice() : [],
    shown: own || opponent ? side.handSeen.toSorted(ascending) : [],
    deckCount: side.deck.length,
    discardCount: side.discard.length,
    discardTop: side.discard.at(-1) ?? NONE,
    discardKnown: (own ? side.discard : side.discardSeen).toSorted(ascending),
    discardSeen: side.discardSeen.toSorted(ascending),
    firstDeckExhausted: side.firstDeckExhausted,
    lost: side.lost,
  };
}

export function viewOf(steps: Steps<Position, Choice>, p: Position, viewer: Viewer): View {
  return {
    ...glance(steps, p, viewer),
    options: p.options,
    first: p.first,
    active: p.active,
    turn: p.turn,
    phase: p.phase,
    tiles: p.tiles,
    field: p.field,
    at: p.at.slice(),
    where: p.where.slice(),
    reduced: p.reduced.slice(),
    redoubts: p.redoubts.slice(),
    sides: [sideView(p.sides[0], viewer === 0, 0, viewer), sideView(p.sides[1], viewer === 1, 1, viewer)],
    stack: p.stack.map((frame) => copyPlain(frame)),
    control: p.phase === 'setup' ? [[], []] : [controlled(p, 0), controlled(p, 1)],
  };
}

/** Cards of a combat lie on the table, neither in a hand nor in a pile. */
function onTable(stack: readonly Frame[]): Card[] {
  const out: Card[] = [];
  for (const frame of stack) {
    if (!isCombat(frame)) continue;
    out.push(frame.card, ...frame.attack.map(({ card }) => card), ...frame.defence);
  }
  return out;
}

/** A side that agrees with what is known of it: unknown cards are dealt at random into hand, deck and discard pile. */
function imagineSide(box: Box, v: View, seat: 0 | 1, random: Random): Side {
  const known = v.sides[seat];
  const elsewhere = new Set([...known.hand, ...known.setAside, ...known.discardKnown, ...onTable(v.stack)]);
  const deck = known.nation === NONE ? [] : (box.nations[known.nation]?.deck ?? []);
  const unknown = shuffle(
    deck.filter((card) => !elsewhere.has(card)),
    random,
  );
  const dealt = v.phase === 'setup' && known.deckCount + known.handCount === 0 ? [] : unknown;
  const take = (count: number) => dealt.splice(0, Math.max(0, count));
  const hand = [...known.hand, ...take(known.handCount - known.hand.length)];
  const below = take(known.discardCount - known.discardKnown.length);
  const discard = [...below, ...known.discardKnown.filter((card) => card !== known.discardTop)];
  if (known.discardTop !== NONE) discard.push(known.discardTop);
  return {
    nation: known.nation,
    edge: known.edge,
    hand,
    deck: dealt,
    discard,
    discardSeen: known.discardSeen.slice(),
    handSeen: known.shown.slice(),
    setAside: known.setAside.slice(),
    firstDeckExhausted: known.firstDeckExhausted,
    lost: known.lost,
  };
}

export function imaginePosition(box: Box, v: View, random: Random): Position {
  return {
    stack: v.stack.map((frame) => copyPlain(frame)),
    outcome: v.outcome,
    options: v.options,
    first: v.first,
    active: v.active,
    turn: v.turn,
    phase: v.phase,
    tiles: v.tiles.slice(),
    field: v.field,
    at: v.at.slice(),
    where: v.where.slice(),
    reduced: v.reduced.slice(),
    redoubts: v.redoubts.slice(),
    sides: [imagineSide(box, v, 0, random), imagineSide(box, v, 1, random)],
  };
}
