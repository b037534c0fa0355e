import { expect, it } from 'vitest';
import { finished, TYPESET } from '../../text/typeset.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every text of the words, those of functions with plain arguments. */
function texts(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return texts(words('2', '2'));
  if (words === null || typeof words !== 'object') return [];
  return Object.values(words).flatMap(texts);
}

it('no line breaks before a colon, a semicolon, a question or an exclamation mark in French', () => {
  const all = texts(finished({ ...fr, list: null, date: null, versus: null }, TYPESET.fr));
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((text) => / [:;!?»]/.test(text))).toEqual([]);
});

it('says the same things in both languages', () => {
  const names = (words: unknown, path = ''): string[] =>
    words === null || typeof words !== 'object'
      ? [path]
      : Object.entries(words).flatMap(([name, word]) => names(word, `${path}/${name}`));
  expect(names(fr).sort()).toEqual(names(en).sort());
});

it('puts names one after another as the language does', () => {
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    expect(en.list(items)).toBe(new Intl.ListFormat('en-GB').format(items));
    expect(fr.list(items)).toBe(new Intl.ListFormat('fr').format(items));
  }
});

it('writes shares and spans of numbers as the language does', () => {
  for (const [share, text] of [
    [0.564, '56'],
    [0, '0'],
    [1, '100'],
  ] as const) {
    expect(en.odds.percent(share)).toBe(`${text}%`);
    expect(TYPESET.fr(fr.odds.percent(share))).toMatch(new RegExp(`^${text}[\\u00a0\\u202f]%$`));
  }
  expect([en.odds.percent(0.004), en.home.players('2-3'), fr.home.players('2-3')]).toEqual([
    'under 1%',
    '2–3 players',
    '2 à 3 joueurs',
  ]);
});
