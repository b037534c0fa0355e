import { call, type Frame, jump, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import { type Block, COALITION, FRANCE, isCommander, isCorps } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { blocksOf, contested, corpsOf, isFree, leavesCommanderAlone, looksFree, strandsCommander } from '../board.ts';
import { stacking, stepTo } from '../choices.ts';
import { tireEach } from '../share.ts';
import { canJoinColumn } from '../stack.ts';
import { arrive, takeTown } from './column.ts';
import type { EventRule } from './rule.ts';

/** ULT-03. */
const FATIGUES = 2;

/** ULT-02, 05: a zone next to it, free or contested. */
const isWay = (p: Position, to: Zone): boolean => looksFree(p, COALITION, to) || contested(p, to);

function canStart(b: Box, p: Position, block: Block): boolean {
  const zone = get(p.where, block);
  if (!isCorps(block) || zone < 0 || !p.activated[block] || !isFree(p, COALITION, zone)) return false;
  if (strandsCommander(p, [block])) return false;
  for (const to of get(b.zones, zone).near) if (isWay(p, to)) return true;
  return false;
}

/** A corps that is activated, or the commander with it. */
function mayAdd(p: Position, seat: Seat, group: readonly Block[], zone: Zone, block: Block): boolean {
  return canJoinColumn(p, seat, group, zone, block) && (isCommander(block) || get(p.activated, block));
}

/** ULT: an activated coalition stack drags itself one zone farther. */
export const ultimeEffort: EventRule = {
  windows: ['start'],
  possible(b, p, seat) {
    if (there(p.op).camp !== FRANCE || there(p.op).intent !== 'go') return false;
    for (const block of blocksOf(p, seat)) if (canStart(b, p, block)) return true;
    return false;
  },
  opens(b, p, seat) {
    if (!p.fog) return this.possible(b, p, seat);
    if (there(p.op).camp !== FRANCE || there(p.op).intent !== 'go') return false;
    for (const block of blocksOf(p, seat)) if (get(p.where, block) >= 0 && p.activated[block]) return true;
    return false;
  },
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call(p, { step: 'ultime-effort.pick' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('ultime-effort', {
      pick: {
        who: (p) => there(p.column).seat,
        choices(p, _f, out, seat) {
          const { group, zone } = there(p.column);
          if (group.length === 0) {
            for (const block of blocksOf(p, seat)) if (canStart(b, p, block)) out.push(stacking(block));
            return;
          }
          for (const block of blocksOf(p, seat)) if (mayAdd(p, seat, group, zone, block)) out.push(stacking(block));
          if (leavesCommanderAlone(p, COALITION, zone, group)) return;
          for (const to of get(b.zones, zone).near) if (isWay(p, to)) out.push(stepTo(to));
        },
        take(p, f, c, io) {
          if (c.kind === 'stack') {
            there(p.column).zone = get(p.where, c.block);
            there(p.column).group.push(c.block);
            jump(f, 'ultime-effort.pick');
          } else if (c.kind === 'step') arrive(b, p, io, c.to);
        },
      },
      tire: {
        run(p, _f, io) {
          tireEach(b, p, io, corpsOf(there(p.column).group), FATIGUES, 'event');
          takeTown(b, p, io);
          p.column = null;
        },
      },
    }),
};
