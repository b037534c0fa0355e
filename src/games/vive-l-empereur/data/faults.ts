import { type Hex, hexesOf, hexNamed, OFF, WAYS } from '../../../grids/hexes.ts';
import { repeated } from '../../../kernel/read-pack.ts';
import { get } from '../../../kernel/there.ts';
import { FAR, type Ground, groundOf, wayHome } from './ground.ts';
import { ARMS, type Arm, FIRE_RESULTS, type FORMATIONS, HEXSIDES, SHOCK_RESULTS, TERRAIN } from './names.ts';
import type { Pack, Scenario } from './schema.ts';

/** What is wrong with a pack of the right shape, a sentence each: values that cannot all be true at once. */
export function* faults(pack: Pack): Generator<string> {
  yield* inOrder('terrain', pack.terrain, TERRAIN);
  yield* inOrder('hexsides', pack.hexsides, HEXSIDES);
  yield* repeated('terrain', 'letter', pack.terrain);
  for (const [i, { arm, formation }] of pack.formations.entries())
    if (pack.formations.findIndex((each) => each.arm === arm && each.formation === formation) !== i)
      yield `formations[${i}] tells of ${arm} in ${formation} a second time`;
  yield* tableFaults(pack);
  yield* repeated('scenarios', 'id', pack.scenarios);
  for (const [i, scenario] of pack.scenarios.entries()) yield* scenarioFaults(`scenarios[${i}]`, pack, scenario);
}

function* inOrder(key: string, list: readonly { readonly id: string }[], order: readonly string[]): Generator<string> {
  for (const [i, id] of order.entries()) if (list[i]?.id !== id) yield `${key}[${i}].id must be '${id}'`;
}

/** Results never get worse for the firer or the attacker with a higher die or value. */
function* tableFaults({ fireTable, shockTable }: Pack): Generator<string> {
  for (const [i, from] of fireTable.least.entries())
    if (i > 0 && from <= get(fireTable.least, i - 1)) yield `fireTable.least[${i}] must be above the number before it`;
  for (const [i, [a = 1, b = 1]] of shockTable.odds.entries()) {
    const [c = 1, d = 1] = shockTable.odds[i - 1] ?? [0, 1];
    if (a * d <= b * c) yield `shockTable.odds[${i}] must be above the odds before them`;
  }
  const fire = fireTable.rows.map((row) => row.map((cell) => FIRE_RESULTS.indexOf(cell)));
  const results: readonly string[] = SHOCK_RESULTS;
  const shock = [0, 1].map((half) =>
    shockTable.rows.map((row) =>
      row.map((cell) => results.indexOf(cell.split('/')[half] ?? '') * (half === 0 ? -1 : 1)),
    ),
  );
  for (const [key, rows] of [['fireTable', fire] as const, ...shock.map((rows) => ['shockTable', rows] as const)])
    for (const [i, row] of rows.entries())
      for (const [j, cell] of row.entries())
        if (cell < (row[j - 1] ?? cell) || cell < (rows[i - 1]?.[j] ?? cell))
          yield `${key}.rows[${i}][${j}] is worse than with a lower die or value`;
}

function* scenarioFaults(at: string, pack: Pack, scenario: Scenario): Generator<string> {
  const { map, sides } = scenario;
  for (const key of ['sides', 'corps', 'units', 'leaders', 'groups'] as const)
    yield* repeated(`${at}.${key}`, 'id', scenario[key]);
  yield* rowFaults(`${at}.map.terrain`, map.terrain, map, new Set(pack.terrain.map(({ letter }) => letter)), 'terrain');
  yield* rowFaults(`${at}.map.elevation`, map.elevation, map, new Set('0123456789'), 'height');
  yield* hexFaults(at, scenario);
  yield* nameFaults(at, scenario);
  yield* mapFaults(`${at}.map`, pack, scenario);
  const ground = groundOf(pack, map);
  yield* slopeFaults(`${at}.map`, ground);
  yield* setupFaults(at, pack, scenario, ground);
  yield* wayFaults(at, scenario, ground);
  if (sides[0]?.id === sides[1]?.id) yield `${at}.sides must be two`;
}

function* rowFaults(
  at: string,
  rows: readonly string[],
  { cols, rows: count }: Scenario['map'],
  known: ReadonlySet<string>,
  what: string,
): Generator<string> {
  if (rows.length !== count) yield `${at} has ${rows.length} rows, ${count} are needed`;
  for (const [i, row] of rows.entries()) {
    if (row.length !== cols) yield `${at}[${i}] has ${row.length} letters, ${cols} are needed`;
    for (const letter of row) if (!known.has(letter)) yield `${at}[${i}] has a letter that is no ${what}`;
  }
}

/** Every hex that is named lies on the map. */
function* hexFaults(at: string, { map, sides, units, leaders, groups, victory }: Scenario): Generator<string> {
  const hexes = hexesOf({ cols: map.cols, rows: map.rows, top: 'flat', shoved: 'even' });
  const named: [string, string | undefined][] = [
    ...map.hexsides.flatMap(({ a, b }, i): [string, string][] => [
      [`map.hexsides[${i}].a`, a],
      [`map.hexsides[${i}].b`, b],
    ]),
    ...map.roads.flatMap((road, i) =>
      road.hexes.map((hex, j): [string, string] => [`map.roads[${i}].hexes[${j}]`, hex]),
    ),
    ...map.names.map(({ hex }, i): [string, string] => [`map.names[${i}].hex`, hex]),
    ...units.map(({ setup }, i): [string, string | undefined] => [`units[${i}].setup.hex`, setup?.hex]),
    ...leaders.map(({ setup }, i): [string, string | undefined] => [`leaders[${i}].setup.hex`, setup?.hex]),
    ...victory.objectives.map(({ hex }, i): [string, string] => [`victory.objectives[${i}].hex`, hex]),
  ];
  const edges: [string, string][] = [
    ...sides.flatMap(({ communication }, i) =>
      communication.map((hex, j): [string, string] => [`sides[${i}].communication[${j}]`, hex]),
    ),
    ...groups.map(({ entry }, i): [string, string] => [`groups[${i}].entry`, entry]),
  ];
  for (const [key, hex] of [...named, ...edges])
    if (hex !== undefined && hexNamed(hexes, hex) === OFF) yield `${at}.${key} is '${hex}', which is not on the map`;
  for (const [key, name] of edges) {
    const hex = hexNamed(hexes, name);
    if (!hexes.next.subarray(hex * WAYS, hex * WAYS + WAYS).includes(OFF))
      yield `${at}.${key} is '${name}', which is not at the edge of the map`;
  }
}

/** Everything that is spoken of by its id is there, and on the right side. */
function* nameFaults(at: string, scenario: Scenario): Generator<string> {
  const { sides, corps, units, leaders, groups, victory, special } = scenario;
  const seats = new Set(sides.map(({ id }) => id));
  for (const key of ['corps', 'units', 'leaders', 'groups'] as const)
    for (const [i, { side }] of scenario[key].entries())
      if (!seats.has(side)) yield `${at}.${key}[${i}].side is '${side}', there is no such side`;
  const corpsSide = new Map(corps.map(({ id, side }) => [id, side]));
  const groupSide = new Map(groups.map(({ id, side }) => [id, side]));
  for (const [i, unit] of units.entries()) {
    if (corpsSide.get(unit.corps) !== unit.side)
      yield `${at}.units[${i}].corps is '${unit.corps}', no corps of its side`;
    if (!leaders.some(({ commands }) => commands.includes(unit.corps)))
      yield `${at}.units[${i}] has nobody who commands its corps '${unit.corps}'`;
    const { line, column, limbered } = unit.mp;
    const fits =
      unit.arm === 'artillery'
        ? limbered !== undefined && line === undefined && column === undefined
        : column !== undefined && limbered === undefined && (unit.arm === 'infantry') === (line !== undefined);
    if (!fits) yield `${at}.units[${i}].mp does not fit its arm`;
  }
  for (const key of ['units', 'leaders'] as const)
    for (const [i, { side, setup, reinforcement }] of scenario[key].entries()) {
      if ((setup === undefined) === (reinforcement === undefined))
        yield `${at}.${key}[${i}] must either begin on the map or come as a reinforcement`;
      if (reinforcement !== undefined && groupSide.get(reinforcement.group) !== side)
        yield `${at}.${key}[${i}].reinforcement.group is '${reinforcement.group}', no group of its side`;
    }
  for (const [i, { side, commands }] of leaders.entries())
    for (const id of commands)
      if (corpsSide.get(id) !== side) yield `${at}.leaders[${i}].commands has '${id}', no corps of his side`;
  for (const [i, { holder }] of victory.objectives.entries())
    if (holder !== null && !seats.has(holder))
      yield `${at}.victory.objectives[${i}].holder is '${holder}', there is no such side`;
  for (const [i, { id, side, steps, demoralised, despair }] of corps.entries()) {
    const present = units.reduce((sum, unit) => sum + (unit.corps === id && unit.side === side ? unit.steps : 0), 0);
    if (present !== steps) yield `${at}.corps[${i}].steps is ${steps}, its units have ${present}`;
    if ((demoralised ?? 0) > (despair ?? 999)) yield `${at}.corps[${i}] despairs before it is demoralised`;
  }
  if (special.restrained !== null && !corpsSide.has(special.restrained.corps))
    yield `${at}.special.restrained speaks of '${special.restrained.corps}', there is no such corps`;
  for (const id of special.standIn === null ? [] : [special.standIn.leader, special.standIn.until])
    if (!leaders.some((leader) => leader.id === id))
      yield `${at}.special.standIn speaks of '${id}', there is no such leader`;
}

/** Hexsides and roads join adjacent hexes; a road ends at the edge, at another road, or in a village. */
function* mapFaults(at: string, pack: Pack, { map }: Scenario): Generator<string> {
  const hexes = hexesOf({ cols: map.cols, rows: map.rows, top: 'flat', shoved: 'even' });
  const hex = (name: string): Hex => hexNamed(hexes, name);
  for (const [i, { a, b, type }] of map.hexsides.entries()) {
    if (hexes.wayTo(hex(a), hex(b)) === OFF) yield `${at}.hexsides[${i}]: '${a}' and '${b}' are not adjacent`;
    if (type.startsWith('slope')) yield `${at}.hexsides[${i}]: slopes follow from the heights`;
  }
  const letters = new Map(pack.terrain.map(({ letter, id }) => [letter, id]));
  for (const [i, road] of map.roads.entries()) {
    for (const [j, name] of road.hexes.entries()) {
      const before = road.hexes[j - 1];
      if (before !== undefined && hexes.wayTo(hex(before), hex(name)) === OFF)
        yield `${at}.roads[${i}]: '${before}' and '${name}' are not adjacent`;
    }
    for (const end of [road.hexes[0], road.hexes.at(-1)]) {
      if (end === undefined) {
        yield `${at}.roads[${i}] has no hexes`;
        continue;
      }
      const at6 = hex(end) * WAYS;
      const ground = letters.get(map.terrain[Math.floor(hex(end) / map.cols)]?.[hex(end) % map.cols] ?? '');
      const meets = map.roads.some((other, k) => k !== i && other.hexes.includes(end));
      const built = ground === 'town' || ground === 'fortified-farm' || ground === 'chateau' || ground === 'farm';
      if (!meets && !built && !hexes.next.subarray(at6, at6 + WAYS).includes(OFF))
        yield `${at}.roads[${i}] ends at '${end}', in the middle of nowhere`;
    }
  }
}

function* slopeFaults(at: string, { hexes, height }: Ground): Generator<string> {
  for (let side = 0; side < hexes.count * WAYS; side++) {
    const [hex, to] = [Math.floor(side / WAYS), get(hexes.next, side)];
    if (to !== OFF && Math.abs(get(height, hex) - get(height, to)) > 1)
      yield `${at}.elevation has a slope of more than one level`;
  }
}

/** Who stands where at the start: formation, facing, terrain, and the limits of a hex (VE-V.1, VE-V.2). */
function* setupFaults(at: string, pack: Pack, { units, leaders }: Scenario, ground: Ground): Generator<string> {
  const { hexes } = ground;
  const here = new Map<Hex, Scenario['units'][number][]>();
  for (const [i, unit] of units.entries()) {
    const { setup, arm } = unit;
    if (setup === undefined) continue;
    const key = `${at}.units[${i}].setup`;
    const known = pack.formations.find((each) => each.arm === arm && each.formation === setup.formation);
    if (known === undefined || setup.formation === 'disorganised' || setup.formation === 'skirmish') {
      yield `${key}.formation is '${setup.formation}', in which its arm cannot begin`;
      continue;
    }
    if (known.facing !== 'none' && (setup.facing % 2 === 1) !== (known.facing === 'vertex'))
      yield `${key}.facing is ${setup.facing}, which does not fit its formation`;
    const hex = hexNamed(hexes, setup.hex);
    if (!stands(pack, ground, arm, setup.formation, hex))
      yield `${key}.formation is '${setup.formation}', which the ground there does not allow`;
    const others = here.get(hex) ?? [];
    if (others.some(({ side }) => side !== unit.side)) yield `${key}.hex is '${setup.hex}', where the enemy stands`;
    if (others.some((other) => (other.arm === 'cavalry') !== (arm === 'cavalry')))
      yield `${key}.hex is '${setup.hex}', where cavalry would stand with infantry or artillery`;
    if (others.some((other) => other.setup?.stack === setup.stack)) yield `${key}.stack is taken in '${setup.hex}'`;
    here.set(hex, [...others, unit]);
    const steps = [...others, unit].reduce((sum, each) => sum + each.steps, 0);
    if (steps > (arm === 'cavalry' ? pack.constants.horseSteps : pack.constants.footSteps))
      yield `${key}.hex is '${setup.hex}', where more steps stand than a hex holds`;
  }
  for (const [hex, stack] of here)
    for (let way = 0; way < WAYS; way++)
      if (here.get(get(hexes.next, hex * WAYS + way))?.some(({ side }) => side !== stack[0]?.side))
        yield `${at}: enemies begin side by side at '${stack[0]?.setup?.hex ?? ''}'`;
  for (const [i, { side, setup }] of leaders.entries())
    if (setup !== undefined && here.get(hexNamed(hexes, setup.hex))?.some((unit) => unit.side !== side))
      yield `${at}.leaders[${i}].setup.hex is '${setup.hex}', where the enemy stands`;
}

/** VE-IV: may a unit stand there in this formation? In Column also where a road lets it (VE-VI.7-c). */
function stands(pack: Pack, ground: Ground, arm: Arm, formation: (typeof FORMATIONS)[number], hex: Hex): boolean {
  const terrain = get(pack.terrain, get(ground.terrain, hex));
  const road = get(ground.roadHex, hex) === 1;
  if (terrain.formation === 'none') return false;
  if (terrain.move[arm === 'infantry' ? 'foot' : arm === 'cavalry' ? 'horse' : 'guns'] === null && !road) return false;
  if (formation === 'column' || formation === 'limbered')
    return terrain.formation !== 'adapted' || road || (arm === 'artillery' && terrain.id === 'town');
  if (formation === 'adapted') return terrain.formation === 'adapted';
  return terrain.formation === 'any';
}

/** Every arm finds its way home from wherever it can stand, and from its entries to every objective. */
function* wayFaults(at: string, { sides, groups, victory, map }: Scenario, ground: Ground): Generator<string> {
  const hex = (name: string): Hex => hexNamed(ground.hexes, name);
  for (const arm of ARMS) {
    const room = arm === 'infantry' ? 'foot' : arm === 'cavalry' ? 'horse' : 'guns';
    for (const [i, { communication }] of sides.entries()) {
      const far = wayHome(ground, arm, communication.map(hex));
      for (let from = 0; from < ground.hexes.count; from++) {
        const enters = Array.from({ length: WAYS }, (_, way) => {
          const next = get(ground.hexes.next, from * WAYS + way);
          return next === OFF ? -1 : get(ground.entry[room], next * WAYS + ((way + 3) % WAYS));
        });
        if (get(far, from) === FAR && enters.some((cost) => cost >= 0))
          yield `${at}.sides[${i}].communication: ${arm} finds no way there from everywhere on the map`;
      }
    }
    for (const { hex: goal } of victory.objectives) {
      const strong = 'FC'.includes(map.terrain[Math.floor(hex(goal) / map.cols)]?.[hex(goal) % map.cols] ?? '');
      const far = wayHome(ground, arm, [hex(goal)]);
      for (const [i, { entry }] of groups.entries())
        if (get(far, hex(entry)) === FAR && (arm === 'infantry' || !strong))
          yield `${at}.groups[${i}].entry: ${arm} finds no way from there to '${goal}'`;
    }
  }
}
