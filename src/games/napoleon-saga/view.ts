import { glance } from '../../kernel/answers.ts';
import type { Seat, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { look } from '../../kernel/piles.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Box } from './data/box.ts';
import { bottomOf, handOf, isBidSecret, isKnown, objectivesOf, scriedOf, underOf } from './piles.ts';
import { type Choice, HIDDEN, MARK, NONE, type Position, type Side, type SideView, type View } from './position.ts';
import { boardOf } from './rules/geometry.ts';
import { has, ownerOf } from './rules/pieces.ts';
import { pointsOf } from './rules/victory.ts';

function sideView(box: Box, p: Position, side: Side, seat: Seat, viewer: Viewer): SideView {
  const own = seat === viewer;
  const hand = look(handOf(box, p, side, seat, viewer));
  const bottom = look(bottomOf(side, seat, viewer));
  const scried = look(scriedOf(side, seat, viewer));
  const under = look(underOf(side, seat, viewer));
  const objectives = look(objectivesOf(side, seat, viewer));
  const isOpen = side.arriving === NONE || own || has(p, side.arriving, MARK.faceUp);
  return {
    army: side.army,
    handCount: hand.count,
    hand: hand.cards,
    deckCount: side.deck.length,
    // In their order, which is their owner's to know.
    bottom: own ? side.bottom.slice() : [],
    bottomCount: bottom.count,
    discard: side.discard.slice(),
    bid: own || !isBidSecret(p) ? side.bid : NONE,
    laid: own ? side.laid.slice() : [],
    scried: scried.cards,
    scriedCount: scried.count,
    reservesCount: side.reserves.length,
    under: own ? side.under.slice() : [],
    underCount: under.count,
    muster: own ? side.muster.slice() : [],
    ready: side.ready,
    arriving: isOpen ? side.arriving : HIDDEN,
    chosen: own ? side.chosen : NONE,
    objectives: objectives.cards,
    objectivesCount: objectives.count,
    shown: side.shown.slice(),
    scored: side.scored.slice(),
    fallen: side.fallen.slice(),
    fallenBefore: side.fallenBefore,
    givenUp: side.givenUp.slice(),
    trophies: side.trophies.slice(),
    markers: side.markers,
    bypassFailures: side.bypassFailures,
    points: pointsOf(box, p, seat),
  };
}

export function viewOf(box: Box, steps: Steps<Position, Choice>, p: Position, viewer: Viewer): View {
  const at = p.at.slice();
  const where = p.where.slice();
  const wounds = p.wounds.slice();
  const marks = p.marks.slice();
  const terrain = p.terrain.slice();
  const covers = new Array<number>(at.length).fill(0);
  for (const [slot, unit] of p.at.entries()) {
    // NS-SETUP-11: until the armies are turned up nobody sees anything of the other board.
    const secret = p.phase === 'setup' && boardOf(slot) !== viewer;
    if (secret) terrain[slot] = NONE;
    if (unit === NONE || (isKnown(p, unit, viewer) && !secret)) continue;
    at[slot] = secret ? NONE : HIDDEN;
    covers[slot] = secret ? 0 : (marks[unit] ?? 0);
  }
  // Off the board, and face down on it, units are the owner's secret: nothing is told of them by their numbers.
  for (let unit = 0; unit < where.length; unit++) {
    const slot = p.where[unit] ?? NONE;
    if (slot !== NONE && at[slot] === unit) continue;
    where[unit] = NONE;
    if (ownerOf(unit) === viewer) continue;
    if (unit === p.sides[ownerOf(unit) === 0 ? 0 : 1].arriving && has(p, unit, MARK.faceUp)) continue;
    wounds[unit] = 0;
    marks[unit] = 0;
  }
  return {
    ...glance(steps, p, viewer),
    options: p.options,
    turn: p.turn,
    phase: p.phase,
    first: p.first,
    active: p.active,
    at,
    where,
    wounds,
    marks,
    covers,
    terrain,
    melees: p.melees.map((melee) => ({ ...melee })),
    attached: p.attached.slice(),
    boons: p.boons.slice(),
    sides: [sideView(box, p, p.sides[0], 0, viewer), sideView(box, p, p.sides[1], 1, viewer)],
    stack: p.stack.map((frame) => copyPlain(frame)),
  };
}
