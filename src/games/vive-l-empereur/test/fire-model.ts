import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { HEXSIDES } from '../data/names.ts';
import type { Position, Unit } from '../position.ts';
import { tableOf, zonesOf } from './shock-model.ts';
import { slowSight } from './sight-model.ts';

// Fire (VE-IV, VE-VII.1 to VE-VII.3, VE-VII.9-b, VE-VII.10) straight from the text, as slow as it likes. Nothing of the rules is used.

interface Shots {
  /** Who fires, for how much. */
  readonly firers: readonly (readonly [Unit, number])[];
  readonly value: number;
  readonly die: number;
  readonly zone: number;
}

/** The last hexes but one on the way of a line: one, or two where it ends in a corner (VE-VIII.6-j). */
function doorsOf({ at, near }: ReturnType<typeof tableOf>, from: Hex, to: Hex): readonly Hex[] {
  const [[fx, fy], [tx, ty]] = [at(from), at(to)];
  const length = Math.hypot(fx - tx, fy - ty);
  // Where the line leaves the last hex: of the points at the edge of it, those nearest to the middles of its neighbours.
  const [ux, uy] = [(fx - tx) / length, (fy - ty) / length];
  const far = near(to).map((hex) => {
    const [x, y] = at(hex);
    return { hex, ahead: (x - tx) * ux + (y - ty) * uy };
  });
  const most = Math.max(...far.map(({ ahead }) => ahead));
  return far.filter(({ ahead }) => ahead > most - 1e-9).map(({ hex }) => hex);
}

export function slowFire(box: Box, b: Battle, p: Position) {
  const table = tableOf(b, p);
  const { near, aside, between, terrain, units, isIn, inHex, facts, formation, facing } = table;
  const attackZone = zonesOf(box, b, p, table);
  const sees = slowSight(b, p);
  const { distance } = b.ground.hexes;
  const isTop = (unit: Unit, hex: Hex): boolean => p.top[hex] === unit;
  const up = (value: number): number => Math.ceil(value / 2);
  const hasSquare = (hex: Hex): boolean => inHex(hex).some((unit) => formation(unit) === 'square');
  const doors = (target: Hex, from: Hex): readonly Hex[] =>
    near(target).includes(from) ? [from] : doorsOf(table, from, target);
  const zoneOf = (unit: Unit, target: Hex, from: Hex): number =>
    attackZone(target, from, 1 - facts(unit).side, doors(target, from));

  /** Where a unit may fire from: VE-VII.2, VE-IV. */
  function places(unit: Unit, target: Hex, opportunity: boolean): readonly Hex[] {
    const halves = [p.hex[unit] ?? OFF, p.second[unit] ?? OFF].filter((hex) => hex >= 0);
    const [order, { arm, range }] = [formation(unit), facts(unit)];
    if (arm === 'cavalry' || halves.includes(target)) return [];
    const isNext = halves.some((hex) => near(hex).includes(target));
    return halves.filter((hex) => {
      if (!isTop(unit, hex)) return false;
      const [far, off] = [distance(hex, target), aside(hex, target, facing(unit))];
      if (arm === 'artillery')
        return order === 'battery' && far <= (opportunity ? 2 : range) && off <= 60 && sees(hex, target);
      if (order === 'skirmish' && far === 2) return !opportunity && !isNext && off <= 60 && sees(hex, target);
      if (far !== 1) return false;
      if (order === 'line' || order === 'skirmish') return off <= 30;
      return order === 'column' ? off === 0 : true;
    });
  }

  function value(unit: Unit, from: Hex, target: Hex): number {
    const [order, { arm, fire, steps }] = [formation(unit), facts(unit)];
    const far = distance(from, target);
    let worth = fire;
    if (arm === 'artillery') {
      if (steps === 2 && p.steps[unit] === 1) worth = up(worth);
      if (hasSquare(from) && inHex(target).some((enemy) => facts(enemy).arm === 'cavalry')) worth = up(worth);
      worth = Math.max(1, worth - (far - 1));
    } else if (order === 'square' || (order === 'skirmish' && far === 2)) worth = Math.max(1, worth - 2);
    else if (order === 'adapted' || order === 'disorganised') worth = 1;
    worth += box.terrain.find(({ id }) => id === terrain(target))?.fire ?? 0;
    if (arm === 'infantry' && far === 1)
      for (const type of between(from, target).types)
        worth += box.hexsides[(HEXSIDES as readonly string[]).indexOf(type)]?.fire ?? 0;
    return worth;
  }

  /** All that a side may fire at a hex. */
  return (side: number, target: Hex, opportunity: boolean): Shots => {
    const firers: [Unit, number][] = [];
    let [weak, zone] = [0, 0];
    for (const unit of units) {
      const { arm, steps } = facts(unit);
      if (facts(unit).side !== side || isIn(unit, target)) continue;
      const from = places(unit, target, opportunity);
      const [first] = from;
      if (first === undefined) continue;
      const worth = value(unit, first, target);
      if (worth <= 0) continue;
      firers.push([unit, worth]);
      if (worth === 1 && arm === 'artillery' && steps === 2 && p.steps[unit] === 1) weak++;
      zone = Math.max(zone, ...from.map((hex) => zoneOf(unit, target, hex)));
    }
    const sum = firers.reduce((total, [, worth]) => total + worth, 0);
    const orders = inHex(target).map(formation);
    const die = orders.includes('square') ? 1 : orders.includes('skirmish') ? -1 : 0;
    return { firers, value: sum - Math.floor(weak / 2), die, zone };
  };
}
