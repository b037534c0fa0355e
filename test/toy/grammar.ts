import { grammarOf, numbered } from '../../src/kernel/grammar.ts';
import { BOX } from './data/standard.ts';
import type { Choice, View } from './position.ts';

/** `march 3`, `attack 1`, `halt`. */
export const grammar = grammarOf<View, Choice>({
  card: numbered('card', Math.max(...BOX.cards) + 1),
  place: numbered('place', BOX.places),
  seat: numbered('seat', 3),
})({
  lay: 'lay {card}',
  parry: 'parry {card}',
  march: 'march {to:place}',
  attack: 'attack {on:seat}',
  spy: 'spy {on:seat}',
  halt: 'halt',
  rest: 'rest',
  pass: 'pass',
});
