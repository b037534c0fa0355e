import { call, type Frame, jump, procedure } from '../../../../kernel/flow.ts';
import { asks, byTheWay, may } from '../../../../kernel/permission.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { type Block, COALITION, isCommander, isCorps } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { bar, ownOnMap } from '../bars.ts';
import { blocksOf, contested, corpsOf, isFree, looksFree, strandsCommander } from '../board.ts';
import type { Of } from '../choices.ts';
import { tireEach } from '../share.ts';
import { columnOf, columnSteps, joinColumn, joining, leaving, nearColumn } from '../stack.ts';
import { arrive, takeTown } from './column.ts';
import { type EventRule, meeting, type Need, somebody, unless } from './rule.ts';

/** ULT-03. */
const FATIGUES = 2;

/** ULT-02, 05: a zone next to it, free or contested. */
const isWay = (p: Position, to: Zone): boolean => looksFree(p, COALITION, to) || contested(p, to);

const isSpent = (p: Position, block: Block): boolean => get(p.where, block) > NONE && get(p.activated, block);

/** Who can begin the stack. */
const NEEDS: readonly Need[] = [
  { clause: 'N15-EVT-ULT-02', why: 'corpsOnly', fails: (_b, _p, _seat, block) => !isCorps(block) },
  {
    clause: 'N15-EVT-ULT-02',
    why: 'zoneNotFree',
    fails: (_b, p, _seat, block) => !isFree(p, COALITION, get(p.where, block)),
  },
  { clause: 'N15-DEF-05', why: 'leavesCommander', fails: (_b, p, _seat, block) => strandsCommander(p, [block]) },
  {
    clause: 'N15-EVT-ULT-05',
    why: 'noFreeWay',
    fails: (b, p, _seat, block) => !get(b.zones, get(p.where, block)).near.some((to) => isWay(p, to)),
  },
];

type Striving = Frame<'ultime-effort.pick' | 'ultime-effort.tire'>;

const ask = asks<Position, Striving, Choice, N15Event>();

/** ULT: an activated coalition stack drags itself one zone farther. */
export const ultimeEffort: EventRule = {
  windows: ['start'],
  needs: [
    unless('N15-EVT-ULT-01', 'noManoeuvre', (_b, p) => there(p.op).intent !== 'go'),
    unless('N15-EVT-ULT-02', 'notActivated', (_b, p, seat) => !blocksOf(p, seat).some((block) => isSpent(p, block))),
    somebody((_b, p, _seat, block) => isSpent(p, block), NEEDS, 'fog'),
  ],
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call<Striving>(p, { step: 'ultime-effort.pick' });
  },
  steps: (b) =>
    procedure<Position, Striving, Choice, N15Event>('ultime-effort', {
      pick: ask({
        clause: 'N15-EVT-ULT-02',
        who: (p) => columnOf(p).seat,
        may: {
          stack: may(
            (p, _f, out, seat) => nearColumn(p, out, seat),
            [
              ...ownOnMap<Of<'stack'>>((c) => c.block, 'N15-TRI-51'),
              ...joining(columnOf),
              // The commander comes along with either face.
              bar('N15-EVT-ULT-02', 'notActivated', (p, _f, c) => !isCommander(c.block) && !p.activated[c.block]),
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
          step: columnSteps(b, 'N15-EVT-ULT-02', [bar('N15-EVT-ULT-05', 'notFree', (p, _f, c) => !isWay(p, c.to))]),
        },
        take(p, f, c, io) {
          if (c.kind === 'stack') {
            joinColumn(p, c.block);
            jump(f, 'ultime-effort.pick');
          } else arrive(b, p, io, c.to);
        },
      }),
      tire: {
        run(p, _f, io) {
          tireEach(b, p, io, corpsOf(columnOf(p).group), FATIGUES, 'event');
          takeTown(b, p, io);
          p.column = null;
        },
      },
    }),
};
