import { type Hex, OFF } from '../../../grids/hexes.ts';
import { call, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { armOf, crowds, formationOf, has, hexOf, isDisorganised, lift, put, sideOf, topAt, unitsAt } from '../field.ts';
import { type Choice, MARK, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startArmy } from './army.ts';
import { given, type Of } from './bars.ts';
import { keepHalf, type Told, test } from './board.ts';
import type { Settle } from './frames.ts';
import { startRetreat } from './retreat.ts';
import { clash, facingsAgree, mayShare } from './stacking.ts';

// What the end of a phase puts right.

/** VE-V.7-f, VE-V.7-g, VE-V.8-f: what the end of a phase puts right, then VE-XII-b. */
export function startSettle(p: Position): void {
  call<Settle>(p, { step: 'settle.stops', hex: OFF });
}

/** VE-V.7-f: turns of one of the two that make their facings agree; of these, where there are any, such as leave fewer clashes in the hex. */
export function turnsAt(box: Box, b: Battle, p: Position, hex: Hex): Of<'turn'>[] {
  const pair = clash(box, b, p, hex);
  if (pair === null) return [];
  const units = unitsAt(p, hex);
  const clashes = (): number =>
    units.reduce(
      (sum, unit, i) => sum + units.slice(i + 1).filter((other) => !facingsAgree(box, b, p, unit, other)).length,
      0,
    );
  const before = clashes();
  const found: { turn: Of<'turn'>; left: number }[] = [];
  for (const unit of pair) {
    const old = p.facing[unit] ?? 0;
    for (let facing = old % 2; facing < 12; facing += 2) {
      p.facing[unit] = facing;
      if (facingsAgree(box, b, p, pair[0], pair[1]))
        found.push({ turn: { kind: 'turn', unit, facing }, left: clashes() });
    }
    p.facing[unit] = old;
  }
  const better = found.filter(({ left }) => left < before);
  return (better.length > 0 ? better : found).map(({ turn }) => turn);
}

export function settles(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Settle, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);

  /** VE-V.7-g: infantry that was stopped with a Square forms one. */
  function joinSquare(b: Battle, p: Position, units: readonly Unit[], hex: Hex, io: Told): void {
    const isStaying = (unit: Unit): boolean => formationOf(p, unit) === 'skirmish' && !has(p, unit, MARK.stopped);
    const foot = units.filter((unit) => armOf(b, unit) === 'infantry' && !isDisorganised(p, unit) && !isStaying(unit));
    const loose = foot.filter((unit) => formationOf(p, unit) !== 'square');
    if (loose.length === 0 || loose.length === foot.length) return;
    // VE-0-j: they are told by name.
    io.reveal();
    for (const unit of loose) {
      if (formationOf(p, unit) === 'skirmish') keepHalf(p, unit, hex);
      p.formation[unit] = 'square';
      p.facing[unit] = 0;
    }
    io.tell?.({ kind: 'formed', clause: 'VE-V.7-g', units: loose, formation: 'square', facing: 0, second: OFF });
  }

  /** VE-V.7-g: skirmishers in whose half somebody was stopped take Line in the other. */
  function makeRoom(b: Battle, p: Position, units: readonly Unit[], hex: Hex, io: Told): void {
    for (const unit of units) {
      if (formationOf(p, unit) !== 'skirmish' || has(p, unit, MARK.stopped)) continue;
      if (units.every((other) => other === unit || mayShare(p, b, unit, other))) continue;
      const kept = hexOf(p, unit) === hex ? (p.second[unit] ?? OFF) : hexOf(p, unit);
      lift(p, unit);
      put(p, unit, kept, true);
      p.formation[unit] = 'line';
      const facing = p.facing[unit] ?? 0;
      io.tell?.({ kind: 'formed', clause: 'VE-V.7-g', units: [unit], formation: 'line', facing, second: kept });
    }
  }

  return procedure<Position, Settle, Choice, ViveEvent>('settle', {
    stops: {
      run(p, f, io) {
        const b = battle(p);
        for (const hex of crowds(p)) {
          const units = unitsAt(p, hex);
          joinSquare(b, p, units, hex, io);
          makeRoom(b, p, units, hex, io);
          // VE-V.8-f
          const left = unitsAt(p, hex).filter((unit) => isDisorganised(p, unit));
          if (left.length > 0 && left.length < unitsAt(p, hex).length) {
            jump(f, 'settle.stops');
            startRetreat(p, { units: left, shakes: false });
            return;
          }
        }
      },
    },
    // VE-V.7-f: two tests, each for itself.
    facings: {
      run(p, f, io) {
        const b = battle(p);
        f.hex = OFF;
        for (const hex of crowds(p)) {
          const pair = clash(box, b, p, hex);
          if (pair === null) continue;
          const failed = pair.filter((unit) => !test(box, b, p, unit, { cause: 'facing' }, 'VE-V.7-f', io));
          if (failed.length === 0) {
            f.hex = hex;
            return;
          }
          jump(f, 'settle.stops');
          startRetreat(p, { units: failed, breaks: 'VE-V.7-f' });
          return;
        }
        jump(f, 'settle.army');
      },
    },
    turn: ask({
      clause: 'VE-V.7-f',
      // Nobody, as long as no hex was found: a table is also looked at on the way to the question.
      who: (p, f) => (f.hex === OFF ? p.active : sideOf(battle(p), topAt(p, f.hex))),
      may: {
        turn: exactly<Position, Settle, Of<'turn'>>(
          (p, f, out) => {
            out.push(...turnsAt(box, battle(p), p, f.hex));
          },
          [
            given(
              'VE-V.7-f',
              'doesNotHelp',
              (p, f, c) =>
                !turnsAt(box, battle(p), p, f.hex).some(({ unit, facing }) => unit === c.unit && facing === c.facing),
            ),
          ],
        ),
      },
      take(p, _f, { unit, facing }, io) {
        p.facing[unit] = facing;
        io.tell?.({ kind: 'turned', clause: 'VE-V.7-f', units: [unit], facing });
      },
    }),
    again: { run: (_p, f) => jump(f, 'settle.facings') },
    army: { run: startArmy },
  });
}
