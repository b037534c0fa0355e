import type { Position } from '../position.ts';

/** VE-VI: the phase of regular movement. */
export function startMovement(_p: Position): void {}
