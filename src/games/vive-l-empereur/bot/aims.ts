import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Battle } from '../data/box.ts';
import { FAR, isOpen, SHUT } from '../data/ground.ts';
import type { Arm } from '../data/names.ts';
import { armOf, distance, facts, hexOf, isDisorganised, isOnMap, sideOf, stepsOf } from '../field.ts';
import type { Position, Unit } from '../position.ts';
import { isDue } from '../rules/reinforcements.ts';
import type { Foes } from './foes.ts';
import { holdingWorth, objectiveWorth } from './worth.ts';

// Who goes where: objectives are given as many as they need, by who is near; the others go where most is to be had.

export interface Aim {
  readonly hex: Hex;
  /** Points that a turn of marching towards it is worth. */
  readonly pull: number;
  /** Enemies stand there. */
  readonly contested: boolean;
}

const MOVER = { infantry: 'foot', cavalry: 'horse', artillery: 'guns' } as const;
const ways = new WeakMap<Battle, Map<string, Int16Array>>();

/** By hex: movement points from there to a goal, or next to it where the arm may not enter. Kept as long as the battle. */
export function farTo(b: Battle, arm: Arm, goal: Hex): Int16Array {
  const known = ways.get(b) ?? new Map<string, Int16Array>();
  ways.set(b, known);
  const key = `${arm} ${goal}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const far = reckon(b, arm, goal);
  known.set(key, far);
  return far;
}

function reckon(b: Battle, arm: Arm, goal: Hex): Int16Array {
  const { next, count } = b.ground.hexes;
  const entry = b.ground.entry[MOVER[arm]];
  const far = new Int16Array(count).fill(FAR);
  const rows: Hex[][] = [[goal]];
  far[goal] = 0;
  const cost = (from: Hex, way: number): number => {
    const side = from * WAYS + way;
    if (b.ground.road[side] === 1 && isOpen(b.ground, arm, from, way)) return 1;
    return entry[side] ?? SHUT;
  };
  const enters = Array.from({ length: WAYS }, (_, way) => way).some((way) => {
    const from = next[goal * WAYS + way] ?? OFF;
    return from !== OFF && cost(from, (way + 3) % WAYS) !== SHUT;
  });
  for (let spent = 0; spent < rows.length; spent++)
    for (const hex of rows[spent] ?? []) {
      if (far[hex] !== spent) continue;
      for (let way = 0; way < WAYS; way++) {
        const from = next[hex * WAYS + way] ?? OFF;
        if (from === OFF) continue;
        const price = hex === goal && !enters ? 1 : cost(from, (way + 3) % WAYS);
        if (price === SHUT || spent + price >= (far[from] ?? 0)) continue;
        far[from] = spent + price;
        const row = rows[spent + price] ?? [];
        rows[spent + price] = row;
        row.push(from);
        for (let gap = spent + 1; gap < spent + price; gap++) rows[gap] ??= [];
      }
    }
  return far;
}

/** How many turns a unit marches to a goal. */
export function turnsTo(b: Battle, unit: Unit, from: Hex, goal: Hex): number {
  const { arm, column } = facts(b, unit);
  const far = farTo(b, arm, goal)[from] ?? FAR;
  return far >= FAR ? distance(b, from, goal) : far / column;
}

interface Task {
  readonly hex: Hex;
  readonly worth: number;
  /** Power that it asks for. */
  readonly need: number;
  readonly contested: boolean;
  given: number;
}

/** How far from an objective enemies are counted as a threat to it. */
const NEAR = 9;
const powerOf = (b: Battle, p: Position, unit: Unit): number => {
  const { arm, shock } = facts(b, unit);
  return arm === 'artillery' ? 4 : stepsOf(p, unit) * shock;
};

function tasksOf(b: Battle, p: Position, seat: Seat, { stacks }: Foes): Task[] {
  const tasks: Task[] = [];
  for (const { hex } of b.objectives) {
    let [there, about] = [0, 0];
    for (const stack of stacks) {
      const far = distance(b, stack.hex, hex);
      if (far <= 1) there += stack.power * (far === 0 ? 1.5 : 0.5);
      if (far <= NEAR) about += stack.power / (1 + far / 3);
    }
    const worth = objectiveWorth(b, p, hex, seat);
    if (worth > 0)
      tasks.push({ hex, worth, need: Math.max(6, 2.5 * there + 0.5 * about), contested: there > 0, given: 0 });
    const held = holdingWorth(b, p, hex, seat);
    // Whoever holds an objective keeps somebody there as long as enemies are about.
    if (held > 0)
      tasks.push({ hex, worth: held, need: Math.min(40, about === 0 ? 1 : 4 + about), contested: false, given: 0 });
  }
  // The enemy's army itself: those who run are points.
  for (const stack of stacks)
    tasks.push({
      hex: stack.hex,
      worth: stack.broken ? 2 + 0.8 * stack.steps : stack.guns ? 3 : 1.5,
      need: Math.max(4, 2 * stack.power),
      contested: true,
      given: 0,
    });
  return tasks;
}

/** The aims of all units of a seat that are in order, by unit. */
export function aimsOf(b: Battle, p: Position, seat: Seat, foes: Foes): readonly (Aim | null)[] {
  const tasks = tasksOf(b, p, seat, foes);
  const left = b.turns - p.turn;
  const aims: (Aim | null)[] = b.units.map(() => null);
  const ready = b.units.flatMap((_, unit) => {
    if (sideOf(b, unit) !== seat) return [];
    const from = isOnMap(p, unit) ? hexOf(p, unit) : isDue(b, p, unit) ? (facts(b, unit).arrival?.entry ?? OFF) : OFF;
    if (from === OFF || (isOnMap(p, unit) && isDisorganised(p, unit))) return [];
    const turns = tasks.map(({ hex }) => turnsTo(b, unit, from, hex));
    return [{ unit, turns, first: Math.min(...turns) }];
  });
  ready.sort((one, other) => one.first - other.first || one.unit - other.unit);
  for (const { unit, turns } of ready) {
    const arm = armOf(b, unit);
    let [best, most] = [-1, 0];
    for (const [i, task] of tasks.entries()) {
      // Horse cannot storm what is held, and guns do not go first.
      const fits = arm === 'infantry' || (arm === 'cavalry' && !task.contested) ? 1 : 0.5;
      const open = Math.max(0.12, 1 - task.given / task.need);
      const late = (turns[i] ?? 0) > left + 0.8 ? 0.1 : 1;
      const appeal = (fits * open * late * task.worth) / (0.7 + (turns[i] ?? 0));
      if (appeal > most) [best, most] = [i, appeal];
    }
    const task = tasks[best];
    if (task === undefined) continue;
    task.given += powerOf(b, p, unit);
    aims[unit] = { hex: task.hex, pull: 0.8 + 0.12 * Math.min(30, task.worth), contested: task.contested };
  }
  return aims;
}
