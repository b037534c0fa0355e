import type { Io } from '../../src/kernel/chance.ts';
import { call, end, jump, procedure, type Seat, type Steps } from '../../src/kernel/flow.ts';
import {
  type Choice,
  type Fight,
  LAST_PLACE,
  NONE,
  type PicketEvent,
  type Position,
  type Round,
  type Side,
} from './position.ts';

const seatsOf = (p: Position): Seat[] => p.sides.map((_, seat) => seat);

export function sideOf(p: { readonly sides: readonly Side[] }, seat: Seat): Side {
  const side = p.sides[seat];
  if (side === undefined) throw new Error(`there is no seat ${seat}`);
  return side;
}

export function drop(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}

export function draw(p: Position, seat: Seat, io: Io<PicketEvent>): void {
  const side = sideOf(p, seat);
  if (side.deck.length === 0) return;
  const [card] = side.deck.splice(io.roll(`deck${seat}`, side.deck.length) - 1, 1);
  if (card === undefined) return;
  side.hand.push(card);
  io.tell?.({ kind: 'drew', seat, card }, seat);
}

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

function finish(p: Position, how: string): void {
  const losses = p.sides.map((side) => side.losses);
  const least = Math.min(...losses);
  p.outcome = { winners: seatsOf(p).filter((seat) => losses[seat] === least), how, facts: { round: p.round } };
}

export const near = (p: Position, a: Seat, b: Seat): boolean => Math.abs(sideOf(p, a).place - sideOf(p, b).place) <= 1;

const MARCHES = 2;

const round = procedure<Position, Round, Choice, PicketEvent>('round', {
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
  march: {
    when: (_p, f) => f.marched < MARCHES,
    who: (p) => p.active,
    choices(p, _f, out) {
      const { place } = sideOf(p, p.active);
      if (place > 0) out.push({ kind: 'march', to: place - 1 });
      if (place < LAST_PLACE) out.push({ kind: 'march', to: place + 1 });
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
      if (p.round >= (p.options['length'] === 'long' ? 4 : 2)) return finish(p, 'PIC-9 rounds');
      p.round++;
      f.marched = 0;
      jump(f, 'round.lay');
    },
  },
});

/** The interrupt: it lies on top of the round, which goes on when it has ended. */
const fight = procedure<Position, Fight, Choice, PicketEvent>('fight', {
  parry: {
    when: (p) => p.options['parry'] === 'yes',
    who: (_p, f) => f.target,
    choices(p, f, out) {
      for (const card of sideOf(p, f.target).hand) out.push({ kind: 'parry', card });
      out.push({ kind: 'pass' });
    },
    take(p, f, c, io) {
      if (c.kind !== 'parry') return;
      const side = sideOf(p, f.target);
      drop(side.hand, c.card);
      drop(side.seen, c.card);
      side.discard.push(c.card);
      f.parry = c.card;
      io.reveal();
      io.tell?.({ kind: 'parried', seat: f.target, card: c.card });
    },
  },
  dice: {
    run(p, f, io) {
      const dice = [io.roll('dice', 6), io.roll('dice', 6)];
      const loss = dice.reduce((a, b) => a + b) > 6 + f.parry;
      const side = sideOf(p, f.target);
      if (loss) side.losses++;
      io.tell?.({ kind: 'fought', dice, loss });
      if (side.losses < 2) end(p);
    },
  },
  broken: { run: (p) => finish(p, 'PIC-9 losses') },
});

export const steps: Steps<Position, Choice> = { ...round, ...fight };
