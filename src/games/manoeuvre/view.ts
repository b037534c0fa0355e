import { glance } from '../../kernel/answers.ts';
import type { Random } from '../../kernel/chance.ts';
import type { Frame, Seat, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { bag, fill, inOrder, look } from '../../kernel/piles.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { discardOf, handOf } from './piles.ts';
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

/** What a viewer knows of a side. */
function sideView(side: Side, seat: Seat, viewer: Viewer): SideView {
  const hand = look(handOf(side, seat, viewer));
  const discard = look(discardOf(side, seat, viewer));
  return {
    nation: side.nation,
    edge: side.edge,
    handCount: hand.count,
    hand: hand.cards,
    setAside: seat === viewer ? side.setAside.slice() : [],
    shown: viewer === null ? [] : inOrder(side.handSeen),
    deckCount: look(bag(side.deck)).count,
    discardCount: discard.count,
    discardTop: discard.top ?? NONE,
    discardKnown: discard.cards,
    discardSeen: inOrder(side.discardSeen),
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
    sides: [sideView(p.sides[0], 0, viewer), sideView(p.sides[1], 1, viewer)],
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
  const dealt = v.phase !== 'setup' || known.deckCount + known.handCount > 0;
  const { piles, left } = fill(
    dealt ? (box.nations[known.nation]?.deck ?? []) : [],
    [
      { count: known.handCount, cards: known.hand, top: null },
      {
        count: known.discardCount,
        cards: known.discardKnown,
        top: known.discardTop === NONE ? null : known.discardTop,
      },
    ],
    random,
    [...known.setAside, ...onTable(v.stack)],
  );
  return {
    nation: known.nation,
    edge: known.edge,
    hand: get(piles, 0),
    deck: left,
    discard: get(piles, 1),
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
