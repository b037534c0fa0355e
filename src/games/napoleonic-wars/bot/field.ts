import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Battle,
  FRANCE,
  NATION_COUNT,
  type Nation,
  type Placement,
  type Position,
  type Unit,
} from '../position.ts';
import { isFrench, OF, someIn, strengthIn, unitsIn } from '../rules/board.ts';
import { at, type Chances, guardChance } from './chances.ts';

// D13 to D22: what is decided around battles, in points of abdication.

/** What a Nation is worth to whoever holds it at the end of the turn. */
export const nationWorth = (p: Position, nation: Nation): number =>
  nation === p.but ? 0.7 : nation === FRANCE ? 0.2 : 0.35;

/** How likely the coalition wins in a Nation with this much more of its own, or less. */
export function winIn(box: Box, chances: Chances, p: Position, nation: Nation, more = 0): number {
  const difference = strengthIn(box, p, nation, false) + more - strengthIn(box, p, nation, true);
  const row = chances(p, nation).win;
  const win = row[at(difference)] ?? 0;
  const guard = p.napoleonAt === nation ? guardChance(box, p) : 0;
  return guard === 0 ? win : win + guard * ((row[at(difference - box.constants.guardStrength)] ?? 0) - win);
}

/** D14: the surest first: who is beaten late finds his refuges taken. */
export const fightWorth = (box: Box, chances: Chances, p: Position, nation: Nation): number =>
  0.2 * winIn(box, chances, p, nation);

/** D15: a ride strengthens one Nation and weakens another. */
export function rideWorth(box: Box, chances: Chances, p: Position, f: Battle, unit: Unit): number {
  if (isFrench(box, p, unit)) return 0;
  const strength = get(box.strength, unit);
  const from = get(p.where, unit);
  const gain = winIn(box, chances, p, f.nation, strength) - winIn(box, chances, p, f.nation);
  const isAlone = unitsIn(box, p, from, false).length === 1;
  const contested = someIn(box, p, from, true);
  const loss = contested
    ? winIn(box, chances, p, from) - (isAlone ? 0 : winIn(box, chances, p, from, -strength))
    : isAlone
      ? 1
      : 0;
  return 0.8 * (gain * nationWorth(p, f.nation) - loss * nationWorth(p, from));
}

/** D13: Napoleon's companions should be weak, unless they leave a Nation where it helps. */
export function takeWorth(box: Box, p: Position, f: Placement, unit: Unit): number {
  const strength = get(box.strength, unit);
  const from = get(p.where, unit);
  const helps = someIn(box, p, from, false) && !someIn(box, p, f.to, false);
  return (helps ? 0.05 : -0.05) * strength;
}

/** D17: to friends, and not before the French. */
export function retreatWorth(box: Box, chances: Chances, p: Position, f: Battle, nation: Nation): number {
  if (nation >= NATION_COUNT) return 0;
  const strength = strengthIn(box, p, f.nation, false);
  const held = someIn(box, p, nation, false);
  if (!someIn(box, p, nation, true)) return held ? 0.1 : nationWorth(p, nation);
  const win = winIn(box, chances, p, nation, strength);
  return nationWorth(p, nation) * (win - (held ? winIn(box, chances, p, nation) : 0)) - 0.02;
}

/** D18: all but one, where the French are likely beaten again; the strongest first. */
export function pursueWorth(box: Box, chances: Chances, p: Position, f: Battle, unit: Unit): number {
  if (f.refuge >= NATION_COUNT || f.refuge < 0) return -1;
  const units = unitsIn(box, p, f.nation, false);
  let weakest = units[0] ?? unit;
  for (const each of units) if (get(box.strength, each) < get(box.strength, weakest)) weakest = each;
  if (unit === weakest) return -1;
  const strength = strengthIn(box, p, f.nation, false) - get(box.strength, weakest);
  const win = winIn(box, chances, p, f.refuge, strength);
  const without = someIn(box, p, f.refuge, false) ? winIn(box, chances, p, f.refuge) : 0;
  const worth = nationWorth(p, f.refuge) * (win - without) - 0.15 * (1 - win);
  return worth + 0.001 * get(box.strength, unit);
}

/** D16: whoever survives should be of use: a Russian keeps Russia in the field, a Duchy force may stay. */
export function spareWorth(box: Box, p: Position, unit: Unit): number {
  if (isFrench(box, p, unit)) return get(box.units, unit).dot === 'red' ? 0 : -0.01;
  const of = get(box.nationality, unit);
  return of === OF.russian ? 0.03 : of === OF.duchy ? 0.02 : 0;
}

/** D16: of the French those fall first that may be lost for good; of the own those that cost nothing. */
export function strikeWorth(box: Box, p: Position, unit: Unit): number {
  if (isFrench(box, p, unit)) return get(box.units, unit).dot === 'red' ? 0.02 : 0;
  return -spareWorth(box, p, unit);
}
