import type { Seat } from '../../kernel/flow.ts';
import type { Options, OptionsSchema } from '../../kernel/options.ts';
import { there } from '../../kernel/there.ts';
import type { Box, Deck } from './data/box.ts';
import { faultsOf, readDeck } from './rules/army.ts';

/** NS-ALT-03: how many points end the battle; the rulebook's own number stands among them. */
const GOALS = [6, 8, 10, 12, 15];

/** NS-DP-01: what is agreed on before a match. Any deck may be taken by either side, also the same army by both (NS-ARMY-07). */
export function optionsOf(box: Box): OptionsSchema {
  const decks = box.decks.map(({ id }) => id);
  const first = (army: string): string => there(box.decks.find((deck) => deck.army === army)).id;
  const written = (value: string): string | null => whatIsWrong(box, value);
  const goals = [...new Set([...GOALS, box.constants.vpTrigger])].sort((a, b) => a - b).map(String);
  return [
    { id: 'deckF', values: decks, standard: first('french'), written },
    { id: 'deckC', values: decks, standard: first('coalition'), written },
    // 18.1, 18.2: the advanced rules, each a switch.
    { id: 'evasion', values: ['off', 'on'], standard: 'off' },
    { id: 'bypass', values: ['off', 'on'], standard: 'off' },
    // 18.3: two in secret; two, one of them shown (NS-ALT-01); three, one shown, two of them count (NS-ALT-02).
    { id: 'objectives', values: ['secret', 'one-shown', 'three'], standard: 'secret' },
    { id: 'goal', values: goals, standard: String(box.constants.vpTrigger) },
    // Section 3: every unit placed by hand, or both armies drawn up by chance.
    { id: 'deployment', values: ['placed', 'automatic'], standard: 'placed' },
  ];
}

/** NS-ARMY: the first fault of a deck that somebody wrote out. */
function whatIsWrong(box: Box, value: string): string | null {
  const deck = readDeck(value);
  if (typeof deck === 'string') return deck;
  const [fault] = faultsOf(box, deck);
  if (fault === undefined) return null;
  const { clause, why, id, count, limit } = fault;
  return `${clause} forbids it: ${why}${id === '' ? '' : ` (${id})`}, ${count} where the limit is ${limit}`;
}

const decksKnown = new WeakMap<Box, Map<string, Deck>>();

/** The deck that a seat brings: one of the box, or one that was written out. */
export function deckOf(box: Box, options: Options, seat: Seat): Deck {
  const id = options[seat === 0 ? 'deckF' : 'deckC'] ?? '';
  let known = decksKnown.get(box);
  if (known === undefined) {
    known = new Map(box.decks.map((deck) => [deck.id, deck]));
    decksKnown.set(box, known);
  }
  const found = known.get(id);
  if (found !== undefined) return found;
  const read = readDeck(id);
  if (typeof read === 'string') throw new Error(`a deck that was agreed on cannot be read: ${read}`);
  known.set(id, read);
  return read;
}

export const evasionOn = (options: Options): boolean => options['evasion'] === 'on';
export const bypassOn = (options: Options): boolean => options['bypass'] === 'on';
export const goalOf = (options: Options): number => Number(options['goal']);
