import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import {
  armOf,
  distance,
  enemyOf,
  formationOf,
  hexOf,
  horseOf,
  isAdjacent,
  isDisorganised,
  isOnMap,
  neighbour,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { type Choice, type Leader, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { isInOrder } from './army.ts';
import { about, bar, gate, given, type Of, PASS } from './bars.ts';
import { disorganise, testStack } from './board.ts';
import { leadersAt } from './command.ts';
import { boundTo, chargeUnderWay, frameOf, isLetGo, provoker } from './contact.ts';
import type { Disorder, React, Recoil } from './frames.ts';
import { isHeldBack } from './march.ts';
import { startRetreat } from './retreat.ts';
import { mayPass } from './stacking.ts';
import { startStep } from './step.ts';
import { stepCost } from './ways.ts';

// VE-VI.5, VE-VI.8: how cavalry gets out of the way.

const CLAIM: Of<'claim'> = Object.freeze({ kind: 'claim' });
const WAIVE: Of<'waive'> = Object.freeze({ kind: 'waive' });

/** VE-VI.8: a stack recoils from an enemy who has come next to it, or, if it `free`ly may, without a test (VE-VI.8-f). */
export function startRecoil(
  p: Position,
  { hex, movers, charge, free }: Pick<Recoil, 'hex' | 'movers' | 'charge' | 'free'>,
): void {
  const units = unitsAt(p, hex);
  const facings = units.map((unit) => (formationOf(p, unit) === 'adapted' ? NONE : (p.facing[unit] ?? 0)));
  const locals = { units, facings, leaders: [], to: OFF, gone: 0 };
  call<Recoil>(p, { step: 'recoil.open', hex, movers, charge, free, ...locals });
}

/** VE-VI.8-e, VE-VI.8-k: where a stack may go from a hex, away from an enemy. From the second hex on it comes no nearer to him. */
export function recoilHexes(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  hex: Hex,
  movers: readonly Hex[],
  last: boolean,
): Hex[] {
  const far = (at: Hex): number => Math.min(...movers.map((mover) => distance(b, at, mover)));
  const found: Hex[] = [];
  for (let way = 0; way < WAYS; way++) {
    const to = neighbour(b, hex, way);
    if (to === OFF || far(to) < 2 || stepCost(b, 'cavalry', 'column', hex, way) === SHUT) continue;
    if (last && far(to) < far(hex)) continue;
    if (!mayPass(box, b, p, units, to) || isHeldBack(b, p, units, to)) continue;
    // VE-VI.8-k: not to end on Disorganised units; it passes them only if it can go on.
    const ends = unitsAt(p, to).every((unit) => units.includes(unit) || !isDisorganised(p, unit));
    if (ends || (!last && recoilHexes(box, b, p, units, to, movers, true).some((next) => next !== hex))) found.push(to);
  }
  return found;
}

/** VE-VI.8-a, VE-VI.8-i: could the stack of a hex recoil from that enemy? */
export const mayRecoil = (box: Box, b: Battle, p: Position, hex: Hex, movers: readonly Hex[]): boolean =>
  recoilHexes(box, b, p, unitsAt(p, hex), hex, movers, false).length > 0;

/** VE-VI.5, VE-IX.2-q: cavalry becomes Disorganised by its owner's will, with the marker of the turn before. Stack by stack, in their order. */
export function startDisorder(p: Position, units: readonly Unit[]): void {
  const hexes = [...new Set(units.map((unit) => hexOf(p, unit)))];
  for (const hex of hexes.toReversed())
    call<Disorder>(p, {
      step: 'disorder.mark',
      units: units.filter((unit) => hexOf(p, unit) === hex),
      turn: p.turn - 1,
      from: [],
    });
}

/** VE-VI.5-f: what every question of phase level offers the phasing player. */
export function willingDisorder<F>(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return may<Position, F, Of<'disorder'>>(
    (p, _f, out, seat) => {
      if (seat !== p.active) return;
      for (const unit of horseOf(battle(p), seat)) if (isInOrder(p, unit)) out.push({ kind: 'disorder', unit });
    },
    [
      about('VE-VI.5-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
      about('VE-VI.5-a', 'notCavalry', (p, { unit }) => armOf(battle(p), unit) !== 'cavalry'),
      gate('VE-VI.5-a', 'notOnMap', (p, { unit }) => !isOnMap(p, unit)),
      given('VE-VI.5-f', 'noOccasion', (p, _f, _c, seat) => seat !== p.active),
      given('VE-VI.5-e', 'disorganisedAlready', (p, _f, { unit }) => isDisorganised(p, unit)),
    ],
  );
}

/** The cavalry of a side that could break off; cavalry lies only with cavalry, so that all see whether there is any (VE-V.2-a). */
export const hasHorseInOrder = (b: Battle, p: Position, seat: Seat): boolean =>
  horseOf(b, seat).some((unit) => isInOrder(p, unit));

const chargers = (p: Position): Unit[] => chargeUnderWay(p)?.groups.flatMap(({ units }) => units) ?? [];

export function recoils(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Recoil, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const owner = (p: Position, f: Recoil): Seat => sideOf(battle(p), f.units[0] ?? 0);
  const at = (p: Position, f: Recoil): Hex => hexOf(p, f.units[0] ?? 0);
  const ready = (p: Position, f: Recoil): Leader[] =>
    leadersAt(battle(p), p, at(p, f), owner(p, f)).filter((leader) => !f.leaders.includes(leader));
  /** Who is in the hex and in order. */
  function hold(p: Position, f: Recoil, hex: Hex): void {
    const held = f.units.map((unit) => hexOf(p, unit) === hex && !isDisorganised(p, unit));
    f.facings = f.facings.filter((_, i) => held[i]);
    f.units = f.units.filter((_, i) => held[i]);
  }
  function stay(p: Position, f: Recoil): void {
    hold(p, f, f.hex);
    if (f.units.length === 0) end(p);
  }
  const options = (p: Position, f: Recoil): Hex[] =>
    f.units.length === 0
      ? []
      : recoilHexes(box, battle(p), p, f.units, at(p, f), f.movers, f.gone > 0).filter(
          (hex) => f.gone === 0 || hex !== f.hex,
        );
  /** VE-VI.8-h: another hex is the target of this charge, and whoever was named is still there. */
  const isBound = (p: Position, f: Recoil): boolean => ![OFF, f.hex].includes(boundTo(p, chargers(p)));

  return {
    ...procedure<Position, Recoil, Choice, ViveEvent>('recoil', {
      // VE-VI.8-a: others' flight may have broken it since it was announced.
      open: { run: stay },
      claim: ask({
        clause: 'VE-VI.8-h',
        // Whoever was let go once stays so.
        when: (p, f) => f.charge && !isLetGo(p, chargers(p), f.hex),
        who: (p, f) => enemyOf(owner(p, f)),
        open: () => true,
        may: {
          claim: only(CLAIM, [bar('VE-VI.8-h', 'otherTarget', isBound)]),
          waive: only(WAIVE),
        },
        take(p, f, c, io) {
          io.tell?.({ kind: 'claimed', clause: 'VE-VI.8-h', hex: f.hex, target: c.kind === 'claim' });
          const target = c.kind === 'claim';
          p.said.push({ target, hex: f.hex, units: [...f.units], by: chargers(p) });
          if (!target) return;
          const asked = frameOf<React>(p, 'react');
          if (asked !== null) asked.refused = [...(asked.refused ?? []), f.hex];
          end(p);
        },
      }),
      // VE-VI.8-d, VE-VI.8-g, VE-VI.8-j
      test: {
        run(p, f, io) {
          // Who is asked is shown: units under the top test only if those above them have failed.
          io.tell?.({ kind: 'recoil', clause: 'VE-VI.8-a', units: f.units.slice(0, 1) });
          if (f.free) return;
          const failed = testStack(box, battle(p), p, f.units, { cause: 'recoil' }, 'VE-VI.8-d', io);
          if (failed.length === 0) return;
          f.facings = f.facings.filter((_, i) => !failed.includes(f.units[i] ?? NONE));
          f.units = f.units.filter((unit) => !failed.includes(unit));
          disorganise(p, failed, {}, 'VE-VI.8-g', io);
          startRetreat(p, {
            units: failed.filter((unit) => isOnMap(p, unit)),
            from: f.movers,
            // VE-VIII.9-e: whoever came near has provoked it, with all who stand there.
            spared: f.movers.flatMap((hex) => unitsAt(p, hex)),
          });
        },
      },
      // VE-XII.2-c: and so may that of its own comrades.
      held: { run: stay },
      hex: ask({
        clause: 'VE-VI.8-e',
        when: (p, f) => options(p, f).length > 0,
        who: owner,
        may: {
          to: may<Position, Recoil, Of<'to'>>(
            (p, f, out) => {
              for (const hex of options(p, f)) out.push({ kind: 'to', hex });
            },
            [
              given('VE-VI.8-e', 'notAdjacent', (p, f, { hex }) => !isAdjacent(battle(p), at(p, f), hex)),
              given('VE-VI.8-e', 'nextToThem', (p, f, { hex }) =>
                f.movers.some((mover) => distance(battle(p), hex, mover) < 2),
              ),
              given('VE-VI.8-k', 'noRecoilThere', (p, f, { hex }) => !options(p, f).includes(hex)),
            ],
          ),
          // VE-XIV.3-f: as in a retreat.
          along: may<Position, Recoil, Of<'along'>>(
            (p, f, out) => {
              if (f.gone > 0) return;
              for (const leader of ready(p, f)) out.push({ kind: 'along', leader });
            },
            [
              given('VE-XIV.3-f', 'leaderNotThere', (p, f, { leader }) => !ready(p, f).includes(leader)),
              given('VE-XIV.3-f', 'onlyAtStart', (_p, f) => f.gone > 0),
            ],
          ),
          pass: only(PASS, [
            bar('VE-VI.8-e', 'mustRecoil', (_p, f) => f.gone === 0),
            bar('VE-VI.8-k', 'mayNotStop', (p, f) => unitsAt(p, at(p, f)).some((unit) => isDisorganised(p, unit))),
          ]),
        },
        take(p, f, c) {
          if (c.kind === 'pass') end(p);
          else if (c.kind === 'to') f.to = c.hex;
          else {
            f.leaders = [...f.leaders, c.leader];
            jump(f, 'recoil.hex');
          }
        },
      }),
      walk: {
        when: (_p, f) => f.to !== OFF,
        run: (p, f) => startStep(p, { kind: 'recoil', units: f.units, from: at(p, f), to: f.to, leaders: f.leaders }),
      },
      again: {
        when: (_p, f) => f.to !== OFF,
        run(p, f) {
          hold(p, f, f.to);
          // VE-XIV.5-a
          f.leaders = f.leaders.filter((leader) => p.leaderAt[leader] === f.to);
          for (const [i, unit] of f.units.entries()) {
            // VE-VI.8-k: its former facing, or with its front to the enemy if it had none.
            if (formationOf(p, unit) === 'adapted') continue;
            if (f.facings[i] === NONE) f.facings[i] = ((p.facing[unit] ?? 0) + 6) % 12;
            p.facing[unit] = f.facings[i] ?? 0;
          }
          const whom = provoker(p);
          const [first] = f.units;
          if (whom !== null && first !== undefined) whom.recoiled = [...(whom.recoiled ?? []), first];
          f.to = OFF;
          f.gone++;
          if (f.gone < 2 && options(p, f).length > 0) jump(f, 'recoil.hex');
        },
      },
    }),
    ...procedure<Position, Disorder, Choice, ViveEvent>('disorder', {
      mark: {
        run(p, f, io) {
          f.units = f.units.filter((unit) => isOnMap(p, unit) && !isDisorganised(p, unit));
          // VE-0-j: who lay under others shows himself.
          if (f.units.some((unit) => topAt(p, hexOf(p, unit)) !== unit)) io.reveal();
          disorganise(p, f.units, { marker: f.turn, willing: true }, 'VE-VI.5-c', io);
        },
      },
      // VE-VIII.9-j: away from nobody.
      retreat: {
        when: (_p, f) => f.units.length > 0,
        run: (p, f) => startRetreat(p, { units: f.units, from: f.from }),
      },
    }),
  };
}
