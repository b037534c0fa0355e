import { type Hex, hexName, OFF } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import { HEXSIDES, TERRAIN } from '../data/names.ts';
import type { Position, Unit } from '../position.ts';

// Shock (VE-VIII.3 to VE-VIII.8) and retreat (VE-VIII.9) straight from the text, as slow as they like: angles from the centres of hexes,
// scenarios as they are printed, and every unit looked at for every question. Nothing of the rules is used.

export interface Fight {
  readonly fighters: readonly Unit[];
  readonly powers: readonly [number, number];
  readonly zone: number;
  readonly ratio: string;
}

/** The table: hexes by their centres, and what is where. */
export function tableOf(b: Battle, p: Position) {
  const { hexes } = b.ground;
  const { map } = b.scenario;
  const every = Array.from({ length: hexes.count }, (_, hex) => hex);
  const centre = (hex: Hex): readonly [number, number] => {
    const name = hexName(hexes, hex);
    const [col, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    return [1.5 * col, Math.sqrt(3) * (row + (col % 2 === 0 ? 0.5 : 0))];
  };
  const centres = every.map(centre);
  const at = (hex: Hex): readonly [number, number] => there(centres[hex]);
  const isNext = (one: Hex, other: Hex): boolean => {
    const far = Math.hypot(at(one)[0] - at(other)[0], at(one)[1] - at(other)[1]);
    return far > 1 && far < 2;
  };
  const around = every.map((hex) => every.filter((other) => isNext(hex, other)));
  const near = (hex: Hex): readonly Hex[] => there(around[hex]);
  /** Degrees clockwise from the north. */
  const bearing = (from: Hex, to: Hex): number => {
    const [dx, dy] = [at(to)[0] - at(from)[0], at(to)[1] - at(from)[1]];
    return ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
  };
  const aside = (from: Hex, to: Hex, facing: number): number => {
    const turn = Math.abs(bearing(from, to) - facing * 30) % 360;
    return Math.round(Math.min(turn, 360 - turn));
  };
  const sides = new Map<number, { readonly types: readonly string[]; readonly road: boolean }>();
  const between = (one: Hex, other: Hex): { readonly types: readonly string[]; readonly road: boolean } => {
    const key = one * hexes.count + other;
    const known = sides.get(key) ?? lookBetween(one, other);
    sides.set(key, known);
    return known;
  };
  const lookBetween = (one: Hex, other: Hex): { readonly types: readonly string[]; readonly road: boolean } => {
    const [a, z] = [hexName(hexes, one), hexName(hexes, other)];
    const types: string[] = map.hexsides
      .filter((side) => (side.a === a && side.b === z) || (side.a === z && side.b === a))
      .map(({ type }) => type);
    const rise = (b.ground.height[other] ?? 0) - (b.ground.height[one] ?? 0);
    if (rise !== 0) types.push(rise > 0 ? 'slope-up' : 'slope-down');
    const road = map.roads.some(({ hexes: way }) =>
      way.some((hex, i) => (hex === a && way[i + 1] === z) || (hex === z && way[i + 1] === a)),
    );
    return { types, road };
  };
  const terrain = (hex: Hex): string => TERRAIN[b.ground.terrain[hex] ?? 0] ?? 'clear';
  const units = b.units.map((_, unit) => unit);
  const isIn = (unit: Unit, hex: Hex): boolean => p.hex[unit] === hex || p.second[unit] === hex;
  const inHex = (hex: Hex): Unit[] => units.filter((unit) => isIn(unit, hex));
  const facts = (unit: Unit) => there(b.units[unit]);
  const formation = (unit: Unit): string => p.formation[unit] ?? '';
  const facing = (unit: Unit): number => p.facing[unit] ?? 0;
  const isVertex = (unit: Unit): boolean => ['line', 'skirmish', 'battery'].includes(formation(unit));
  const isSided = (unit: Unit): boolean => ['column', 'limbered'].includes(formation(unit));
  return {
    every,
    at,
    near,
    aside,
    bearing,
    between,
    terrain,
    units,
    isIn,
    inHex,
    facts,
    formation,
    facing,
    isVertex,
    isSided,
  };
}

type Table = ReturnType<typeof tableOf>;

const isClose = ({ terrain }: Table, hex: Hex): boolean => ['forest', 'thicket', 'town'].includes(terrain(hex));
const hasSquare = ({ inHex, formation }: Table, hex: Hex): boolean =>
  inHex(hex).some((unit) => formation(unit) === 'square');
const up = (value: number): number => Math.ceil(value / 2);

/** VE-VIII.3: what a unit is worth that attacks from one hex another, whichever way it faces; 0 for one that cannot. */
function striking(box: Box, b: Battle, table: Table, unit: Unit, from: Hex, hex: Hex): number {
  const { between, terrain, facts, formation } = table;
  const { arm, shock } = facts(unit);
  const { types } = between(from, hex);
  const sides = types.map((type) => there(box.hexsides[(HEXSIDES as readonly string[]).indexOf(type)]));
  if (arm === 'artillery' || sides.some((side) => side.shock === null)) return 0;
  if (arm === 'cavalry') {
    // VE-IX.2-t
    if (terrain(from) === 'marsh') return 0;
    const barred = ['marsh', 'chateau', 'fortified-farm', 'pond'].includes(terrain(hex));
    if (barred || types.some((type) => ['ravine', 'fortification', 'river', 'bridge'].includes(type))) return 0;
    if (isClose(table, from) || isClose(table, hex) || hasSquare(table, hex)) return 1;
  }
  const order = formation(unit);
  let value = order === 'column' && arm === 'infantry' ? shock + 1 : order === 'skirmish' ? up(shock) : shock;
  for (const side of sides) value += side.shock ?? 0;
  value += box.terrain[b.ground.terrain[hex] ?? 0]?.shock ?? 0;
  return Math.max(0, value);
}

/** VE-VII.3-a: what the fire of a unit at a hex next to it is worth. */
function firing(box: Box, b: Battle, p: Position, table: Table, unit: Unit, from: Hex, hex: Hex): number {
  const { between, inHex, facts, formation } = table;
  const { arm, fire, steps } = facts(unit);
  const order = formation(unit);
  let value = fire;
  if (arm === 'artillery' && (p.steps[unit] ?? 0) < steps) value = up(value);
  if (arm === 'artillery' && hasSquare(table, from) && inHex(hex).some((each) => facts(each).arm === 'cavalry'))
    value = up(value);
  if (order === 'square') value = Math.max(1, value - 2);
  if (order === 'adapted') value = 1;
  value += box.terrain[b.ground.terrain[hex] ?? 0]?.fire ?? 0;
  return value - (arm === 'infantry' && between(from, hex).types.includes('fortification') ? 1 : 0);
}

/** VE-0-d, VE-VIII.6: what an attack from a hex counts as. */
export function zonesOf(box: Box, b: Battle, p: Position, table: Table) {
  const { near, aside, units, isIn, inHex, facts, formation, facing, isVertex, isSided } = table;
  /** VE-0-d */
  const zone = (unit: Unit, hex: Hex, from: Hex): number => {
    if (!isVertex(unit) && !isSided(unit)) return 0;
    const front = isVertex(unit) ? 60 : 90;
    const off = aside(hex, from, facing(unit));
    return off <= front ? 0 : off <= front + 60 ? 1 : 2;
  };
  /** VE-VIII.6-f: does a unit that stands elsewhere cover that hex? */
  const covers = (unit: Unit, hex: Hex): boolean =>
    [p.hex[unit] ?? OFF, p.second[unit] ?? OFF].some((own) => {
      if (own < 0 || !near(own).includes(hex) || isIn(unit, hex)) return false;
      const [order, { arm }] = [formation(unit), facts(unit)];
      if (order === 'disorganised' || order === 'limbered') return false;
      const most = isVertex(unit) ? 30 : order === 'column' ? (arm === 'cavalry' ? 60 : 0) : 180;
      if (aside(own, hex, facing(unit)) > most) return false;
      const strikes = order !== 'square' && striking(box, b, table, unit, own, hex) > 0;
      const fires = arm !== 'cavalry' && p.top[own] === unit && firing(box, b, p, table, unit, own, hex) > 0;
      return strikes || fires;
    });
  const isProtected = (hex: Hex, door: Hex, side: Seat): boolean =>
    units.some(
      (unit) => facts(unit).side === side && !isIn(unit, hex) && (p.hex[unit] ?? OFF) >= 0 && covers(unit, door),
    );
  /** VE-VIII.6-e, VE-VIII.6-f; the doors are the hexes through which distant fire comes in. */
  return (hex: Hex, from: Hex, side: Seat, doors: readonly Hex[] = [from]): number => {
    const best = Math.min(...inHex(hex).map((unit) => zone(unit, hex, from)));
    return best > 0 && doors.some((door) => isProtected(hex, door, side)) ? 0 : best;
  };
}

export function slowShock(box: Box, b: Battle, p: Position) {
  const table = tableOf(b, p);
  const { near, aside, isIn, inHex, facts, formation, facing } = table;
  const attackZone = zonesOf(box, b, p, table);

  /** VE-VIII.3, VE-VIII.5: 0 for one that cannot attack. */
  const attack = (unit: Unit, from: Hex, hex: Hex): number => {
    const [order, { arm }] = [formation(unit), facts(unit)];
    if (isIn(unit, hex)) return 0;
    const off = aside(from, hex, facing(unit));
    const reaches =
      order === 'line' || order === 'skirmish'
        ? off <= 30
        : arm === 'infantry' && (order === 'adapted' || (order === 'column' && off === 0));
    return reaches ? striking(box, b, table, unit, from, hex) : 0;
  };
  const defence = (unit: Unit, from: number, byFoot: boolean): number => {
    const [order, { arm, shock }] = [formation(unit), facts(unit)];
    if (order === 'disorganised') return arm === 'artillery' ? 0 : 1;
    const isInWood = order === 'line' && isClose(table, p.hex[unit] ?? OFF);
    if (arm === 'cavalry' && (order === 'adapted' || isInWood)) return 1;
    let value = order === 'skirmish' || (order === 'square' && byFoot) ? up(shock) : shock;
    if (from > 0) value = up(value);
    return value;
  };

  /** Attacks of these hexes on one, whose units are all attacked. */
  function fight(from: readonly Hex[], hex: Hex, side: Seat): Fight | null {
    const attackers = from.flatMap((own) =>
      inHex(own)
        .filter((unit) => attack(unit, own, hex) > 0)
        .map((unit) => ({ unit, own, power: attack(unit, own, hex) * (p.steps[unit] ?? 0) })),
    );
    if (attackers.length === 0) return null;
    const worst = Math.max(...attackers.map(({ own }) => attackZone(hex, own, side)));
    const byFoot = attackers.some(({ unit }) => facts(unit).arm === 'infantry');
    const stack = inHex(hex);
    const withFoot = stack.some((unit) => facts(unit).arm === 'infantry');
    const defenders = stack.filter((unit) => !(worst > 0 && withFoot && formation(unit) === 'battery'));
    const total = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);
    const powers: [number, number] = [
      total(attackers.map(({ power }) => power)),
      total(defenders.map((unit) => defence(unit, worst, byFoot) * (p.steps[unit] ?? 0))),
    ];
    const ratios = box.odds.map(([a = 1, z = 1]) => ({
      name: `${a}:${z}`,
      worth: a / z,
      reached: powers[0] * z >= powers[1] * a,
    }));
    const [lowest] = ratios;
    const reached = ratios.filter((ratio) => ratio.reached).sort((one, other) => other.worth - one.worth);
    return {
      fighters: attackers.map(({ unit }) => unit),
      powers,
      zone: worst,
      ratio: (reached[0] ?? there(lowest)).name,
    };
  }
  return { near, fight };
}

export function slowRetreat(b: Battle, p: Position) {
  const { every, near, between, terrain, inHex, facts } = tableOf(b, p);

  const isOpen = (unit: Unit, from: Hex, to: Hex): boolean => {
    const { types, road } = between(from, to);
    const [ground, { arm }] = [terrain(to), facts(unit)];
    if (types.includes('river') || ground === 'pond') return false;
    if (arm === 'infantry') return true;
    if (ground === 'chateau' || ground === 'fortified-farm') return false;
    if (types.some((type) => type === 'ravine' || type === 'fortification') && !road) return false;
    return arm === 'cavalry' || road || !['forest', 'thicket', 'marsh'].includes(ground);
  };
  const homes = new Map<string, readonly number[]>();
  /** VE-IV.5-d: as often as needed, one more hex from those that are known. */
  function home(unit: Unit): readonly number[] {
    const { side, arm } = facts(unit);
    const known = homes.get(`${side} ${arm}`);
    if (known !== undefined) return known;
    const far = every.map((hex) => (b.loc[side]?.[hex] === 1 ? 0 : Number.POSITIVE_INFINITY));
    for (let grows = true; grows; ) {
      grows = false;
      for (const hex of every)
        for (const to of near(hex))
          if ((far[to] ?? 0) + 1 < (far[hex] ?? 0) && isOpen(unit, hex, to)) {
            far[hex] = (far[to] ?? 0) + 1;
            grows = true;
          }
    }
    homes.set(`${side} ${arm}`, far);
    return far;
  }
  const away = (one: Hex, other: Hex): number => {
    let [reached, steps] = [new Set([one]), 0];
    while (!reached.has(other)) {
      reached = new Set([...reached].flatMap((hex) => [hex, ...near(hex)]));
      steps++;
    }
    return steps;
  };
  const isFriends = (hex: Hex, side: Seat): boolean => inHex(hex).every((unit) => facts(unit).side === side);
  const fits = (group: readonly Unit[], hex: Hex): boolean => {
    const all = [...new Set([...inHex(hex), ...group])];
    const horse = all.filter((unit) => facts(unit).arm === 'cavalry').length;
    const sum = all.reduce((total, unit) => total + (p.steps[unit] ?? 0), 0);
    return (horse === 0 && sum <= 10) || (horse === all.length && sum <= 7);
  };
  const lead = (group: readonly Unit[]): Unit =>
    there(group.find((unit) => facts(unit).arm === 'infantry') ?? group[0]);
  /** VE-VIII.9-n */
  const mayEnter = (
    group: readonly Unit[],
    from: Hex,
    to: Hex,
    closed: readonly Hex[],
    pushes: readonly Hex[] = [],
  ): boolean => {
    const { side } = facts(lead(group));
    if (closed.includes(to) || !near(from).includes(to) || !isOpen(lead(group), from, to) || !isFriends(to, side))
      return false;
    if (inHex(to).length === 0 || fits(group, to)) return true;
    // VE-VIII.9-m: closed to whom it pushes is the hex it comes from, and those of pushes before.
    const shut = [...pushes, from];
    return b.loc[side]?.[to] === 1 || near(to).some((next) => mayEnter(inHex(to), to, next, shut, shut));
  };
  /** VE-VIII.9-b, VE-VIII.9-j; OFF for leaving the map. */
  function retreats(group: readonly Unit[], sources: readonly Hex[], left: readonly Hex[]): Hex[] {
    const first = lead(group);
    const hex = p.hex[first] ?? OFF;
    if (b.loc[facts(first).side]?.[hex] === 1) return [OFF];
    const open = near(hex).filter((to) => mayEnter(group, hex, to, left));
    if (open.length === 0) return near(hex).length < 6 ? [OFF] : [];
    const farther = open.filter((to) => sources.every((s) => away(s, to) > away(s, hex)));
    const level = open.filter((to) => sources.every((s) => away(s, to) >= away(s, hex)));
    const set = farther.length > 0 ? farther : level.length > 0 ? level : open;
    const far = home(first);
    const isHomewards = (to: Hex): boolean => (far[to] ?? 0) < (far[hex] ?? 0);
    const isEmpty = (to: Hex): boolean => inHex(to).length === 0;
    return (
      [
        set.filter((to) => isHomewards(to) && isEmpty(to)),
        set.filter((to) => isHomewards(to) && !isEmpty(to)),
        set.filter((to) => !isHomewards(to) && isEmpty(to)),
        set.filter((to) => !isHomewards(to) && !isEmpty(to)),
      ].find((list) => list.length > 0) ?? []
    );
  }

  return retreats;
}
