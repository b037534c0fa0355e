import type { Position } from '../position.ts';
import type { React } from './frames.ts';

/** VE-VI.8-l: the cavalry of a seat answers what has come into its front or next to it. */
export function startReact(_p: Position, _react: Pick<React, 'kind' | 'seat' | 'movers' | 'from'>): void {}
