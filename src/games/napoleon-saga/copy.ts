import type { Frame } from '../../kernel/flow.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Position, Side } from './position.ts';

/** A copy that shares nothing changeable: by hand it is several times as fast as the generic one. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    outcome: p.outcome,
    options: p.options,
    turn: p.turn,
    phase: p.phase,
    first: p.first,
    active: p.active,
    at: p.at.slice(),
    where: p.where.slice(),
    wounds: p.wounds.slice(),
    marks: p.marks.slice(),
    terrain: p.terrain.slice(),
    melees: p.melees.map((melee) => ({ ...melee })),
    attached: p.attached.slice(),
    boons: p.boons.slice(),
    objectives: p.objectives.slice(),
    sides: [copySide(p.sides[0]), copySide(p.sides[1])],
  };
}

function copySide(s: Side): Side {
  return {
    army: s.army,
    hand: s.hand.slice(),
    deck: s.deck.slice(),
    bottom: s.bottom.slice(),
    discard: s.discard.slice(),
    bid: s.bid,
    laid: s.laid.slice(),
    scried: s.scried.slice(),
    reserves: s.reserves.slice(),
    under: s.under.slice(),
    muster: s.muster.slice(),
    ready: s.ready,
    arriving: s.arriving,
    objectives: s.objectives.slice(),
    chosen: s.chosen,
    shown: s.shown.slice(),
    scored: s.scored.slice(),
    fallen: s.fallen.slice(),
    fallenBefore: s.fallenBefore,
    givenUp: s.givenUp.slice(),
    trophies: s.trophies.slice(),
    markers: s.markers,
    bypassFailures: s.bypassFailures,
  };
}

/** Frames with lists among their locals: a test, a toll, a card that was played. */
const copyFrame = (f: Frame): Frame => ('mods' in f || 'blows' in f || 'slots' in f ? copyPlain(f) : { ...f });
