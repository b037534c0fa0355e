import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { atZone } from '../../choices.ts';
import type { Zone } from '../../data/box.ts';
import { type Block, CAMP_OF, DROUOT, FRANCE, FRENCH, isVedette, NAPOLEON } from '../../pieces.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { eliminate } from '../elimination.ts';
import type { EventRule } from './rule.ts';

interface Betraying extends Frame {
  readonly seat: Seat;
}

function frenchIn(p: Position, zone: Zone): Block[] {
  return p.where.flatMap((at, block) => (at === zone && CAMP_OF[block] === FRANCE ? [block] : []));
}

/** TRA-01: a zone with a single French corps, neither Drouot nor with Napoléon. In fog a single French block (TRA-02). */
function targets(p: Position): Zone[] {
  const zones: Zone[] = [];
  p.where.forEach((zone, block) => {
    if (zone < 0 || CAMP_OF[block] !== FRANCE || block === NAPOLEON) return;
    if (frenchIn(p, zone).length !== 1 || (!p.fog && block === DROUOT)) return;
    zones.push(zone);
  });
  return zones.sort((x, y) => x - y);
}

/** TRA: a French corps will not march today. */
export const trahison: EventRule = {
  windows: ['start'],
  possible: (_b, p) => p.op!.camp === FRANCE && targets(p).length > 0,
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
          const block = frenchIn(p, c.zone)[0]!;
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
            if (p.op!.group.includes(block)) p.op!.intent = 'rest';
          }
        },
      },
    }),
};
