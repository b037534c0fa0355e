import { type Hex, hexName, hexNamed, OFF } from '../../../grids/hexes.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import { buildBox } from '../data/build.ts';
import type { Formation } from '../data/names.ts';
import type { Scenario } from '../data/schema.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { lift, put } from '../field.ts';
import { AWAY, type Facing, NONE, type Position, type Unit } from '../position.ts';
import { firstPosition } from '../rules/setup.ts';

// The bench of the worked examples: all clear, level 1, with the armies of Quatre-Bras waiting beside it.

/** What is changed on the bench: letters of terrain and heights by hex, features and roads. */
export interface Lay {
  readonly terrain?: { readonly [hex: string]: string };
  readonly heights?: { readonly [hex: string]: number };
  readonly hexsides?: Scenario['map']['hexsides'];
  readonly roads?: readonly (readonly string[])[];
  readonly paths?: readonly (readonly string[])[];
  /** The map of Quatre-Bras instead. */
  readonly real?: boolean;
  readonly special?: Partial<Scenario['special']>;
}

export interface Bench {
  readonly box: Box;
  readonly b: Battle;
  readonly p: Position;
  /** The hex of a name such as 1010. */
  hex(name: string): Hex;
  name(hex: Hex): string;
  /** A unit by its id. */
  unit(id: string): Unit;
  leader(id: string): number;
  /** Puts a unit on the map; skirmishers with their right half. The first laid in a hex lies at the bottom. */
  lay(
    id: string,
    hex: string,
    formation?: Formation,
    facing?: Facing,
    more?: { steps?: number; second?: string; marker?: number },
  ): Unit;
  lead(id: string, hex: string): number;
}

const letters = (
  rows: number,
  cols: number,
  letter: string,
  by: { readonly [hex: string]: string | number },
): string[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const name = [col, row].map((each) => String(each + 1).padStart(2, '0')).join('');
      return String(by[name] ?? letter);
    }).join(''),
  );

const built = new Map<string, Box>();

function boxWith(lay: Lay): Box {
  const { terrain = {}, heights = {}, hexsides = [], roads = [], paths = [], real = false, special = {} } = lay;
  const key = JSON.stringify([terrain, heights, hexsides, roads, paths, real, special]);
  const known = built.get(key);
  if (known !== undefined) return known;
  const scenario = structuredClone(there(STANDARD_PACK.scenarios[1]));
  const { cols, rows } = scenario.map;
  const drawn = {
    ...scenario.map,
    terrain: letters(rows, cols, '.', terrain),
    elevation: letters(rows, cols, '1', heights),
    hexsides: [...hexsides],
    roads: [
      ...roads.map((hexes) => ({ type: 'road' as const, hexes: [...hexes] })),
      ...paths.map((hexes) => ({ type: 'path' as const, hexes: [...hexes] })),
    ],
  };
  if (!real) scenario.map = drawn;
  scenario.special = { fog: null, restrained: null, standIn: null, skirmish: true, ...special };
  const box = buildBox({ ...STANDARD_PACK, scenarios: [scenario] });
  built.set(key, box);
  return box;
}

/** An empty bench. */
export function bench(lay: Lay = {}): Bench {
  const box = boxWith(lay);
  const b = box.battle(0);
  const p = firstPosition(box, { scenario: 'quatre-bras' });
  for (let unit = 0; unit < b.units.length; unit++) lift(p, unit, AWAY.waiting);
  p.leaderAt.fill(OFF);
  const hex = (name: string): Hex => {
    const found = hexNamed(b.ground.hexes, name);
    if (found === OFF) throw new Error(`no hex is called ${name}`);
    return found;
  };
  const place = (list: readonly { readonly id: string }[], id: string): number => {
    const found = list.findIndex((each) => each.id === id);
    if (found < 0) throw new Error(`nobody is called ${id}`);
    return found;
  };
  return {
    box,
    b,
    p,
    hex,
    name: (at) => hexName(b.ground.hexes, at),
    unit: (id) => place(b.units, id),
    leader: (id) => place(b.leaders, id),
    lay(id, at, formation, facing = 0, { steps, second, marker } = {}) {
      const unit = place(b.units, id);
      p.formation[unit] = formation ?? (get(b.units, unit).arm === 'artillery' ? 'limbered' : 'column');
      p.facing[unit] = facing;
      if (steps !== undefined) p.steps[unit] = steps;
      p.marker[unit] = marker ?? (formation === 'disorganised' ? p.turn : NONE);
      put(p, unit, hex(at), false, second === undefined ? OFF : hex(second));
      return unit;
    },
    lead(id, at) {
      const leader = place(b.leaders, id);
      p.leaderAt[leader] = hex(at);
      return leader;
    },
  };
}
