import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Battle, FRANCE, NATION_COUNT, type Nation, type Position, type Unit } from '../position.ts';
import type { Term } from '../told.ts';
import { die, isFranceOpen, isFrench, type Told, unitsIn, weakestOf } from './board.ts';

// [9/1]: cavalry intervention, an option.

/** NW-8.2, NW-8.4-a: may a coalition corps be deployed in a Nation? */
export const canDeploy = (box: Box, p: Position, unit: Unit, nation: Nation): boolean =>
  nation === FRANCE ? isFranceOpen(p) : get(get(box.deploy, get(box.nationality, unit)), nation);

/** How many may ride. */
export function ridersLeft(box: Box, p: Position, f: Battle, french: boolean): number {
  let count = 0;
  for (const unit of box.horse) if (mayRide(box, p, f, unit, french)) count++;
  return count;
}

/** The weakest French cavalry of a Nation whose French units are all cavalry: one of them has to stay (NW-9.1.1-b). */
function weakest(box: Box, p: Position, nation: Nation): Unit[] {
  const units = unitsIn(box, p, nation, true);
  if (units.length === 0 || units.some((unit) => !box.cavalry[unit])) return [];
  return weakestOf(box, units);
}

/** Those who stay without a question, before anybody has ridden. */
export function stayers(box: Box, p: Position, battle: Nation): Unit[] {
  const out: Unit[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (nation === battle) continue;
    const [unit, ...others] = weakest(box, p, nation);
    if (unit !== undefined && others.length === 0) out.push(unit);
  }
  return out;
}

/** Equals of whom the player says who stays. */
export function tiedStayers(box: Box, p: Position, f: Battle): Unit[] {
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (nation === f.nation) continue;
    const tied = weakest(box, p, nation);
    if (tied.length > 1 && !tied.some((unit) => f.tried.includes(unit))) return tied;
  }
  return [];
}

export function mayRide(box: Box, p: Position, f: Battle, unit: Unit, french: boolean): boolean {
  const at = p.where[unit] ?? NATION_COUNT;
  if (at >= NATION_COUNT || at === f.nation || !box.cavalry[unit] || f.tried.includes(unit)) return false;
  if (isFrench(box, p, unit) !== french) return false;
  // NW-9.1.2-b
  return french || canDeploy(box, p, unit, f.nation);
}

/** NW-9.1.1.1-b */
export function rideTerms(box: Box, p: Position, f: Battle, unit: Unit): Term[] {
  const french = isFrench(box, p, unit);
  const from = get(p.where, unit);
  const enemyHorse = (nation: Nation): boolean =>
    box.horse.some((each) => p.where[each] === nation && isFrench(box, p, each) !== french);
  const terms: Term[] = [];
  if (enemyHorse(f.nation)) terms.push({ what: 'enemyInBattle', value: 1 });
  if (enemyHorse(from)) terms.push({ what: 'enemyBehind', value: 1 });
  if (!get(box.nations, from).adjacent.includes(f.nation)) terms.push({ what: 'far', value: 1 });
  return terms;
}

/** NW-9.1.1.1-a */
export function ride(box: Box, p: Position, f: Battle, unit: Unit, io: Told): void {
  const terms = rideTerms(box, p, f, unit);
  const roll = die(io);
  const moved = roll + terms.length <= box.constants.rideMost;
  f.tried.push(unit);
  if (moved) p.where[unit] = f.nation;
  io.tell?.({ kind: 'rides', clause: 'NW-9.1.1.1-a', unit, roll, terms, moved });
}
