import type { Box } from '../data/box.ts';
import {
  AUSTRIA,
  AUSTRIA_POWER,
  GERMANY,
  type Nation,
  PLACE,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  SPAIN_POWER,
  STATUS,
  TREATY,
} from '../position.ts';
import type { Laid } from '../told.ts';
import type { ClauseId } from './bars.ts';
import { changeFervour, die, homeOf, isCoalition, move, powerOf, type Told, unitsAt } from './board.ts';

// [6/2], [6/3]: how powers leave the coalition and join it.

/** NW-6.2.1-d: whose fervour a surrender lowers. */
const SHAKEN: { readonly [power: number]: readonly Nation[] } = {
  [PRUSSIA]: [GERMANY],
  [AUSTRIA_POWER]: [AUSTRIA],
  [RUSSIA]: [GERMANY, AUSTRIA],
};

/** Does the corps go with the power? Wrede does with Austria, once Bavaria has turned. */
const goesWith = (box: Box, p: Position, unit: number, power: Power): boolean =>
  powerOf(box, unit) === power && (unit !== box.named.wrede || p.bavariaTurned);

/** NW-6.2.1: a power surrenders, or becomes neutral. */
export function leaveCoalition(box: Box, p: Position, power: Power, status: 0 | 1, clause: ClauseId, io: Told): void {
  p.status[power] = status;
  io.tell?.({ kind: 'status', clause, power, status });
  for (let unit = 0; unit < p.where.length; unit++) {
    const at = p.where[unit] ?? PLACE.board;
    // NW-6.2.1-b: those on the turn track stay there.
    const leaves = at <= PLACE.casualties || at === PLACE.pool;
    if (leaves && goesWith(box, p, unit, power)) move(p, unit, PLACE.neutral, 'NW-6.2.1-a', io);
  }
  const roll = die(io);
  for (const nation of SHAKEN[power] ?? []) changeFervour(box, p, nation, -roll, 'NW-6.2.1-d', io, roll);
}

/** NW-6.3-d: its corps can be built at once. */
export function joinCoalition(box: Box, p: Position, power: Power, clause: ClauseId, io: Told): void {
  if (isCoalition(p, power)) return;
  p.status[power] = STATUS.coalition;
  io.tell?.({ kind: 'status', clause, power, status: STATUS.coalition });
  for (const unit of unitsAt(p, PLACE.neutral))
    if (goesWith(box, p, unit, power)) move(p, unit, PLACE.pool, clause, io);
}

/** NW-6.3.3-b */
export function makeSpainFrench(box: Box, p: Position, clause: ClauseId, io: Told): void {
  if (p.status[SPAIN_POWER] !== STATUS.french) {
    p.status[SPAIN_POWER] = STATUS.french;
    io.tell?.({ kind: 'status', clause, power: SPAIN_POWER, status: STATUS.french });
  }
  for (const unit of box.named.spaniards) move(p, unit, PLACE.army, clause, io);
}

/** Spain fights for the coalition; its corps go to the Force Pool wherever they are. */
export function freeSpain(box: Box, p: Position, clause: ClauseId, io: Told): void {
  if (p.status[SPAIN_POWER] === STATUS.coalition) return;
  p.status[SPAIN_POWER] = STATUS.coalition;
  io.tell?.({ kind: 'status', clause, power: SPAIN_POWER, status: STATUS.coalition });
  for (const unit of box.named.spaniards) move(p, unit, PLACE.pool, clause, io);
}

/** NW-13-RIED, NW-4.10-q: Wrede is Austrian from now on. */
export function turnBavaria(box: Box, p: Position, clause: ClauseId, io: Told): void {
  if (p.bavariaTurned) return;
  const { wrede } = box.named;
  const inPlay = (p.where[wrede] ?? PLACE.board) <= PLACE.delayed;
  p.bavariaTurned = true;
  io.tell?.({ kind: 'bavariaTurns', clause });
  if (inPlay) move(p, wrede, homeOf(box, p, wrede), clause, io);
}

const NAMES: readonly Laid[] = [
  'russian-nobility',
  'peace-of-basel',
  'tilsit-prussia',
  'tilsit-russia',
  'san-ildefonso',
];

export function layTreaty(p: Position, bit: number, clause: ClauseId, io: Told): void {
  if (p.treaties & bit) return;
  p.treaties |= bit;
  io.tell?.({ kind: 'laid', clause, what: NAMES[Math.log2(bit)] ?? 'san-ildefonso' });
}

export function liftTreaty(p: Position, bits: number, clause: ClauseId, io: Told): void {
  for (let place = 0; place < NAMES.length; place++) {
    const bit = 1 << place;
    if ((p.treaties & bits & bit) === 0) continue;
    p.treaties &= ~bit;
    io.tell?.({ kind: 'lifted', clause, what: NAMES[place] ?? 'san-ildefonso' });
  }
}

/** NW-6.3.1-a: the treaties that forbid to align a power. */
export const treatiesOf = (power: Power): number =>
  power === PRUSSIA
    ? TREATY.basel | TREATY.tilsitPrussia
    : power === RUSSIA
      ? TREATY.nobility | TREATY.tilsitRussia
      : 0;

export function liftMarriage(p: Position, clause: ClauseId, io: Told): void {
  if (p.marriage === -1) return;
  p.marriage = -1;
  io.tell?.({ kind: 'lifted', clause, what: 'marriage' });
}
