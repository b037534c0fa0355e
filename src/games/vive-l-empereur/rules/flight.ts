import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { isOpen } from '../data/ground.ts';
import { type Arm, byArm } from '../data/names.ts';
import {
  armOf,
  distance,
  has,
  hexesOfUnit,
  hexOf,
  isAdjacent,
  isDisorganised,
  isEdge,
  isEnemyAt,
  isOnMap,
  neighbour,
  sideOf,
  stands,
  topAt,
  unitsAt,
  unmark,
  wayTo,
} from '../field.ts';
import { type Choice, type Leader, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startChain } from './army.ts';
import { given, type Of, PASS } from './bars.ts';
import { disorganise, eliminate } from './board.ts';
import { leadersAt } from './command.ts';
import type { Retreat } from './frames.ts';
import { rollForRuin } from './perils.ts';
import { mayPass, withinLimit } from './stacking.ts';
import { startStep } from './step.ts';

// VE-VIII.9: units that are Disorganised run, hex by hex.

/** VE-VIII.9-k: guns go where the infantry goes that they run with. */
const leadingArm = (b: Battle, units: readonly Unit[]): Arm =>
  units.some((unit) => armOf(b, unit) === 'infantry') ? 'infantry' : armOf(b, units[0] ?? 0);

/** VE-VIII.9-j, VE-VIII.9-n: N, the hexes next to theirs that are open to the arm, hold no enemy, and have room or friends who can be pushed. */
function waysOut(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  hex: Hex,
  closed: readonly Hex[],
  behind: readonly Hex[] = [],
): Hex[] {
  const [first] = units;
  if (first === undefined) return [];
  const arm = leadingArm(b, units);
  const found: Hex[] = [];
  for (let way = 0; way < WAYS; way++) {
    const to = neighbour(b, hex, way);
    if (to === OFF || closed.includes(to) || !isOpen(b.ground, arm, hex, way)) continue;
    if (isEnemyAt(b, p, to, sideOf(b, first))) continue;
    if (mayPass(box, b, p, units, to) || mayBePushed(box, b, p, to, [...behind, hex])) found.push(to);
  }
  return found;
}

/** VE-VIII.9-n: has the stack that would have to make way a hex to go to, other than those that the push comes through? */
function mayBePushed(box: Box, b: Battle, p: Position, hex: Hex, behind: readonly Hex[]): boolean {
  const units = unitsAt(p, hex);
  return isHome(b, p, units, hex) || waysOut(box, b, p, units, hex, behind, behind).length > 0;
}

/** VE-XV-a: do they stand at a line of communication of their own? */
const isHome = (b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean =>
  b.loc[sideOf(b, units[0] ?? topAt(p, hex))]?.[hex] === 1;

/** VE-VIII.9-j: where units may run to from their hex. OFF is off the map; nothing at all is the end of them (VE-VIII.9-c). */
export function retreatHexes(
  box: Box,
  b: Battle,
  p: Position,
  f: Pick<Retreat, 'units' | 'from' | 'shut' | 'gone' | 'left' | 'cover'>,
): Hex[] {
  const [first] = f.units;
  if (first === undefined) return [];
  const hex = hexOf(p, first);
  if (f.cover === OFF && isHome(b, p, f.units, hex)) return [OFF];
  const near = waysOut(box, b, p, f.units, hex, f.gone === 0 ? [...f.left, ...f.shut] : f.left);
  if (near.length === 0) return isEdge(b, hex) ? [OFF] : [];
  // VE-VIII.9-j: away from all of them, or no nearer to any, or anywhere.
  const apart = (to: Hex): number => {
    let least = 1;
    for (const s of f.from) least = Math.min(least, distance(b, s, to) - distance(b, s, hex));
    return least;
  };
  const open = foremost(near, (to) => -apart(to));
  const arm = leadingArm(b, f.units);
  const ways = b.home[sideOf(b, first)];
  const home = (at: Hex): number =>
    f.cover !== OFF ? toCover(b, arm, at, f.cover) : ways === undefined ? 0 : (byArm(ways, arm)[at] ?? 0);
  const here = home(hex);
  // VE-VIII.9-b
  return foremost(open, (to) => (home(to) < here ? 0 : 2) + (topAt(p, to) === NONE ? 0 : 1));
}

/** Those of some hexes that come first by a rank, in their order. */
function foremost(hexes: readonly Hex[], rank: (hex: Hex) => number): Hex[] {
  let [found, best] = [[] as Hex[], Number.POSITIVE_INFINITY];
  for (const hex of hexes) {
    const at = rank(hex);
    if (at < best) [found, best] = [[hex], at];
    else if (at === best) found.push(hex);
  }
  return found;
}

/** VE-XI.4-a: cover is within two hexes. */
function toCover(b: Battle, arm: Arm, hex: Hex, cover: Hex): number {
  if (hex === cover) return 0;
  const way = wayTo(b, hex, cover);
  return way !== OFF && isOpen(b.ground, arm, hex, way) ? 1 : distance(b, hex, cover) + 1;
}

/** VE-V.8-b, VE-VIII.9-l: may they end their run there? With Disorganised friends of their kind alone. */
function mayRest(box: Box, b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  return (
    unitsAt(p, hex).every((unit) => units.includes(unit) || isDisorganised(p, unit)) &&
    withinLimit(box, b, p, units, hex)
  );
}

export function retreat(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Retreat, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const owner = (p: Position, f: Retreat): Seat => sideOf(battle(p), f.units[0] ?? 0);
  const at = (p: Position, f: Retreat): Hex => hexOf(p, f.units[0] ?? 0);
  /** The next of them that still stands in two hexes, or NONE. */
  const wide = (p: Position, f: Retreat): Unit => f.units.find((unit) => (p.second[unit] ?? OFF) !== OFF) ?? NONE;
  const options = (p: Position, f: Retreat): Hex[] => retreatHexes(box, battle(p), p, f);
  const ready = (p: Position, f: Retreat): Leader[] =>
    leadersAt(battle(p), p, at(p, f), owner(p, f)).filter((leader) => !f.leaders.includes(leader));

  function walk(p: Position, f: Retreat, to: Hex): void {
    const b = battle(p);
    const from = at(p, f);
    const way = to === OFF ? OFF : wayTo(b, from, to);
    const stuck = way === OFF ? [] : f.units.filter((unit) => !isOpen(b.ground, armOf(b, unit), from, way));
    f.units = f.units.filter((unit) => !stuck.includes(unit));
    // VE-VIII.9-k: guns that cannot follow take their own way, after this step.
    if (stuck.length > 0)
      call<Retreat>(p, {
        ...f,
        step: 'retreat.hex',
        units: stuck,
        leaders: [],
        left: [...f.left],
        shaken: [...f.shaken],
      });
    // What lies behind; and what lies ahead, should the step not come about.
    f.left.push(from, to);
    startStep(p, { kind: 'retreat', units: f.units, from, to, leaders: f.leaders, spared: f.spared });
  }

  return procedure<Position, Retreat, Choice, ViveEvent>('retreat', {
    // VE-IV.6-u
    half: ask({
      clause: 'VE-IV.6-u',
      when: (p, f) => f.breaks !== null && wide(p, f) !== NONE,
      who: owner,
      may: {
        half: exactly<Position, Retreat, Of<'half'>>(
          (p, f, out) => {
            const unit = wide(p, f);
            for (const hex of hexesOfUnit(p, unit)) out.push({ kind: 'half', unit, hex });
          },
          [given('VE-IV.6-u', 'notThatWay', (p, f, c) => c.unit !== wide(p, f) || !stands(p, c.unit, c.hex))],
        ),
      },
      take(p, f, c, io) {
        jump(f, 'retreat.half');
        if (f.breaks !== null) disorganise(p, [c.unit], { at: c.hex }, f.breaks, io);
      },
    }),
    fall: {
      run(p, f, io) {
        const units = f.units.filter((unit) => isOnMap(p, unit) && !isDisorganised(p, unit));
        if (f.breaks !== null) disorganise(p, units, {}, f.breaks, io);
      },
    },
    break: {
      run(p, f) {
        f.units = f.units.filter((unit) => isOnMap(p, unit));
        if (f.units.length === 0) {
          end(p);
          return;
        }
        // VE-VIII.9-k: together are those of one hex.
        const hex = at(p, f);
        const others = f.units.filter((unit) => hexOf(p, unit) !== hex);
        // VE-V.9-a: in the order in which they lie, whoever of them fought.
        f.units = unitsAt(p, hex).filter((unit) => f.units.includes(unit));
        if (others.length > 0) {
          const next: Retreat = { ...f, step: 'retreat.break', units: others, left: [], shaken: [] };
          p.stack.splice(-1, 0, next);
        }
        // VE-IX.6-p: whoever leaves its hex in another way owes no more; and what stopped it before is over.
        for (const unit of f.units) unmark(p, unit, MARK.owing | MARK.stopped);
      },
    },
    chain: { when: (_p, f) => f.shakes, run: (p, f, io) => startChain(battle(p), p, f.units, f.shaken, io) },
    // VE-XIV.3-f, VE-XI.4-b
    leader: ask({
      clause: 'VE-XIV.3-f',
      // Nobody, if the chain has been their end.
      when: (p, f) => at(p, f) >= 0 && ready(p, f).length > 0,
      who: owner,
      may: {
        along: exactly<Position, Retreat, Of<'along'>>(
          (p, f, out) => {
            for (const leader of ready(p, f)) out.push({ kind: 'along', leader });
          },
          [given('VE-XIV.3-f', 'leaderNotThere', (p, f, { leader }) => !ready(p, f).includes(leader))],
        ),
        pass: only(PASS),
      },
      take(_p, f, c) {
        if (c.kind === 'pass') return;
        f.leaders = [...f.leaders, c.leader];
        jump(f, 'retreat.leader');
      },
    }),
    hex: ask({
      clause: 'VE-VIII.9-j',
      when: (p, f) => f.units.length > 0 && f.units.every((unit) => isOnMap(p, unit)) && options(p, f).length > 1,
      who: owner,
      may: {
        to: exactly<Position, Retreat, Of<'to'>>(
          (p, f, out) => {
            for (const hex of options(p, f)) out.push({ kind: 'to', hex });
          },
          [
            given('VE-VIII.9-j', 'notAdjacent', (p, f, { hex }) => !isAdjacent(battle(p), at(p, f), hex)),
            given('VE-VIII.9-b', 'notThatWay', (p, f, { hex }) => !options(p, f).includes(hex)),
          ],
        ),
      },
      take(p, f, c) {
        jump(f, 'retreat.stepped');
        walk(p, f, c.hex);
      },
    }),
    walk: {
      run(p, f, io) {
        // The chain before it may have pushed them off the map.
        f.units = f.units.filter((unit) => isOnMap(p, unit));
        if (f.units.length === 0) {
          end(p);
          return;
        }
        const b = battle(p);
        const [to] = options(p, f);
        if (to !== undefined) walk(p, f, to);
        else {
          const [hex, seat] = [at(p, f), owner(p, f)];
          eliminate(p, f.units, 'VE-VIII.9-c', io);
          if (f.fought) rollForRuin(box, b, p, [hex], seat, io);
        }
      },
    },
    stepped: {
      run(p, f, io) {
        f.units = f.units.filter((unit) => isOnMap(p, unit));
        // VE-XIV.5-a: who has fallen goes no further.
        f.leaders = f.leaders.filter((leader) => p.leaderAt[leader] === at(p, f));
        f.gone++;
        if (f.units.length === 0) end(p);
        else if (f.shakes) startChain(battle(p), p, f.units, f.shaken, io);
      },
    },
    again: {
      run(p, f) {
        f.units = f.units.filter((unit) => isOnMap(p, unit));
        const hex = at(p, f);
        // VE-IX.7-t: a countercharge ends it too; VE-XI.4-a: and so does the cover that it was for.
        const over = f.gone >= f.length || hex === f.cover || f.units.every((unit) => has(p, unit, MARK.stopped));
        if (f.units.length === 0 || (over && mayRest(box, battle(p), p, f.units, hex))) return;
        jump(f, 'retreat.hex');
      },
    },
    done: { run: () => undefined },
  });
}
