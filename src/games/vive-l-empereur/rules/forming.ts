import { type Hex, OFF } from '../../../grids/hexes.ts';
import { end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import {
  armOf,
  armyOf,
  distance,
  enemyOf,
  formationOf,
  has,
  hexesOfUnit,
  hexOf,
  isAdjacent,
  isDisorganised,
  isOnMap,
  lift,
  mark,
  put,
  sees,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { ryeSight } from '../options.ts';
import { type Choice, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startChain } from './army.ts';
import { bar, given, type Of, PASS } from './bars.ts';
import { disorganise, keepHalf, testStack } from './board.ts';
import { chargeUnderWay, isStillCharging, leftOf } from './contact.ts';
import type { Exploit, Squares } from './frames.ts';
import { startRetreat } from './retreat.ts';
import { NOBODY } from './squares.ts';
import { mayForm } from './ways.ts';
import { holdsSquare } from './zones.ts';

// VE-IX.6: infantry that is charged tries to form square before the cavalry is upon it.

/** Where cavalry is that charges, and how many hexes it can still ride. */
type Threats = readonly (readonly [hex: Hex, reach: number])[];

/** Who may form square, against whom. */
function formingOf(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  const isFoot = (p: Position, unit: Unit): boolean => armOf(battle(p), unit) === 'infantry';
  /** The hexes in which the unit at the top could stand in Square. */
  const ground = (p: Position, unit: Unit): Hex[] =>
    hexesOfUnit(p, unit).filter((hex) => mayForm(box, battle(p), 'infantry', 'square', hex));
  /** VE-IX.6-c: where the cavalry of this charge is, and how far it can still ride. */
  const threats = (p: Position, f: Squares): Threats => {
    const charge = f.exploit ? null : chargeUnderWay(p);
    if (charge === null) return f.chargers.map((hex) => [hex, box.constants.horseSteps]);
    return charge.groups.flatMap((group) => {
      const units = group.units.filter((unit) => isStillCharging(p, unit));
      const [first] = units;
      if (first === undefined) return [];
      return [[hexOf(p, first), group.done ? 0 : leftOf(box, p, { ...group, units })] as const];
    });
  };
  const seesIt = (p: Position, unit: Unit, hex: Hex): boolean =>
    hexesOfUnit(p, unit).some(
      (from) =>
        distance(battle(p), from, hex) <= ryeSight(battle(p).scenario.id, p.options) && sees(battle(p), p, from, hex),
    );
  const farFrom = (p: Position, unit: Unit, hex: Hex): number =>
    Math.min(...hexesOfUnit(p, unit).map((from) => distance(battle(p), from, hex)));
  /** VE-IX.6-d, VE-IX.6-e: the nearest charging cavalry that it sees, and its distance; NONE if there is none. */
  const nearest = (p: Position, f: Squares, unit: Unit): readonly [charger: Unit, far: number] => {
    let [found, least] = [NONE, Number.POSITIVE_INFINITY];
    for (const enemy of armyOf(battle(p), enemyOf(f.seat))) {
      if (!has(p, enemy, MARK.charging) || !isOnMap(p, enemy)) continue;
      const far = farFrom(p, unit, hexOf(p, enemy));
      if (far < least && seesIt(p, unit, hexOf(p, enemy))) [found, least] = [enemy, far];
    }
    return [found, least];
  };
  /** VE-IX.6-c, VE-IX.4-f: one of them is seen and could come to it. */
  const isThreatened = (p: Position, f: Squares, unit: Unit, all = threats(p, f)): boolean => {
    const to = f.exploit
      ? ((p.stack.findLast(({ step }) => step.startsWith('exploit.')) as Exploit | undefined)?.to ?? OFF)
      : OFF;
    if (to !== OFF && !hexesOfUnit(p, unit).some((hex) => isAdjacent(battle(p), hex, to))) return false;
    return all.some(([hex, reach]) => farFrom(p, unit, hex) - 1 <= reach && seesIt(p, unit, hex));
  };
  /** What everybody sees: only the top unit and squares. Guns on top may hide infantry. */
  const mightForm = (p: Position, f: Squares, unit: Unit, all: Threats): boolean =>
    armOf(battle(p), unit) !== 'cavalry' &&
    isOnMap(p, unit) &&
    topAt(p, hexOf(p, unit)) === unit &&
    !isDisorganised(p, unit) &&
    !holdsSquare(p, hexOf(p, unit)) &&
    ground(p, unit).length > 0 &&
    isThreatened(p, f, unit, all) &&
    nearest(p, f, unit)[1] > 1;
  const isNamed = (f: Squares, hex: Hex): boolean => f.chosen.some((attempt) => attempt.hex === hex);
  const inOrder = (p: Position, hex: Hex): Unit[] =>
    unitsAt(p, hex).filter((unit) => isFoot(p, unit) && !isDisorganised(p, unit));
  const next = (f: Squares): void => {
    const [attempt = NOBODY, ...others] = f.chosen;
    f.attempt = attempt;
    f.hex = attempt.hex;
    f.kept = OFF;
    f.moved = [];
    f.chosen = others;
  };
  const guns = (p: Position, hex: Hex): Unit[] =>
    unitsAt(p, hex).filter((unit) => armOf(battle(p), unit) === 'artillery');

  /** Guns that are not on top, and the uppermost infantry if guns are; each once, so that every order can be had and none for ever. */
  const movable = (p: Position, { hex, moved }: Squares): Unit[] => {
    const above = topAt(p, hex);
    const found = guns(p, hex).filter((unit) => unit !== above);
    const foot = unitsAt(p, hex).find((unit) => isFoot(p, unit));
    if (foot !== undefined && foot !== above) found.push(foot);
    return found.filter((unit) => !moved.includes(unit));
  };
  return { battle, isFoot, ground, threats, nearest, isThreatened, mightForm, isNamed, inOrder, next, guns, movable };
}

/** VE-IX.6-d: who of a stack would try first, and how far off he sees the charge. */
export function attemptOf(box: Box, p: Position, f: Squares, hex: Hex): { readonly unit: Unit; readonly far: number } {
  const { inOrder, nearest } = formingOf(box);
  const [unit = NONE] = inOrder(p, hex);
  return { unit, far: unit === NONE ? 0 : nearest(p, f, unit)[1] };
}

export function squares(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Squares, Choice, ViveEvent>();
  const { battle, isFoot, ground, threats, nearest, isThreatened, mightForm, isNamed, ...stacks } = formingOf(box);
  const { inOrder, next, guns, movable } = stacks;

  return procedure<Position, Squares, Choice, ViveEvent>('squares', {
    choose: ask({
      clause: 'VE-IX.6-c',
      when(p, f) {
        const all = threats(p, f);
        for (const unit of armyOf(battle(p), f.seat))
          if (mightForm(p, f, unit, all) && !isNamed(f, hexOf(p, unit))) return true;
        return false;
      },
      who: (_p, f) => f.seat,
      window: 'pass',
      may: {
        square: may<Position, Squares, Of<'square'>>(
          (p, f, out) => {
            for (const unit of armyOf(battle(p), f.seat))
              if (isOnMap(p, unit) && topAt(p, hexOf(p, unit)) === unit)
                out.push({ kind: 'square', hex: hexOf(p, unit) });
          },
          [
            given(
              'VE-IX.6-a',
              'noUnitThere',
              (p, f, { hex }) =>
                topAt(p, hex) === NONE ||
                sideOf(battle(p), topAt(p, hex)) !== f.seat ||
                hexOf(p, topAt(p, hex)) !== hex,
            ),
            bar('VE-IX.6-a', 'notInfantry', (p, _f, { hex }) => !unitsAt(p, hex).some((unit) => isFoot(p, unit))),
            bar('VE-IX.6-c', 'namedAlready', (_p, f, { hex }) => isNamed(f, hex)),
            bar('VE-IX.6-a', 'disorganisedAlready', (p, _f, { hex }) => isDisorganised(p, topAt(p, hex))),
            bar('VE-IX.6-a', 'inSquareAlready', (p, _f, { hex }) => holdsSquare(p, hex)),
            bar('VE-IV.4-a', 'noSquareThere', (p, _f, { hex }) => ground(p, topAt(p, hex)).length === 0),
            bar('VE-IX.6-d', 'cavalryUponThem', (p, f, { hex }) => nearest(p, f, topAt(p, hex))[1] <= 1),
            bar('VE-IX.6-c', 'notThreatened', (p, f, { hex }) => !isThreatened(p, f, topAt(p, hex))),
          ],
        ),
        pass: only(PASS),
      },
      take(p, f, c) {
        if (c.kind === 'square') {
          const [charger, far] = nearest(p, f, topAt(p, c.hex));
          f.chosen.push({ hex: c.hex, charger, far });
          jump(f, 'squares.choose');
        }
      },
    }),
    again: {
      run(p, f) {
        if (f.chosen.length === 0) end(p);
        else next(f);
      },
    },
    // VE-IX.6-o, VE-IV.6-u: in which half skirmishers try it; they stay there whatever comes of it.
    half: ask({
      clause: 'VE-IX.6-o',
      when: (p, f) => topAt(p, f.hex) !== NONE && ground(p, topAt(p, f.hex)).length > 1,
      who: (_p, f) => f.seat,
      may: {
        half: exactly<Position, Squares, Of<'half'>>(
          (p, f, out) => {
            const unit = topAt(p, f.hex);
            for (const hex of ground(p, unit)) out.push({ kind: 'half', unit, hex });
          },
          [
            given('VE-IX.6-o', 'notTrying', (p, f, { unit }) => unit !== topAt(p, f.hex)),
            given('VE-IV.4-a', 'noSquareThere', (p, f, { hex }) => !ground(p, topAt(p, f.hex)).includes(hex)),
          ],
        ),
      },
      take(_p, f, c) {
        f.kept = c.hex;
      },
    }),
    // VE-IX.6-d, VE-IX.6-f, VE-IX.6-k, VE-IX.6-l, VE-IX.6-m
    test: {
      run(p, f, io) {
        const b = battle(p);
        const foot = inOrder(p, f.hex);
        const [first] = foot;
        // What another attempt has set in motion may have carried them away.
        if (first === undefined || sideOf(b, first) !== f.seat) return;
        const kept = f.kept !== OFF ? f.kept : (ground(p, first)[0] ?? f.hex);
        const { charger, far } = f.attempt;
        io.tell?.({ kind: 'squareTried', clause: 'VE-IX.6-c', hex: f.hex });
        const failed = testStack(box, b, p, foot, { cause: 'square', seenAt: far }, 'VE-IX.6-d', io);
        const formed = foot.slice(failed.length);
        if (formed.length === 0) {
          const all = [...failed, ...guns(p, f.hex).filter((unit) => !isDisorganised(p, unit))];
          disorganise(p, all, { at: kept }, 'VE-IX.6-k', io);
          for (const unit of all) mark(p, unit, MARK.owing);
          p.owes.push({ hex: kept, charger });
          // VE-XII.2-g
          startChain(b, p, all, [], io);
          return;
        }
        disorganise(p, failed, { at: kept }, 'VE-IX.6-l', io);
        for (const unit of formed) {
          if (formationOf(p, unit) === 'skirmish') keepHalf(p, unit, kept);
          p.formation[unit] = 'square';
          p.facing[unit] = 0;
        }
        f.hex = kept;
        io.tell?.({ kind: 'formed', clause: 'VE-IX.6-f', units: formed, formation: 'square', facing: 0, second: OFF });
        if (failed.length > 0) startRetreat(p, { units: failed, from: isOnMap(p, charger) ? [hexOf(p, charger)] : [] });
      },
    },
    // VE-IX.6-g: that there are guns is known, for all the infantry of the hex has just shown itself.
    guns: ask({
      clause: 'VE-IX.6-g',
      when: (p, f) => holdsSquare(p, f.hex) && guns(p, f.hex).length > 0 && movable(p, f).length > 0,
      who: (_p, f) => f.seat,
      may: {
        top: exactly<Position, Squares, Of<'top'>>(
          (p, f, out) => {
            for (const unit of movable(p, f)) out.push({ kind: 'top', unit });
          },
          [given('VE-IX.6-g', 'notItsPlace', (p, f, { unit }) => !movable(p, f).includes(unit))],
        ),
        pass: only(PASS),
      },
      take(p, f, c, io) {
        if (c.kind === 'pass') {
          jump(f, 'squares.again');
          return;
        }
        jump(f, 'squares.guns');
        f.moved.push(c.unit);
        // VE-0-j: guns that come to lie on top are seen.
        io.reveal();
        // VE-V.9-b: only guns change places: if infantry is to lie on top, they go under it.
        const moved = isFoot(p, c.unit) ? guns(p, f.hex) : [c.unit];
        for (const unit of moved) {
          lift(p, unit);
          put(p, unit, f.hex, isFoot(p, c.unit));
        }
        io.tell?.({ kind: 'stacked', clause: 'VE-IX.6-g', hex: f.hex, unit: c.unit });
      },
    }),
    loop: { run: (_p, f) => jump(f, 'squares.again') },
  });
}
