import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { LANGUAGES, type Language } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { chapters } from '../presentation/chapters.ts';
import { GUIDED } from '../presentation/guided.ts';
import { INTRODUCED } from '../presentation/introduced.ts';
import { LESSONS } from '../presentation/lessons.ts';
import { faultsOf } from '../rules/army.ts';
import { clausesEn } from './clauses.en.ts';
import { CARDS as CARDS_EN } from './en/cards.ts';
import { CARDS as CARDS_FR } from './fr/cards.ts';
import { box } from './samples.ts';
import { STEPS } from './steps.ts';
import { WORDS } from './tongues.ts';
import { unitWords } from './units.ts';

const CARDS = { en: CARDS_EN, fr: CARDS_FR } as const;
const said = (words: string, language: Language): string => TYPESET[language](words);
const figures = (words: string): string[] => (words.match(/\d+/g) ?? []).sort();

test('every card of the box says what it does, in a line that fits its face and in full', () => {
  const designs = [...box.designs, ...box.armies.map(({ bluff }) => bluff), ...box.objectives];
  for (const language of LANGUAGES) {
    expect(Object.keys(CARDS[language]).sort()).toEqual(designs.map(({ id }) => id).sort());
    for (const { id, name } of designs) {
      const [gist = '', effect = ''] = WORDS[language].card(id) ?? [];
      expect(name[language].length, id).toBeLessThanOrEqual(26);
      expect(gist.length, gist).toBeLessThanOrEqual(90);
      for (const words of [gist, effect]) sound(said(words, language), language);
    }
    expect(WORDS[language].card('s99')).toBeNull();
  }
});

test('cards have the same figures in both languages', () => {
  const french = new Map(Object.entries(CARDS_FR));
  for (const [id, rows] of Object.entries(CARDS_EN))
    for (const at of [0, 1] as const) expect(figures(french.get(id)?.[at] ?? ''), id).toEqual(figures(rows[at]));
});

test('what is wrong with a deck is told with its figures, and with the name of the unit or card', () => {
  const units = { 'fr-line': 7, 'fr-cuirassiers': 2, 'fr-oguard': 2, 'fr-footart': 3, 'gb-line': 1 };
  const faults = faultsOf(box, { army: 'french', limit: 300, units, strategy: { s01: 3, s37: 1 } });
  expect(faults.length).toBeGreaterThan(5);
  for (const language of LANGUAGES)
    for (const one of faults) sound(said(WORDS[language].fault(box, one), language), language);
  const tooMany = faults.find(({ why, id }) => why === 'tooMany' && id === 'fr-line');
  expect(tooMany && WORDS.fr.fault(box, tooMany)).toContain('Infanterie de ligne : 7, pour 6 au plus');
});

test('names are sound, and keywords and formations are explained in a sentence', () => {
  for (const language of LANGUAGES) {
    const { keywords, formations, windows, ...plain } = WORDS[language].names;
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

test('introduction and lessons are told in both languages, and every clause has a chapter', () => {
  for (const language of LANGUAGES) {
    for (const { [language]: words } of [...INTRODUCED, ...LESSONS]) sound(said(words[1], language), language);
    for (const { [language]: words } of Object.values(GUIDED)) {
      sound(said(words.text, language), language);
      expect(faultOf(said(words.title, language), language), words.title).toBeNull();
      if (words.instead !== undefined)
        expect(faultOf(said(words.instead, language), language), words.instead).toBeNull();
    }
    for (const { step } of LESSONS) expect(STEPS).toContain(step);
    const titles = chapters(language);
    for (const id of Object.keys(clausesEn))
      expect(
        titles.some((chapter) => id.startsWith(`${chapter.id}-`)),
        id,
      ).toBe(true);
  }
});

test('every unit of the box has its names, short enough for its counter, unless a pack has renamed it', () => {
  for (const unit of box.armies.flatMap(({ cards }) => cards)) {
    const words = unitWords(unit);
    expect(words, unit.label).not.toBeNull();
    for (const short of [words?.en.short, words?.fr.short]) expect(short?.length, short).toBeLessThanOrEqual(15);
    expect(unitWords({ ...unit, name: { en: 'Marie-Louises', fr: 'Marie-Louises' } })).toBeNull();
  }
});
