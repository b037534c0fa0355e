import type { Hex } from '../../../../grids/hexes.ts';
import type { Seat } from '../../../../kernel/flow.ts';
import { does, list, type Noun, noun, type Subject, subject, type Verb } from '../../../../text/english.ts';
import { isReader } from '../../../../text/scene.ts';
import type { Formation } from '../../data/names.ts';
import { type Corps, type Facing, type Leader, UNSEEN, type Unit } from '../../position.ts';
import { namesEn as names } from '../names.en.ts';
import {
  corpsId,
  corpsName,
  hexIn,
  isReplacement,
  leaderFacts,
  named,
  type Scene,
  sideId,
  stackIn,
  unitFacts,
} from '../scene.ts';

const UNIT = noun('the unit');
const LEADER = noun('the leader');

/** `French army` */
export const army = (s: Scene, seat: Seat): string => named(names.armies, sideId(s, seat)) ?? side(s, seat).alone;
export const side = (s: Scene, seat: Seat): Noun => named(names.sides, sideId(s, seat)) ?? noun('the side');
/** `you`, `the French` */
export const player = (s: Scene, seat: Seat): Subject => subject(side(s, seat), isReader(s, seat));

/** What another set of components has, by the name that stands on it. */
const printed = (name: string | undefined, otherwise: Noun): Noun => (name === undefined ? otherwise : noun(name));

/** `the 2nd Light`, `the 5th and 6th Lancers` */
export function unit(s: Scene, id: Unit): Noun {
  const facts = unitFacts(s, id);
  return named(names.units, facts?.id) ?? printed(facts?.name, UNIT);
}
export const the = (s: Scene, id: Unit): string => unit(s, id).the;
/** `The 2nd Light charges`, `The 5th and 6th Lancers charge` */
export const act = (s: Scene, id: Unit, verb: Verb): string => does(subject(unit(s, id)), verb);
/** Several as far as they are seen; of the others how many. */
export function units(s: Scene, ids: readonly Unit[]): string {
  const known = ids.filter((id) => id !== UNSEEN).map((id) => the(s, id));
  const hidden = ids.length - known.length;
  return known.length === 0 ? UNIT.the : list(hidden === 0 ? known : [...known, `${hidden} more`]);
}
/** `The 2nd Light fires`, `The 2nd Light and the 61st Line fire` */
export const together = (s: Scene, ids: readonly Unit[], verb: Verb): string =>
  does(subject(ids.length === 1 ? unit(s, ids[0] ?? -1) : noun(units(s, ids), true)), verb);

/** A leader by his own name, whoever has replaced him since. */
export function officer(s: Scene, id: Leader): Noun {
  const facts = leaderFacts(s, id);
  return named(names.leaders, facts?.id) ?? printed(facts?.name, LEADER);
}
/** `Ney`, `Ney’s successor` */
export const leader = (s: Scene, id: Leader): Noun =>
  isReplacement(s, id) ? noun(`${officer(s, id).the}’s successor`) : officer(s, id);

export const corps = (s: Scene, id: Corps): Noun =>
  named(names.corps, corpsId(s, id)) ?? noun(`the corps ${corpsName(s, id)}`.trim());

/** `1612 (Gémioncourt)` */
export const at = (s: Scene, hex: Hex): string => hexIn(s, hex, names.places);

/** The units in a hex as far as they are seen: `the 2nd Light and 1 more`. */
export function stack(s: Scene, hex: Hex): string {
  const { known, count } = stackIn(s, hex);
  const [top] = known;
  if (top === undefined) return `the stack in ${at(s, hex)}`;
  return count === 1 ? the(s, top) : `${the(s, top)} and ${count - 1} more`;
}

/** Whoever is seen in a hex, and where: `the 2nd Light and 1 more in 1612` */
export const whom = (s: Scene, hex: Hex): string =>
  stackIn(s, hex).known.length === 0 ? at(s, hex) : `${stack(s, hex)} in ${at(s, hex)}`;

/** `one step`, `2 steps` */
export const steps = (n: number): string => (n === 1 ? 'one step' : `${n} steps`);
export const hexes = (n: number): string => (n === 1 ? 'one hex' : `${n} hexes`);
export const points = (n: number): string => (n === 1 ? 'one point' : `${n} points`);

const SHAPES: Readonly<Record<Formation, string>> = {
  ...names.formations,
  line: 'in Line',
  column: 'in Column',
  square: 'in Square',
  skirmish: 'in Skirmish order',
  battery: 'in Battery',
};
/** `in Line`, `Adapted` */
export const shape = (formation: Formation): string => SHAPES[formation];
export const way = (facing: Facing): string => names.ways[facing] ?? '';
const ROUND: readonly Formation[] = ['square', 'adapted', 'disorganised'];
/** `in Line, facing north`, `in Square` */
export const stance = (formation: Formation, facing: Facing): string =>
  ROUND.includes(formation) ? shape(formation) : `${shape(formation)}, facing ${way(facing)}`;
