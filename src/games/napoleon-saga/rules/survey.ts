import type { Seat } from '../../../kernel/flow.ts';
import { nothingAt } from '../../../kernel/there.ts';
import { ARMS, type Arm, type Box, SUBS, type Sub, TERRAINS, type UnitFacts } from '../data/box.ts';
import { MARK, NONE, PER_SEAT, type Position, SLOTS, type Slot } from '../position.ts';
import { once } from './bars.ts';
import { landAt, ownerOf } from './pieces.ts';

// The table as whoever lists actions sees it: looked at once for a whole list, since most of its candidates ask the same.

/** What is to be known of the unit in a slot, a bit each above its `MARK`s. */
export const IS = {
  own: 1 << 20,
  enemy: 1 << 21,
  engaged: 1 << 22,
  artillery: 1 << 23,
  /** Artillery on foot, which has no place in the First Line. */
  footArtillery: 1 << 24,
  cavalry: 1 << 25,
  heavyOrGuard: 1 << 26,
  dismounts: 1 << 27,
} as const;

export interface Survey {
  readonly box: Box;
  readonly p: Position;
  readonly seat: Seat;
  /** By slot: the bits of the unit there, 0 where nobody stands. */
  readonly is: readonly number[];
  /** By slot: the sort of the unit there, one bit of them all, and the sorts that its Terrain keeps out (NS-TERR-06). */
  readonly sort: readonly number[];
  readonly bars: readonly number[];
  /** Some Terrain lies on the table, and some that blocks a line of sight. */
  readonly hasLand: boolean;
  readonly hasBlocks: boolean;
}

/** NS-TERR-07 */
export const canStand = ({ sort, bars }: Survey, from: Slot, to: Slot): boolean =>
  ((sort[from] ?? 0) & (bars[to] ?? 0)) === 0;

interface Face {
  readonly is: number;
  readonly sort: number;
}

const sortOf = (arm: Arm, sub: Sub): number => 1 << (ARMS.indexOf(arm) * SUBS.length + SUBS.indexOf(sub));

/** What is printed on a unit card: dismounted it counts as Infantry (NS-KW-DISM). */
function faceOf({ arm: printed, sub, status, has }: UnitFacts, dismounted: boolean): Face {
  const arm = dismounted ? 'infantry' : printed;
  const is =
    (arm === 'artillery' ? IS.artillery : 0) |
    (sub === 'foot' ? IS.footArtillery : 0) |
    (arm === 'cavalry' ? IS.cavalry : 0) |
    ((arm === 'cavalry' && sub === 'heavy') || status === 'guard' ? IS.heavyOrGuard : 0) |
    (has.dismounted ? IS.dismounts : 0);
  return { is, sort: sortOf(arm, sub) };
}

/** By army and unit card, mounted and dismounted. */
const faces = once(({ armies }) =>
  armies.map(({ cards }) => cards.flatMap((facts) => [faceOf(facts, false), faceOf(facts, true)])),
);

/** The sorts that each Terrain keeps out. */
const barred = once(
  ({ terrains }) =>
    new Map(
      TERRAINS.map((id) => {
        const sorts = ARMS.flatMap((arm) =>
          SUBS.filter((sub) => terrains[id].bars[arm][sub]).map((sub) => sortOf(arm, sub)),
        );
        return [id, sorts.reduce((all, sort) => all | sort, 0)];
      }),
    ),
);

const NOTHING: readonly number[] = Array.from({ length: SLOTS }, () => 0);

export function surveyOf(box: Box, p: Position, seat: Seat): Survey {
  const is = NOTHING.slice();
  const sort = NOTHING.slice();
  const bars = NOTHING.slice();
  const printed = faces(box);
  const f = printed[p.sides[0].army];
  const c = printed[p.sides[1].army];
  let hasLand = false;
  let hasBlocks = false;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (p.terrain[slot] !== NONE) {
      const land = landAt(box, p, slot);
      if (land !== null) {
        hasLand = true;
        if (land.blocks) hasBlocks = true;
        bars[slot] = barred(box).get(land.id) ?? 0;
      }
    }
    const unit = p.at[slot] ?? NONE;
    if (unit === NONE) continue;
    const marks = p.marks[unit] ?? 0;
    const owner = ownerOf(unit);
    const card = 2 * (unit & (PER_SEAT - 1)) + ((marks & MARK.dismounted) === 0 ? 0 : 1);
    const face = (owner === 0 ? f : c)?.[card] ?? nothingAt(unit);
    is[slot] = marks | (owner === seat ? IS.own : IS.enemy) | face.is;
    sort[slot] = face.sort;
  }
  for (let i = 0; i < p.melees.length; i++) {
    const { a, b } = p.melees[i] ?? nothingAt(i);
    engage(is, p.where[a] ?? NONE);
    engage(is, p.where[b] ?? NONE);
  }
  return { box, p, seat, is, sort, bars, hasLand, hasBlocks };
}

function engage(is: number[], slot: Slot): void {
  if (slot !== NONE) is[slot] = (is[slot] ?? 0) | IS.engaged;
}
