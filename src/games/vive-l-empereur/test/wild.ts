import { hexesOf, hexName, OFF } from '../../../grids/hexes.ts';
import type { fastChance } from '../../../kernel/fast-chance.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { buildBox } from '../data/build.ts';
import { FORMATIONS, HEXSIDES } from '../data/names.ts';
import type { Scenario } from '../data/schema.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { lift, put, sideOf, unitsAt } from '../field.ts';
import { AWAY, NONE, type Position, type Unit } from '../position.ts';
import { mayForm } from '../rules/ways.ts';

// Ground as no battle has it: every terrain, every hexside and roads across all of it, by chance; and armies thrown upon it.

type Chance = ReturnType<typeof fastChance>;

const LETTERS = '........rrfFCVVWWttmm~';
const LAID = HEXSIDES.filter((each) => each !== 'slope-up' && each !== 'slope-down');

function wildMap(map: Scenario['map'], chance: Chance): Scenario['map'] {
  const pick = (many: number): number => chance.next('ground', many) - 1;
  const hexes = hexesOf({ cols: map.cols, rows: map.rows, top: 'flat', shoved: 'even' });
  const name = (hex: number): string => hexName(hexes, hex);
  const drawn = (letter: () => string): string[] =>
    Array.from({ length: map.rows }, () => Array.from({ length: map.cols }, letter).join(''));
  const hexsides: Scenario['map']['hexsides'] = [];
  for (let hex = 0; hex < hexes.count; hex++)
    for (const way of [0, 1, 2]) {
      const to = get(hexes.next, hex * 6 + way);
      if (to !== OFF && pick(4) === 0) hexsides.push({ a: name(hex), b: name(to), type: get(LAID, pick(LAID.length)) });
    }
  const roads = Array.from({ length: 60 }, (_, i): Scenario['map']['roads'][number] => {
    let hex = pick(hexes.count);
    const along = [name(hex)];
    for (let far = 0; far < 12; far++) {
      const to = get(hexes.next, hex * 6 + pick(6));
      if (to === OFF || along.includes(name(to))) continue;
      along.push(name(to));
      hex = to;
    }
    return { type: i % 3 === 0 ? 'path' : 'road', hexes: along };
  });
  return {
    ...map,
    terrain: drawn(() => LETTERS[pick(LETTERS.length)] ?? '.'),
    elevation: drawn(() => `${Math.max(0, pick(5) - 2)}`),
    hexsides,
    roads: roads.filter(({ hexes: along }) => along.length > 1),
  };
}

/** The armies of Quatre-Bras on ground of chance, where light infantry may skirmish. */
export function wildBox(chance: Chance): Box {
  const scenario = structuredClone(there(STANDARD_PACK.scenarios[1]));
  scenario.map = wildMap(scenario.map, chance);
  scenario.special = { fog: null, restrained: null, standIn: null, skirmish: true };
  return buildBox({ ...STANDARD_PACK, scenarios: [scenario] });
}

/** Throws the armies of a battle close together anywhere on its map, each hex its own side and arm. */
export function scatter(
  box: Box,
  p: Position,
  chance: Chance,
  across = 2,
  isWanted: (unit: Unit) => boolean = () => true,
): void {
  const b = box.battle(p.scenario);
  const pick = (many: number): number => chance.next('throw', many) - 1;
  for (let unit = 0; unit < b.units.length; unit++) lift(p, unit, AWAY.waiting);
  const middle = pick(b.ground.hexes.count);
  const field = Array.from({ length: b.ground.hexes.count }, (_, hex) => hex).filter(
    (hex) => b.ground.hexes.distance(middle, hex) <= across,
  );
  for (let i = 0; i < 4 * b.units.length; i++) {
    const unit = i % b.units.length;
    if ((p.hex[unit] ?? OFF) >= 0 || !isWanted(unit)) continue;
    const { arm, steps, light } = get(b.units, unit);
    const hex = get(field, pick(field.length));
    const formation = get(FORMATIONS, pick(FORMATIONS.length));
    const here = unitsAt(p, hex);
    if (formation === 'skirmish' && !light) continue;
    if (!mayForm(box, b, arm, formation, hex) || here.length > 2) continue;
    const isStrange = (other: number): boolean =>
      sideOf(b, other) !== sideOf(b, unit) ||
      (get(b.units, other).arm === 'cavalry') !== (arm === 'cavalry') ||
      // VE-V.7-e
      p.formation[other] === 'skirmish';
    if (here.some(isStrange)) continue;
    const how = box.formations[arm][formation];
    p.facing[unit] = how?.facing === 'none' ? 0 : 2 * pick(6) + (how?.facing === 'vertex' ? 1 : 0);
    p.formation[unit] = formation;
    p.steps[unit] = 1 + pick(steps);
    p.marker[unit] = formation === 'disorganised' ? p.turn : NONE;
    const second =
      formation === 'skirmish' ? get(b.ground.hexes.next, hex * 6 + (((p.facing[unit] ?? 0) + 3) % 12) / 2) : OFF;
    // Skirmishers lie here on ground that takes both halves; else they stay away.
    if (formation === 'skirmish' && (second === OFF || here.length > 0 || unitsAt(p, second).length > 0)) continue;
    put(p, unit, hex, false, second);
  }
}
