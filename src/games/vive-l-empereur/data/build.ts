import { hexNamed, OFF } from '../../../grids/hexes.ts';
import type { PackInfo } from '../../../kernel/game.ts';
import { packInfo, places } from '../../../kernel/pack.ts';
import { get } from '../../../kernel/there.ts';
import type { Arrival, Battle, Box, FormationFacts, ShockCell } from './box.ts';
import { groundOf, wayHome } from './ground.ts';
import { type Arm, FORMATIONS, type Formation, type ShockResult } from './names.ts';
import type { Pack, Scenario } from './schema.ts';
import { sightOf } from './sight.ts';

const ids = (list: readonly { readonly id: string }[]) => places(list.map(({ id }) => id));
const UNREACHED = 9999;
/** More than all units of any hex and phase together fire. */
const MOST_FIRE = 200;

/** The tables that the rules look into, from a pack that `readPack` has accepted. */
export function buildBox(pack: Pack, info: PackInfo = packInfo(pack.game, pack)): Box {
  const { provenance: _sources, ...constants } = pack.constants;
  const { least } = pack.fireTable;
  const battles: Battle[] = [];
  return {
    info,
    constants,
    replacement: pack.replacement,
    terrain: pack.terrain,
    hexsides: pack.hexsides,
    formations: {
      infantry: formationsOf(pack, 'infantry'),
      cavalry: formationsOf(pack, 'cavalry'),
      artillery: formationsOf(pack, 'artillery'),
    },
    fireColumn: Uint8Array.from({ length: MOST_FIRE + 1 }, (_, value) =>
      Math.max(0, least.filter((from) => from <= value).length - 1),
    ),
    fireTable: pack.fireTable.rows,
    odds: pack.shockTable.odds,
    shockTable: pack.shockTable.rows.map((row) => row.map(cellOf)),
    scenarios: pack.scenarios,
    battle: (scenario) => {
      battles[scenario] ??= battleOf(pack, get(pack.scenarios, scenario));
      return battles[scenario];
    },
  };
}

// The schema has matched both halves.
function cellOf(text: string): ShockCell {
  const [attacker, defender] = text.split('/') as [ShockResult, ShockResult];
  return { attacker, defender };
}

function formationsOf(pack: Pack, arm: Arm): Readonly<Record<Formation, FormationFacts | null>> {
  const of = (formation: Formation): FormationFacts | null => {
    const found = pack.formations.find((each) => each.arm === arm && each.formation === formation);
    if (found === undefined) return null;
    const set = (offsets: readonly number[], value = 1, table: Uint8Array = new Uint8Array(12)): Uint8Array => {
      for (const offset of offsets) table[(offset + 12) % 12] = value;
      return table;
    };
    return {
      facing: found.facing,
      zone: set(found.rear, 2, set(found.flank, 1)),
      enter: set(found.enter),
      fire: set(found.fire),
      shock: set(found.shock),
    };
  };
  const [line, column, square, adapted, disorganised, skirmish, limbered, battery] = FORMATIONS.map(of);
  return {
    line: line ?? null,
    column: column ?? null,
    square: square ?? null,
    adapted: adapted ?? null,
    disorganised: disorganised ?? null,
    skirmish: skirmish ?? null,
    limbered: limbered ?? null,
    battery: battery ?? null,
  };
}

/** The tables of a scenario, made when it is first played. */
export function battleOf(pack: Pack, scenario: Scenario): Battle {
  const { map, victory, special } = scenario;
  const ground = groundOf(pack, map);
  const hex = (name: string): number => hexNamed(ground.hexes, name);
  const seat = ids(scenario.sides);
  const corpsOf = ids(scenario.corps);
  const groupOf = ids(scenario.groups);
  const leaderOf = ids(scenario.leaders);
  const groups = scenario.groups.map(({ id, side, entry }) => ({ id, side: seat(side), entry: hex(entry) }));
  const arrivalOf = (at: Scenario['units'][number]['reinforcement']): Arrival | null =>
    at === undefined ? null : { turn: at.turn, group: groupOf(at.group), entry: get(groups, groupOf(at.group)).entry };
  const units = scenario.units.map(({ mp, side, corps, setup, reinforcement, steady, ...unit }) => ({
    ...unit,
    side: seat(side),
    corps: corpsOf(corps),
    line: mp.line ?? 0,
    column: mp.column ?? mp.limbered ?? 0,
    light: unit.arm === 'infantry' && unit.range > 1,
    wear: wearOf(pack, unit.steps, steady === true),
    setup: setup === undefined ? null : { ...setup, hex: hex(setup.hex) },
    arrival: arrivalOf(reinforcement),
  }));
  const goals = scenario.sides.map(({ communication }) => communication.map(hex));
  return {
    id: scenario.id,
    scenario,
    ground,
    sight: sightOf(ground, pack.terrain),
    home: goals.map((to) => ({
      infantry: wayHome(ground, 'infantry', to),
      cavalry: wayHome(ground, 'cavalry', to),
      artillery: wayHome(ground, 'artillery', to),
    })),
    loc: goals.map((to) => Uint8Array.from({ length: ground.hexes.count }, (_, at) => (to.includes(at) ? 1 : 0))),
    units,
    armies: scenario.sides.map((_, side) => {
      const own = units.flatMap((unit, i) => (unit.side === side ? i : []));
      return { units: own, horse: own.filter((unit) => units[unit]?.arm === 'cavalry') };
    }),
    leaders: scenario.leaders.map(({ side, commands, setup, reinforcement, ...leader }) => ({
      ...leader,
      side: seat(side),
      commands: scenario.corps.map(({ id }) => commands.includes(id)),
      hex: setup === undefined ? OFF : hex(setup.hex),
      arrival: arrivalOf(reinforcement),
    })),
    corps: scenario.corps.map(({ id, name, side, demoralised, despair }, corps) => ({
      id,
      name,
      side: seat(side),
      demoralised: demoralised ?? UNREACHED,
      despair: despair ?? UNREACHED,
      units: units.flatMap((unit, i) => (unit.corps === corps ? i : [])),
      steps: units.reduce((sum, unit) => sum + (unit.corps === corps ? unit.steps : 0), 0),
    })),
    groups,
    objectives: victory.objectives.map(({ hex: at, name, points, holder }) => ({
      hex: hex(at),
      name,
      points,
      holder: holder === null ? OFF : seat(holder),
    })),
    turns: scenario.turns.length,
    restrained: special.restrained === null ? OFF : corpsOf(special.restrained.corps),
    standIn: special.standIn === null ? OFF : leaderOf(special.standIn.leader),
    relief: special.standIn === null ? OFF : leaderOf(special.standIn.until),
  };
}

/** VE-X.4-h: by present steps from 0 on. The rows begin with a strength of 4; strengths above 9 use the last. */
function wearOf(pack: Pack, steps: number, steady: boolean): readonly number[] {
  const { rows } = pack.moraleLoss;
  const row = steady || steps < 4 ? null : get(rows, Math.min(steps, 9) - 4);
  return Array.from({ length: steps + 1 }, (_, now) =>
    row === null || now === 0 ? 0 : (row[Math.min(now, 7) - 1] ?? 0),
  );
}
