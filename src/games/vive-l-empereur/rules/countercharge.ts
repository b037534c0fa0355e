import type { Position, Unit } from '../position.ts';
import type { React } from './frames.ts';

/** VE-VI.8-l: the cavalry of a seat answers what has come into its front or next to it. */
export function startReact(_p: Position, _react: Pick<React, 'kind' | 'seat' | 'movers' | 'from'>): void {}

/** VE-IX.7-u: what the shock of a countercharge has broken of those who made it. */
export function tellBroken(_p: Position, _broke: readonly Unit[], _tested: boolean): void {}
