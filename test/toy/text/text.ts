import type { GameText, Language } from '../../../src/kernel/game.ts';
import { sentenceText } from '../../../src/text/sentences.ts';
import type { Choice, PicketEvent, View } from '../position.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

/** The fields that name a thing. */
const NOUNS = {
  seat: 'seat',
  asked: 'seat',
  active: 'seat',
  target: 'seat',
  on: 'seat',
  winners: 'seat',
  card: 'card',
  to: 'place',
};

export const text: Readonly<Record<Language, GameText<View, Choice, PicketEvent>>> = {
  en: sentenceText('en', en, NOUNS, async () => new Map(Object.entries((await import('./clauses.en.ts')).clauses))),
  fr: sentenceText('fr', fr, NOUNS, async () => new Map(Object.entries((await import('./clauses.fr.ts')).clauses))),
};
