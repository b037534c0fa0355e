import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { CORPS_COUNT, NATION_OF } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { ownerOf, seatsInOrder, seatsOf } from '../board.ts';
import { atZone, seatNamed } from '../choices.ts';
import { always, type EventRule } from './rule.ts';

interface Idle extends Frame {
  /** Who suffers it; NONE until the French have named him. */
  seat: Seat;
}

/** INA-02: zones with a corps of the seat. */
function stacks(p: Position, seat: Seat): Zone[] {
  const zones: Zone[] = [];
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    const zone = get(p.where, corps);
    if (zone >= 0 && ownerOf(p, corps) === seat && !zones.includes(zone)) zones.push(zone);
  }
  return zones.sort((x, y) => x - y);
}

/** INA: all blocks of one zone of the sufferer's are activated. */
export const inactivite: EventRule = {
  windows: ['draw'],
  possible: always,
  play(b, p, _io, seat, card) {
    const camp = get(b.cards, card).camp;
    call<Idle>(p, { step: 'inactivite.whom', seat: seatsOf(p, camp).length === 1 ? seat : NONE });
  },
  steps: () =>
    procedure<Position, Idle, Choice, N15Event>('inactivite', {
      whom: {
        when: (_p, f) => f.seat === NONE, // INA-03
        who: () => 0,
        choices(p, _f, out) {
          for (const seat of seatsInOrder(p)) if (seat !== 0) out.push(seatNamed(seat));
        },
        take(_p, f, c, io) {
          if (c.kind !== 'seat') return;
          f.seat = c.seat;
          io.tell?.({ kind: 'named', seat: c.seat, to: 'idle' });
        },
      },
      where: {
        when: (p, f) => stacks(p, f.seat).length > 0,
        who: (_p, f) => f.seat,
        choices(p, f, out) {
          for (const zone of stacks(p, f.seat)) out.push(atZone(zone));
        },
        take(p, f, c, io) {
          if (c.kind !== 'zone') return;
          const idle = p.where.flatMap((at, block) => (at === c.zone && ownerOf(p, block) === f.seat ? [block] : []));
          for (const block of idle) p.activated[block] = true;
          io.tell?.({ kind: 'activated', zone: c.zone, nation: get(NATION_OF, get(idle, 0)), count: idle.length });
        },
      },
    }),
};
