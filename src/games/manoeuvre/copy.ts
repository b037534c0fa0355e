import type { Frame } from '../../kernel/flow.ts';
import { type Combat, isCombat, isSetup, type Position, type Setup, type Side } from './position.ts';

/** A copy that shares nothing changeable: ten lines by hand are five times as fast as the generic copy. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    outcome: p.outcome,
    options: p.options,
    first: p.first,
    active: p.active,
    turn: p.turn,
    phase: p.phase,
    tiles: p.tiles.slice(),
    field: p.field,
    at: p.at.slice(),
    where: p.where.slice(),
    reduced: p.reduced.slice(),
    redoubts: p.redoubts.slice(),
    sides: [copySide(p.sides[0]), copySide(p.sides[1])],
  };
}

function copySide(s: Side): Side {
  return {
    nation: s.nation,
    edge: s.edge,
    hand: s.hand.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    discardSeen: s.discardSeen.slice(),
    handSeen: s.handSeen.slice(),
    setAside: s.setAside.slice(),
    firstDeckExhausted: s.firstDeckExhausted,
    lost: s.lost,
  };
}

/** Frames with lists among their locals are a combat, or the set-up with the nations named so far. */
function copyFrame(f: Frame): Frame {
  if (isCombat(f)) return copyCombat(f);
  return isSetup(f) ? copySetup(f) : { ...f };
}

function copyCombat(f: Combat): Combat {
  return {
    ...f,
    defence: f.defence.slice(),
    attack: f.attack.slice(),
    supporters: f.supporters.slice(),
    suffered: f.suffered.slice(),
  };
}

function copySetup(f: Setup): Setup {
  return { ...f, named: f.named.slice() };
}
