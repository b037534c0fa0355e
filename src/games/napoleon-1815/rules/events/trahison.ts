import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { type Block, DROUOT, FRANCE, FRENCH, isVedette, NAPOLEON } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { blocksOf } from '../board.ts';
import { atZone } from '../choices.ts';
import { eliminate } from '../elimination.ts';
import type { EventRule } from './rule.ts';

interface Betraying extends Frame {
  readonly seat: Seat;
}

/** The French block of the zone, if there is only one; otherwise NONE. */
function onlyFrench(p: Position, zone: Zone): Block {
  let found = NONE;
  for (const block of blocksOf(p, 0)) {
    if (p.where[block] !== zone) continue;
    if (found !== NONE) return NONE;
    found = block;
  }
  return found;
}

/** TRA-01: a single French corps, neither Drouot nor with Napoléon. In fog a single French block (TRA-02). */
function isTarget(p: Position, block: Block): boolean {
  const zone = get(p.where, block);
  return zone >= 0 && block !== NAPOLEON && (p.fog || block !== DROUOT) && onlyFrench(p, zone) === block;
}

function targets(p: Position): Zone[] {
  return blocksOf(p, 0)
    .filter((block) => isTarget(p, block))
    .map((block) => get(p.where, block))
    .sort((x, y) => x - y);
}

/** TRA: a French corps will not march today. */
export const trahison: EventRule = {
  windows: ['start'],
  possible(_b, p) {
    if (there(p.op).camp !== FRANCE) return false;
    for (const block of blocksOf(p, 0)) if (isTarget(p, block)) return true;
    return false;
  },
  play(_b, p, _io, seat) {
    call<Betraying>(p, { step: 'trahison.where', seat });
  },
  steps: (b) =>
    procedure<Position, Betraying, Choice, N15Event>('trahison', {
      where: {
        who: (_p, f) => f.seat,
        choices(p, _f, out) {
          for (const zone of targets(p)) out.push(atZone(zone));
        },
        take(p, _f, c, io) {
          if (c.kind !== 'zone') return;
          const block = onlyFrench(p, c.zone);
          if (p.fog) io.reveal();
          if (isVedette(block)) eliminate(b, p, io, [block]);
          else if (block === DROUOT) {
            p.sightedAt[block] = c.zone;
            p.sightedTurn[block] = p.turn;
            io.tell?.({ kind: 'unmasked', block, zone: c.zone });
          } else {
            p.activated[block] = true;
            io.tell?.({ kind: 'activated', zone: c.zone, nation: FRENCH, count: 1 });
            // TRA-03: the designated stack itself goes no farther.
            if (there(p.op).group.includes(block)) there(p.op).intent = 'rest';
          }
        },
      },
    }),
};
