import type { Position, Unit } from '../position.ts';
import type { Recoil } from './frames.ts';

/** VE-VI.8 */
export function startRecoil(_p: Position, _recoil: Pick<Recoil, 'hex' | 'mover' | 'charge' | 'free'>): void {}

/** VE-VI.5, VE-IX.2-q: cavalry becomes Disorganised by its owner's will, with the marker of the turn before. */
export function startDisorder(_p: Position, _units: readonly Unit[]): void {}
