import { type Hex, OFF } from '../../../grids/hexes.ts';
import { end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import {
  enemyOf,
  formationOf,
  has,
  hexOf,
  isCharging,
  isDisorganised,
  isOnMap,
  lift,
  mark,
  put,
  sideOf,
  topAt,
  unitsAt,
  unmark,
} from '../field.ts';
import { type Choice, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { bar, given, type Of, PASS } from './bars.ts';
import { disorganise, test, testStack } from './board.ts';
import { frameOf, isChargeFought, lineAgainst, provoker, strikes } from './contact.ts';
import { startFire } from './fire.ts';
import { mayFire } from './fire-value.ts';
import type { Countercharge, React, Step } from './frames.ts';
import { startReform } from './reform.ts';
import { startRetreat } from './retreat.ts';
import { startCombat } from './shock.ts';

// VE-IX.7, VE-VI.8-l: the enemy comes near, and cavalry answers; a countercharge is fought at once.

export function countercharges(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Countercharge, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const rides = (p: Position, unit: Unit): boolean =>
    isOnMap(p, unit) && has(p, unit, MARK.countering) && !isDisorganised(p, unit);
  const ridersAt = (p: Position, f: Countercharge, hex: Hex): Unit[] =>
    f.units.filter((unit) => rides(p, unit) && hexOf(p, unit) === hex);
  const targets = (p: Position, f: Countercharge): Hex[] =>
    f.movers.filter((hex) =>
      f.units.some((unit) => rides(p, unit) && strikes(box, battle(p), p, unit, hexOf(p, unit), hex)),
    );
  /** VE-IX.7-i: from which hex whose top unit can fire at the riders of another. */
  const answerer = (p: Position, f: Countercharge, hex: Hex): Unit =>
    f.movers
      .map((mover) => topAt(p, mover))
      .find((unit) => unit !== NONE && mayFire(box, battle(p), p, unit, hex, true)) ?? NONE;

  return procedure<Position, Countercharge, Choice, ViveEvent>('countercharge', {
    // VE-IX.7-e, VE-IX.7-g: every unit tests, from the top, with the malus for those that failed above.
    test: {
      run(p, f, io) {
        const b = battle(p);
        for (const hex of f.hexes) {
          let failures = 0;
          for (const unit of unitsAt(p, hex)) {
            if (isCharging(p, unit) || isDisorganised(p, unit) || isChargeFought(p, unit)) continue;
            if (test(box, b, p, unit, { cause: 'countercharge', failures }, 'VE-IX.7-e', io)) f.units.push(unit);
            else {
              failures++;
              f.failed.push(unit);
            }
          }
        }
        // VE-IX.7-p: who runs meanwhile is another enemy than the one who moves.
        const whom = frameOf<React>(p, 'react')?.kind === 'retreat' ? null : provoker(p);
        if (whom !== null) whom.tried = [...(whom.tried ?? []), ...f.units, ...f.failed];
        if (f.units.length === 0) end(p);
      },
    },
    line: {
      run(p, f, io) {
        const b = battle(p);
        for (const unit of f.failed) {
          const hex = hexOf(p, unit);
          lift(p, unit);
          put(p, unit, hex, true);
        }
        for (const unit of f.units) {
          const at = hexOf(p, unit);
          f.former.push({ formation: formationOf(p, unit), facing: p.facing[unit] ?? 0, at });
          const facing = lineAgainst(box, b, p, unit, at, f.movers);
          if (facing === NONE) continue;
          p.formation[unit] = 'line';
          p.facing[unit] = facing;
          mark(p, unit, MARK.countering);
        }
        const [hex = OFF] = targets(p, f);
        io.tell?.({ kind: 'countercharge', clause: 'VE-IX.7-e', units: f.units, hex });
      },
    },
    answer: ask({
      clause: 'VE-IX.7-i',
      when: (p, f) => f.hexes.some((hex) => ridersAt(p, f, hex).length > 0 && answerer(p, f, hex) !== NONE),
      who: (_p, f) => enemyOf(f.seat),
      window: 'pass',
      open: () => true,
      may: {
        target: may<Position, Countercharge, Of<'target'>>(
          (p, f, out) => {
            for (const hex of f.hexes) if (ridersAt(p, f, hex).length > 0) out.push({ kind: 'target', hex });
          },
          [
            given('VE-IX.7-i', 'notCountercharging', (p, f, { hex }) => ridersAt(p, f, hex).length === 0),
            bar('VE-IX.7-i', 'nobodyCanFire', (p, f, { hex }) => answerer(p, f, hex) === NONE),
          ],
        ),
        pass: only(PASS),
      },
      take(p, f, c) {
        if (c.kind === 'pass') return;
        const group = ridersAt(p, f, c.hex);
        startFire(p, { kind: 'answer', target: c.hex, firers: [answerer(p, f, c.hex)], group, tests: true });
      },
    }),
    // VE-IX.7-s: if the fire has left nobody, nothing happens, and the mover goes on.
    fight: {
      run(p, f) {
        const [b, struck] = [battle(p), targets(p, f)];
        const from = f.hexes.filter((hex) => ridersAt(p, f, hex).length > 0);
        if (struck.length === 0 || from.length === 0) {
          jump(f, 'countercharge.back');
          return;
        }
        const step = frameOf<Step>(p, 'step');
        const kind = frameOf<React>(p, 'react')?.kind;
        const charging = struck.flatMap((hex) => unitsAt(p, hex).filter((unit) => has(p, unit, MARK.charging)));
        const moving = kind === 'start' || kind === 'combined' ? [] : (step?.units ?? []);
        f.struck = [...new Set([...moving, ...charging])].filter((unit) => sideOf(b, unit) !== f.seat);
        startCombat(p, { counter: true, seat: f.seat, from, targets: struck });
      },
    },
    // VE-IX.7-g, VE-IX.7-u
    comrades: {
      when: (_p, f) => f.failed.length > 0 && f.broke.length > 0,
      run(p, f, io) {
        const b = battle(p);
        for (const hex of f.hexes) {
          const broke = f.broke.filter((unit) => f.former[f.units.indexOf(unit)]?.at === hex);
          const here = f.failed.filter((unit) => hexOf(p, unit) === hex && !isDisorganised(p, unit));
          if (broke.length === 0 || here.length === 0) continue;
          const trial = { cause: 'comrades', failures: f.tested ? broke.length : 0 } as const;
          const units = testStack(box, b, p, here, trial, 'VE-IX.7-g', io);
          if (units.length === 0) continue;
          disorganise(p, units, {}, 'VE-IX.7-g', io);
          startRetreat(p, {
            units: units.filter((unit) => isOnMap(p, unit)),
            from: f.movers,
            // VE-VIII.9-e, VE-VII.5-h: those who have beaten their comrades have provoked it.
            spared: f.movers.flatMap((mover) => unitsAt(p, mover)),
            fought: true,
          });
        }
      },
    },
    // VE-IX.7-l, VE-IX.7-m, VE-IX.7-n
    back: {
      run(p, f, io) {
        for (const [i, unit] of f.units.entries()) {
          unmark(p, unit, MARK.countering);
          const former = f.former[i];
          if (!isOnMap(p, unit) || former === undefined || formationOf(p, unit) !== 'line') continue;
          const { formation, facing } = former;
          p.formation[unit] = formation;
          p.facing[unit] = facing;
          io.tell?.({ kind: 'formed', clause: 'VE-IX.7-l', units: [unit], formation, facing, second: OFF });
        }
        const struck = f.struck.filter((unit) => isOnMap(p, unit));
        for (const unit of struck) mark(p, unit, MARK.stopped);
        if (struck.length > 0) io.tell?.({ kind: 'stopped', clause: 'VE-IX.7-m', units: struck });
        startReform(
          p,
          struck.filter((unit) => has(p, unit, MARK.charging)),
        );
      },
    },
  });
}
