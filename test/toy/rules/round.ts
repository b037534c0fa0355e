import type { Io } from '../../../src/kernel/chance.ts';
import { call, jump, procedure, type Seat } from '../../../src/kernel/flow.ts';
import { asks, may, only } from '../../../src/kernel/permission.ts';
import { drop } from '../../../src/kernel/piles.ts';
import { BOX } from '../data/standard.ts';
import { type Choice, type Fight, NONE, type PicketEvent, type Position, type Round } from '../position.ts';
import { about, bar, given } from './bars.ts';
import { draw, fromHand, seatsOf, sideOf } from './cards.ts';
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

const ask = asks<Position, Round, Choice, PicketEvent>();

/** PIC-6: another seat of this match. */
const others = [
  about<{ readonly on: Seat }>('PIC-1', 'noSuchSeat', (p, { on }) => p.sides[on] === undefined),
  about<{ readonly on: Seat }>('PIC-6', 'yourself', (_p, { on }, seat) => on === seat),
];

export const round = procedure<Position, Round, Choice, PicketEvent>('round', {
  lay: ask({
    clause: 'PIC-2',
    each: (p) => seatsOf(p).filter((seat) => sideOf(p, seat).bid === NONE && sideOf(p, seat).hand.length > 0),
    may: { lay: fromHand('lay', 'PIC-2') },
    take(p, _f, c, io, seat) {
      const side = sideOf(p, seat);
      drop(side.hand, c.card);
      side.bid = c.card;
      io.tell?.({ kind: 'laid', seat });
    },
  }),
  turnUp: { run: (p, _f, io) => turnUp(p, io) },
  draw: {
    run(p, _f, io) {
      for (const seat of seatsOf(p)) draw(p, seat, io);
    },
  },
  march: ask({
    clause: 'PIC-5',
    who: (p) => p.active,
    closed: [bar('PIC-5', 'marchedEnough', (_p, f) => f.marched >= BOX.marches)],
    may: {
      march: may(
        (p, _f, out, seat) => {
          const { place } = sideOf(p, seat);
          for (const to of [place - 1, place + 1]) if (to >= 0 && to < BOX.places) out.push({ kind: 'march', to });
        },
        [given('PIC-5', 'oneAtATime', (p, _f, c, seat) => Math.abs(c.to - sideOf(p, seat).place) !== 1)],
      ),
      halt: only({ kind: 'halt' }),
    },
    take(p, f, c, io) {
      if (c.kind === 'halt') return;
      sideOf(p, p.active).place = c.to;
      f.marched++;
      jump(f, 'round.march');
      io.tell?.({ kind: 'marched', seat: p.active, to: c.to });
    },
  }),
  act: ask({
    clause: 'PIC-6',
    who: (p) => p.active,
    near(p, _f, out, seat) {
      for (const on of seatsOf(p)) if (on !== seat) out.push({ kind: 'attack', on }, { kind: 'spy', on });
      out.push({ kind: 'rest' });
    },
    may: {
      attack: may(null, [...others, bar('PIC-6', 'tooFar', (p, _f, { on }, seat) => !near(p, seat, on))]),
      spy: may(null, others),
      rest: may(null),
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
  }),
  close: {
    run(p, f) {
      if (p.round >= lastRound(p.options)) return finish(p, 'PIC-9 rounds');
      p.round++;
      f.marched = 0;
      jump(f, 'round.lay');
    },
  },
});
