import { get } from '../../../kernel/there.ts';
import type { SceneOf } from '../../../text/scene.ts';
import type { Box, UnitFacts } from '../data/box.ts';
import { TREATIES } from '../data/names.ts';
import {
  type Battle,
  type Coalition,
  type Intrigue,
  type Invasion,
  type MinorWar,
  NATION_COUNT,
  type NavalBattle,
  NONE,
  PLACE,
  type Placement,
  type Position,
  type Turn,
  type Unit,
  type View,
} from '../position.ts';
import { battlefields, countAt, OF, strengthIn } from '../rules/board.ts';
import { preyOf } from '../rules/combat.ts';
import { treatiesOf } from '../rules/powers.ts';
import { navalTerms, warTerms } from '../rules/wars.ts';
import type { Term, TermKey } from '../told.ts';

/** What a sentence is told about. */
export type Scene = SceneOf<Box, View>;

/** The frames that sentences look into, by the first word of their steps. */
interface Frames {
  turn: Turn;
  war: MinorWar;
  naval: NavalBattle;
  invasion: Invasion;
  intrigue: Intrigue;
  coalition: Coalition;
  placement: Placement;
  battle: Battle;
}

const isOf = <K extends keyof Frames>(frame: { readonly step: string }, chapter: K): frame is Frames[K] =>
  frame.step.startsWith(`${chapter}.`);

/** What is under way of a chapter, the innermost; null when nothing is. */
export function underWay<K extends keyof Frames>({ view }: Scene, chapter: K): Frames[K] | null {
  for (const frame of view.stack.toReversed()) if (isOf(frame, chapter)) return frame;
  return null;
}

/** The rules ask for a position: nothing is hidden, so that the view has all of it. */
export const positionOf = ({ view }: Scene): Position => ({ ...view, stack: [...view.stack] });

export const unitFacts = ({ box }: Scene, unit: Unit): UnitFacts | undefined => box.units[unit];

export const total = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** What counts in the minor war under way besides dice and money. */
export function warBonus(s: Scene): number {
  const f = underWay(s, 'war');
  return f === null ? 0 : total(warTerms(s.box, positionOf(s), f, 0));
}

/** What counts in a naval battle besides dice and money. */
export const navalBonus = (s: Scene): number => total(navalTerms(s.box, positionOf(s), 0));

export const countIn = (s: Scene, place: number): number => countAt(positionOf(s), place);

/** NW-8.1-b: does a lot begin with this corps there? */
export const costs = (s: Scene, { unit, nation }: { readonly unit: Unit; readonly nation: number }): boolean =>
  s.box.nationality[unit] === OF.duchy && (underWay(s, 'coalition')?.lots[nation] ?? 0) === 0;

/** Strength of both sides in a Nation: the coalition's first. */
export function forcesIn(s: Scene, nation: number): readonly [coalition: number, french: number] {
  const p = positionOf(s);
  return [strengthIn(s.box, p, nation, false), strengthIn(s.box, p, nation, true)];
}

export const fields = (s: Scene): number[] => battlefields(s.box, positionOf(s));

/** The cavalry that strikes now, and how strong its prey is; null when nothing of the kind is under way. */
export function hunting(s: Scene): { readonly hunter: Unit; readonly strength: number } | null {
  const f = underWay(s, 'battle');
  const hunter = f?.hunters[0];
  if (f === null || hunter === undefined) return null;
  const [prey = NONE] = preyOf(s.box, positionOf(s), f);
  return { hunter, strength: s.box.strength[prey] ?? 0 };
}

/** Is it a Nation, or Portugal, where corps can be seen? */
export const isOnMap = (place: number): boolean => place >= 0 && place <= PLACE.portugal;
export const isNation = (place: number): boolean => place >= 0 && place < NATION_COUNT;

/** A number with the minus of print. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** ` + 2 (Nelson) − 1 (French Spain)`: what comes after the first number of a sum. */
export const added = (terms: readonly Term[], name: (what: TermKey) => string): string =>
  terms
    .filter(({ value }) => value !== 0)
    .map(({ what, value }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} (${name(what)})`)
    .join('');

/** The value of a term, and the others. */
export const apart = (terms: readonly Term[], key: TermKey): readonly Term[] =>
  terms.filter(({ what }) => what !== key);

/** `3 + 4 = 7`; a single die is its own sum. */
export const summed = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${dice.reduce((all, each) => all + each, 0)}`;

/** The years of a turn as they stand on the track: `1797–98`. */
export const yearsOf = ({ box }: Scene, turn: number): string => get(box.turns, turn - 1).years.replace('-', '–');

/** The boxes of `PLACE` by the ids of their names. */
export const BOXES = {
  [PLACE.portugal]: 'portugal',
  [PLACE.casualties]: 'casualties',
  [PLACE.neutral]: 'neutral-forces',
  [PLACE.pool]: 'reserve',
  [PLACE.army]: 'grande-armee-bowl',
  [PLACE.delayed]: 'turn-track',
  [PLACE.board]: 'board-other',
  [PLACE.boxO]: 'board-O',
  [PLACE.discarded]: 'discard',
  [PLACE.removed]: 'removed',
} as const;

/** The treaties that forbid an alliance with a power. */
export function treatiesOn({ view }: Scene, power: number): readonly (typeof TREATIES)[number][] {
  const bits = view.treaties & treatiesOf(power);
  return TREATIES.filter((_, place) => (bits >> place) & 1);
}

/** What a table has by an id of the pack. */
export const named = <T>(table: Readonly<Record<string, T>>, id: string | undefined): T | undefined =>
  id !== undefined && Object.hasOwn(table, id) ? table[id] : undefined;

/** The end of a sentence, unless the name that it ends with has one: `Into the bowl: No War!` */
export const stop = (said: string): string => (/[!?]$/.test(said) ? said : `${said}.`);
