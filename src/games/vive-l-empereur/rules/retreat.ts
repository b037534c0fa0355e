import type { Position } from '../position.ts';
import type { Retreat } from './frames.ts';

/** VE-VIII.9: units that are Disorganised already run; what is not given is nothing, and two hexes. */
export function startRetreat(
  _p: Position,
  _retreat: Pick<Retreat, 'units'> & Partial<Pick<Retreat, 'from' | 'shut' | 'spared' | 'fought' | 'length' | 'cover'>>,
): void {}
