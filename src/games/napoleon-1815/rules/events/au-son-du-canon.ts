import { call, type Frame, jump, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Box } from '../../data/box.ts';
import { type Block, CAMP_CORPS_FROM, CAMP_CORPS_TO, commanderOf, isCorps, NATION_OF } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { campOfSeat, corpsOf, isFree, leavesCommanderAlone, linkBetween, ownerOf, strandsCommander } from '../board.ts';
import { DONE, stacking } from '../choices.ts';
import { enterZone } from '../entering.ts';
import { combatOf, sideOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** ASC-01, 06: one corps in a free zone next to the combat; in attack of the nation that attacks. */
function canCome(b: Box, p: Position, seat: Seat, corps: Block): boolean {
  const c = combatOf(p);
  const camp = campOfSeat(seat);
  const zone = get(p.where, corps);
  if (zone < 0 || ownerOf(p, corps) !== seat || linkBetween(b, zone, c.zone) === NONE) return false;
  if (!isFree(p, camp, zone)) return false;
  const op = there(p.op);
  if (c.attacker === camp && !op.union && NATION_OF[corps] !== op.nation) return false;
  // DEF-05: a commander who would be left alone comes along, if he can.
  return !strandsCommander(p, [corps]);
}

/** ASC: a corps marches to the sound of the guns. */
export const auSonDuCanon: EventRule = {
  windows: ['combat'],
  possible(b, p, seat) {
    const camp = campOfSeat(seat);
    for (let corps = get(CAMP_CORPS_FROM, camp); corps < get(CAMP_CORPS_TO, camp); corps++)
      if (canCome(b, p, seat, corps)) return true;
    return false;
  },
  // A zone next to the combat shows blocks; whether one of them is a corps, fog hides.
  opens(b, p, seat) {
    if (!p.fog) return this.possible(b, p, seat);
    return get(b.zones, combatOf(p).zone).near.some((zone) =>
      p.where.some((at, block) => at === zone && ownerOf(p, block) === seat),
    );
  },
  play(_b, p, _io, seat, card) {
    p.column = { seat, card, zone: NONE, group: [] };
    call(p, { step: 'au-son-du-canon.pick' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('au-son-du-canon', {
      pick: {
        who: (p) => there(p.column).seat,
        choices(p, _f, out, seat) {
          const { group, zone } = there(p.column);
          const camp = campOfSeat(seat);
          if (group.length === 0) {
            for (let corps = get(CAMP_CORPS_FROM, camp); corps < get(CAMP_CORPS_TO, camp); corps++)
              if (canCome(b, p, seat, corps)) out.push(stacking(corps));
            return;
          }
          const commander = commanderOf(get(NATION_OF, get(group, 0)));
          if (p.where[commander] === zone && !group.includes(commander)) out.push(stacking(commander));
          if (!leavesCommanderAlone(p, camp, zone, group)) out.push(DONE);
        },
        take(p, f, c) {
          if (c.kind !== 'stack') return;
          there(p.column).zone = get(p.where, c.block);
          there(p.column).group.push(c.block);
          jump(f, 'au-son-du-canon.pick');
        },
      },
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
          for (const block of blocks) {
            p.sightedAt[block] = c.zone;
            p.sightedTurn[block] = p.turn;
          }
          if (p.fog) io.reveal();
          io.tell?.({ kind: 'joined', side, blocks, from: column.zone });
          if (blocks.some(isCorps)) enterZone(b, p, io, blocks, c.zone, 'event');
        },
      },
    }),
};
