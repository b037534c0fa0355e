import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Seat } from '../../../kernel/flow.ts';
import { among, asks, exactly, may, only, sifting } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { boardOf, slotsIn, zoneOf } from '../field.ts';
import { type Arrival, type Choice, MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { bar, mayNotPass, type Of, PASS } from './bars.ts';
import { removeTerrain } from './cards.ts';
import { feelGround, takeAway } from './losses.ts';
import { factsOf, has, isArtillery, isEngaged, mayStand, putUnit, sideOf, unitAt, woundsOf } from './pieces.ts';

// NS-RES: units that come to the Reserve, whose place they take, and how the Reserve is rearranged.

/** Where a unit may arrive: NS-RES-02, -03, -05 a full Reserve gives up a unit; NS-RES-06 the arrival is never refused. */
export function arrivalSlots(box: Box, p: Position, seat: Seat, unit: Unit): readonly Slot[] {
  const reserve = slotsIn(seat, 'R');
  const isFull = reserve.every((slot) => unitAt(p, slot) !== NONE);
  const open = reserve.filter((slot) => (isFull ? !isEngaged(p, unitAt(p, slot)) : unitAt(p, slot) === NONE));
  const good = open.filter((slot) => mayStand(box, p, unit, slot));
  return good.length > 0 ? good : open;
}

/** NS-RES-02, -03: whoever stands there leaves: under the Army deck, or if it is wounded to the enemy for a point. */
function makeRoom(box: Box, p: Position, seat: Seat, slot: Slot, io: Io<SagaEvent>): void {
  const unit = unitAt(p, slot);
  if (unit === NONE) return;
  const side = sideOf(p, seat);
  const shown = has(p, unit, MARK.faceUp) ? unit : NONE;
  if (woundsOf(p, unit) > 0) {
    io.tell?.({ kind: 'givenUp', seat, unit, from: slot });
    side.givenUp.push(unit);
    takeAway(box, p, unit, false, io);
    return;
  }
  io.tell?.({ kind: 'underDeck', seat, unit: shown, from: slot });
  takeAway(box, p, unit, false, io);
  if (!factsOf(box, p, unit).token) side.under.push(unit);
}

/** A unit takes its place in the Reserve. */
export function settleIn(box: Box, p: Position, seat: Seat, unit: Unit, to: Slot, io: Io<SagaEvent>): void {
  makeRoom(box, p, seat, to, io);
  if (!mayStand(box, p, unit, to)) removeTerrain(box, p, to, 'inTheWay', io);
  putUnit(p, unit, to);
  feelGround(box, p, unit, io);
}

const isFixed = (p: Position, slot: Slot): boolean => {
  const unit = unitAt(p, slot);
  return unit !== NONE && (isEngaged(p, unit) || has(p, unit, MARK.activated));
};

/** NS-RES-01: a permutation is written as changes of two slots, the left one further right each time. */
const shifting = (box: Box) => {
  const barred = (p: Position, unit: Unit, slot: Slot): boolean => unit !== NONE && !mayStand(box, p, unit, slot);
  const isNoGun = (p: Position, f: Arrival): boolean => f.at === NONE || !isArtillery(box, p, unitAt(p, f.at));
  return may<Position, Arrival, Of<'shift'>>(
    (p, f, out, seat) => {
      if (isNoGun(p, f)) return;
      const slots = slotsIn(seat, 'R');
      for (const to of slots)
        if (to >= f.from) for (const from of slots) if (from > to) out.push({ kind: 'shift', from, to });
    },
    [
      ...sifting([bar('NS-RES-01', 'onlyForArtillery', isNoGun)]),
      bar('NS-RES-01', 'onlyInReserve', (_p, _f, { from, to }, seat) =>
        [from, to].some((slot) => zoneOf(slot) !== 'R' || boardOf(slot) !== seat),
      ),
      bar('NS-RES-01', 'leftToRight', (_p, f, { from, to }) => to < f.from || from <= to),
      bar('NS-RES-01', 'nobodyThere', (p, _f, { from, to }) => unitAt(p, from) === NONE && unitAt(p, to) === NONE),
      bar('NS-RES-01', 'staysInReserve', (p, _f, { from, to }) => isFixed(p, from) || isFixed(p, to)),
      bar(
        'NS-TERR-07',
        'barredTerrain',
        (p, _f, { from, to }) => barred(p, unitAt(p, from), to) || barred(p, unitAt(p, to), from),
      ),
    ],
  );
};

const ask = asks<Position, Arrival, Choice, SagaEvent>();

export const arrival = (box: Box) =>
  procedure<Position, Arrival, Choice, SagaEvent>('arrive', {
    // NS-DP-07, -32, -35
    slot: ask({
      clause: 'NS-REF-08',
      who: (_p, f) => f.seat,
      may: {
        enter: exactly(
          among((p, _f: Arrival, seat) =>
            arrivalSlots(box, p, seat, sideOf(p, seat).arriving).map((to) => ({ kind: 'enter' as const, to })),
          ),
          [
            bar('NS-REF-08', 'onlyInReserve', (_p, _f, { to }, seat) => zoneOf(to) !== 'R' || boardOf(to) !== seat),
            bar(
              'NS-RES-02',
              'notThere',
              (p, _f, { to }, seat) => !arrivalSlots(box, p, seat, sideOf(p, seat).arriving).includes(to),
            ),
          ],
        ),
        pass: mayNotPass('NS-REF-10'),
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'enter') return;
        const side = sideOf(p, seat);
        const unit = side.arriving;
        const from = p.where[unit] ?? NONE;
        side.arriving = NONE;
        if (f.how !== 'drawn') p.marks[unit] = (p.marks[unit] ?? 0) | MARK.faceUp;
        settleIn(box, p, seat, unit, c.to, io);
        f.at = c.to;
        const shown = has(p, unit, MARK.faceUp) ? unit : NONE;
        io.tell?.({ kind: 'moved', unit: shown, from, to: c.to, swapped: NONE, how: 'arrival' });
      },
    }),
    // NS-INFO-04: whoever draws a unit in secret is asked whatever it is.
    shift: ask({
      clause: 'NS-RES-01',
      who: (_p, f) => f.seat,
      when: (p, f) => f.at !== NONE && (f.how === 'drawn' || isArtillery(box, p, unitAt(p, f.at))),
      may: { shift: shifting(box), pass: only(PASS) },
      take(p, f, c, io) {
        if (c.kind !== 'shift') return;
        const [a, b] = [unitAt(p, c.from), unitAt(p, c.to)];
        if (a !== NONE) putUnit(p, a, NONE);
        if (b !== NONE) putUnit(p, b, c.from);
        if (a !== NONE) putUnit(p, a, c.to);
        if (f.at === c.from) f.at = c.to;
        else if (f.at === c.to) f.at = c.from;
        const shown = (unit: Unit): Unit => (unit !== NONE && has(p, unit, MARK.faceUp) ? unit : NONE);
        io.tell?.({ kind: 'moved', unit: shown(a), from: c.from, to: c.to, swapped: shown(b), how: 'shift' });
        for (const unit of [a, b]) if (unit !== NONE) feelGround(box, p, unit, io);
        f.from = c.to + 1;
        jump(f, 'arrive.shift');
      },
    }),
  });
