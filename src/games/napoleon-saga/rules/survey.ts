import type { Seat } from '../../../kernel/flow.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box, UnitFacts } from '../data/box.ts';
import { fieldOf, type Places, placeOf } from '../field.ts';
import { MARK, NONE, PER_SEAT, type Position } from '../position.ts';
import { once } from './bars.ts';
import { enemyOf, landAt, ownerOf, sideOf } from './pieces.ts';

// The table as whoever lists actions sees it: looked at once for a whole list, since most of its candidates ask the same. Each
// question is the set of places (`field.ts`) of which it holds, so that it is asked of all units together.

export interface Survey {
  readonly box: Box;
  readonly p: Position;
  readonly seat: Seat;
  /** Own units, by the own places. */
  readonly own: Places;
  /** ... that were not activated yet. */
  readonly ready: Places;
  readonly engaged: Places;
  readonly square: Places;
  readonly disorganised: Places;
  readonly balked: Places;
  readonly dismounted: Places;
  readonly artillery: Places;
  /** Artillery on foot, which has no place in the First Line. */
  readonly footArtillery: Places;
  readonly cavalry: Places;
  readonly heavyOrGuard: Places;
  /** Those that can dismount, and mount again. */
  readonly dismounts: Places;
  /** Where Terrain lies, and where it keeps some units out (NS-TERR-06). */
  readonly land: Places;
  readonly barred: Places;
  /** Enemies, by the enemy's places, and those of them that are engaged. */
  readonly foes: Places;
  readonly foesEngaged: Places;
  /** NS-BYP-10 */
  readonly foesUnseen: Places;
  readonly foesLand: Places;
  /** Some Terrain on the table blocks a line of sight. */
  readonly hasBlocks: boolean;
}

/** What is printed on a unit card, a bit each above its `MARK`s. */
const IS = {
  artillery: 1 << 23,
  footArtillery: 1 << 24,
  cavalry: 1 << 25,
  heavyOrGuard: 1 << 26,
  dismounts: 1 << 27,
} as const;

/** Dismounted a unit counts as Infantry (NS-KW-DISM). */
function faceOf({ arm: printed, sub, status, has }: UnitFacts, dismounted: boolean): number {
  const arm = dismounted ? 'infantry' : printed;
  return (
    (arm === 'artillery' ? IS.artillery : 0) |
    (sub === 'foot' ? IS.footArtillery : 0) |
    (arm === 'cavalry' ? IS.cavalry : 0) |
    ((arm === 'cavalry' && sub === 'heavy') || status === 'guard' ? IS.heavyOrGuard : 0) |
    (has.dismounted ? IS.dismounts : 0)
  );
}

/** By army and unit card, mounted and dismounted. */
const faces = once(({ armies }) =>
  armies.map(({ cards }) => Int32Array.from(cards.flatMap((facts) => [faceOf(facts, false), faceOf(facts, true)]))),
);

/** What few units have at a time. */
const SELDOM = MARK.square | MARK.disorganised | MARK.balked | MARK.dismounted | IS.dismounts;

export function surveyOf(box: Box, p: Position, seat: Seat): Survey {
  const printed = faces(box)[sideOf(p, seat).army] ?? nothingAt(seat);
  let own = 0;
  let ready = 0;
  let square = 0;
  let disorganised = 0;
  let balked = 0;
  let dismounted = 0;
  let artillery = 0;
  let footArtillery = 0;
  let cavalry = 0;
  let heavyOrGuard = 0;
  let dismounts = 0;
  let land = 0;
  let barred = 0;
  let foes = 0;
  let foesUnseen = 0;
  let foesLand = 0;
  let engaged = 0;
  let foesEngaged = 0;
  let hasBlocks = false;
  const field = fieldOf(seat);
  for (let n = 0; n < field.length; n++) {
    const slot = field[n] ?? nothingAt(n);
    const place = 1 << n;
    if (p.terrain[slot] !== NONE) {
      const facts = landAt(box, p, slot);
      land |= place;
      if (facts !== null && facts.bars !== 0) barred |= place;
      if (facts?.blocks) hasBlocks = true;
    }
    const unit = p.at[slot] ?? NONE;
    if (unit === NONE || ownerOf(unit) !== seat) continue;
    const marks = p.marks[unit] ?? 0;
    const is = marks | (printed[2 * (unit & (PER_SEAT - 1)) + ((marks & MARK.dismounted) === 0 ? 0 : 1)] ?? 0);
    own |= place;
    if ((is & MARK.activated) === 0) ready |= place;
    if ((is & IS.artillery) !== 0) artillery |= place;
    if ((is & IS.footArtillery) !== 0) footArtillery |= place;
    if ((is & IS.cavalry) !== 0) cavalry |= place;
    if ((is & IS.heavyOrGuard) !== 0) heavyOrGuard |= place;
    if ((is & SELDOM) === 0) continue;
    if ((is & MARK.square) !== 0) square |= place;
    if ((is & MARK.disorganised) !== 0) disorganised |= place;
    if ((is & MARK.balked) !== 0) balked |= place;
    if ((is & MARK.dismounted) !== 0) dismounted |= place;
    if ((is & IS.dismounts) !== 0) dismounts |= place;
  }
  const enemy = enemyOf(seat);
  const theirs = fieldOf(enemy);
  for (let n = 0; n < theirs.length; n++) {
    const slot = theirs[n] ?? nothingAt(n);
    const place = 1 << n;
    if (p.terrain[slot] !== NONE) {
      foesLand |= place;
      if (landAt(box, p, slot)?.blocks) hasBlocks = true;
    }
    const unit = p.at[slot] ?? NONE;
    if (unit === NONE || ownerOf(unit) === seat) continue;
    foes |= place;
    if (((p.marks[unit] ?? 0) & MARK.unseen) !== 0) foesUnseen |= place;
  }
  for (let i = 0; i < p.melees.length; i++) {
    const { a, b } = p.melees[i] ?? nothingAt(i);
    const [mine, other] = ownerOf(a) === seat ? [a, b] : [b, a];
    engaged |= placeOf(seat, p.where[mine] ?? NONE);
    foesEngaged |= placeOf(enemy, p.where[other] ?? NONE);
  }
  return {
    box,
    p,
    seat,
    own,
    ready,
    engaged,
    square,
    disorganised,
    balked,
    dismounted,
    artillery,
    footArtillery,
    cavalry,
    heavyOrGuard,
    dismounts,
    land,
    barred,
    foes,
    foesEngaged,
    foesUnseen,
    foesLand,
    hasBlocks,
  };
}
