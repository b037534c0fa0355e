import type { Battle } from '../data/box.ts';
import { AWAY, type Position, type Unit } from '../position.ts';

/** VE-XIII-h: may it come in now or later? */
export const isDue = (b: Battle, p: Position, unit: Unit): boolean =>
  p.hex[unit] === AWAY.waiting && p.turn >= (b.units[unit]?.arrival?.turn ?? Number.POSITIVE_INFINITY);
