import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Seat } from '../../../kernel/flow.ts';
import { among, asks, type Bar, exactly, may, only, sifting } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { boardOf, numberIn, slotsIn, zoneOf } from '../field.ts';
import { type Arrival, type Choice, MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { bar, mayNotPass, type Of, PASS } from './bars.ts';
import { removeTerrain } from './cards.ts';
import { feelGround, takeAway } from './losses.ts';
import { factsOf, has, isArtillery, isEngaged, landAt, mayStand, putUnit, sideOf, unitAt, woundsOf } from './pieces.ts';

// NS-RES: units that come to the Reserve, whose place they take, and how the Reserve is rearranged.

/** Where a unit may arrive: NS-RES-02, -03, -05 a full Reserve gives up a unit; NS-RES-06 the arrival is never refused. */
export function arrivalSlots(box: Box, p: Position, seat: Seat, unit: Unit): readonly Slot[] {
  const reserve = slotsIn(seat, 'R');
  const free = reserve.filter((slot) => unitAt(p, slot) === NONE);
  const open = free.length > 0 ? free : reserve.filter((slot) => !isEngaged(p, unitAt(p, slot)));
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

/** How many sorts of units the Terrain of a slot keeps out. */
function strictness(box: Box, p: Position, slot: Slot): number {
  let count = 0;
  for (let sorts = landAt(box, p, slot)?.bars ?? 0; sorts !== 0; sorts &= sorts - 1) count++;
  return count;
}

/**
 * The order in which the slots of a Reserve are settled, each by one change: where fewest may stand comes first. Whoever is changed
 * out of such a slot may stand in any that is left, so that every arrangement in which all may stand has one way to be written.
 */
const settling = (box: Box, p: Position, seat: Seat): readonly Slot[] => {
  const reserve = slotsIn(seat, 'R');
  // Mostly no Terrain lies there.
  if (reserve.every((slot) => p.terrain[slot] === NONE)) return reserve;
  return reserve.toSorted((a, b) => strictness(box, p, b) - strictness(box, p, a));
};

/** NS-RES-01: a permutation is written as changes of two slots, of which the one is settled by it. */
const shifting = (box: Box) => {
  const barred = (p: Position, unit: Unit, slot: Slot): boolean => unit !== NONE && !mayStand(box, p, unit, slot);
  const isNoGun = (p: Position, f: Arrival): boolean => f.at === NONE || !isArtillery(box, p, unitAt(p, f.at));
  return may<Position, Arrival, Of<'shift'>>(
    (p, f, out, seat) => {
      if (isNoGun(p, f)) return;
      const slots = settling(box, p, seat);
      for (let i = f.settled; i < slots.length; i++)
        for (let k = i + 1; k < slots.length; k++) out.push({ kind: 'shift', from: get(slots, k), to: get(slots, i) });
    },
    [
      ...sifting<Bar<Position, Arrival, Of<'shift'>>>([
        bar('NS-RES-01', 'onlyForArtillery', isNoGun),
        bar('NS-RES-01', 'onlyInReserve', (_p, _f, { from, to }, seat) =>
          [from, to].some((slot) => zoneOf(slot) !== 'R' || boardOf(slot) !== seat),
        ),
        bar('NS-RES-01', 'settledOrder', (p, f, { from, to }, seat) => {
          const slots = settling(box, p, seat);
          return slots.indexOf(to) < f.settled || slots.indexOf(from) <= slots.indexOf(to);
        }),
      ]),
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
      take(p, f, c, io, seat) {
        if (c.kind !== 'shift') return;
        const [a, b] = [unitAt(p, c.from), unitAt(p, c.to)];
        if (a !== NONE) putUnit(p, a, NONE);
        if (b !== NONE) putUnit(p, b, c.from);
        if (a !== NONE) putUnit(p, a, c.to);
        if (f.at === c.from) f.at = c.to;
        else if (f.at === c.to) f.at = c.from;
        const shown = (unit: Unit): Unit => (unit !== NONE && has(p, unit, MARK.faceUp) ? unit : NONE);
        io.tell?.({ kind: 'moved', unit: shown(a), from: c.from, to: c.to, swapped: shown(b), how: 'shift' });
        const [i, k] = [numberIn(c.from) - 1, numberIn(c.to) - 1];
        f.came = f.came.with(i, get(f.came, k)).with(k, get(f.came, i));
        f.settled = settling(box, p, seat).indexOf(c.to) + 1;
        jump(f, 'arrive.shift');
      },
    }),
    // NS-TERR-08: where a unit ends, not what it was changed over.
    ground: {
      run(p, f, io) {
        const slots = slotsIn(f.seat, 'R');
        for (let i = 0; i < slots.length; i++) {
          const unit = unitAt(p, get(slots, i));
          if (unit !== NONE && f.came[i] !== i) feelGround(box, p, unit, io);
        }
      },
    },
  });
