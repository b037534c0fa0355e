import { OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import type { Position } from '../position.ts';
import type { Retreat } from './frames.ts';

// Apart from the procedure (`flight.ts`), for procedures call one another in a ring.

/** VE-VIII.9: units run that are Disorganised already, or break now; what is not given is nothing, and two hexes. */
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
    breaks = null,
    shakes = true,
    shaken = [],
  }: Pick<Retreat, 'units'> & Partial<Omit<Retreat, 'step' | 'units' | 'leaders' | 'gone' | 'left'>>,
): void {
  call<Retreat>(p, {
    step: 'retreat.half',
    units: units.slice(),
    shaken: shaken.slice(),
    from,
    shut,
    spared,
    fought,
    leaders: [],
    length,
    gone: 0,
    left: [],
    cover,
    breaks,
    shakes,
  });
}

const isRetreat = (frame: { readonly step: string }): frame is Retreat => frame.step.startsWith('retreat.');
/** VE-IX.7-b: does the retreat that is under way follow from fire or shock? */
export const isFought = (p: Position): boolean => p.stack.findLast(isRetreat)?.fought ?? false;
