import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { hexOf, neighbour, topAt } from '../field.ts';
import { type Facing, NONE, type Position, type Unit } from '../position.ts';
import type { Move } from './frames.ts';
import { agree, isHalfOpen, isHeldBack, pointsLeft } from './paths.ts';
import { mayPass } from './stacking.ts';
import { backCost, stepCost } from './ways.ts';

// VE-IV.6-n, VE-IV.6-o, VE-VI.1-o: whether skirmishers who may not stop where they are can go on to where they may.

/** How they would lie: both halves, the left one first, what they face, and the MP of the one who has fewest. */
interface Spread {
  readonly left: Hex;
  readonly right: Hex;
  readonly facing: Facing;
  readonly points: number;
}

/** May they stop there? */
const rests = (p: Position, units: readonly Unit[], { left, right, facing }: Spread): boolean =>
  (topAt(p, left) === NONE && topAt(p, right) === NONE) || agree(p, units, left, right, facing);

/** Where one step, ahead or back, or an about-face brings them. */
function* movesOf(box: Box, b: Battle, p: Position, units: readonly Unit[], now: Spread): Generator<Spread> {
  const { left, right, facing, points } = now;
  for (let way = 0; way < WAYS; way++) {
    const offset = (way * 2 - facing + 12) % 12;
    const back = offset === 5 || offset === 7;
    if (!back && offset !== 1 && offset !== 11) continue;
    const [to, second] = [neighbour(b, left, way), neighbour(b, right, way)];
    if (to === OFF || second === OFF || !isHalfOpen(box, b, to, second)) continue;
    const cost = (from: Hex): number =>
      back ? backCost(box, b, 'infantry', 'skirmish', from, way) : stepCost(b, 'infantry', 'skirmish', from, way);
    const [one, other] = [cost(left), cost(right)];
    if (one === SHUT || other === SHUT || Math.max(one, other) > points) continue;
    if (!mayPass(box, b, p, units, to) || !mayPass(box, b, p, units, second) || isHeldBack(b, p, units, to)) continue;
    yield { left: to, right: second, facing, points: points - Math.max(one, other) };
  }
  const { aboutFaceCost } = box.constants;
  if (points >= aboutFaceCost)
    yield { left: right, right: left, facing: (facing + 6) % 12, points: points - aboutFaceCost };
}

function leads(box: Box, b: Battle, p: Position, units: readonly Unit[], now: Spread): boolean {
  const next = [...movesOf(box, b, p, units, now)];
  return next.some((each) => rests(p, units, each)) || next.some((each) => leads(box, b, p, units, each));
}

const pointsOf = (box: Box, b: Battle, f: Move): number =>
  Math.min(...f.units.map((_, i) => pointsLeft(box, b, f, i, 'skirmish', false)));

/** Those of a group who lie across the same two hexes, as they lie now. */
const spreadOf = (box: Box, b: Battle, p: Position, f: Move): Spread => {
  const unit = f.units[0] ?? NONE;
  return {
    left: hexOf(p, unit),
    right: p.second[unit] ?? OFF,
    facing: p.facing[unit] ?? 0,
    points: pointsOf(box, b, f),
  };
};

/** Can they go on from where they are? */
export const skirmishersGoOn = (box: Box, b: Battle, p: Position, f: Move): boolean =>
  leads(box, b, p, f.units, spreadOf(box, b, p, f));

/** May they stop where a step leads them, or go on from there? */
export function maySkirmishTo(box: Box, b: Battle, p: Position, f: Move, to: Hex, second: Hex, cost: number): boolean {
  const now = spreadOf(box, b, p, f);
  const then = { left: to, right: second, facing: now.facing, points: now.points - cost };
  return rests(p, f.units, then) || leads(box, b, p, f.units, then);
}
