import { OFF } from '../../../grids/hexes.ts';
import type { Options } from '../../../kernel/options.ts';
import { copyPosition } from '../copy.ts';
import type { Battle, Box } from '../data/box.ts';
import { put } from '../field.ts';
import { scenarioOf } from '../options.ts';
import { AWAY, NONE, type Position, STATE } from '../position.ts';
import type { Turn } from './frames.ts';

/** Battles are laid out once, and every match begins with a copy. */
const laidOut = new WeakMap<Battle, Position>();

/** VE-I-b: the battle as its scenario begins. Nobody is asked before the first player-turn. */
export function firstPosition(box: Box, options: Options): Position {
  const scenario = scenarioOf(box, options);
  const b = box.battle(scenario);
  const laid = laidOut.get(b) ?? layOut(b, scenario, options);
  laidOut.set(b, laid);
  const p = copyPosition(laid);
  p.options = options;
  return p;
}

function layOut(b: Battle, scenario: Position['scenario'], options: Options): Position {
  const turn: Turn = { step: 'turn.begin' };
  const p: Position = {
    stack: [turn],
    outcome: null,
    options,
    scenario,
    turn: 1,
    phase: 'charges',
    active: 0,
    hex: b.units.map(() => AWAY.waiting),
    second: b.units.map(() => OFF),
    facing: b.units.map(({ setup }) => setup?.facing ?? 0),
    formation: b.units.map(({ setup, arm }) => setup?.formation ?? (arm === 'artillery' ? 'limbered' : 'column')),
    steps: b.units.map(({ steps }) => steps),
    marker: b.units.map(() => NONE),
    marks: b.units.map(() => 0),
    top: Array.from({ length: b.ground.hexes.count }, () => NONE),
    below: b.units.map(() => NONE),
    leaderAt: b.leaders.map(({ hex }) => hex),
    leaderMarks: b.leaders.map(() => 0),
    army: b.corps.map(() => STATE.steady),
    crossed: b.corps.map(() => 0),
    control: b.objectives.map(({ holder }) => holder),
    leaderPoints: [0, 0],
    released: b.restrained === NONE,
    queue: [],
    said: [],
    firedAt: [],
    shocks: [],
    owes: [],
  };
  const order = b.units.flatMap(({ setup }, unit) => (setup === null ? [] : { unit, ...setup }));
  // The lowest of each stack first: whoever comes lies on top.
  for (const { unit, hex } of order.sort((one, other) => other.stack - one.stack)) put(p, unit, hex);
  return p;
}
