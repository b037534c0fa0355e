import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { FORMATIONS, type Formation } from '../data/names.ts';
import { armOf, facts, formationOf, isEnemyAt, neighbour, sideOf } from '../field.ts';
import type { Choice, Facing, Position, Unit } from '../position.ts';
import type { Move } from '../rules/frames.ts';
import { isHeldBack, isHomewards } from '../rules/march.ts';
import { mayPass } from '../rules/stacking.ts';
import {
  allowance,
  arriving,
  changeCost,
  facingsAfter,
  goesByRoad,
  mayForm,
  stepCost,
  turnCost,
  turnsFree,
  usesRoads,
} from '../rules/ways.ts';

// All the ways in which a unit may end its move, each with the first thing to do for it.

export interface End {
  readonly hex: Hex;
  readonly formation: Formation;
  readonly facing: Facing;
  readonly spent: number;
  /** Fire that falls upon it on the way. */
  readonly fire: number;
  /** What to choose first, or null where it stays as it is. */
  readonly first: Choice | null;
}

interface Node extends End {
  readonly road: boolean;
  readonly steps: number;
  /** It came into the hex as it is: it may still turn or change. */
  readonly fresh: boolean;
}

const keyOf = ({ hex, formation, facing, road, fresh }: Node): number =>
  (((hex * FORMATIONS.length + FORMATIONS.indexOf(formation)) * 12 + facing) * 2 + (road ? 1 : 0)) * 2 +
  (fresh ? 1 : 0);

/** Formations that are worth a thought: skirmishers, who take two hexes, are left to people. */
const WANTED: Readonly<Record<Formation, readonly Formation[]>> = {
  line: ['column', 'square'],
  column: ['line', 'square'],
  square: ['column', 'line'],
  adapted: [],
  disorganised: [],
  skirmish: ['column', 'line'],
  limbered: ['battery'],
  battery: ['limbered'],
};

/** `cover` is the fire at whoever leaves a hex, by hex. */
export function endsOf(box: Box, b: Battle, p: Position, f: Move, unit: Unit, cover: Float32Array): End[] {
  const [arm, side] = [armOf(b, unit), sideOf(b, unit)];
  const most = (formation: Formation): number => allowance(box, facts(b, unit), formation) - f.late;
  const bonus = (road: boolean, steps: number, formation: Formation): number =>
    road && steps > 0 && usesRoads(formation) ? box.constants.roadBonus : 0;
  const found = new Map<number, Node>();
  const rows: Node[][] = [];
  const reach = (node: Node): void => {
    const key = keyOf(node);
    const known = found.get(key);
    if (known !== undefined && (known.spent < node.spent || (known.spent === node.spent && known.fire <= node.fire)))
      return;
    found.set(key, node);
    while (rows.length <= node.spent) rows.push([]);
    rows[node.spent]?.push(node);
  };
  const isStart = (node: Node): boolean => node.first === null;
  const turns = (node: Node): void => {
    const { formation, facing } = node;
    if (formation !== 'line' && !turnsFree(formation)) {
      // VE-VI.4-b: a battery turns by 60 degrees and does nothing else.
      if (formation === 'battery' && isStart(node) && f.steps === 0 && f.turned[0] !== true && f.spent[0] === 0)
        for (const by of [2, 10]) {
          const to = (facing + by) % 12;
          reach({ ...node, facing: to, fresh: false, first: { kind: 'turn', unit, facing: to } });
        }
      return;
    }
    const free = !isStart(node) || f.turned[0] !== true;
    for (let by = 2; by < 12; by += 2) {
      const to = (facing + by) % 12;
      const cost = turnCost(box, formation, facing, to, free);
      if (cost > 0 && node.spent + cost > most(formation) + bonus(node.road, node.steps, formation)) continue;
      reach({
        ...node,
        facing: to,
        spent: node.spent + cost,
        fresh: false,
        first: node.first ?? { kind: 'turn', unit, facing: to },
      });
    }
  };
  const changes = (node: Node): void => {
    const { formation, facing, hex } = node;
    if (arm === 'cavalry') return;
    if (formation === 'battery' && !(isStart(node) && f.steps === 0 && f.spent[0] === 0 && f.turned[0] !== true))
      return;
    const face = formation === 'battery' ? 'limbered' : formation;
    const spent = node.spent + changeCost(box, arm);
    if (spent > most(face) + bonus(node.road, node.steps, formation)) return;
    for (const to of WANTED[formation]) {
      if (formation === 'skirmish' || !mayForm(box, b, arm, to, hex)) continue;
      for (const turned of facingsAfter(formation, facing, to))
        reach({
          ...node,
          formation: to,
          facing: turned,
          spent,
          fresh: true,
          first: node.first ?? { kind: 'change', unit, formation: to, facing: turned, second: OFF },
        });
    }
  };
  const steps = (node: Node): void => {
    const { formation, facing, hex } = node;
    const how = box.formations[arm][formation];
    if (how === null) return;
    for (let way = 0; way < WAYS; way++) {
      const offset = how.facing === 'none' ? (way * 2) % 12 : (way * 2 - facing + 12) % 12;
      const to = neighbour(b, hex, way);
      if (to === OFF || how.enter[offset] !== 1) continue;
      const cost = stepCost(b, arm, formation, hex, way);
      if (cost === SHUT) continue;
      const road = node.road && goesByRoad(b, arm, formation, hex, way);
      if (node.spent + cost > most(formation) + (road ? box.constants.roadBonus : 0)) continue;
      if (isEnemyAt(b, p, to, side) || !mayPass(box, b, p, [unit], to) || isHeldBack(b, p, [unit], to)) continue;
      if (formation === 'disorganised' && !isHomewards(b, unit, hex, to)) continue;
      const [next, turned] = arriving(box, b, arm, formation, facing, hex, way);
      reach({
        hex: to,
        formation: next,
        facing: turned,
        spent: node.spent + cost,
        fire: node.fire + (cover[hex] ?? 0),
        first: node.first ?? { kind: 'step', hex: to },
        road,
        steps: node.steps + 1,
        fresh: true,
      });
    }
  };
  reach({
    hex: f.hex,
    formation: formationOf(p, unit),
    facing: p.facing[unit] ?? 0,
    spent: f.spent[0] ?? 0,
    fire: 0,
    first: null,
    road: f.onRoad,
    steps: f.steps,
    fresh: true,
  });
  for (let spent = 0; spent < rows.length; spent++) {
    const row = rows[spent] ?? [];
    // A row grows while it is read: free turns lead to the same cost.
    for (let i = 0; i < row.length; i++) {
      const node = row[i];
      if (node === undefined || found.get(keyOf(node)) !== node) continue;
      if (node.fresh) {
        turns(node);
        changes(node);
      }
      if (formationOf(p, unit) !== 'skirmish') steps(node);
    }
  }
  return [...found.values()];
}
