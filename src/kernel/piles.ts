import { type Io, type Random, shuffle } from './chance.ts';
import { get, there } from './there.ts';

// Decks, hands, bags and pockets. In a position a pile is a plain list of numbers, wherever the game keeps it; what is said here
// of it, once, is who may look at it. From that come what a viewer sees, a filling that agrees with it, and what is secret.

/** A pile as it lies before one viewer. Everybody may count it. */
export interface Pile<C extends number = number> {
  /** In a hand or a bag; face up and spread out; face up in a heap, of which only the last card is seen. */
  readonly lies: 'hidden' | 'spread' | 'heap';
  readonly cards: readonly C[];
  /** May he look through it? */
  readonly open: boolean;
  /** What he knows to be in it or in its pocket all the same: it was shown to him, or he saw it go there. */
  readonly known: readonly C[];
  /** Set aside in secret: to whoever may not look it is still in the pile, and he cannot tell how much it is. */
  readonly pocket: readonly C[];
}

const NOTHING: readonly never[] = [];

/** A hand: its owner looks at it. Of what he has put into a pocket only he knows that it is no longer there. */
export const held = <C extends number>(
  cards: readonly C[],
  open: boolean,
  known: readonly C[] = NOTHING,
  pocket: readonly C[] = NOTHING,
): Pile<C> => ({ lies: 'hidden', cards, open, known, pocket });

/** It has no order, and nobody looks into it. */
export const bag = <C extends number>(cards: readonly C[]): Pile<C> => held(cards, false);

/** All see all of it, and in which order it lies. */
export const spread = <C extends number>(cards: readonly C[]): Pile<C> => ({
  lies: 'spread',
  cards,
  open: true,
  known: NOTHING,
  pocket: NOTHING,
});

/** All see the last one. Whoever has put the others there himself knows them; nobody looks through it for their order. */
export const heap = <C extends number>(cards: readonly C[], open: boolean, known: readonly C[]): Pile<C> => ({
  lies: 'heap',
  cards,
  open,
  known,
  pocket: NOTHING,
});

/** What a viewer knows of a pile. */
export interface Seen<C extends number = number> {
  readonly count: number;
  /** The cards that he knows to be in it, by their numbers unless they are spread out: no order tells anything. */
  readonly cards: readonly C[];
  /** The last card of a heap, if there is one. */
  readonly top: C | null;
}

/** Sorted by their numbers, so that no order tells anything. */
export const inOrder = <C extends number>(cards: readonly C[]): C[] =>
  cards.length < 2 ? cards.slice() : cards.slice().sort(ascending);

const ascending = (a: number, b: number): number => a - b;

const topOf = <C extends number>({ lies, cards }: Pile<C>): C | null =>
  lies === 'heap' ? (cards.at(-1) ?? null) : null;

export function look<C extends number>(pile: Pile<C>): Seen<C> {
  const { lies, cards, open, known, pocket } = pile;
  if (lies === 'spread') return { count: cards.length, cards: cards.slice(), top: null };
  return {
    count: open ? cards.length : cards.length + pocket.length,
    cards: inOrder(open ? cards : known),
    top: topOf(pile),
  };
}

/** The cards of a pile of which the viewer may not know that they are there. */
function secret<C extends number>(pile: Pile<C>): C[] {
  if (pile.open) return [];
  const top = topOf(pile);
  return [...pile.cards, ...pile.pocket].filter((card) => card !== top && !pile.known.includes(card));
}

/** The piles of a match as they lie before one viewer: of each kind one a seat, or one an army that shares it. */
export type Piles<Name extends string = string> = Readonly<Record<Name, readonly Pile[]>>;

/** All that is secret in them, as single facts such as `hand 1: 17`. */
export const secretsIn = (piles: Piles): string[] =>
  Object.entries(piles).flatMap(([name, all]) =>
    all.flatMap((pile, i) => secret(pile).map((card) => `${name} ${i}: ${card}`)),
  );

/**
 * Fills piles so that they agree with what is known of them: what is nowhere to be seen is dealt by chance. `left` is what nobody got:
 * the bag. `stays` is true of what can be nowhere but there.
 */
export function fill<C extends number>(
  stock: readonly C[],
  piles: readonly Seen<C>[],
  random: Random,
  elsewhere: readonly C[] = NOTHING,
  stays: ((card: C) => boolean) | null = null,
): { readonly piles: C[][]; readonly left: C[] } {
  const placed = new Set(elsewhere);
  for (const { cards } of piles) for (const card of cards) placed.add(card);
  const dealt = shuffle(
    stock.filter((card) => !placed.has(card)),
    random,
  );
  const left = stays === null ? dealt : [...dealt.filter(stays), ...dealt.filter((card) => !stays(card))];
  return { piles: piles.map((seen) => filled(seen, left)), left };
}

function filled<C extends number>({ count, cards, top }: Seen<C>, left: C[]): C[] {
  const unknown: C[] = [];
  while (unknown.length + cards.length < count && left.length > 0) unknown.push(there(left.pop()));
  return top === null ? [...cards, ...unknown] : [...unknown, ...cards.filter((card) => card !== top), top];
}

/** One card of a bag, by chance at this moment: the last one takes its place. */
export function pull<C extends number>(from: C[], io: Io<never>, stream: string): C {
  const i = io.roll(stream, from.length) - 1;
  const card = get(from, i);
  const last = there(from.pop());
  if (i < from.length) from[i] = last;
  return card;
}

/** ... of a bag that is filled from its discard pile when a card must come from it and there is none. Null if there is none at all. */
export function draw<C extends number>(
  from: C[],
  discard: C[],
  io: Io<never>,
  stream: string,
  filledAnew: () => void,
): C | null {
  if (from.length === 0) {
    if (discard.length === 0) return null;
    empty(discard, from);
    filledAnew();
  }
  return pull(from, io, stream);
}

/** Takes a card out of a pile, if it is there; the others keep their order. */
export function drop<C extends number>(from: C[], card: C): void {
  let i = from.indexOf(card);
  if (i < 0) return;
  // `splice` would make a list of what it takes out: in search this runs all the time.
  for (; i < from.length - 1; i++) from[i] = get(from, i + 1);
  from.pop();
}

/** From one pile to another. */
export function slip<C extends number>(from: C[], to: C[], card: C): void {
  drop(from, card);
  to.push(card);
}

/** All of it. */
export function empty<C extends number>(from: C[], to: C[]): void {
  for (const card of from) to.push(card);
  from.length = 0;
}

/** Cards that were shown are remembered, each once. */
export function recall<C extends number>(seen: C[], cards: readonly C[]): void {
  for (const card of cards) if (!seen.includes(card)) seen.push(card);
}
