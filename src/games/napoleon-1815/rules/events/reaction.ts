import { call, type Frame, jump, procedure, type Seat } from '../../../../kernel/flow.ts';
import { stacking, stepTo } from '../../choices.ts';
import type { Box, Zone } from '../../data/box.ts';
import { BLOCK_COUNT, type Block, isCommander } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { campOfSeat, isFree, leavesCommanderAlone, looksFree, ownerOf } from '../board.ts';
import { canJoin, mayRideInto } from '../stack.ts';
import { arrive, takeTown } from './column.ts';
import type { EventRule } from './rule.ts';

/** REA-02: free zones next to this one. */
function ways(b: Box, p: Position, seat: Seat, zone: Zone, block: Block): Zone[] {
  const camp = campOfSeat(seat);
  return b.zones[zone]!.near.filter((to) => looksFree(p, camp, to) && mayRideInto(b, p, block, to));
}

/** REA-03: the blocks that can begin such a stack. */
function canStart(b: Box, p: Position, seat: Seat, block: Block): boolean {
  const zone = p.where[block]!;
  if (zone < 0 || isCommander(block) || ownerOf(p, block) !== seat) return false;
  return isFree(p, campOfSeat(seat), zone) && ways(b, p, seat, zone, block).length > 0 && canLeave(p, seat, block);
}

/** DEF-05: is there a way to leave without abandoning a commander, if need be with everybody who can come? */
function canLeave(p: Position, seat: Seat, block: Block): boolean {
  const zone = p.where[block]!;
  const all = [block];
  for (let other = 0; other < BLOCK_COUNT; other++)
    if (isCommander(other) && canJoin(p, seat, all, zone, other, true)) all.push(other);
  return !leavesCommanderAlone(p, campOfSeat(seat), zone, all);
}

/** REA: as an enemy operation starts, a friendly stack slips to a free zone next to it. */
export const reaction: EventRule = {
  windows: ['start'],
  possible: (b, p, seat) => p.where.some((_at, block) => canStart(b, p, seat, block)),
  opens(b, p, seat) {
    if (!p.fog) return this.possible(b, p, seat);
    return p.where.some((at, block) => at >= 0 && ownerOf(p, block) === seat);
  },
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call(p, { step: 'reaction.pick' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('reaction', {
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
            if (canJoin(p, seat, group, zone, block, true)) out.push(stacking(block));
          if (leavesCommanderAlone(p, campOfSeat(seat), zone, group)) return;
          for (const to of ways(b, p, seat, zone, group[0]!)) out.push(stepTo(to));
        },
        take(p, f, c, io) {
          if (c.kind === 'stack') {
            p.column!.zone = p.where[c.block]!;
            p.column!.group.push(c.block);
            jump(f, 'reaction.pick');
          } else if (c.kind === 'step') arrive(b, p, io, c.to);
        },
      },
      settle: {
        run(p, _f, io) {
          takeTown(b, p, io);
          p.column = null;
        },
      },
    }),
};
