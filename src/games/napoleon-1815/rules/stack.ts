import type { Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import { type Block, CAMP_OF, isCommander, isCorps, isVedette, NATION_OF } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import { ownerOf, strandsCommander } from './board.ts';
import { takesFortress } from './control.ts';

// Pile: which blocks can act together.

/**
 * May the block join a group that has begun in the zone? OPS-07: one nation, unless united; VED-02: no vedettes with corps;
 * DEF-06: to activate, unless an event moves the stack.
 */
export function canJoin(
  p: Position,
  seat: Seat,
  group: readonly Block[],
  zone: Zone,
  block: Block,
  anyFace: boolean,
  united = false,
): boolean {
  if (p.where[block] !== zone || ownerOf(p, block) !== seat || group.includes(block)) return false;
  if (!anyFace && p.activated[block]) return false;
  const first = get(group, 0);
  if (isVedette(block) !== isVedette(first)) return false;
  if (NATION_OF[block] === NATION_OF[first]) return true;
  if (!united || isVedette(block)) return false;
  // I09: a commander goes with corps of his own nation.
  return !isCommander(block) || group.some((other) => isCorps(other) && NATION_OF[other] === NATION_OF[block]);
}

/**
 * May the block join a stack that an event moves? Either face (REA-02), and only if the stack can still leave: a corps that
 * would have to stay with a commander is not named (DEF-05).
 */
export function canJoinColumn(p: Position, seat: Seat, group: readonly Block[], zone: Zone, block: Block): boolean {
  return canJoin(p, seat, group, zone, block, true) && !strandsCommander(p, [...group, block]);
}

/** MAN-14: the stack that operates has come to a zone with another friendly stack. */
export function stoppedByFriends(p: Position): boolean {
  const op = there(p.op);
  const first = op.group[0];
  if (op.steps === 0 || first === undefined || op.organised === op.zone || isVedette(first)) return false;
  for (let corps = 0; isCorps(corps); corps++)
    if (p.where[corps] === op.zone && CAMP_OF[corps] === op.camp && !op.group.includes(corps)) return true;
  return false;
}

/** VED-12: vedettes do not enter a fortified town of the enemy. */
export function mayRideInto(b: Box, p: Position, block: Block, to: Zone): boolean {
  return !isVedette(block) || !takesFortress(b, p, get(CAMP_OF, block), to);
}

/** DEF-03: whoever is left of the group can act. A commander whose corps has died on the way does nothing by himself. */
export function canAct(group: readonly Block[]): boolean {
  for (const block of group) if (!isCommander(block)) return true;
  return false;
}

/** May a block of the seat that is asked begin a stack for an operation? */
export function canBegin(p: Position, block: Block): boolean {
  return get(p.where, block) > NONE && !p.activated[block] && !isCommander(block);
}
