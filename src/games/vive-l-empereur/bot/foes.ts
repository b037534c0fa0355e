import { type Hex, WAYS } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  distance,
  facts,
  formationOf,
  hexesOfUnit,
  hexOf,
  isDisorganised,
  isOnMap,
  neighbour,
  sideOf,
  stepsOf,
  topAt,
  unitsAt,
} from '../field.ts';
import type { Position, Unit } from '../position.ts';
import { fireParts } from '../rules/fire-parts.ts';
import { fireFrom } from '../rules/fire-value.ts';
import { sum } from '../rules/morale.ts';

// Where the enemy's arms reach. It changes only when he does: what is known of him is the key under which it is kept.

export interface Stack {
  readonly hex: Hex;
  readonly top: Unit;
  readonly steps: number;
  /** Steps times shock, as it would defend from the front. */
  readonly power: number;
  readonly broken: boolean;
  readonly horse: boolean;
  /** Guns, and nobody with them as far as is seen. */
  readonly guns: boolean;
}

export interface Foes {
  readonly stacks: readonly Stack[];
  /** By hex: how far the next of them is; fire that falls there in a fire phase, and on whoever leaves the hex. */
  readonly near: Uint8Array;
  readonly fire: Float32Array;
  readonly cover: Float32Array;
  /** By hex: power of infantry and of cavalry that could fall upon it soon. */
  readonly foot: Float32Array;
  readonly horse: Float32Array;
}

/** By distance: how much of the power of infantry and cavalry counts. */
const FOOT_REACH = [1, 1, 0.9, 0.75, 0.5, 0.3, 0.15];
const HORSE_REACH = [1, 1, 1, 0.9, 0.8, 0.7, 0.5, 0.3, 0.15];
const FAR_AWAY = 99;
/** What a hidden unit is thought to have. */
const UNKNOWN = 3;

function stacksOf(b: Battle, p: Position, seat: Seat): Stack[] {
  const found: Stack[] = [];
  for (let hex = 0; hex < p.top.length; hex++) {
    const top = topAt(p, hex);
    if (top < 0 || sideOf(b, top) === seat || hexOf(p, top) !== hex) continue;
    const units = unitsAt(p, hex);
    const broken = isDisorganised(p, top);
    const steps = stepsOf(p, top) + UNKNOWN * (units.length - 1);
    const { arm, shock } = facts(b, top);
    found.push({
      hex,
      top,
      steps,
      power: broken ? steps : stepsOf(p, top) * shock + 2 * UNKNOWN * (units.length - 1),
      broken,
      horse: arm === 'cavalry',
      guns: arm === 'artillery' && units.length === 1,
    });
  }
  return found;
}

interface Kept {
  readonly key: string;
  readonly foes: Foes;
}
const kept = new WeakMap<Battle, Kept[]>();

/** All that follows from where the enemies of a seat are seen. */
export function foesOf(box: Box, b: Battle, p: Position, seat: Seat): Foes {
  const stacks = stacksOf(b, p, seat);
  const key = `${seat} ${p.turn} ${stacks
    .map(({ hex, top, steps }) => `${hex},${top},${steps},${formationOf(p, top)},${p.facing[top] ?? 0}`)
    .join(' ')}`;
  const known = kept.get(b) ?? [];
  const found = known.find((each) => each.key === key);
  if (found !== undefined) return found.foes;
  const foes = reckon(box, b, p, stacks);
  kept.set(b, [{ key, foes }, ...known.slice(0, 3)]);
  return foes;
}

function reckon(box: Box, b: Battle, p: Position, stacks: readonly Stack[]): Foes {
  const { count } = b.ground.hexes;
  const near = new Uint8Array(count).fill(FAR_AWAY);
  const [fire, cover] = [new Float32Array(count), new Float32Array(count)];
  const [foot, horse] = [new Float32Array(count), new Float32Array(count)];
  for (const stack of stacks) {
    const reach = stack.horse ? HORSE_REACH : FOOT_REACH;
    const map = stack.horse ? horse : foot;
    const strikes = !stack.broken && armOf(b, stack.top) !== 'artillery';
    for (let hex = 0; hex < count; hex++) {
      const far = distance(b, stack.hex, hex);
      if (far < (near[hex] ?? 0)) near[hex] = far;
      if (strikes) map[hex] = (map[hex] ?? 0) + stack.power * (reach[far] ?? 0);
    }
    covered(box, b, p, stack.top, fire, cover);
  }
  return { stacks, near, fire, cover, foot, horse };
}

/** Adds the fire of a unit to every hex that it reaches. */
function covered(box: Box, b: Battle, p: Position, unit: Unit, fire: Float32Array, cover: Float32Array): void {
  const add = (map: Float32Array, hex: Hex, opportunity: boolean): void => {
    const from = fireFrom(box, b, p, unit, hex, opportunity);
    if (from >= 0) map[hex] = (map[hex] ?? 0) + Math.max(0, sum(fireParts(box, b, p, unit, from, hex)));
  };
  if (armOf(b, unit) === 'cavalry' || !isOnMap(p, unit)) return;
  if (formationOf(p, unit) === 'battery') {
    const { range } = facts(b, unit);
    for (let hex = 0; hex < fire.length; hex++) {
      const far = distance(b, hexOf(p, unit), hex);
      if (far === 0 || far > range) continue;
      add(fire, hex, false);
      if (far <= box.constants.opportunityRange) add(cover, hex, true);
    }
    return;
  }
  if (armOf(b, unit) === 'artillery') return;
  for (const hex of hexesOfUnit(p, unit))
    for (let way = 0; way < WAYS; way++) {
      const to = neighbour(b, hex, way);
      if (to < 0) continue;
      add(fire, to, false);
      add(cover, to, true);
    }
}
