import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { isForbidden } from '../../../kernel/permission.ts';
import type { Goal, Shot } from '../board/aides.ts';
import type { Battle, Box } from '../data/box.ts';
import { armOf, enemyOf, formationOf, lie, lift, neighbour, put, wayTo } from '../field.ts';
import { type Choice, type Facing, NONE, type Position, type Unit } from '../position.ts';
import { firersAt, volleyOf } from '../rules/fire-value.ts';
import type { Move } from '../rules/frames.ts';
import { stepping, turning } from '../rules/move-may.ts';
import { costOf, costOfTurn, isByRoad } from '../rules/paths.ts';
import { arriving, leaderCost, turnsFree } from '../rules/ways.ts';

// Where a group on its move can go, turns included: the rules of the move are asked of a group that stands some steps further. What the
// enemy does on the way nobody knows: who could fire is told with the way.

/** A group that has gone so far. */
interface Stand {
  readonly move: Move;
  readonly formations: readonly Position['formation'][number][];
  readonly facings: readonly Facing[];
  /** The right half of skirmishers, or OFF. */
  readonly second: Hex;
  readonly hexes: readonly Hex[];
  readonly choices: readonly Choice[];
}

/** What the rules permit on a move, made once for a box. */
const permits = new WeakMap<Box, ReturnType<typeof stepping> & ReturnType<typeof turning>>();
function permitted(box: Box) {
  const known = permits.get(box) ?? { ...stepping(box), ...turning(box) };
  permits.set(box, known);
  return known;
}

const isMove = (frame: { readonly step: string }): frame is Move => frame.step.startsWith('move.');

/** The goals of the move under way. The position is used up by it. */
export function reachOf(box: Box, p: Position): ReadonlyMap<Hex, Goal> {
  const b = box.battle(p.scenario);
  const f = p.stack.findLast(isMove);
  if (f === undefined || f.step !== 'move.act' || f.hex === OFF) return new Map();
  const start: Stand = {
    move: f,
    formations: f.units.map((unit) => formationOf(p, unit)),
    facings: f.units.map((unit) => p.facing[unit] ?? 0),
    second: f.units.length === 0 ? OFF : (p.second[f.units[0] ?? NONE] ?? OFF),
    hexes: [f.hex],
    choices: [],
  };
  for (const unit of f.units) lift(p, unit);
  const shots = shotsIn(box, b, p, f.units[0] ?? NONE);
  const best = new Map<string, number>();
  const found = new Map<Hex, Goal>();
  // By what it has cost: the cheapest stand goes on first.
  const edge: Stand[][] = [[start]];
  for (let cost = 0; cost < edge.length; cost++)
    for (const stand of edge[cost] ?? []) {
      if ((best.get(keyOf(stand)) ?? cost) < cost) continue;
      const { hex } = stand.move;
      if (stand.choices.length > 0 && hex !== f.hex && !found.has(hex))
        found.set(hex, {
          hex,
          cost: dearest(stand.move),
          hexes: stand.hexes,
          choices: stand.choices,
          shots: stand.hexes.slice(0, -1).flatMap(shots),
        });
      // VE-IV.6-n: skirmishers go a step at a time, for each of their halves has its own way.
      if (stand.second !== OFF && stand.choices.length > 0) continue;
      for (const next of onward(box, b, p, stand)) {
        const [key, price] = [keyOf(next), dearest(next.move)];
        if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= price) continue;
        best.set(key, price);
        edge[price] = [...(edge[price] ?? []), next];
      }
    }
  return found;
}

const dearest = ({ spent }: Move): number => Math.max(0, ...spent);
const keyOf = ({ move: { hex, onRoad, cameFrom }, facings, formations }: Stand): string =>
  `${hex} ${onRoad} ${onRoad ? cameFrom : OFF} ${facings} ${formations}`;

/**
 * The fire that waits for whoever leaves a hex; for a leader alone there is none (VE-VII.5-o). The enemy's pieces stand still in this, and whoever
 * leads the group stands in the hex, for guns on a Square look at whom they fire at (VE-IX.6-i).
 */
function shotsIn(box: Box, b: Battle, p: Position, lead: Unit): (hex: Hex) => readonly Shot[] {
  if (lead === NONE) return () => [];
  const known = new Map<Hex, readonly Shot[]>();
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    put(p, lead, hex);
    const firers = firersAt(box, b, p, enemyOf(p.active), hex, true);
    const shots = volleyOf(box, b, p, firers, hex, true).firers.map(({ from, value }) => ({ from, to: hex, value }));
    lift(p, lead);
    known.set(hex, shots);
    return shots;
  };
}

/** Puts the group, which is lifted off the map, where it would stand, asks, and lifts it again. */
function standing<T>(p: Position, { move, formations, facings, second }: Stand, ask: () => T): T {
  for (const [i, unit] of [...move.units.entries()].reverse()) {
    p.formation[unit] = formations[i] ?? 'column';
    p.facing[unit] = facings[i] ?? 0;
    put(p, unit, move.hex, false, second);
  }
  const answer = ask();
  for (const unit of move.units) lift(p, unit);
  return answer;
}

/** Every stand that is one step further, with a turn before it or without. */
function onward(box: Box, b: Battle, p: Position, stand: Stand): readonly Stand[] {
  return turned(box, b, p, stand).flatMap((from) => stepped(box, b, p, from));
}

/** The group as it is, and turned as one to each facing that it can pay for. */
function turned(box: Box, b: Battle, p: Position, stand: Stand): readonly Stand[] {
  const { move } = stand;
  if (move.units.length === 0 || stand.second !== OFF) return [stand];
  const may = permitted(box).turn;
  const out = [stand];
  for (let facing = 0; facing < 12; facing++) {
    let now: Stand | null = stand;
    for (const [i, unit] of move.units.entries()) {
      if (now === null || now.facings[i] === facing) continue;
      now = turnOne(box, b, p, now, i, unit, facing, may);
    }
    if (now !== null && now !== stand) out.push(now);
  }
  return out;
}

function turnOne(
  box: Box,
  b: Battle,
  p: Position,
  stand: Stand,
  i: number,
  unit: Unit,
  facing: Facing,
  may: ReturnType<typeof turning>['turn'],
): Stand | null {
  const { move } = stand;
  const choice = { kind: 'turn', unit, facing } as const;
  return standing(p, stand, () => {
    if (lie(box, b, p, unit).facing === 'none' || isForbidden(may, p, move, choice, p.active)) return null;
    const cost = costOfTurn(box, b, p, move, i, facing);
    const isFree = turnsFree(formationOf(p, unit)) && move.turned[i] !== true;
    return {
      ...stand,
      move: {
        ...move,
        spent: move.spent.map((spent, j) => (j === i ? spent + cost : spent)),
        turned: move.turned.map((done, j) => (j === i ? done || isFree : done)),
      },
      facings: stand.facings.map((one, j) => (j === i ? facing : one)),
      choices: [...stand.choices, choice],
    };
  });
}

function stepped(box: Box, b: Battle, p: Position, stand: Stand): readonly Stand[] {
  const { move } = stand;
  const may = permitted(box).step;
  return standing(p, stand, () => {
    const out: Stand[] = [];
    for (let way = 0; way < WAYS; way++) {
      const hex = neighbour(b, move.hex, way);
      const choice = { kind: 'step', hex } as const;
      if (hex === OFF || stand.hexes.includes(hex) || isForbidden(may, p, move, choice, p.active)) continue;
      const road = isByRoad(b, p, move, hex);
      const arrivals = move.units.map((unit) =>
        arriving(box, b, armOf(b, unit), formationOf(p, unit), p.facing[unit] ?? 0, move.hex, way),
      );
      out.push({
        move: {
          ...move,
          hex,
          spent:
            move.units.length === 0
              ? [(move.spent[0] ?? 0) + leaderCost(b, move.hex, wayTo(b, move.hex, hex))]
              : move.units.map((_, i) => (move.spent[i] ?? 0) + costOf(box, b, p, move, i, hex, false)),
          turned: move.units.map(() => false),
          onRoad: move.onRoad && road,
          cameFrom: road ? move.hex : OFF,
          steps: move.steps + 1,
        },
        formations: arrivals.map(([formation]) => formation),
        facings: arrivals.map(([, facing]) => facing),
        second: stand.second,
        hexes: [...stand.hexes, hex],
        choices: [...stand.choices, choice],
      });
    }
    return out;
  });
}
