import type { Seat } from '../../../kernel/flow.ts';
import type { Battle } from '../data/box.ts';
import { enemyOf, isDisorganised, sideOf, stepsOf, topAt } from '../field.ts';
import { AWAY, NONE, type Position, STATE } from '../position.ts';
import type { Told } from './board.ts';
import { half } from './fire-parts.ts';

// The scenario's points and its end (VE-I-b, VE-XV-b, VE-XIV.5-g, VE-XII.2-h).

/** QB-S2: a side controls an objective while one of its units in good order stands there, or was the last to do so. */
export function recordControl(b: Battle, p: Position, io: Told): void {
  for (const [i, { hex }] of b.objectives.entries()) {
    const unit = topAt(p, hex);
    if (unit === NONE || isDisorganised(p, unit) || p.control[i] === sideOf(b, unit)) continue;
    p.control[i] = sideOf(b, unit);
    io.tell?.({ kind: 'control', clause: 'VE-I-b', hex, seat: sideOf(b, unit) });
  }
}

export interface Score {
  readonly objectives: number;
  readonly steps: number;
  readonly leaders: number;
  readonly corps: number;
  readonly total: number;
}

export function scoreOf(b: Battle, p: Position, seat: Seat): Score {
  const { victory, special } = b.scenario;
  const foe = enemyOf(seat);
  const objectives = b.objectives.reduce(
    (sum, { points }, i) => sum + (p.control[i] === seat ? (points[seat] ?? 0) : 0),
    0,
  );
  const steps = b.units.reduce((sum, { side, steps: all, corps }, unit) => {
    if (side !== foe) return sum;
    // QB-S7: driven off by its own line of communication a unit gives half of its steps.
    const gone = p.hex[unit] === AWAY.driven ? half(stepsOf(p, unit)) + all - stepsOf(p, unit) : lostSteps(b, p, unit);
    return sum + gone * (corps === b.restrained ? (special.restrained?.stepLost ?? 1) : victory.stepLost);
  }, 0);
  // VE-XII.2-h: a desperate corps counts as both.
  const corps = b.corps.reduce(
    (sum, { side }, i) =>
      side !== foe || p.army[i] === STATE.steady
        ? sum
        : sum + victory.demoralised + (p.army[i] === STATE.desperate ? victory.despair : 0),
    0,
  );
  const leaders = p.leaderPoints[seat] ?? 0;
  return { objectives, steps, leaders, corps, total: objectives + steps + leaders + corps };
}

/** VE-XII-a, VE-XII-d: steps that count as lost: those ticked off, and all of a unit that has left the map. */
export const lostSteps = (b: Battle, p: Position, unit: number): number =>
  (b.units[unit]?.steps ?? 0) - stepsThere(p, unit);

/** The others: none of a unit that has left the map, all that it has of any other. */
export const stepsThere = (p: Position, unit: number): number =>
  (p.hex[unit] ?? AWAY.waiting) < AWAY.waiting ? 0 : stepsOf(p, unit);

/** After the last turn the difference decides: by how much, and whether that is more than a draw. */
export function endGame(b: Battle, p: Position, io: Told): void {
  const scores = [scoreOf(b, p, 0), scoreOf(b, p, 1)] as const;
  for (const [seat, score] of scores.entries()) io.tell?.({ kind: 'points', clause: 'VE-I-b', seat, ...score });
  const by = scores[0].total - scores[1].total;
  const { victory, decisive } = b.scenario.victory;
  const how = decisive !== null && Math.abs(by) >= decisive ? 'decisive' : Math.abs(by) >= victory ? 'victory' : 'draw';
  p.outcome = {
    winners: how === 'draw' ? [0, 1] : [by > 0 ? 0 : 1],
    how,
    facts: { first: scores[0].total, second: scores[1].total },
  };
  io.tell?.({ kind: 'won', clause: 'VE-I-b', outcome: p.outcome });
}
