import { type Hex, OFF } from '../../../grids/hexes.ts';
import { end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  armyOf,
  enemyOf,
  faces,
  formationOf,
  hexesOfUnit,
  hexOf,
  isCharging,
  isDisorganised,
  isOnMap,
  lift,
  put,
  sideOf,
  stands,
  topAt,
  unitsAt,
  wayTo,
} from '../field.ts';
import { AWAY, type Choice, type Facing, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { type ClauseId, FIRE, given, type Of, PASS } from './bars.ts';
import { disorganise, type Told, testStack } from './board.ts';
import { leadersAt } from './command.ts';
import { startReact } from './countercharge.ts';
import { startFire } from './fire.ts';
import { firersAt, mayFire } from './fire-value.ts';
import type { Step, StepKind } from './frames.ts';
import { endanger } from './perils.ts';
import { isFought, startRetreat } from './retreat.ts';
import { isEngaged } from './shock.ts';
import { startSquares } from './squares.ts';
import { armsMix, withinLimit } from './stacking.ts';
import { arriving } from './ways.ts';

// One step of any kind, with all that answers it: fire falls on the hex that is left, cavalry answers the hex that is entered.

/** By which clause each kind goes. */
const CLAUSES: { readonly [K in StepKind]: ClauseId } = {
  regular: 'VE-VI.2-a',
  charge: 'VE-IX.2-a',
  retreat: 'VE-VIII.9-a',
  recoil: 'VE-VI.8-e',
  advance: 'VE-VIII.10-a',
  exploit: 'VE-IX.4-a',
};

/** Is this hex left by the step? Skirmishers who turn keep one of theirs. */
const isLeft = (f: Step, hex: Hex): boolean => hex !== OFF && hex !== f.to && hex !== f.second;

/** The hexes that the group has come into. */
const entered = (p: Position, f: Step): Hex[] =>
  [f.to, f.second].filter((hex) => hex !== OFF && !f.held.includes(hex) && topAt(p, hex) !== NONE);

/** VE-IV.6-f: what skirmishers face, by where their halves lie. */
const facingOf = (way: number): Facing => (way * 2 + 9) % 12;

const seatOf = (b: Battle, f: Step): Seat => sideOf(b, f.units[0] ?? 0);

/** VE-VII.5-h, VE-VII.5-i: it made them run, or is engaged in a shock of this turn. */
const isHeld = (p: Position, f: Step, unit: Unit): boolean => f.spared.includes(unit) || isEngaged(p, unit);
/** VE-VII.5-b: who covers the hex that is being left. */
export const covering = (box: Box, b: Battle, p: Position, f: Step): Unit[] =>
  firersAt(box, b, p, enemyOf(seatOf(b, f)), f.at, true).filter((unit) => !isHeld(p, f, unit));
function isCovered(box: Box, b: Battle, p: Position, f: Step): boolean {
  if (f.units.length === 0 || !isLeft(f, f.at)) return false;
  for (const unit of armyOf(b, enemyOf(seatOf(b, f))))
    if (mayFire(box, b, p, unit, f.at, true) && !isHeld(p, f, unit)) return true;
  return false;
}

/** VE-V.1-c, VE-V.2-b: who has to make way before the group comes in. */
function inTheWay(box: Box, b: Battle, p: Position, f: Step): Unit[] {
  if (f.kind !== 'retreat' || f.to === OFF || topAt(p, f.to) === NONE) return [];
  if (armsMix(b, p, f.units, f.to) && withinLimit(box, b, p, f.units, f.to)) return [];
  return unitsAt(p, f.to).filter((unit) => !f.units.includes(unit) && !f.pushed.includes(unit));
}

export function step(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Step, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const owner = (p: Position, f: Step): Seat => seatOf(battle(p), f);
  const enemy = (p: Position, f: Step): Seat => enemyOf(owner(p, f));
  const blocking = (p: Position, f: Step): Unit[] => inTheWay(box, battle(p), p, f);
  /** VE-XII.2-c: only those whom it has just broken shake their comrades. */
  const push = (p: Position, f: Step, units: readonly Unit[], length: number, shakes: boolean): void => {
    f.pushed.push(...units);
    // VE-VIII.9-m: away from nobody, but not where the intruder comes from.
    startRetreat(p, { units: units.filter((unit) => isOnMap(p, unit)), shut: [f.from], length, shakes });
    // VE-V.2-c: until nobody is there.
    jump(f, 'step.push');
  };

  return procedure<Position, Step, Choice, ViveEvent>('step', {
    fire: ask({
      clause: 'VE-VII.5-a',
      when: (p, f) => isCovered(box, battle(p), p, f),
      who: (p, f) => enemy(p, f),
      window: 'pass',
      open: () => true,
      may: {
        fire: only(FIRE),
        firer: exactly<Position, Step, Of<'firer'>>(
          (p, f, out) => {
            for (const unit of covering(box, battle(p), p, f))
              if (!f.firers.includes(unit)) out.push({ kind: 'firer', unit });
          },
          [
            given('VE-VII.5-a', 'notYours', (p, f, { unit }) => sideOf(battle(p), unit) === owner(p, f)),
            given('VE-VII.5-h', 'madeThemRun', (_p, f, { unit }) => f.spared.includes(unit)),
            given('VE-VII.5-i', 'engaged', (p, f, { unit }) => isHeld(p, f, unit)),
            given('VE-VII.5-b', 'cannotFireThere', (p, f, { unit }) => !mayFire(box, battle(p), p, unit, f.at, true)),
            given('VE-VII.5-f', 'namedAlready', (_p, f, { unit }) => f.firers.includes(unit)),
          ],
        ),
        pass: only(PASS),
      },
      take(p, f, c) {
        if (c.kind === 'firer') {
          f.firers.push(c.unit);
          jump(f, 'step.fire');
        } else if (c.kind === 'pass') {
          f.firers = [];
          jump(f, 'step.hold');
        } else if (f.firers.length === 0) f.firers = covering(box, battle(p), p, f);
      },
    }),
    // VE-VII.5-d, VE-VII.5-k, VE-VII.5-n: at the hex that is left; whoever leaves takes the losses.
    shot: {
      when: (_p, f) => f.firers.length > 0,
      run(p, f) {
        startFire(p, {
          kind: 'opportunity',
          target: f.at,
          firers: f.firers,
          group: f.units,
          tests: f.kind !== 'retreat',
        });
      },
    },
    // VE-VII.5-e: what is left of the group completes its step.
    hold: {
      run(p, f) {
        f.firers = [];
        f.units = f.units.filter(
          (unit) => (f.from === OFF || isOnMap(p, unit)) && isDisorganised(p, unit) === f.disordered,
        );
        const [first] = f.units;
        if (first === undefined) {
          end(p);
          return;
        }
        // VE-XIV.5-a, VE-XIV.3-f: nor does a leader who has fallen, or has fled with those who broke.
        if (f.from !== OFF) f.leaders = f.leaders.filter((leader) => f.held.includes(p.leaderAt[leader] ?? OFF));
        const other = hexesOfUnit(p, first).find((hex) => hex !== f.from);
        if (f.at === f.from && other !== undefined && f.from !== OFF && isLeft(f, other)) {
          f.at = other;
          jump(f, 'step.fire');
        }
      },
    },
    // VE-V.1-d, VE-V.2-c: a stack that is Disorganised already goes one hex or two, as its owner likes; any other is broken.
    push: ask({
      clause: 'VE-V.1-d',
      when: (p, f) => blocking(p, f).length > 0 && blocking(p, f).every((unit) => isDisorganised(p, unit)),
      who: owner,
      may: {
        length: exactly<Position, Step, Of<'length'>>(
          (_p, _f, out) => {
            out.push({ kind: 'length', hexes: 1 }, { kind: 'length', hexes: 2 });
          },
          [given('VE-V.1-d', 'oneOrTwo', (_p, _f, { hexes }) => hexes !== 1 && hexes !== 2)],
        ),
      },
      take: (p, f, c) => push(p, f, blocking(p, f), c.hexes, false),
    }),
    broken: {
      when: (p, f) => blocking(p, f).length > 0,
      run(p, f, io) {
        const units = blocking(p, f);
        const steady = units.filter((unit) => !isDisorganised(p, unit));
        // VE-IV.6-p: skirmishers run from the half that the retreat comes into.
        disorganise(p, steady, { at: f.to }, 'VE-V.1-c', io);
        push(p, f, units, 2, true);
      },
    },
    enter: {
      run(p, f, io) {
        f.firers = [];
        const seen = [...f.held, f.to, f.second].filter((hex) => hex !== OFF).map((hex) => topAt(p, hex));
        // Who is off the map lies open there.
        if (f.from === OFF) seen.push(...f.units);
        if (f.to === OFF) leave(battle(p), p, f, seen, io);
        else go(box, battle(p), p, f, seen, io);
        // VE-0-j: who lay under others may be seen now, on either side of the step.
        if ([...f.held, f.to].some((hex) => hex !== OFF && topAt(p, hex) !== NONE && !seen.includes(topAt(p, hex))))
          io.reveal();
      },
    },
    // VE-V.8-a, VE-VIII.9-d: friends in order whom it passes over.
    over: {
      when: (_p, f) => f.disordered && f.to !== OFF,
      run(p, f, io) {
        const b = battle(p);
        const units = unitsAt(p, f.to).filter((unit) => !isDisorganised(p, unit));
        if (units.length === 0) return;
        const failed = testStack(box, b, p, units, { cause: 'passedOver' }, 'VE-V.8-a', io);
        if (failed.length === 0) return;
        startRetreat(p, { units: failed, shut: [f.from], breaks: 'VE-V.8-a' });
      },
    },
    // VE-XIV.5-c: enemy leaders who were alone there.
    capture: {
      when: (_p, f) => f.to !== OFF,
      run(p, f, io) {
        for (const hex of [f.to, f.second]) overrun(box, battle(p), p, hex, enemy(p, f), io);
      },
    },
    // VE-IX.7-b, VE-VI.8-a, VE-VI.5-a; a recoil is answered by nobody. In a combined charge only countercharges wait (VE-IX.5-h).
    react: {
      when: (p, f) =>
        entered(p, f).length > 0 &&
        f.kind !== 'recoil' &&
        (f.kind !== 'retreat' || enemy(p, f) !== p.active || isFought(p)),
      run(p, f) {
        startReact(p, { kind: f.kind, seat: enemy(p, f), movers: entered(p, f), from: f.held });
      },
    },
    // VE-IX.6-a: infantry that sees the charge, if it still goes on.
    squares: {
      when: (p, f) => f.kind === 'charge' && f.units.some((unit) => hexOf(p, unit) === f.to && isCharging(p, unit)),
      run: (p, f) => startSquares(p, { seat: enemy(p, f), chargers: [f.to], exploit: false }),
    },
  });
}

/** VE-XIV.5-c: leaders of a side into whose hex the enemy has come. */
export function overrun(box: Box, b: Battle, p: Position, hex: Hex, seat: Seat, io: Told): void {
  if (hex !== OFF) for (const leader of leadersAt(b, p, hex, seat)) endanger(box, b, p, leader, 'overrun', io);
}

/** Puts the group into its hex. VE-V.9-c: on top by its own movement, else under all, in its own order. */
function go(box: Box, b: Battle, p: Position, f: Step, seen: readonly Unit[], io: Told): void {
  const under = f.kind !== 'regular' && f.kind !== 'charge';
  const way = f.from === OFF ? OFF : wayTo(b, f.from, f.to);
  const [lead = NONE] = f.units;
  // VE-IV.6-e: skirmishers who give up one of their hexes go nowhere.
  const gives = f.second === OFF && stands(p, lead, f.to);
  const isBack = f.kind === 'regular' && way !== OFF && !faces(box, b, p, lead, f.to, 'enter') && f.second === OFF;
  for (const unit of under ? f.units : f.units.toReversed()) {
    if (f.second !== OFF) p.facing[unit] = facingOf(wayTo(b, f.to, f.second));
    else if (f.adapted.includes(unit)) [p.formation[unit], p.facing[unit]] = ['adapted', 0];
    else if (way !== OFF && !stands(p, unit, f.to))
      [p.formation[unit], p.facing[unit]] = arriving(
        box,
        b,
        armOf(b, unit),
        formationOf(p, unit),
        p.facing[unit] ?? 0,
        f.from,
        way,
      );
    if (f.from !== OFF) lift(p, unit);
    put(p, unit, f.to, under, f.second);
  }
  for (const leader of f.leaders) p.leaderAt[leader] = f.to;
  if (gives) return;
  const shown = f.units.filter((unit) => seen.includes(unit) || topAt(p, f.to) === unit);
  io.tell?.({
    kind: 'moved',
    clause: f.from === OFF ? 'VE-XIII-a' : isBack ? 'VE-VI.4-e' : CLAUSES[f.kind],
    how: f.from === OFF ? 'enter' : isBack ? 'back' : f.kind,
    units: shown.length > 0 ? shown : f.units,
    from: f.from,
    to: f.to,
    second: f.second,
  });
}

/** VE-XV-c, VE-VIII.9-i: off the map, of its own will or driven, by its own line of communication or not. */
function leave(b: Battle, p: Position, f: Step, seen: readonly Unit[], io: Told): void {
  const seat = seatOf(b, f);
  const own = b.loc[seat]?.[f.from] === 1;
  const away = f.kind === 'regular' ? AWAY.left : own ? AWAY.driven : AWAY.lost;
  for (const unit of f.units) lift(p, unit, away);
  for (const leader of f.leaders) p.leaderAt[leader] = away;
  if (f.units.some((unit) => !seen.includes(unit))) io.reveal();
  io.tell?.({
    kind: 'left',
    clause: f.kind === 'regular' ? 'VE-XV-c' : 'VE-VIII.9-i',
    units: f.units,
    hex: f.from,
    driven: f.kind !== 'regular',
  });
}
