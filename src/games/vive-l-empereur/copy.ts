import type { Frame } from '../../kernel/flow.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Position } from './position.ts';

/** A copy that shares nothing changeable: by hand it is several times as fast as the generic one. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    outcome: p.outcome,
    options: p.options,
    scenario: p.scenario,
    turn: p.turn,
    phase: p.phase,
    active: p.active,
    hex: p.hex.slice(),
    second: p.second.slice(),
    facing: p.facing.slice(),
    formation: p.formation.slice(),
    steps: p.steps.slice(),
    marker: p.marker.slice(),
    marks: p.marks.slice(),
    top: p.top.slice(),
    below: p.below.slice(),
    leaderAt: p.leaderAt.slice(),
    leaderMarks: p.leaderMarks.slice(),
    army: p.army.slice(),
    crossed: p.crossed.slice(),
    control: p.control.slice(),
    leaderPoints: p.leaderPoints.slice(),
    released: p.released,
    queue: p.queue.slice(),
    said: p.said.slice(),
    firedAt: p.firedAt.slice(),
    shocks: p.shocks.map(({ target, from }) => ({ target, from: from.slice() })),
    owes: p.owes.slice(),
  };
}

/** Most frames hold numbers alone. */
function copyFrame(f: Frame): Frame {
  for (const value of Object.values(f)) if (typeof value === 'object' && value !== null) return copyPlain(f);
  return { ...f };
}
