import { isCommander } from '../../pieces.ts';
import { hasReadyBlock, ownerOf } from '../board.ts';
import type { EventRule } from './rule.ts';

/** COO: at the end of a French operation another one, with another stack (COO-03: if there is one). */
export const coordination: EventRule = {
  windows: ['operationEnd'],
  possible: (_b, p, seat) =>
    p.where.some((at, block) => at >= 0 && !p.activated[block] && !isCommander(block) && ownerOf(p, block) === seat),
  opens: (_b, p, seat) => hasReadyBlock(p, seat),
  play(_b, p) {
    p.op!.again = true;
  },
};
