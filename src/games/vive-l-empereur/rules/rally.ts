import type { Position } from '../position.ts';

/** VE-XI: the phase of rallies. */
export function startRally(_p: Position): void {}
