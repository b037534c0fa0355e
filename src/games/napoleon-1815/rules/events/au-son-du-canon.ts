import { call, type Frame, jump, type Seat } from '../../../../kernel/flow.ts';
import { byTheWay, may, only } from '../../../../kernel/permission.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Box } from '../../data/box.ts';
import { type Block, commanderOf, isCorps, NATION_OF } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import { asking, inSteps } from '../asking.ts';
import { bar, given, ownBlock } from '../bars.ts';
import {
  blocksOf,
  campOfSeat,
  corpsOf,
  isFree,
  leavesCommanderAlone,
  linkBetween,
  sight,
  strandsCommander,
} from '../board.ts';
import { DONE, type Of } from '../choices.ts';
import { enterZone } from '../entering.ts';
import { columnOf, joinColumn, nearColumn, startColumn } from '../stack.ts';
import { combatOf, sideOf } from './combat-side.ts';
import { beginning, type EventRule, type Need, need, somebody, unless } from './rule.ts';

/** ASC-01: in a zone next to the combat. */
function isNear(b: Box, p: Position, block: Block): boolean {
  const zone = get(p.where, block);
  return zone >= 0 && linkBetween(b, zone, combatOf(p).zone) !== NONE;
}

function isOfOtherNation(p: Position, seat: Seat, block: Block): boolean {
  const op = there(p.op);
  return combatOf(p).attacker === campOfSeat(seat) && !op.union && NATION_OF[block] !== op.nation;
}

/** One corps, in a free zone; in attack of the nation that attacks. A commander who would be left alone comes along, if he can. */
const NEEDS: readonly Need[] = [
  need('N15-EVT-ASC-01', 'corpsOnly', (_b, _p, _seat, block) => !isCorps(block)),
  need('N15-EVT-ASC-01', 'zoneNotFree', (_b, p, seat, block) => !isFree(p, campOfSeat(seat), get(p.where, block))),
  need('N15-EVT-ASC-06', 'nationAttacks', (_b, p, seat, block) => isOfOtherNation(p, seat, block)),
  need('N15-DEF-05', 'leavesCommander', (_b, p, _seat, block) => strandsCommander(p, [block])),
];

const isBegun = (p: Position): boolean => columnOf(p).group.length > 0;

type Marching = Frame<'au-son-du-canon.pick' | 'au-son-du-canon.join'>;

const ask = asking<Marching>();

/** ASC: a corps marches to the sound of the guns. */
export const auSonDuCanon: EventRule = {
  windows: ['combat'],
  needs: [
    // A zone next to the combat shows blocks; whether one of them is a corps, fog hides.
    unless(
      'N15-EVT-ASC-01',
      'notNextToCombat',
      (b, p, seat) => !blocksOf(p, seat).some((block) => isNear(b, p, block)),
    ),
    somebody((b, p, _seat, block) => isNear(b, p, block), NEEDS, 'fog'),
  ],
  play(_b, p, _io, seat, card) {
    startColumn(p, seat, card);
    call<Marching>(p, { step: 'au-son-du-canon.pick' });
  },
  steps: (b) =>
    inSteps<Marching>('au-son-du-canon', {
      pick: ask({
        clause: 'N15-EVT-ASC-01',
        who: (p) => columnOf(p).seat,
        may: {
          stack: may(
            (p, _f, out, seat) => nearColumn(p, out, seat),
            [
              ...ownBlock<Of<'stack'>>((c) => c.block, 'N15-TRI-51'),
              bar('N15-OPS-06', 'alreadyInStack', (p, _f, c) => columnOf(p).group.includes(c.block)),
              bar('N15-EVT-ASC-01', 'notNextToCombat', (p, _f, c) => !isBegun(p) && !isNear(b, p, c.block)),
              ...beginning(b, NEEDS),
              given(
                'N15-EVT-ASC-02',
                'otherZone',
                (p, _f, c) => isBegun(p) && p.where[c.block] !== columnOf(p).zone,
                (p) => ({ zone: columnOf(p).zone }),
              ),
              bar(
                'N15-EVT-ASC-01',
                'oneCorpsComes',
                (p, _f, c) => isBegun(p) && c.block !== commanderOf(get(NATION_OF, get(columnOf(p).group, 0))),
              ),
            ],
            byTheWay,
          ),
          done: only(DONE, [
            bar('N15-EVT-ASC-01', 'designateFirst', (p) => !isBegun(p)),
            bar(
              'N15-DEF-05',
              'leavesCommander',
              (p, _f, _c, seat) =>
                isBegun(p) && leavesCommanderAlone(p, campOfSeat(seat), columnOf(p).zone, columnOf(p).group),
            ),
          ]),
        },
        take(p, f, c) {
          if (c.kind === 'done') return;
          joinColumn(p, c.block);
          jump(f, 'au-son-du-canon.pick');
        },
      }),
      join: {
        run(p, _f, io) {
          const column = there(p.column);
          const c = combatOf(p);
          const side = sideOf(c, campOfSeat(column.seat));
          const blocks = [...column.group];
          p.column = null;
          c.stacks[side].push(...blocks);
          // CAR-01: this card is played at the start of the combat, so the newcomer's cavalry was there at the start.
          if (column.seat === 0) for (const corps of corpsOf(blocks)) c.horse += get(p.cavalry, corps);
          for (const block of blocks) sight(p, block, c.zone);
          if (p.fog) io.reveal();
          io.tell?.({ kind: 'joined', side, blocks, from: column.zone });
          if (blocks.some(isCorps)) enterZone(b, p, io, blocks, c.zone, 'event');
        },
      },
    }),
};
