import { call, type Frame, jump, procedure, type Seat } from '../../../../kernel/flow.ts';
import { stacking, stepTo } from '../../choices.ts';
import type { Box, Zone } from '../../data/box.ts';
import { BLOCK_COUNT, type Block, COALITION, FRANCE, isCommander, isCorps } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { contested, corpsOf, isFree, leavesCommanderAlone, looksFree, ownerOf } from '../board.ts';
import { tireEach } from '../share.ts';
import { canJoin } from '../stack.ts';
import { arrive, takeTown } from './column.ts';
import type { EventRule } from './rule.ts';

/** ULT-03. */
const FATIGUES = 2;

/** ULT-02, 05: a zone next to it, free or contested. */
function ways(b: Box, p: Position, zone: Zone): Zone[] {
  return b.zones[zone]!.near.filter((to) => looksFree(p, COALITION, to) || contested(p, to));
}

function canStart(b: Box, p: Position, seat: Seat, block: Block): boolean {
  const zone = p.where[block]!;
  if (!isCorps(block) || zone < 0 || !p.activated[block] || ownerOf(p, block) !== seat) return false;
  if (!isFree(p, COALITION, zone) || ways(b, p, zone).length === 0) return false;
  const all = [block];
  for (let other = 0; other < BLOCK_COUNT; other++)
    if (isCommander(other) && canJoin(p, seat, all, zone, other, true)) all.push(other);
  return !leavesCommanderAlone(p, COALITION, zone, all);
}

/** A corps that is activated, or the commander with it. */
function mayAdd(p: Position, seat: Seat, group: readonly Block[], zone: Zone, block: Block): boolean {
  return canJoin(p, seat, group, zone, block, true) && (isCommander(block) || p.activated[block]!);
}

/** ULT: an activated coalition stack drags itself one zone farther. */
export const ultimeEffort: EventRule = {
  windows: ['start'],
  possible: (b, p, seat) =>
    p.op!.camp === FRANCE && p.op!.intent === 'go' && p.where.some((_at, block) => canStart(b, p, seat, block)),
  opens(b, p, seat) {
    if (!p.fog) return this.possible(b, p, seat);
    const shown = p.where.some((at, block) => at >= 0 && p.activated[block] && ownerOf(p, block) === seat);
    return p.op!.camp === FRANCE && p.op!.intent === 'go' && shown;
  },
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call(p, { step: 'ultime-effort.pick' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('ultime-effort', {
      pick: {
        who: (p) => p.column!.seat,
        choices(p, _f, out, seat) {
          const { group, zone } = p.column!;
          if (group.length === 0) {
            for (let block = 0; block < BLOCK_COUNT; block++)
              if (canStart(b, p, seat, block)) out.push(stacking(block));
            return;
          }
          for (let block = 0; block < BLOCK_COUNT; block++)
            if (mayAdd(p, seat, group, zone, block)) out.push(stacking(block));
          if (leavesCommanderAlone(p, COALITION, zone, group)) return;
          for (const to of ways(b, p, zone)) out.push(stepTo(to));
        },
        take(p, f, c, io) {
          if (c.kind === 'stack') {
            p.column!.zone = p.where[c.block]!;
            p.column!.group.push(c.block);
            jump(f, 'ultime-effort.pick');
          } else if (c.kind === 'step') arrive(b, p, io, c.to);
        },
      },
      tire: {
        run(p, _f, io) {
          tireEach(b, p, io, corpsOf(p.column!.group), FATIGUES, 'event');
          takeTown(b, p, io);
          p.column = null;
        },
      },
    }),
};
