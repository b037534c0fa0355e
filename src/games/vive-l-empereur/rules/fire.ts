import { type Hex, OFF } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, may, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  armyOf,
  enemyOf,
  has,
  hexesOfUnit,
  hexOf,
  isDisorganised,
  isOnMap,
  mark,
  sideOf,
  topAt,
  unitsAt,
  unmark,
  ZONE,
} from '../field.ts';
import { type Choice, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startArmy } from './army.ts';
import { bar, FIRE, given, type Of, PASS, sifted } from './bars.ts';
import { die, disorganise, loseSteps, testStack } from './board.ts';
import { worstZone } from './cover.ts';
import { firersAt, isReady, mayFire, volleyOf } from './fire-value.ts';
import type { Fire, FirePhase } from './frames.ts';
import { engage } from './held.ts';
import { rollForLosses } from './leaders.ts';
import { rollForRuin } from './perils.ts';
import { startDisorder, willingDisorder } from './recoil.ts';
import { startRetreat } from './retreat.ts';
import { isSheltered } from './ways.ts';

// VE-VII: fire. A fire phase chooses targets and firers; one fire at one hex is a procedure of its own, which opportunity fire calls too.

/** VE-VII.4: the phase of defensive or offensive fire. */
export function startFires(p: Position, seat: Seat): void {
  p.firedAt = [];
  for (let unit = 0; unit < p.marks.length; unit++) unmark(p, unit, MARK.fired);
  call<FirePhase>(p, { step: 'fires.target', seat, hex: OFF, firers: [] });
}

/** VE-VII.3: these units fire now. `group` are those who take the losses: all of the hex, or in opportunity fire whoever leaves it. */
export function startFire(p: Position, fire: Pick<Fire, 'kind' | 'target' | 'firers' | 'group' | 'tests'>): void {
  call<Fire>(p, { step: 'fire.roll', ...fire, result: -1, zone: ZONE.front, from: [], failed: [] });
}

export function fires(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, FirePhase, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  /** VE-VII.4-a: who has not fired yet and may fire at the hex. */
  const able = (p: Position, f: FirePhase, hex: number): Unit[] =>
    firersAt(box, battle(p), p, f.seat, hex, false).filter((unit) => !has(p, unit, MARK.fired));
  const isReached = (p: Position, f: FirePhase, hex: number): boolean => {
    const b = battle(p);
    return armyOf(b, f.seat).some((unit) => !has(p, unit, MARK.fired) && mayFire(box, b, p, unit, hex, false));
  };
  const isReachedBy = (p: Position, units: readonly Unit[], hex: number): boolean => {
    const b = battle(p);
    for (let i = 0; i < units.length; i++) if (mayFire(box, b, p, units[i] ?? NONE, hex, false)) return true;
    return false;
  };
  /** Who could still fire at somebody, as far as it does not depend on whom: the top units, with enemies in reach. */
  const ready = (p: Position, seat: Seat): Unit[] => {
    const b = battle(p);
    const found: Unit[] = [];
    for (const unit of armyOf(b, seat)) if (!has(p, unit, MARK.fired) && isReady(b, p, unit)) found.push(unit);
    return found;
  };
  const isEnemys = (p: Position, f: FirePhase, hex: number): boolean =>
    unitsAt(p, hex).some((unit) => sideOf(battle(p), unit) !== f.seat);

  return procedure<Position, FirePhase, Choice, ViveEvent>('fires', {
    target: ask({
      clause: 'VE-VII.4-b',
      who: (_p, f) => f.seat,
      may: {
        target: may<Position, FirePhase, Of<'target'>>(
          (p, f, out) => {
            const b = battle(p);
            const units = ready(p, f.seat);
            // VE-0-j: in the order of the units that everybody sees.
            const look = (unit: Unit, at: Hex): void => {
              if (at < 0 || topAt(p, at) !== unit) return;
              if (isReachedBy(p, units, at)) out.push({ kind: 'target', hex: at });
            };
            if (units.length === 0) return;
            for (const unit of armyOf(b, enemyOf(f.seat))) {
              look(unit, hexOf(p, unit));
              look(unit, p.second[unit] ?? OFF);
            }
          },
          [
            given('VE-VII.3-c', 'notEnemy', (p, f, { hex }) => !isEnemys(p, f, hex)),
            bar('VE-VII.3-b', 'firedAtAlready', (p, _f, { hex }) => p.firedAt.includes(hex)),
            sifted('VE-VII.2-a', 'nobodyCanFire', (p, f, { hex }) => !isReached(p, f, hex)),
          ],
        ),
        disorder: willingDisorder<FirePhase>(box),
        pass: only(PASS),
      },
      take(p, f, c) {
        if (c.kind === 'pass') {
          end(p);
          return;
        }
        if (c.kind === 'disorder') {
          jump(f, 'fires.army');
          startDisorder(p, [c.unit]);
          return;
        }
        f.hex = c.hex;
        f.firers = [];
      },
    }),
    firers: ask({
      clause: 'VE-VII.3-b',
      who: (_p, f) => f.seat,
      may: {
        fire: only(FIRE),
        firer: exactly<Position, FirePhase, Of<'firer'>>(
          (p, f, out) => {
            for (const unit of able(p, f, f.hex)) if (!f.firers.includes(unit)) out.push({ kind: 'firer', unit });
          },
          [
            given('VE-VII.4-a', 'notYours', (p, f, { unit }) => sideOf(battle(p), unit) !== f.seat),
            given('VE-VII.4-a', 'firedAlready', (p, _f, { unit }) => has(p, unit, MARK.fired)),
            given('VE-VII.2-a', 'cannotFireThere', (p, f, { unit }) => !mayFire(box, battle(p), p, unit, f.hex, false)),
            given('VE-VII.3-b', 'namedAlready', (_p, f, { unit }) => f.firers.includes(unit)),
          ],
        ),
      },
      take(_p, f, c) {
        if (c.kind === 'fire') return;
        f.firers.push(c.unit);
        jump(f, 'fires.firers');
      },
    }),
    resolve: {
      run(p, f) {
        const firers = f.firers.length > 0 ? f.firers : able(p, f, f.hex);
        p.firedAt.push(f.hex);
        startFire(p, { kind: 'phase', target: f.hex, firers, group: unitsAt(p, f.hex), tests: true });
      },
    },
    army: { run: startArmy },
    again: {
      run(_p, f) {
        f.hex = OFF;
        f.firers = [];
        jump(f, 'fires.target');
      },
    },
  });
}

export function fire(box: Box): Steps<Position, Choice> {
  const battle = (p: Position) => box.battle(p.scenario);
  const isOpportunity = (f: Fire): boolean => f.kind !== 'phase';

  return procedure<Position, Fire, Choice, ViveEvent>('fire', {
    roll: {
      run(p, f, io) {
        const b = battle(p);
        const volley = volleyOf(box, b, p, f.firers, f.target, isOpportunity(f));
        if (volley.firers.length === 0) {
          end(p);
          return;
        }
        // VE-VII.9-b: as it is before the losses.
        f.from = [...new Set(volley.firers.map(({ from }) => from))];
        f.zone = worstZone(box, b, p, f.target, f.from);
        engage(b, p, unitsAt(p, f.target), io);
        if (f.kind === 'phase') for (const { unit } of volley.firers) mark(p, unit, MARK.fired);
        const roll = die(io);
        const row = Math.max(0, Math.min(box.fireTable.length - 1, roll + volley.modifier));
        const result = get(get(box.fireTable, row), volley.column);
        f.result = result === '-' ? -1 : result === '*' ? 0 : Number(result);
        io.tell?.({
          kind: 'fire',
          clause: 'VE-VII.3-d',
          how: f.kind === 'phase' ? (p.phase === 'defensive' ? 'defensive' : 'offensive') : f.kind,
          hex: f.target,
          firers: volley.firers.map(({ unit, parts, value }) => ({ unit, parts, value })),
          value: volley.value,
          column: volley.column,
          roll,
          modifier: volley.modifier,
          result,
        });
        if (f.result < 0) end(p);
      },
    },
    // VE-VII.3-e, VE-V.4: the top unit first, then those below it.
    losses: {
      run(p, f, io) {
        const hexes = hexesOfUnit(p, unitsAt(p, f.target)[0] ?? NONE);
        const lost = loseSteps(p, f.group, f.result, 'VE-VII.3-e', io);
        // VE-XIV.5-e: before the tests.
        rollForLosses(box, battle(p), p, hexes, lost, io);
      },
    },
    // VE-VII.3-f, VE-VII.5-j, VE-V.6-b: whoever leaves tests first, then those who stay.
    test: {
      run(p, f, io) {
        const b = battle(p);
        if (!f.tests || isSheltered(box, b, f.target)) return;
        const left = f.group.filter((unit) => isOnMap(p, unit));
        const stay = unitsAt(p, f.target).filter((unit) => !left.includes(unit));
        f.failed = testStack(box, b, p, [...left, ...stay], { cause: 'fire', zone: f.zone }, 'VE-VII.9-a', io);
      },
    },
    break: {
      when: (_p, f) => f.failed.length > 0,
      run(p, f, io) {
        const b = battle(p);
        disorganise(p, f.failed, { at: f.target }, 'VE-VII.9-a', io);
        const units = f.failed.filter((unit) => isOnMap(p, unit) && isDisorganised(p, unit));
        // VE-VII.5-h: those who fired may not fire again at whom they have made run.
        if (units.length > 0) startRetreat(p, { units, from: f.from, spared: f.firers, fought: true });
        // VE-XIV.5-i
        rollForRuin(box, b, p, [f.target], sideOf(b, f.failed[0] ?? NONE), io);
      },
    },
  });
}
