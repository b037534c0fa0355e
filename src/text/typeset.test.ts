import { expect, test } from 'vitest';
import { finished, TYPESET } from './typeset.ts';

test('spaces that do not break, and curved apostrophes', () => {
  expect(TYPESET.fr("L'attaque : « oui » ; vraiment ? Carte n° 3 pour 2 £ !")).toBe(
    'L’attaque\u00a0: «\u00a0oui\u00a0»\u202f; vraiment\u202f? Carte n°\u00a03 pour 2\u00a0£\u202f!',
  );
  expect(TYPESET.en("The attack's end: over?")).toBe('The attack’s end: over?');
});

test('words deep in a catalogue, and those that its functions say, have the same finish', () => {
  const words = { labels: ["l'un"], tell: (n: number) => `${n} : l'autre`, most: 3 };
  const { labels, tell, most } = finished(words, TYPESET.fr);
  expect([labels, tell(2), most]).toEqual([['l’un'], '2\u00a0: l’autre', 3]);
});
