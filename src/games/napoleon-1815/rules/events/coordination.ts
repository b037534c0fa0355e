import { there } from '../../../../kernel/there.ts';
import { blocksOf, hasReadyBlock } from '../board.ts';
import { canBegin } from '../stack.ts';
import { type EventRule, quietly, unless } from './rule.ts';

/** COO: at the end of a French operation another one, with another stack (COO-03: if there is one). */
export const coordination: EventRule = {
  windows: ['operationEnd'],
  needs: [
    quietly((_b, p, seat) => !hasReadyBlock(p, seat)), // COO-03
    // In fog the commander's block may be a corps to the others.
    unless(
      'N15-DEF-03',
      'commanderAlone',
      (_b, p, seat) => p.fog && hasReadyBlock(p, seat) && !blocksOf(p, seat).some((block) => canBegin(p, block)),
      { secret: 'fog' },
    ),
  ],
  play(_b, p) {
    there(p.op).again = true;
  },
};
