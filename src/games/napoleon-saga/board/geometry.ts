import type { Seat } from '../../../kernel/flow.ts';
import { acrossFlank, boardOf, halfSlots, numberIn, zoneOf } from '../field.ts';
import { MARK, type Slot, type Unit, type View } from '../position.ts';

// Where each slot lies on the sheet: rows from the far Reserve to the own one, flanks at the rim. All in units of the board.

export const WIDTH = 760;
export const HEIGHT = 780;

/** The strips above and below the field, with what each side has beside it. */
export const STRIP = 34;
/** The valley between the two First Lines. */
export const VALLEY = HEIGHT / 2;

const MIDDLE = WIDTH / 2;
const HALF_SLOT = 54;
const RIM = 50;
/** How far the rows lie from the valley. */
const ROWS = { L1: 86, L2: 192, R: 298, RET: 139, BYP: 298 } as const;
/** Engaged units step forward to the crossed sabres. */
const STEP = 20;

/** A counter, and what of it is left on a flank. */
export const COUNTER = { w: 92, h: 78 } as const;
export const FLANK_SCALE = 0.84;

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Retreat and Outflank slots are narrower. */
  readonly flank: boolean;
}

/** The seat at the bottom: the viewer's own. */
export const bottomOf = (view: View): Seat => (view.viewer === 1 ? 1 : 0);

/** NS-GEO-10, from the left of whoever sits at the bottom. */
function acrossFrom(slot: Slot, bottom: Seat): number {
  const zone = zoneOf(slot);
  if (zone === 'RET' || zone === 'BYP')
    return (numberIn(slot) === 1) === (boardOf(slot) === bottom) ? RIM : WIDTH - RIM;
  const half = bottom === 0 ? halfSlots(slot) : 12 - halfSlots(slot);
  return MIDDLE + (half - 6) * HALF_SLOT;
}

export function placeOf(slot: Slot, bottom: Seat): Place {
  const zone = zoneOf(slot);
  const down = boardOf(slot) === bottom ? 1 : -1;
  return {
    x: acrossFrom(slot, bottom),
    y: VALLEY + down * ROWS[zone],
    flank: zone === 'RET' || zone === 'BYP',
  };
}

/** Towards the enemy: up for the seat at the bottom. */
export const forward = (slot: Slot, bottom: Seat): number => (boardOf(slot) === bottom ? -1 : 1);

/** Where a unit of the First Line stands that fights: a step before its slot. */
export function standingAt(view: View, slot: Slot, unit: Unit, bottom: Seat): Place {
  const place = placeOf(slot, bottom);
  const engaged = zoneOf(slot) === 'L1' && view.melees.some(({ a, b }) => a === unit || b === unit);
  return engaged ? { ...place, y: place.y + forward(slot, bottom) * STEP } : place;
}

/** The area that is touched: as much as lies nearest to the slot. */
export function areaOf(slot: Slot): { readonly w: number; readonly h: number } {
  const zone = zoneOf(slot);
  if (zone === 'RET') return { w: 2 * RIM, h: 150 };
  return { w: zone === 'BYP' ? 2 * RIM : 2 * HALF_SLOT - 2, h: 104 };
}

/** A flank road: which way a unit rides that is on it, or null. */
export function riderOn(
  view: View,
  rim: 'left' | 'right',
  bottom: Seat,
): { readonly seat: Seat; readonly up: boolean } | null {
  for (const [slot, unit] of view.at.entries()) {
    if (unit === -1 || zoneOf(slot) !== 'BYP') continue;
    const marks = unit >= 0 ? (view.marks[unit] ?? 0) : (view.covers[slot] ?? 0);
    const owner = unit >= 0 ? (unit < 32 ? 0 : 1) : boardOf(slot);
    const onWay = owner === boardOf(slot);
    if (!onWay && (marks & MARK.bonus) === 0) continue;
    if (acrossFrom(slot, bottom) < MIDDLE !== (rim === 'left')) continue;
    return { seat: owner, up: boardOf(onWay ? acrossFlank(slot) : slot) !== bottom };
  }
  return null;
}
