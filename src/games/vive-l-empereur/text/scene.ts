import { type Hex, hexName, OFF } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { SceneOf } from '../../../text/scene.ts';
import type { Battle, Box, LeaderFacts, UnitFacts } from '../data/box.ts';
import { HEXSIDES, type Hexside, TERRAIN, type Terrain } from '../data/names.ts';
import { LEADER, type Leader, NONE, type Phase, type SeenUnit, type Unit, type View } from '../position.ts';
import type {
  Army,
  Charge,
  Charges,
  Combat,
  Countercharge,
  Displaced,
  Exploit,
  FirePhase,
  Move,
  Rally,
  Recoil,
  Replacements,
  Retreat,
  Settle,
  Squares,
  Step,
} from '../rules/frames.ts';
import type { Part, PartKey } from '../told.ts';

/** What a sentence is told about. */
export type Scene = SceneOf<Box, View>;

export const battleOf = ({ box, view }: Scene): Battle => box.battle(view.scenario);
export const unitFacts = (s: Scene, unit: Unit): UnitFacts | undefined => battleOf(s).units[unit];
export const leaderFacts = (s: Scene, leader: Leader): LeaderFacts | undefined => battleOf(s).leaders[leader];
export const sideId = (s: Scene, seat: number): string => battleOf(s).scenario.sides[seat]?.id ?? '';
export const corpsName = (s: Scene, corps: number): string => battleOf(s).corps[corps]?.name ?? '';
export const corpsId = (s: Scene, corps: number): string => battleOf(s).corps[corps]?.id ?? '';

/** A unit as the reader sees it; null for one that is hidden in an enemy stack, or is none. */
export const seen = ({ view }: Scene, unit: Unit): SeenUnit | null => view.units[unit] ?? null;

/** The units in a hex that the reader sees, top first, and how many there are. */
export function stackIn({ view }: Scene, hex: Hex): { readonly known: readonly Unit[]; readonly count: number } {
  const units = view.stacks.find((stack) => stack.hex === hex)?.units ?? [];
  return { known: units.filter((unit) => unit !== NONE), count: units.length };
}

export const leadersIn = (s: Scene, hex: Hex): Leader[] =>
  s.view.leaderAt.flatMap((at, leader) => (at === hex ? [leader] : []));
export const isReplacement = ({ view }: Scene, leader: Leader): boolean =>
  ((view.leaderMarks[leader] ?? 0) & LEADER.replacement) !== 0;

/** What the map prints at a hex, or ''. */
const printed = (s: Scene, label: string): string => {
  const { map, victory } = battleOf(s).scenario;
  return [...victory.objectives, ...map.names].find(({ hex }) => hex === label)?.name ?? '';
};

/** `1612 (Gémioncourt)`, or `1612` where the map has no name; `places` are the names that the language has for places. */
export function hexIn(s: Scene, hex: Hex, places: Readonly<Record<string, string>>): string {
  const label = hexName(battleOf(s).ground.hexes, hex);
  const name = printed(s, label);
  return name === '' ? label : `${label} (${(named(places, name) ?? name).replace(/ \((.*)\)$/, ', $1')})`;
}

/** A hex of the map, and not what stands for none. */
export const isHex = (hex: Hex | undefined): hex is Hex => hex !== undefined && hex >= 0;

export function groundAt(
  s: Scene,
  hex: Hex,
): { readonly terrain: Terrain; readonly height: number; readonly road: boolean } {
  const { terrain, height, roadHex } = battleOf(s).ground;
  return { terrain: TERRAIN[terrain[hex] ?? 0] ?? 'clear', height: height[hex] ?? 0, road: roadHex[hex] === 1 };
}

/** What lies on the hexsides of a hex, each once. */
export function sidesOf(s: Scene, hex: Hex): Hexside[] {
  const { feature } = battleOf(s).ground;
  const all = [0, 1, 2, 3, 4, 5].map((way) => feature[hex * 6 + way] ?? OFF);
  return HEXSIDES.filter((_, i) => all.includes(i));
}

/** A number with the minus of print. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));

/** What a table has by an id of the pack. */
export const named = <T>(table: Readonly<Record<string, T>>, id: string | undefined): T | undefined =>
  id !== undefined && Object.hasOwn(table, id) ? table[id] : undefined;

/** The frames that sentences look into, by the first word of their steps. */
interface Frames {
  replacements: Replacements;
  settle: Settle;
  charges: Charges;
  charge: Charge;
  move: Move;
  step: Step;
  recoil: Recoil;
  countercharge: Countercharge;
  squares: Squares;
  retreat: Retreat;
  fires: FirePhase;
  combat: Combat;
  exploit: Exploit;
  rally: Rally;
  army: Army;
  displaced: Displaced;
}

const isOf = <K extends keyof Frames>(frame: { readonly step: string }, chapter: K): frame is Frames[K] =>
  frame.step.startsWith(`${chapter}.`);

/** What is under way of a procedure, the innermost; null when nothing is. */
export function underWay<K extends keyof Frames>({ view }: Scene, chapter: K): Frames[K] | null {
  for (const frame of view.stack.toReversed()) if (isOf(frame, chapter)) return frame;
  return null;
}

/** The odds of a column: `2:1`. */
export const oddsOf = ({ box }: Scene, column: number): string => (box.odds[column] ?? []).join(':');

/** The hour of a turn: `15:30`. */
export const hourOf = (s: Scene, turn: number): string => battleOf(s).scenario.turns[turn - 1] ?? '';

/** `9 − 2 (from the flank) = 7`; of a single part, `9`. `name` tells what a part is for; the first is what is printed. */
export function sum(parts: readonly Part[], total: number, name: (what: PartKey) => string): string {
  const [first, ...rest] = parts.filter(({ value }, i) => i === 0 || value !== 0);
  const added = rest.map(({ what, value }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} (${name(what)})`);
  return rest.length === 0 ? figure(total) : `${figure(first?.value ?? 0)}${added.join('')} = ${figure(total)}`;
}

/** What a fire comes to: `7`, or `2 − 1 (half batteries) = 1` (VE-IV.12-f). */
export function sumOfFire(
  { firers, value }: { readonly firers: readonly { readonly value: number }[]; readonly value: number },
  name: (what: PartKey) => string,
): string {
  const all = firers.reduce((total, each) => total + each.value, 0);
  const clause = 'VE-IV.12-f';
  return sum(
    [
      { what: 'fire', value: all, clause },
      { what: 'halfBatteries', value: value - all, clause },
    ],
    value,
    name,
  );
}

/** `4`, `4 + 1 (Square) = 5` */
export const die = (roll: number, modifier: number, name: string): string =>
  modifier === 0
    ? `${roll}`
    : `${roll} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} (${name}) = ${figure(roll + modifier)}`;

/** Who acts in a phase: in defensive fire it is not the side whose player-turn it is (VE-II-b). */
export const actor = (phase: Phase, seat: Seat): Seat => (phase === 'defensive' ? 1 - seat : seat);
