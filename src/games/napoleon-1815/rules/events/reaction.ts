import { call, type Frame, jump } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import { type Block, CAMP_OF, isCommander } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import { inSteps } from '../asking.ts';
import { bar } from '../bars.ts';
import { blocksOf, campOfSeat, isFree, looksFree, strandsCommander } from '../board.ts';
import { columnOf, mayRideInto, startColumn } from '../stack.ts';
import { columnPick, endColumn } from './column.ts';
import { type EventRule, type Need, need, somebody, unless } from './rule.ts';

/** REA-02: a free zone next to it. */
function isWay(b: Box, p: Position, block: Block, to: Zone): boolean {
  return looksFree(p, get(CAMP_OF, block), to) && mayRideInto(b, p, block, to);
}

function hasWay(b: Box, p: Position, block: Block): boolean {
  for (const to of get(b.zones, get(p.where, block)).near) if (isWay(b, p, block, to)) return true;
  return false;
}

const isHere = (p: Position, block: Block): boolean => get(p.where, block) > NONE;

/** REA-03: the blocks that can begin such a stack; DEF-05: nobody is left alone who cannot come. */
const NEEDS: readonly Need[] = [
  need('N15-DEF-03', 'commanderAlone', (_b, _p, _seat, block) => isCommander(block)),
  need('N15-EVT-REA-02', 'zoneNotFree', (_b, p, seat, block) => !isFree(p, campOfSeat(seat), get(p.where, block))),
  need('N15-DEF-05', 'leavesCommander', (_b, p, _seat, block) => strandsCommander(p, [block])),
  need('N15-EVT-REA-02', 'noFreeWay', (b, p, _seat, block) => !hasWay(b, p, block)),
];

type Reacting = Frame<'reaction.pick' | 'reaction.settle'>;

/** REA: as an enemy operation starts, a friendly stack slips to a free zone next to it. */
export const reaction: EventRule = {
  windows: ['start'],
  needs: [
    unless('N15-EVT-REA-02', 'nobodyLeft', (_b, p, seat) => !blocksOf(p, seat).some((block) => isHere(p, block))),
    somebody((_b, p, _seat, block) => isHere(p, block), NEEDS, 'fog'),
  ],
  play(_b, p, _io, seat, card) {
    startColumn(p, seat, card);
    call<Reacting>(p, { step: 'reaction.pick' });
  },
  steps: (b) =>
    inSteps<Reacting>('reaction', {
      pick: columnPick<Reacting>(b, {
        clause: 'N15-EVT-REA-02',
        begin: NEEDS,
        others: [],
        ways: [
          bar('N15-EVT-REA-02', 'notFree', (p, _f, c, seat) => !looksFree(p, campOfSeat(seat), c.to)),
          bar('N15-VED-12', 'vedetteFortress', (p, _f, c) =>
            columnOf(p).group.some((block) => !mayRideInto(b, p, block, c.to)),
          ),
        ],
        again: (f) => jump(f, 'reaction.pick'),
      }),
      settle: { run: (p, _f, io) => endColumn(b, p, io) },
    }),
};
