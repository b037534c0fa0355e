import { there } from '../../../../kernel/there.ts';
import { blocksOf, hasReadyBlock } from '../board.ts';
import { canBegin } from '../stack.ts';
import type { EventRule } from './rule.ts';

/** COO: at the end of a French operation another one, with another stack (COO-03: if there is one). */
export const coordination: EventRule = {
  windows: ['operationEnd'],
  possible(_b, p, seat) {
    for (const block of blocksOf(p, seat)) if (canBegin(p, block)) return true;
    return false;
  },
  opens: (_b, p, seat) => hasReadyBlock(p, seat),
  play(_b, p) {
    there(p.op).again = true;
  },
};
