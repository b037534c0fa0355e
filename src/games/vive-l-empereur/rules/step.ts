import type { Position } from '../position.ts';
import type { Step } from './frames.ts';

/** VE-VII.5, VE-V.1, VE-V.2, VE-V.8, VE-IX.7: one step of any kind, with all that answers it. */
export function startStep(
  _p: Position,
  _step: Pick<Step, 'kind' | 'units' | 'from' | 'to'> &
    Partial<Pick<Step, 'leader' | 'second' | 'spared' | 'combined'>>,
): void {}
