import { call } from '../../../kernel/flow.ts';
import { NONE, type Position, STATE, type Unit } from '../position.ts';
import type { Army, Chain } from './frames.ts';

// Apart from the procedures (`armies.ts`), for procedures call one another in a ring.

/** VE-XII-b: counts the corps after an action that is back at the level of its phase. */
export function startArmy(p: Position): void {
  call<Army>(p, { step: 'army.count', corps: NONE, due: [] });
}

/** VE-XII.2-c: the comrades next to broken units of a desperate corps test. */
export function startChain(p: Position, broken: readonly Unit[]): void {
  if (p.army.includes(STATE.desperate)) call<Chain>(p, { step: 'chain.find', broken: [...broken], due: [] });
}
