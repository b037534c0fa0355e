import { call, type Frame, jump, procedure } from '../../../../kernel/flow.ts';
import { asks, byTheWay, may } from '../../../../kernel/permission.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import { type Block, CAMP_OF, isCommander } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { bar, ownOnMap } from '../bars.ts';
import { blocksOf, campOfSeat, isFree, looksFree, strandsCommander } from '../board.ts';
import type { Of } from '../choices.ts';
import { columnOf, columnSteps, joinColumn, joining, leaving, mayRideInto, nearColumn } from '../stack.ts';
import { arrive, takeTown } from './column.ts';
import { type EventRule, meeting, type Need, somebody, unless } from './rule.ts';

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
  { clause: 'N15-DEF-03', why: 'commanderAlone', fails: (_b, _p, _seat, block) => isCommander(block) },
  {
    clause: 'N15-EVT-REA-02',
    why: 'zoneNotFree',
    fails: (_b, p, seat, block) => !isFree(p, campOfSeat(seat), get(p.where, block)),
  },
  { clause: 'N15-DEF-05', why: 'leavesCommander', fails: (_b, p, _seat, block) => strandsCommander(p, [block]) },
  {
    clause: 'N15-EVT-REA-02',
    why: 'noFreeWay',
    fails: (b, p, _seat, block) => !hasWay(b, p, block),
  },
];

type Reacting = Frame<'reaction.pick' | 'reaction.settle'>;

const ask = asks<Position, Reacting, Choice, N15Event>();

/** REA: as an enemy operation starts, a friendly stack slips to a free zone next to it. */
export const reaction: EventRule = {
  windows: ['start'],
  needs: [
    unless('N15-EVT-REA-02', 'nobodyLeft', (_b, p, seat) => !blocksOf(p, seat).some((block) => isHere(p, block))),
    somebody((_b, p, _seat, block) => isHere(p, block), NEEDS, 'fog'),
  ],
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call<Reacting>(p, { step: 'reaction.pick' });
  },
  steps: (b) =>
    procedure<Position, Reacting, Choice, N15Event>('reaction', {
      pick: ask({
        clause: 'N15-EVT-REA-02',
        who: (p) => columnOf(p).seat,
        may: {
          stack: may<Position, Reacting, Of<'stack'>>(
            (p, _f, out, seat) => nearColumn(p, out, seat),
            [
              ...ownOnMap<Of<'stack'>>((c) => c.block, 'N15-TRI-51'),
              ...joining(columnOf),
              ...leaving(),
              ...meeting<Of<'stack'>>(
                b,
                NEEDS,
                (c) => c.block,
                (p) => columnOf(p).group.length === 0,
              ),
            ],
            byTheWay,
          ),
          step: columnSteps(b, 'N15-EVT-REA-02', [
            bar('N15-EVT-REA-02', 'notFree', (p, _f, c, seat) => !looksFree(p, campOfSeat(seat), c.to)),
            bar('N15-VED-12', 'vedetteFortress', (p, _f, c) =>
              columnOf(p).group.some((block) => !mayRideInto(b, p, block, c.to)),
            ),
          ]),
        },
        take(p, f, c, io) {
          if (c.kind === 'stack') {
            joinColumn(p, c.block);
            jump(f, 'reaction.pick');
          } else arrive(b, p, io, c.to);
        },
      }),
      settle: {
        run(p, _f, io) {
          takeTown(b, p, io);
          p.column = null;
        },
      },
    }),
};
