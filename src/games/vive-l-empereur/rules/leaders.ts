import type { Hex } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { enemyOf, topAt } from '../field.ts';
import { AWAY, type Leader, NONE, type Position } from '../position.ts';
import type { Peril } from '../told.ts';
import type { ClauseId } from './bars.ts';
import { die, type Told } from './board.ts';
import { isReplacement, leaderFacts } from './command.ts';

// VE-XIV.5, VE-XIV.6: what becomes of leaders.

/** VE-XIV.6-a: replacements of lost leaders at the start of a turn. */
export function startReplacements(_p: Position): void {}

/** One roll for a leader's life. VE-XIV.6-b: the loss of a replacement gives no points. */
export function rollForLife(
  box: Box,
  b: Battle,
  p: Position,
  leader: Leader,
  peril: Peril,
  clause: ClauseId,
  io: Told,
): boolean {
  const roll = die(io);
  const falls = roll >= (peril === 'encircled' ? box.constants.encircledFalls : box.constants.leaderFalls);
  if (falls) {
    const { side, points } = leaderFacts(b, leader);
    const winner = enemyOf(side);
    if (!isReplacement(p, leader)) p.leaderPoints[winner] = (p.leaderPoints[winner] ?? 0) + points;
    p.leaderAt[leader] = AWAY.eliminated;
  }
  io.tell?.({ kind: 'leaderRoll', clause, leader, peril, roll, falls });
  return falls;
}

/** VE-XIV.5-a, VE-XIV.5-b, VE-XIV.5-i: after a fire every leader of the hex rolls for two losses or more, and if his stack is destroyed. */
export function rollForLosses(box: Box, b: Battle, p: Position, hex: Hex, lost: number, io: Told): void {
  if (lost === 0) return;
  const isDestroyed = topAt(p, hex) === NONE;
  for (let leader = 0; leader < p.leaderAt.length; leader++) {
    if (p.leaderAt[leader] !== hex) continue;
    if (lost >= 2 && rollForLife(box, b, p, leader, 'losses', 'VE-XIV.5-a', io)) continue;
    if (isDestroyed) rollForLife(box, b, p, leader, 'destroyed', 'VE-XIV.5-b', io);
  }
}
