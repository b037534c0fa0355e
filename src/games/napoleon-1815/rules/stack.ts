import type { Frame, Seat } from '../../../kernel/flow.ts';
import { byTheWay, may } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Card, Zone } from '../data/box.ts';
import { type Block, CAMP_OF, isCommander, isCorps, isVedette, NATION_OF } from '../pieces.ts';
import { type Column, NONE, type Position } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { bar as barred, given, type Rule } from './bars.ts';
import { blocksOf, campOfSeat, leavesCommanderAlone, linkBetween, strandsCommander } from './board.ts';
import { type Of, stacking, stepTo } from './choices.ts';
import { takesFortress } from './control.ts';

// Pile: which blocks can act together.

type Stacked = { readonly block: Block };

/** A stack that is put together block by block. */
interface Forming {
  readonly group: readonly Block[];
  readonly zone: Zone;
  /** UNION DES FORCES is in force. */
  readonly union?: boolean;
}

/** What keeps a block out of the stack, once that has begun; tried on every candidate, unless `bar` says that they are given. */
export const joining = (forming: (p: Position) => Forming, bar = barred): Rule<Stacked>[] => [
  bar('N15-OPS-06', 'alreadyInStack', (p, _f, c) => forming(p).group.includes(c.block)),
  given(
    'N15-DEF-20',
    'otherZone',
    (p, _f, c) => forming(p).group.length > 0 && p.where[c.block] !== forming(p).zone,
    (p) => ({ zone: forming(p).zone }),
  ),
  bar('N15-VED-02', 'vedetteWithCorps', (p, _f, c) => ridesApart(forming(p), c.block)),
  bar('N15-DEF-05', 'commanderNation', (p, _f, c) => isCommander(c.block) && isForeign(forming(p), c.block)),
  bar('N15-OPS-07', 'mixedNations', (p, _f, c) => !isCommander(c.block) && isForeign(forming(p), c.block)),
];

const ridesApart = ({ group }: Forming, block: Block): boolean =>
  group.length > 0 && isVedette(block) !== isVedette(get(group, 0));

/** OPS-07: one nation, unless united. I09: even then a commander goes with corps of his own. */
function isForeign({ group, union = false }: Forming, block: Block): boolean {
  const nation = NATION_OF[block];
  if (group.length === 0 || NATION_OF[get(group, 0)] === nation) return false;
  if (!union || isVedette(block)) return true;
  return isCommander(block) && !group.some((other) => isCorps(other) && NATION_OF[other] === nation);
}

/** May a block of the seat that is asked begin a stack for an operation? */
export const canBegin = (p: Position, block: Block): boolean =>
  get(p.where, block) > NONE && !p.activated[block] && !isCommander(block);

/** May it join one that has begun? All of it at once, where it is asked most often. */
export const canJoin = (p: Position, forming: Forming, block: Block): boolean =>
  p.where[block] === forming.zone &&
  !p.activated[block] &&
  !forming.group.includes(block) &&
  !ridesApart(forming, block) &&
  !isForeign(forming, block);

/** REA-03, ULT-05: a stack that an event moves can still leave: a corps that would have to stay with a commander is not named. */
export const leaving = (): Rule<Stacked>[] => [
  barred(
    'N15-DEF-05',
    'leavesCommander',
    (p, _f, c) => columnOf(p).group.length > 0 && strandsCommander(p, [...columnOf(p).group, c.block]),
    (p) => ({ zone: columnOf(p).zone }),
  ),
];

/** The stack that an event moves. */
export const columnOf = (p: Position): Column => there(p.column);

export function startColumn(p: Position, seat: Seat, card: Card): void {
  p.column = { seat, card, zone: NONE, group: [] };
}

/** The blocks that may be named next into the stack that an event moves: any of the seat, or those where it has begun. */
export function nearColumn(p: Position, out: Of<'stack'>[], seat: Seat): void {
  const { group, zone } = columnOf(p);
  for (const block of blocksOf(p, seat))
    if (group.length === 0 ? get(p.where, block) > NONE : p.where[block] === zone) out.push(stacking(block));
}

/** Where it goes: it is put together first, it crosses one connection, and nobody stays alone. */
export const columnSteps = (b: Box, clause: ClauseId, ways: readonly Rule<Of<'step'>>[]) =>
  may<Position, Frame, Of<'step'>>(
    (p, _f, out) => {
      const { group, zone } = columnOf(p);
      if (group.length > 0) for (const to of get(b.zones, zone).near) out.push(stepTo(to));
    },
    [
      given(clause, 'designateFirst', (p) => columnOf(p).group.length === 0),
      given(
        clause,
        'notAdjacent',
        (p, _f, c) => columnOf(p).zone !== NONE && linkBetween(b, columnOf(p).zone, c.to) === NONE,
        (p) => ({ by: columnOf(p).zone }),
      ),
      barred(
        'N15-DEF-05',
        'leavesCommander',
        (p) => leavesCommanderAlone(p, campOfSeat(columnOf(p).seat), columnOf(p).zone, columnOf(p).group),
        (p) => ({ zone: columnOf(p).zone }),
      ),
      ...ways,
    ],
    byTheWay,
  );

/** A block is named into it. */
export function joinColumn(p: Position, block: Block): void {
  const column = columnOf(p);
  column.zone = get(p.where, block);
  column.group.push(block);
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
