import { call, type Frame, jump, procedure } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import { type Block, CAMP_OF, isCommander } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { blocksOf, campOfSeat, isFree, leavesCommanderAlone, looksFree, strandsCommander } from '../board.ts';
import { stacking, stepTo } from '../choices.ts';
import { canJoinColumn, mayRideInto } from '../stack.ts';
import { arrive, takeTown } from './column.ts';
import type { EventRule } from './rule.ts';

/** REA-02: a free zone next to it. */
function isWay(b: Box, p: Position, block: Block, to: Zone): boolean {
  return looksFree(p, get(CAMP_OF, block), to) && mayRideInto(b, p, block, to);
}

/** REA-03: the blocks that can begin such a stack; DEF-05: nobody is left alone who cannot come. */
function canStart(b: Box, p: Position, block: Block): boolean {
  const zone = get(p.where, block);
  if (zone < 0 || isCommander(block) || !isFree(p, get(CAMP_OF, block), zone)) return false;
  if (strandsCommander(p, [block])) return false;
  for (const to of get(b.zones, zone).near) if (isWay(b, p, block, to)) return true;
  return false;
}

/** REA: as an enemy operation starts, a friendly stack slips to a free zone next to it. */
export const reaction: EventRule = {
  windows: ['start'],
  possible(b, p, seat) {
    for (const block of blocksOf(p, seat)) if (canStart(b, p, block)) return true;
    return false;
  },
  opens(b, p, seat) {
    if (!p.fog) return this.possible(b, p, seat);
    for (const block of blocksOf(p, seat)) if (get(p.where, block) >= 0) return true;
    return false;
  },
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call(p, { step: 'reaction.pick' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('reaction', {
      pick: {
        who: (p) => there(p.column).seat,
        choices(p, _f, out, seat) {
          const { group, zone } = there(p.column);
          if (group.length === 0) {
            for (const block of blocksOf(p, seat)) if (canStart(b, p, block)) out.push(stacking(block));
            return;
          }
          for (const block of blocksOf(p, seat))
            if (canJoinColumn(p, seat, group, zone, block)) out.push(stacking(block));
          if (leavesCommanderAlone(p, campOfSeat(seat), zone, group)) return;
          for (const to of get(b.zones, zone).near) if (isWay(b, p, get(group, 0), to)) out.push(stepTo(to));
        },
        take(p, f, c, io) {
          if (c.kind === 'stack') {
            there(p.column).zone = get(p.where, c.block);
            there(p.column).group.push(c.block);
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
