import type { Position } from '../position.ts';

/** VE-IX.2: the phase of charges. */
export function startCharges(_p: Position): void {}
