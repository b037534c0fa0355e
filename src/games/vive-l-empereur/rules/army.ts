import type { Position, Unit } from '../position.ts';

/** VE-XII-b: counts the corps after an action that is back at the level of its phase. */
export function startArmy(_p: Position): void {}

/** VE-XII.2-c: the comrades next to broken units of a desperate corps test. */
export function startChain(_p: Position, _broken: readonly Unit[]): void {}
