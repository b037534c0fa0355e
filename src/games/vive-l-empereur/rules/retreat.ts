import { OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import type { Position } from '../position.ts';
import type { Retreat } from './frames.ts';

// Apart from the procedure (`flight.ts`), for procedures call one another in a ring.

/** VE-VIII.9: units that are Disorganised already run; what is not given is nothing, and two hexes. */
export function startRetreat(
  p: Position,
  {
    units,
    from = [],
    shut = [],
    spared = [],
    fought = false,
    length = 2,
    cover = OFF,
  }: Pick<Retreat, 'units'> & Partial<Pick<Retreat, 'from' | 'shut' | 'spared' | 'fought' | 'length' | 'cover'>>,
): void {
  const locals = { from, shut, spared, fought, leaders: [], length, gone: 0, left: [], cover };
  call<Retreat>(p, { step: 'retreat.break', units: [...units], ...locals });
}

const isRetreat = (frame: { readonly step: string }): frame is Retreat => frame.step.startsWith('retreat.');
/** VE-IX.7-b: does the retreat that is under way follow from fire or shock? */
export const isFought = (p: Position): boolean => p.stack.findLast(isRetreat)?.fought ?? false;
