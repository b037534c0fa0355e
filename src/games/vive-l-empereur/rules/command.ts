import type { Hex } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import { RANKS, type Rank } from '../data/names.ts';
import { facts, hexesOfUnit, hexOf, unitsAt } from '../field.ts';
import { LEADER, type Leader, NONE, type Position, type Unit } from '../position.ts';

// VE-XIV: who commands whom, and whose bonus counts.

export const leaderFacts = (b: Battle, leader: Leader) => b.leaders[leader] ?? nothingAt(leader);
export const isReplacement = (p: Position, leader: Leader): boolean =>
  ((p.leaderMarks[leader] ?? 0) & LEADER.replacement) !== 0;

/** Combat bonus, morale bonus and MP: his own, or those of whoever replaces him (VE-XIV.6-a). */
export const valuesOf = (box: Box, b: Battle, p: Position, leader: Leader) =>
  isReplacement(p, leader) ? box.replacement : leaderFacts(b, leader);

/** QB-S4: until the army leader is on the map another stands in for him. */
export function rankOf(b: Battle, p: Position, leader: Leader): Rank {
  return leader === b.standIn && (p.leaderAt[b.relief] ?? NONE) === NONE ? 'army' : leaderFacts(b, leader).rank;
}

/** VE-XIV.1-a, VE-XIV.1-b */
export const commands = (b: Battle, p: Position, leader: Leader, unit: Unit): boolean =>
  leaderFacts(b, leader).side === facts(b, unit).side &&
  (rankOf(b, p, leader) === 'army' || (leaderFacts(b, leader).commands[facts(b, unit).corps] ?? false));

export function leadersAt(b: Battle, p: Position, hex: Hex, seat: Seat): Leader[] {
  const found: Leader[] = [];
  for (let leader = 0; leader < p.leaderAt.length; leader++)
    if (p.leaderAt[leader] === hex && leaderFacts(b, leader).side === seat) found.push(leader);
  return found;
}

/**
 * VE-XIV.1-d, VE-XIV.1-f: of these leaders the one whose bonus counts for a unit: who commands it, the highest first; then the others, the
 * highest first; of equal ranks who commands more of the stack. More than one only where the owner decides.
 */
export function leading(
  b: Battle,
  p: Position,
  leaders: readonly Leader[],
  unit: Unit,
  stack: readonly Unit[],
): Leader[] {
  const worth = (leader: Leader): number =>
    (commands(b, p, leader, unit) ? 10_000 : 0) +
    RANKS.indexOf(rankOf(b, p, leader)) * 1000 +
    stack.filter((each) => commands(b, p, leader, each)).length;
  const most = Math.max(...leaders.map(worth));
  return leaders.filter((leader) => worth(leader) === most);
}

/** VE-XIV.4: what the leaders of its hex, or of both hexes of skirmishers, add to the morale of a unit. Where the owner may decide he takes the better. */
export function moraleBonus(box: Box, b: Battle, p: Position, unit: Unit): number {
  const leaders = hexesOfUnit(p, unit).flatMap((hex) => leadersAt(b, p, hex, facts(b, unit).side));
  if (leaders.length === 0) return 0;
  return Math.max(
    ...leading(b, p, leaders, unit, unitsAt(p, hexOf(p, unit))).map((leader) => {
      const { morale } = valuesOf(box, b, p, leader);
      return commands(b, p, leader, unit) ? morale : Math.min(morale, box.constants.otherCorpsBonus);
    }),
  );
}
