import type { Io } from '../../../src/kernel/chance.ts';
import { call, jump, procedure, type Seat } from '../../../src/kernel/flow.ts';
import { BOX } from '../data/standard.ts';
import { type Choice, type Fight, NONE, type PicketEvent, type Position, type Round } from '../position.ts';
import { draw, drop, seatsOf, sideOf } from './cards.ts';
import { finish, lastRound } from './victory.ts';

/** PIC-3 */
function turnUp(p: Position, io: Io<PicketEvent>): void {
  io.reveal();
  const cards = p.sides.map((side) => side.bid);
  const best = seatsOf(p).filter((seat) => cards[seat] === Math.max(...cards));
  p.active = best[best.length > 1 ? io.roll('dice', best.length) - 1 : 0] ?? 0;
  for (const side of p.sides) {
    if (side.bid !== NONE) side.discard.push(side.bid);
    drop(side.seen, side.bid);
    side.bid = NONE;
  }
  io.tell?.({ kind: 'turnedUp', cards, active: p.active });
}

/** PIC-6 */
export const near = (p: Position, a: Seat, b: Seat): boolean => Math.abs(sideOf(p, a).place - sideOf(p, b).place) <= 1;

export const round = procedure<Position, Round, Choice, PicketEvent>('round', {
  // PIC-2
  lay: {
    each: (p) => seatsOf(p).filter((seat) => sideOf(p, seat).bid === NONE && sideOf(p, seat).hand.length > 0),
    choices(p, _f, out, seat) {
      for (const card of sideOf(p, seat).hand) out.push({ kind: 'lay', card });
    },
    take(p, _f, c, io, seat) {
      if (c.kind !== 'lay') return;
      const side = sideOf(p, seat);
      drop(side.hand, c.card);
      side.bid = c.card;
      io.tell?.({ kind: 'laid', seat });
    },
  },
  turnUp: { run: (p, _f, io) => turnUp(p, io) },
  draw: {
    run(p, _f, io) {
      for (const seat of seatsOf(p)) draw(p, seat, io);
    },
  },
  // PIC-5
  march: {
    when: (_p, f) => f.marched < BOX.marches,
    who: (p) => p.active,
    choices(p, _f, out) {
      const { place } = sideOf(p, p.active);
      if (place > 0) out.push({ kind: 'march', to: place - 1 });
      if (place < BOX.places - 1) out.push({ kind: 'march', to: place + 1 });
      out.push({ kind: 'halt' });
    },
    take(p, f, c, io) {
      if (c.kind !== 'march') return;
      sideOf(p, p.active).place = c.to;
      f.marched++;
      jump(f, 'round.march');
      io.tell?.({ kind: 'marched', seat: p.active, to: c.to });
    },
  },
  // PIC-6
  act: {
    who: (p) => p.active,
    choices(p, _f, out) {
      for (const on of seatsOf(p)) {
        if (on === p.active) continue;
        if (near(p, p.active, on)) out.push({ kind: 'attack', on });
        out.push({ kind: 'spy', on });
      }
      out.push({ kind: 'rest' });
    },
    take(p, _f, c, io) {
      if (c.kind === 'attack') {
        io.tell?.({ kind: 'attacked', seat: p.active, target: c.on });
        call<Fight>(p, { step: 'fight.parry', target: c.on, parry: 0 });
      } else if (c.kind === 'spy') {
        const side = sideOf(p, c.on);
        io.reveal();
        side.seen = [...side.hand];
        io.tell?.({ kind: 'shown', seat: c.on, hand: [...side.hand] });
      }
    },
  },
  close: {
    run(p, f) {
      if (p.round >= lastRound(p.options)) return finish(p, 'PIC-9 rounds');
      p.round++;
      f.marched = 0;
      jump(f, 'round.lay');
    },
  },
});
