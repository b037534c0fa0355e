import { call, type Frame, jump } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { type Block, COALITION, isCommander, isCorps } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import { inSteps } from '../asking.ts';
import { bar } from '../bars.ts';
import { blocksOf, contested, corpsOf, isFree, looksFree, strandsCommander } from '../board.ts';
import { tireEach } from '../share.ts';
import { columnOf, startColumn } from '../stack.ts';
import { columnPick, endColumn } from './column.ts';
import { type EventRule, type Need, need, somebody, unless } from './rule.ts';

/** ULT-03. */
const FATIGUES = 2;

/** ULT-02, 05: a zone next to it, free or contested. */
const isWay = (p: Position, to: Zone): boolean => looksFree(p, COALITION, to) || contested(p, to);

const isSpent = (p: Position, block: Block): boolean => get(p.where, block) > NONE && get(p.activated, block);

/** Who can begin the stack. */
const NEEDS: readonly Need[] = [
  need('N15-EVT-ULT-02', 'corpsOnly', (_b, _p, _seat, block) => !isCorps(block)),
  need('N15-EVT-ULT-02', 'zoneNotFree', (_b, p, _seat, block) => !isFree(p, COALITION, get(p.where, block))),
  need('N15-DEF-05', 'leavesCommander', (_b, p, _seat, block) => strandsCommander(p, [block])),
  need(
    'N15-EVT-ULT-05',
    'noFreeWay',
    (b, p, _seat, block) => !get(b.zones, get(p.where, block)).near.some((to) => isWay(p, to)),
  ),
];

type Striving = Frame<'ultime-effort.pick' | 'ultime-effort.tire'>;

/** ULT: an activated coalition stack drags itself one zone farther. */
export const ultimeEffort: EventRule = {
  windows: ['start'],
  needs: [
    unless('N15-EVT-ULT-01', 'noManoeuvre', (_b, p) => there(p.op).intent !== 'go'),
    unless('N15-EVT-ULT-02', 'notActivated', (_b, p, seat) => !blocksOf(p, seat).some((block) => isSpent(p, block))),
    somebody((_b, p, _seat, block) => isSpent(p, block), NEEDS, 'fog'),
  ],
  play(_b, p, _io, seat, card) {
    startColumn(p, seat, card);
    call<Striving>(p, { step: 'ultime-effort.pick' });
  },
  steps: (b) =>
    inSteps<Striving>('ultime-effort', {
      pick: columnPick<Striving>(b, {
        clause: 'N15-EVT-ULT-02',
        begin: NEEDS,
        // The commander comes along with either face.
        others: [bar('N15-EVT-ULT-02', 'notActivated', (p, _f, c) => !isCommander(c.block) && !p.activated[c.block])],
        ways: [bar('N15-EVT-ULT-05', 'notFree', (p, _f, c) => !isWay(p, c.to))],
        again: (f) => jump(f, 'ultime-effort.pick'),
      }),
      tire: {
        run(p, _f, io) {
          tireEach(b, p, io, corpsOf(columnOf(p).group), FATIGUES, 'event');
          endColumn(b, p, io);
        },
      },
    }),
};
