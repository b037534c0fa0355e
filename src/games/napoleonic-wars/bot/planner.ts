import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Coalition, NATION_COUNT, NONE, PLACE, type Position, type Unit } from '../position.ts';
import { OF } from '../rules/board.ts';
import type { Chances } from './chances.ts';
import { muster, type Plans, plansOf } from './plan.ts';
import type { Weights } from './weights.ts';

/** The plans for the corps that are still to be built, and which of them is placed next. */
export type Planner = (p: Position, f: Coalition) => Plans & { readonly next: Unit };

/** Powers send their corps to the map in this phase alone: what stands there of them was placed just now. */
const isSent = (box: Box, p: Position, unit: Unit): boolean =>
  (p.where[unit] ?? PLACE.board) < NATION_COUNT &&
  (box.nationality[unit] ?? 0) >= OF.british &&
  (box.nationality[unit] ?? 0) < OF.duchy;

const isSame = (a: readonly number[], b: readonly number[]): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
};

/** All that plans hang on. */
const isAlike = (a: Position, b: Position): boolean =>
  a.turn === b.turn &&
  a.abdication === b.abdication &&
  a.treasury === b.treasury &&
  a.but === b.but &&
  a.napoleon === b.napoleon &&
  a.napoleonAt === b.napoleonAt &&
  a.busy === b.busy &&
  a.guard === b.guard &&
  a.paris === b.paris &&
  a.pope === b.pope &&
  a.josephine === b.josephine &&
  isSame(a.where, b.where) &&
  isSame(a.fervour, b.fervour) &&
  isSame(a.clientIn, b.clientIn) &&
  isSame(a.status, b.status) &&
  isSame(a.butStack, b.butStack);

/**
 * Plans are made from the beginning of the deployment and kept while corps are placed as they have it: a search asks for them in the
 * middle of every trial. What was made last is remembered; it is what would be made again.
 */
export function plannerOf(box: Box, weights: Weights, chances: Chances): Planner {
  const order = muster(box);
  const regulars = order.filter((unit) => box.nationality[unit] !== OF.duchy);
  let last: { readonly start: Position; readonly lots: readonly number[]; readonly made: Plans } | null = null;
  const made = (start: Position, f: Coalition): Plans => {
    if (last === null || !isSame(last.lots, f.lots) || !isAlike(last.start, start))
      last = { start, lots: [...f.lots], made: plansOf(box, weights, chances, order, start, f) };
    return last.made;
  };
  const nextOf = (plans: Plans, p: Position): Unit => {
    const to = plans.plans[0]?.to;
    for (const unit of order) if (p.where[unit] === PLACE.pool && (to?.[unit] ?? NONE) !== NONE) return unit;
    return NONE;
  };
  return (p, f) => {
    if (regulars.some((unit) => p.where[unit] === PLACE.pool)) {
      const where = p.where.map((at, unit) => (isSent(box, p, unit) ? PLACE.pool : at));
      const plans = made({ ...p, where }, f);
      const to = plans.plans[0]?.to;
      const isFollowed = p.where.every((at, unit) => at === where[unit] || at === to?.[unit]);
      const next = nextOf(plans, p);
      if (isFollowed && next !== NONE && get(box.nationality, next) !== OF.duchy) return { ...plans, next };
    }
    const plans = plansOf(box, weights, chances, order, p, f);
    return { ...plans, next: nextOf(plans, p) };
  };
}
