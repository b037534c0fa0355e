import { AT_TWO, fileOf, NEIGHBOURS } from '../../../grids/squares.ts';
import type { Reason } from '../../../kernel/game.ts';
import { NONE, type Square, type Unit } from '../position.ts';
import { distance, terrainAt } from '../rules/field.ts';
import type { Doubt } from './doubt.ts';
import { because } from './reason.ts';

// 5-a to 5-e: why a unit cannot go to a square, whether it moves, marches on or skirmishes.

/** 1.1-c: the two squares touch at a corner alone. */
export function isDiagonal(a: Square, b: Square): boolean {
  return fileOf(a) !== fileOf(b) && distance(a, b) === 2;
}

export function isBeside(a: Square, b: Square): boolean {
  return NEIGHBOURS[a]?.includes(b) ?? false;
}

/** The squares in between for two squares at a distance of two. */
export function between(from: Square, to: Square): readonly Square[] {
  return AT_TWO[from]?.find(({ square }) => square === to)?.between ?? [];
}

/** Nobody at all can go there: somebody stands on it, or it is a lake. */
export function whyClosed({ box, p }: Doubt, square: Square): readonly Reason[] {
  const by = p.at[square] ?? NONE;
  if (by !== NONE) return [because('blockedByUnit', { by, square })];
  return terrainAt(box, p, square).enter ? [] : [because('lake', { square })];
}

/** Every square beside the unit is closed: by other units, else by lakes. */
export function whyHemmedIn({ p }: Doubt, unit: Unit): Reason {
  const beside = NEIGHBOURS[p.where[unit] ?? NONE] ?? [];
  return because('hemmedIn', { unit }, beside.some((square) => p.at[square] !== NONE) ? 'MAN-5-d' : 'MAN-TEC-g');
}

/** 5-b, 5-d: what bars the square that a unit would have to pass. */
function whyNoPassage({ box, p }: Doubt, square: Square): Reason {
  const by = p.at[square] ?? NONE;
  if (by !== NONE) return because('wayBlocked', { by, square });
  const terrain = p.field[square] ?? NONE;
  return terrainAt(box, p, square).enter ? because('wayStops', { terrain, square }) : because('lake', { square });
}

/** Why a unit that goes so many squares at most cannot go to this one; `far` says that it is too far. */
export function whyNoMove(d: Doubt, unit: Unit, to: Square, steps: number, far: Reason): readonly Reason[] {
  const from = d.p.where[unit] ?? NONE;
  if (from === NONE) return [because('unitNotOnField', { unit })];
  if (from === to) return [because('sameSquare', { unit, square: to })];
  const closed = whyClosed(d, to);
  if (closed.length > 0) return closed;
  if (distance(from, to) > steps) return isDiagonal(from, to) ? [because('diagonal', { square: to }), far] : [far];
  return between(from, to).map((square) => whyNoPassage(d, square));
}
