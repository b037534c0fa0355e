import type { Position } from '../position.ts';

/** VE-V.7-f, VE-V.7-g, VE-V.8-f: what the end of a phase puts right, then VE-XII-b. */
export function startSettle(_p: Position): void {}
