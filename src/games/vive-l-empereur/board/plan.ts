import { type Hex, hexNamed } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import type { Battle } from '../data/box.ts';
import { TERRAIN } from '../data/names.ts';
import { LANDSCAPE } from './landscape.ts';
import type { GroundPlan, PlaceName } from './shown.ts';

// What is drawn of the ground of a battle, from its components. The same battle has the same plan: its land is drawn once.

const plans = new WeakMap<Battle, GroundPlan>();

export function planOf(battle: Battle): GroundPlan {
  const known = plans.get(battle);
  if (known !== undefined) return known;
  const { ground, scenario } = battle;
  const at = (name: string): Hex => hexNamed(ground.hexes, name);
  const plan: GroundPlan = {
    id: battle.id,
    cols: ground.hexes.cols,
    rows: ground.hexes.rows,
    terrain: Array.from(ground.terrain, (place) => get(TERRAIN, place)),
    elevation: Array.from(ground.height),
    streams: scenario.map.hexsides
      .filter(({ type }) => type === 'stream' || type === 'river')
      .map(({ a, b }) => [at(a), at(b)] as const),
    roads: scenario.map.roads.map(({ type, hexes }) => ({ type, hexes: hexes.map(at) })),
  };
  plans.set(battle, plan);
  return plan;
}

/** The names of its places, and those of its woods and waters. */
export function namesOf(battle: Battle): readonly PlaceName[] {
  const at = (name: string): Hex => hexNamed(battle.ground.hexes, name);
  const { terrain } = planOf(battle);
  const places = battle.scenario.map.names.map(({ hex, name }): PlaceName => {
    const kind = terrain[at(hex)] === 'pond' ? 'water' : 'place';
    return { hex: at(hex), text: name, kind };
  });
  const others = LANDSCAPE[battle.id] ?? [];
  return [...places, ...others.map(({ hex, ...name }): PlaceName => ({ ...name, hex: at(hex) }))];
}
