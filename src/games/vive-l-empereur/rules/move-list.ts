import { OFF, WAYS } from '../../../grids/hexes.ts';
import { listing } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { isEnemyAt, neighbour } from '../field.ts';
import { type Choice, NONE, type Position } from '../position.ts';
import { type Of, PASS } from './bars.ts';
import { listChanges } from './changes.ts';
import type { Move } from './frames.ts';
import { canStep, hasFacing, pointsOf, stepOf, turnWithin } from './march.ts';
import { alone, joining, leaving } from './move-may.ts';
import { leaderLeft } from './paths.ts';
import { couldAgree, isAloneAt, isBound, isWorthwhile, mayChangeHere, mayTurnHere, type Now, nowOf } from './stops.ts';
import { isRoad, leaderCost } from './ways.ts';

// VE-VI.1 to VE-VI.4: all that a group may do next on its move, with one look at how it stands. Why it may not do more is said in `move-may.ts`.

export function listMoves(box: Box): (p: Position, f: Move, out: Choice[], seat: number) => void {
  const others = listing<Position, Move, Choice>({ ...joining(box), ...leaving(box) });
  return (p, f, out, seat) => {
    const b = box.battle(p.scenario);
    if (alone(f)) {
      listWalks(box, b, p, f, out);
      out.push(PASS);
      return;
    }
    const now = nowOf(p, f);
    listSteps(box, b, p, f, now, false, out);
    listSteps(box, b, p, f, now, true, out);
    listTurns(box, b, p, f, now, out);
    listFormations(box, b, p, f, now, out);
    others(p, f, out, seat);
    if (!isBound(box, b, p, f, now) && !couldAgree(box, b, p, f, now)) out.push(PASS);
  };
}

/** VE-XIV.2-b: where a leader who moves alone may go. */
function listWalks(box: Box, b: Battle, p: Position, f: Move, out: Choice[]): void {
  const left = leaderLeft(box, b, p, f, false);
  const byRoad = f.onRoad ? leaderLeft(box, b, p, f, true) : left;
  for (let way = 0; way < WAYS; way++) {
    const hex = neighbour(b, f.hex, way);
    if (hex === OFF || isEnemyAt(b, p, hex, p.active)) continue;
    const cost = leaderCost(b, f.hex, way);
    if (cost !== SHUT && cost <= (isRoad(b, f.hex, way) ? byRoad : left)) out.push({ kind: 'step', hex });
  }
}

/** VE-VI.2, VE-VI.4-e */
function listSteps(box: Box, b: Battle, p: Position, f: Move, now: Now, back: boolean, out: Choice[]): void {
  const { at, all } = now;
  for (let way = 0; way < WAYS; way++) {
    if (!canStep(box, b, p, f.units, at, all, way, back)) continue;
    const hex = neighbour(b, at.hex, way);
    // Where it would be alone nobody asks how it stands there.
    if (!isAloneAt(p, f.units, { hex, second: at.second })) {
      const gone = stepOf(box, b, p, f.units, at, all, way, back);
      if (gone === null || !isWorthwhile(box, b, p, f.units, gone)) continue;
    }
    out.push({ kind: back ? 'back' : 'step', hex });
  }
}

/** VE-VI.4 */
function listTurns(box: Box, b: Battle, p: Position, f: Move, now: Now, out: Choice[]): void {
  for (let i = 0; i < f.units.length; i++) {
    const [unit = NONE, stance] = [f.units[i], now.all[i]];
    if (stance === undefined || !hasFacing(box, b, unit, stance)) continue;
    const points = pointsOf(box, b, unit, now.at, stance);
    for (let facing = stance.facing % 2; facing < 12; facing += 2) {
      if (facing === stance.facing || turnWithin(points, box, b, now.at, stance, facing) === SHUT) continue;
      const c: Of<'turn'> = { kind: 'turn', unit, facing };
      if (mayTurnHere(box, b, p, f, c, now)) out.push(c);
    }
  }
}

/** VE-VI.3, VE-IV.6 */
function listFormations(box: Box, b: Battle, p: Position, f: Move, now: Now, out: Choice[]): void {
  const wishes: Of<'change'>[] = [];
  for (let i = 0; i < f.units.length; i++) {
    const [unit = NONE, stance] = [f.units[i], now.all[i]];
    if (stance !== undefined) listChanges(box, b, p, f, now.at, stance, unit, wishes);
  }
  for (const c of wishes) if (mayChangeHere(box, b, p, f, c, now)) out.push(c);
}
