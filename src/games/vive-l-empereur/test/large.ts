import { type Hex, type Hexes, hexesOf, hexName, hexNamed, OFF, WAYS } from '../../../grids/hexes.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { get, there } from '../../../kernel/there.ts';
import { buildBox } from '../data/build.ts';
import type { Formation } from '../data/names.ts';
import type { Pack, Scenario } from '../data/schema.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { mayForm } from '../rules/ways.ts';

// Battles as large as a board must bear, as packs that somebody could bring.

const [HASSENHAUSEN, QUATRE_BRAS] = [there(STANDARD_PACK.scenarios[0]), there(STANDARD_PACK.scenarios[1])];
const COLS = 80;
const ROWS = 60;
/** Units of a side and leaders of a side: five hundred pieces. */
const UNITS = 220;
const LEADERS = 30;

type ScenarioUnit = Scenario['units'][number];
type Laid = { -readonly [key in keyof ScenarioUnit]: ScenarioUnit[key] };

const hexesFor = ({ cols, rows }: Scenario['map']): Hexes => hexesOf({ cols, rows, top: 'flat', shoved: 'even' });

/** Lays each unit that stands nowhere into the first of its hexes that bears it, far enough from the enemy; `most` in a hex. */
function deploy(scenario: Scenario, hexesOfUnit: (unit: ScenarioUnit, hexes: Hexes) => readonly Hex[], most: number) {
  const box = buildBox({ ...STANDARD_PACK, scenarios: [scenario] });
  const b = box.battle(0);
  const { hexes } = b.ground;
  const here = new Map<Hex, Laid[]>();
  for (const unit of scenario.units)
    if (unit.setup !== undefined) {
      const hex = hexNamed(hexes, unit.setup.hex);
      here.set(hex, [...(here.get(hex) ?? []), unit]);
    }
  const isBorne = (unit: ScenarioUnit, hex: Hex): boolean => {
    const stack = here.get(hex) ?? [];
    const steps = stack.reduce((sum, each) => sum + each.steps, unit.steps);
    const { footSteps, horseSteps } = box.constants;
    return (
      stack.length < most &&
      steps <= (unit.arm === 'cavalry' ? horseSteps : footSteps) &&
      stack.every(({ arm }) => (arm === 'cavalry') === (unit.arm === 'cavalry')) &&
      [hex, ...hexes.ring(hex, 1)].every((near) => here.get(near)?.every(({ side }) => side === unit.side) ?? true)
    );
  };
  for (const unit of scenario.units as Laid[]) {
    if (unit.setup !== undefined) continue;
    const south = unit.side === scenario.sides[0]?.id;
    const [formation, facing]: [Formation, number] =
      unit.arm === 'artillery' ? ['battery', south ? 11 : 5] : ['column', south ? 0 : 6];
    const hex = hexesOfUnit(unit, hexes).find(
      (each) => mayForm(box, b, unit.arm, formation, each) && isBorne(unit, each),
    );
    if (hex === undefined) throw new Error(`${unit.id} stands nowhere`);
    const stack = here.get(hex) ?? [];
    unit.setup = { hex: hexName(hexes, hex), formation, facing, stack: stack.length + 1 };
    delete unit.reinforcement;
    here.set(hex, [...stack, unit]);
  }
  for (const leader of scenario.leaders as {
    -readonly [key in keyof Scenario['leaders'][number]]: Scenario['leaders'][number][key];
  }[]) {
    if (leader.setup !== undefined) continue;
    const led = scenario.units.filter(({ corps }) => leader.commands.includes(corps));
    const nth = scenario.leaders.indexOf(leader);
    leader.setup = { hex: there(get(led, (nth * 7) % led.length).setup).hex };
    delete leader.reinforcement;
  }
}

/** Quatre-Bras with all that ever comes to it on the map at once. */
export function deployedPack(): Pack {
  const scenario = structuredClone(QUATRE_BRAS);
  const entries = new Map(scenario.groups.map(({ id, entry }) => [id, entry]));
  const nearest = ({ reinforcement }: ScenarioUnit, hexes: Hexes) => {
    const entry = hexNamed(hexes, entries.get(reinforcement?.group ?? '') ?? '');
    return [...Array(hexes.count).keys()].sort((a, c) => hexes.distance(entry, a) - hexes.distance(entry, c));
  };
  deploy(scenario, nearest, 3);
  return { ...STANDARD_PACK, scenarios: [HASSENHAUSEN, scenario] };
}

/** A map of 80 by 60 hexes with ground of every kind, and five hundred pieces, each unit in a hex of its own. */
export function largePack(): Pack {
  const map = largeMap();
  const scenario: Scenario = { ...structuredClone(QUATRE_BRAS), ...armies(), id: HASSENHAUSEN.id, map };
  const hexes = hexesFor(map);
  // The second of the high roads from the north to the south is the line of both armies.
  const line = get(map.roads, 5).hexes;
  scenario.sides = scenario.sides.map(({ id }, i) => ({ id, communication: [there(line.at(i === 0 ? -1 : 0))] }));
  scenario.groups = [];
  scenario.victory = {
    ...scenario.victory,
    objectives: map.names.slice(0, 8).map(({ hex, name }) => ({ hex, name, points: [3, 3], holder: null })),
  };
  scenario.special = { fog: null, restrained: null, standIn: null, skirmish: true };
  const order = fastChance('large');
  const all = [...Array(hexes.count).keys()].map((hex) => ({ hex, at: order.next('field', 1_000_000) }));
  const field = all.sort((a, c) => a.at - c.at).map(({ hex }) => hex);
  const row = (hex: Hex) => Math.floor(hex / COLS);
  const fields = [
    field.filter((hex) => row(hex) > 31 && row(hex) < 48),
    field.filter((hex) => row(hex) > 11 && row(hex) < 28),
  ];
  deploy(scenario, ({ side }) => get(fields, side === scenario.sides[0]?.id ? 0 : 1), 1);
  return { ...STANDARD_PACK, scenarios: [scenario] };
}

/** The units of Quatre-Bras again and again, each time another regiment of another corps. */
function armies(): Pick<Scenario, 'corps' | 'units' | 'leaders'> {
  const { sides, corps, units, leaders } = QUATRE_BRAS;
  const raised = sides.flatMap(({ id: side }) => {
    const own = units.filter((unit) => unit.side === side);
    return Array.from({ length: UNITS }, (_, i): ScenarioUnit => {
      const { setup: _begins, reinforcement: _comes, ...unit } = get(own, i % own.length);
      return { ...unit, id: `${unit.id}-${i}`, no: i + 1, corps: `${unit.corps}-${Math.floor(i / own.length)}` };
    });
  });
  const names = [...new Set(raised.map((unit) => `${unit.side}/${unit.corps}`))].map((name) => name.split('/'));
  return {
    units: raised,
    corps: names.map(([side = '', id = '']) => {
      const steps = raised.reduce((sum, unit) => sum + (unit.corps === id && unit.side === side ? unit.steps : 0), 0);
      const name = there(corps.find((each) => id.startsWith(`${each.id}-`))).name;
      return { id, name, side, steps, demoralised: Math.ceil(steps / 2), despair: Math.ceil((steps * 3) / 4) };
    }),
    leaders: sides.flatMap(({ id: side }) => {
      const own = leaders.filter((leader) => leader.side === side);
      const led = names.flatMap(([of = '', id = '']) => (of === side ? [id] : []));
      return Array.from({ length: LEADERS }, (_, i): Scenario['leaders'][number] => {
        const { setup: _begins, reinforcement: _comes, ...leader } = get(own, i % own.length);
        const commands = i === 0 ? led.slice(0, 20) : [get(led, i % led.length)];
        return { ...leader, id: `${leader.id}-${i}`, rank: i === 0 ? 'army' : 'corps', commands };
      });
    }),
  };
}

function largeMap(): Scenario['map'] {
  const chance = fastChance('large');
  const pick = (many: number): number => chance.next('ground', many) - 1;
  const hexes = hexesOf({ cols: COLS, rows: ROWS, top: 'flat', shoved: 'even' });
  const name = (hex: Hex): string => hexName(hexes, hex);
  /** Easy waves: their sums rise by less than a level from hex to hex. */
  const wave = (col: number, row: number, long: number) =>
    Math.sin(col / long) * Math.cos(row / (long * 0.8)) + 0.5 * Math.sin((col + row) / (long * 0.6));
  const rows = (letter: (col: number, row: number) => string) =>
    Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLS }, (_, col) => letter(col, row)).join(''));
  /** From edge to edge, a little to the left and to the right. */
  const across = (hex: Hex, ways: readonly number[]): Hex[] => {
    const to = get(hexes.next, hex * WAYS + get(ways, pick(ways.length)));
    return to === OFF ? [hex] : [hex, ...across(to, ways)];
  };
  const roads = [
    ...[10, 26, 40, 53].map((row) => ({ type: 'road' as const, hexes: across(row * COLS, [1, 2]) })),
    ...[12, 40, 66].map((col) => ({ type: 'road' as const, hexes: across(col, [3, 3, 3, 2, 4]) })),
    ...[6, 20, 28, 52, 60, 73].map((col) => ({ type: 'path' as const, hexes: across(col, [3, 2, 4]) })),
  ];
  const onRoad = new Set(roads.flatMap((road) => road.hexes));
  const places = new Map<Hex, string>();
  for (const hex of onRoad) if (pick(14) === 0) places.set(hex, 'VVVfFC'.charAt(pick(6)));
  const ground = (col: number, row: number): string => {
    const hex = row * COLS + col;
    const place = places.get(hex);
    if (place !== undefined) return place;
    if (onRoad.has(hex)) return wave(col + 31, row + 7, 4) > 0.75 ? 'W' : '.';
    const [wood, wet] = [wave(col + 31, row + 7, 4), wave(col + 3, row + 50, 5)];
    if (wood > 0.75) return wood > 0.95 ? 'W' : 't';
    if (wet > 1.15) return wet > 1.3 ? '~' : 'm';
    return pick(40) === 0 ? 'r' : '.';
  };
  // Between two columns the hexsides make one line from the north to the south.
  const line = (col: number, from: number, until: number, type: 'stream' | 'river' | 'ravine' | 'fortification') =>
    Array.from({ length: until - from }, (_, i) => (from + i) * COLS + col).flatMap((hex) =>
      [1, 2].flatMap((way): Scenario['map']['hexsides'] => {
        const to = get(hexes.next, hex * WAYS + way);
        if (to === OFF) return [];
        const isBridge = type === 'river' && onRoad.has(hex) && onRoad.has(to);
        return [{ a: name(hex), b: name(to), type: isBridge ? 'bridge' : type }];
      }),
    );
  return {
    cols: COLS,
    rows: ROWS,
    terrain: rows(ground),
    elevation: rows((col, row) => `${Math.max(0, Math.round(1.4 + wave(col, row, 6)))}`),
    hexsides: [
      ...[18, 33, 58].flatMap((col, i) => line(col, 4 + 6 * i, 50 - 5 * i, 'stream')),
      ...line(46, 0, ROWS, 'river'),
      ...line(24, 30, 36, 'ravine'),
      ...line(70, 20, 24, 'fortification'),
    ],
    roads: roads.map(({ type, hexes: along }) => ({ type, hexes: along.map(name) })),
    names: [...places.keys()].slice(0, 60).map((hex, i) => ({ hex: name(hex), name: `Hameau ${i + 1}` })),
  };
}
