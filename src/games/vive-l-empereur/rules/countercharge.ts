import { call } from '../../../kernel/flow.ts';
import type { Position, Unit } from '../position.ts';
import { frameOf } from './contact.ts';
import type { Countercharge, React } from './frames.ts';

// Apart from the procedures (`reactions.ts`, `ride.ts`), for procedures call one another in a ring.

/** VE-VI.8-l: the cavalry of a seat answers what has come into its front or next to it. */
export function startReact(
  p: Position,
  { kind, seat, movers, from }: Pick<React, 'kind' | 'seat' | 'movers' | 'from'>,
): void {
  call<React>(p, { step: 'react.choose', kind, seat, movers, from, disorders: [], recoils: [], counters: [] });
}

/** VE-IX.7-u: what the shock of a countercharge has broken of those who made it; the comrades who did not ride test then. */
export function tellBroken(p: Position, broke: readonly Unit[], tested: boolean): void {
  const f = frameOf<Countercharge>(p, 'countercharge');
  if (f === null) return;
  f.broke = [...broke];
  f.tested = tested;
}
