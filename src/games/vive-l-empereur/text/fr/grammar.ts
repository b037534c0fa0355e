import type { Hex } from '../../../../grids/hexes.ts';
import type { Seat } from '../../../../kernel/flow.ts';
import {
  accord,
  fait,
  list,
  type Noun,
  noun,
  proper,
  type Subject,
  subject,
  type Verb,
} from '../../../../text/french.ts';
import { isReader } from '../../../../text/scene.ts';
import type { Formation } from '../../data/names.ts';
import { type Corps, type Facing, type Leader, UNSEEN, type Unit } from '../../position.ts';
import { namesFr as names } from '../names.fr.ts';
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

const UNIT = noun('l’', 'unité', 'f');
const LEADER = noun('le', 'chef', 'm');

/** `armée française` */
export const army = (s: Scene, seat: Seat): string => named(names.armies, sideId(s, seat)) ?? side(s, seat).alone;
export const side = (s: Scene, seat: Seat): Noun => named(names.sides, sideId(s, seat)) ?? noun('le', 'camp', 'm');
/** `vous`, `les Français` */
export const player = (s: Scene, seat: Seat): Subject => subject(side(s, seat), isReader(s, seat));

/** What another set of components has, by the name that stands on it. */
const printed = (name: string | undefined, otherwise: Noun): Noun => (name === undefined ? otherwise : proper(name));

/** `le 2e léger`, `les 5e et 6e lanciers` */
export function unit(s: Scene, id: Unit): Noun {
  const facts = unitFacts(s, id);
  return named(names.units, facts?.id) ?? printed(facts?.name, UNIT);
}
export const le = (s: Scene, id: Unit): string => unit(s, id).le;
/** `Le 2e léger charge`, `Les 5e et 6e lanciers chargent` */
export const act = (s: Scene, id: Unit, verb: Verb): string => fait(subject(unit(s, id)), verb);
/** Several as far as they are seen; of the others how many. */
export function units(s: Scene, ids: readonly Unit[]): string {
  const known = ids.filter((id) => id !== UNSEEN).map((id) => le(s, id));
  const hidden = ids.length - known.length;
  return known.length === 0
    ? UNIT.le
    : list(hidden === 0 ? known : [...known, `${hidden} autre${hidden === 1 ? '' : 's'}`]);
}
/** Several as one noun, for a verb that agrees with all of them: feminine only where all are. */
export function all(s: Scene, ids: readonly Unit[]): Noun {
  const [first = UNIT, ...rest] = ids.map((id) => unit(s, id));
  if (rest.length === 0) return first;
  const feminine = first.feminine && rest.every((one) => one.feminine);
  return { ...first, le: units(s, ids), plural: true, feminine };
}
/** `Le 2e léger tire`, `Le 2e léger et le 61e de ligne tirent` */
export const together = (s: Scene, ids: readonly Unit[], verb: Verb): string => fait(subject(all(s, ids)), verb);
/** `Le 2e léger est éliminé`, `La batterie Stevenart est éliminée` */
export const become = (who: Noun, participle: string): string =>
  `${fait(subject(who), ['est', 'sont'])} ${accord(who, participle)}`;

/** A leader by his own name, whoever has replaced him since. */
export function officer(s: Scene, id: Leader): Noun {
  const facts = leaderFacts(s, id);
  return named(names.leaders, facts?.id) ?? printed(facts?.name, LEADER);
}
/** `Ney`, `le successeur de Ney` */
export const leader = (s: Scene, id: Leader): Noun =>
  isReplacement(s, id) ? noun('le', `successeur ${officer(s, id).de}`, 'm') : officer(s, id);

export const corps = (s: Scene, id: Corps): Noun =>
  named(names.corps, corpsId(s, id)) ?? noun('le', `corps ${corpsName(s, id)}`.trim(), 'm');

/** `1612 (Gémioncourt)` */
export const at = (s: Scene, hex: Hex): string => hexIn(s, hex, names.places);

/** The units in a hex as far as they are seen: `le 2e léger et 1 autre`. */
export function stack(s: Scene, hex: Hex): string {
  const { known, count } = stackIn(s, hex);
  const [top] = known;
  if (top === undefined) return `la pile en ${at(s, hex)}`;
  return count === 1 ? le(s, top) : `${le(s, top)} et ${count - 1} autre${count === 2 ? '' : 's'}`;
}

/** Whoever is seen in a hex, and where: `le 2e léger et 1 autre en 1612` */
export const whom = (s: Scene, hex: Hex): string =>
  stackIn(s, hex).known.length === 0 ? at(s, hex) : `${stack(s, hex)} en ${at(s, hex)}`;

/** `un pas`, `2 pas` */
export const steps = (n: number): string => (n === 1 ? 'un pas' : `${n} pas`);
export const hexes = (n: number): string => (n === 1 ? 'un hex' : `${n} hexs`);
export const points = (n: number): string => (n === 1 ? 'un point' : `${n} points`);

const SHAPES: Readonly<Partial<Record<Formation, string>>> = {
  line: 'en Ligne',
  column: 'en Colonne',
  square: 'en Carré',
  skirmish: 'en Tirailleurs',
  battery: 'en Batterie',
};
/** `en Ligne`; a participle agrees: `Adaptée`, `Attelés` */
export const shape = (formation: Formation, who: Noun): string =>
  SHAPES[formation] ?? accord(who, names.formations[formation].slice(0, -1));
/** `au nord`, `à l’est` */
export function towards(facing: Facing): string {
  const way = names.ways[facing] ?? '';
  return /^[eo]/.test(way) ? `à l’${way}` : `au ${way}`;
}
const ROUND: readonly Formation[] = ['square', 'adapted', 'disorganised'];
/** `en Ligne, face au nord`, `en Carré` */
export const stance = (formation: Formation, facing: Facing, who: Noun): string =>
  ROUND.includes(formation) ? shape(formation, who) : `${shape(formation, who)}, face ${towards(facing)}`;
