import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { LANGUAGES, type Language } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { chapters } from '../presentation/chapters.ts';
import { INTRODUCED } from '../presentation/introduced.ts';
import { clausesEn } from './clauses.en.ts';
import { clausesFr } from './clauses.fr.ts';
import { CARDS as CARDS_EN, OBJECTIVES as OBJECTIVES_EN } from './en/cards.ts';
import { names as namesEn } from './en/names.ts';
import { CARDS as CARDS_FR, OBJECTIVES as OBJECTIVES_FR } from './fr/cards.ts';
import { names as namesFr } from './fr/names.ts';
import { unitWords } from './units.ts';

const CARDS = { en: { ...CARDS_EN, ...OBJECTIVES_EN }, fr: { ...CARDS_FR, ...OBJECTIVES_FR } } as const;
const NAMES = { en: namesEn, fr: namesFr } as const;
const said = (words: string, language: Language): string => TYPESET[language](words);
const figures = (words: string): string[] => (words.match(/\d+/g) ?? []).sort();

test('a card says what it does in a line that fits its face, and in full', () => {
  for (const language of LANGUAGES)
    for (const [title, gist, effect] of Object.values(CARDS[language])) {
      expect(title.length, title).toBeLessThanOrEqual(26);
      expect(gist.length, gist).toBeLessThanOrEqual(90);
      expect(faultOf(said(title, language), language)).toBeNull();
      sound(said(gist, language), language);
      sound(said(effect, language), language);
    }
});

test('cards and clauses have the same figures in both languages', () => {
  const french = new Map(Object.entries(CARDS_FR));
  for (const [id, rows] of Object.entries(CARDS_EN))
    for (const at of [1, 2] as const) expect(figures(french.get(id)?.[at] ?? ''), id).toEqual(figures(rows[at]));
  const clauses = new Map<string, string>(Object.entries(clausesFr));
  for (const [id, clause] of Object.entries(clausesEn))
    expect(figures(clauses.get(id) ?? ''), id).toEqual(figures(clause));
});

test('names are sound, and keywords and formations are explained in a sentence', () => {
  for (const language of LANGUAGES) {
    const { keywords, formations, windows, ...plain } = NAMES[language];
    for (const table of Object.values(plain))
      for (const name of Object.values(table)) expect(faultOf(said(name, language), language)).toBeNull();
    for (const [, meaning] of [...Object.values(keywords), ...Object.values(formations)])
      sound(said(meaning, language), language);
    for (const [short, long] of Object.values(windows)) {
      expect(short.length, short).toBeLessThanOrEqual(18);
      expect(faultOf(said(long, language), language)).toBeNull();
    }
  }
});

test('the introduction is told in both languages, and every clause has a chapter', () => {
  for (const language of LANGUAGES) {
    for (const { [language]: words } of INTRODUCED) sound(said(words[1], language), language);
    const titles = chapters(language);
    for (const id of Object.keys(clausesEn))
      expect(
        titles.some((chapter) => id.startsWith(`${chapter.id}-`)),
        id,
      ).toBe(true);
  }
});

test('a unit has its names unless a pack has renamed it', () => {
  const line = unitWords({ id: 'fr-line', name: 'French Line Infantry' });
  expect([line?.en.name, line?.fr.name, line?.fr.gender]).toEqual(['Line Infantry', 'infanterie de ligne', 'f']);
  expect(unitWords({ id: 'gb-kglhussars', name: "King's German Legion Hussars" })?.fr.short).toBe('Hussards KGL');
  expect(unitWords({ id: 'fr-line', name: 'Marie-Louises' })).toBeNull();
});
