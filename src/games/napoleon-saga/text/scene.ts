import type { Outcome, Seat } from '../../../kernel/flow.ts';
import { aWord } from '../../../text/game-text.ts';
import type { SceneOf } from '../../../text/scene.ts';
import { cap } from '../../../text/typeset.ts';
import { type Box, CAUSES, type Design, type ObjectiveFacts, type UnitFacts, WINDOWS } from '../data/box.ts';
import { boardOf, numberIn, slotsIn, zoneOf } from '../field.ts';
import { type Card, type Objective, PER_SEAT, type Slot, type Term, type Unit, type View } from '../position.ts';
import { ownerOf } from '../rules/pieces.ts';
import { unitWords } from './units.ts';

/** What a sentence is told about. */
export type Scene = SceneOf<Box, View>;

export const armyOf = ({ view }: Scene, seat: Seat): 0 | 1 => view.sides[seat === 0 ? 0 : 1].army;

/** NS-ARMY-07: both lead the same army, and its name tells nobody apart. */
export const isMirror = ({ view }: Scene): boolean => view.sides[0].army === view.sides[1].army;

export function unitFacts(s: Scene, unit: Unit): UnitFacts | undefined {
  return unit < 0 ? undefined : s.box.armies[armyOf(s, ownerOf(unit))].cards[unit % PER_SEAT];
}

export function cardDesign(s: Scene, card: Card): Design | undefined {
  if (card < 0) return undefined;
  const count = s.box.cards.length;
  return s.box.cards[card % count] ?? s.box.armies[armyOf(s, card < count ? 0 : 1)].bluff;
}

export const objectiveFacts = (s: Scene, objective: Objective): ObjectiveFacts | undefined =>
  s.box.objectives[objective];

/** The unit that the reader sees in a slot; less than nothing if there is none, or if it is hidden. */
export const unitIn = ({ view }: Scene, slot: Slot): Unit => view.at[slot] ?? -1;
export const slotWith = ({ view }: Scene, unit: Unit): Slot => view.where[unit] ?? -1;
export const isMarked = ({ view }: Scene, unit: Unit, mark: number): boolean => ((view.marks[unit] ?? 0) & mark) !== 0;

/** Does another unit of its side that the reader sees have the same name? Then a label says where this one stands. */
export function hasNamesake(s: Scene, unit: Unit): boolean {
  const called = (one: Unit) => {
    const facts = unitFacts(s, one);
    return facts === undefined ? '' : (unitWords(facts)?.en.name ?? facts.name.en);
  };
  return s.view.at.some(
    (other) => other >= 0 && other !== unit && ownerOf(other) === ownerOf(unit) && called(other) === called(unit),
  );
}

/** What things are called for short, with the words of a language: a slot by the unit that is seen in it, a card by its title. */
export const shortNames =
  (words: { unit(s: Scene, slot: Slot): string; card(s: Scene, card: Card): string }) =>
  (s: Scene, kind: string, id: string): string | null => {
    const at = Number(id);
    if (kind === 'card') return cap(words.card(s, at));
    return kind === 'slot' && unitIn(s, at) >= 0 ? cap(words.unit(s, at)) : null;
  };

/** A slot as the reader sees it on the table, the own board below: whose it is, and its place from his left, of how many. */
export function seenAt(s: Scene, slot: Slot) {
  const board = boardOf(slot);
  const zone = zoneOf(slot);
  const below = s.view.viewer ?? 0;
  const of = slotsIn(board, zone).length;
  const n = numberIn(slot);
  return { board, zone, of, at: board === below ? n - 1 : of - n };
}

/** Where in its row a slot lies, as the reader sees it. */
export const alongOf = (s: Scene, slot: Slot): Along => {
  const { of, at } = seenAt(s, slot);
  return along(of, at);
};

/** The place of a slot from the left as a word: five in a row, or four, which have no centre; or two. */
export type Along = 'farLeft' | 'left' | 'centre' | 'right' | 'farRight';
const ALONG: Readonly<Record<number, readonly Along[]>> = {
  2: ['left', 'right'],
  4: ['farLeft', 'left', 'right', 'farRight'],
  5: ['farLeft', 'left', 'centre', 'right', 'farRight'],
};
export const along = (of: number, at: number): Along => ALONG[of]?.[at] ?? 'centre';

/** Terrain and attached cards are told by where they come to lie. */
export function isLaidDown(s: Scene, card: Card): boolean {
  const design = cardDesign(s, card);
  return design !== undefined && (design.terrain !== null || design.attach !== null);
}

/** What a procedure under way keeps under a name: the topmost whose steps begin so. */
function kept({ view }: Scene, chapter: string, name: string): unknown {
  const frame = view.stack.findLast(({ step }) => step.startsWith(chapter));
  return frame === undefined ? undefined : Object.entries(frame).find(([key]) => key === name)?.[1];
}
const number = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** The question of a window for cards: when, about whom, and whether the reader's side acts. */
export function windowOf(s: Scene) {
  const frame = s.view.stack.at(-1)?.step.startsWith('test.') ? 'test.' : 'window.';
  const one = number(kept(s, frame, 'one'));
  return {
    window: aWord(WINDOWS, kept(s, frame, 'window')),
    one,
    two: number(kept(s, frame, 'two')),
    cause: aWord(CAUSES, kept(s, frame, 'cause')),
    target: number(kept(s, frame, 'target')),
    own: one >= 0 && ownerOf(one) === s.view.viewer,
  };
}

/** The engagement under way: who attacks whom, and whether it is a charge. */
export const engagementOf = (s: Scene) => ({
  attacker: number(kept(s, 'engage.', 'attacker')),
  defender: number(kept(s, 'engage.', 'defender')),
  charging: kept(s, 'engage.', 'charging') === true,
});

/** The activation under way. */
export const activationOf = (s: Scene) => ({
  unit: number(kept(s, 'act.', 'unit')),
  from: number(kept(s, 'act.', 'from')),
  card: number(kept(s, 'act.', 'card')),
});

/** The unit that must retreat, that has won, that comes to the Reserve; the card that is being carried out. */
export const retreating = (s: Scene): Unit => number(kept(s, 'retreat.', 'unit'));
export const winnerOf = (s: Scene): Unit => number(kept(s, 'toll.', 'winner'));
export const cardAtWork = (s: Scene): Card => number(kept(s, 'card.', 'card'));
/** NS-INFO-04: whoever draws a unit in secret is asked to rearrange the Reserve whatever it is. */
export const isArtilleryHere = (s: Scene): boolean =>
  unitFacts(s, unitIn(s, number(kept(s, 'arrive.', 'at'))))?.arm === 'artillery';
export const arriving = ({ view }: Scene): Unit =>
  view.sides.map((side) => side.arriving).find((unit) => unit >= 0) ?? -1;

/** Of a toll: the unit about to be hit, and the one that must decide on its Morale, with what it needs. */
export function hitUnit(s: Scene): Unit {
  const blows = kept(s, 'toll.', 'blows');
  const blow: unknown = Array.isArray(blows) ? blows[number(kept(s, 'toll.', 'asked'))] : undefined;
  return number(property(blow, 'unit'));
}
export function owing(s: Scene): { readonly unit: Unit; readonly target: number } {
  const owed = kept(s, 'toll.', 'owed');
  const first: unknown = Array.isArray(owed) ? owed[0] : undefined;
  const tests = property(first, 'tests');
  return { unit: number(property(first, 'unit')), target: number(Array.isArray(tests) ? tests[0] : -1) };
}
const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;

/** A sum that can be read: `3 + 1 (Charge) + die 4 = 8`. `name` says what a term is. */
export function sum(roll: number, terms: readonly Term[], total: number, die: string, name: (term: Term) => string) {
  const value = terms.filter(({ what }) => what === 'value').map((term) => `${term.value}`);
  const others = terms.filter((term) => term.what !== 'value' && term.value !== 0);
  const told = others.map((term) => ` ${term.value < 0 ? '−' : '+'} ${Math.abs(term.value)} (${name(term)})`).join('');
  const [first = `${die} ${roll}`] = value;
  const rolled = value.length === 0 ? '' : ` + ${die} ${roll}`;
  return value.length + others.length === 0 ? `${die} ${roll}` : `${first}${told}${rolled} = ${total}`;
}

/** The end of a sentence, unless the title that it ends with has one: `You play Vive l’Empereur!` */
export const stop = (said: string): string => (/[!?]$/.test(said) ? said : `${said}.`);

/** The greater and the lesser of two figures of an outcome: the winner's points, the gaps of the loser. */
export const most = ({ facts }: Outcome, a: string, b: string): number => Math.max(...figures(facts, a, b));
export const least = ({ facts }: Outcome, a: string, b: string): number => Math.min(...figures(facts, a, b));
const figures = (facts: Outcome['facts'], ...names: readonly string[]) => names.map((name) => Number(facts[name] ?? 0));
