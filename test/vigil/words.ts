import type { Language } from '../../src/kernel/game.ts';
import type { Sentences } from '../../src/text/sentences.ts';
import type { Choice, VigilEvent } from './game.ts';

const en: Sentences<Choice, VigilEvent> = {
  title: 'Vigil',
  blurb: 'Three nights on guard, alone.',
  seats: ['The sentry'],
  prompts: { 'night.choose': 'Watch or sleep.' },
  waiting: 'Waiting for {asked}.',
  choices: { watch: 'Watch', sleep: 'Sleep' },
  events: {
    chose: '{watching?You watch|You sleep}.',
    turn: 'Night {night}',
    fell: 'The night falls.',
    prowled: 'Something prowls: {roll}. Harm {harm}.',
    dawned: 'The day dawns.',
  },
  things: {},
  reasons: {},
  moments: { 'night.choose': 'the vigil' },
  outcomes: { 'VIG-5 won': 'The camp is safe.', 'VIG-5 lost': 'The camp is lost.' },
  results: {},
  options: {},
};

const fr: Sentences<Choice, VigilEvent> = {
  ...en,
  title: 'Veille',
  blurb: 'Trois nuits de garde, seul.',
  seats: ['La sentinelle'],
  prompts: { 'night.choose': 'Veillez ou dormez.' },
  waiting: 'On attend {asked}.',
  choices: { watch: 'Veiller', sleep: 'Dormir' },
  events: {
    chose: '{watching?Vous veillez|Vous dormez}.',
    turn: 'Nuit {night}',
    fell: 'La nuit tombe.',
    prowled: 'Quelque chose rôde : {roll}. Dommages {harm}.',
    dawned: 'Le jour se lève.',
  },
  moments: { 'night.choose': 'la veille' },
  outcomes: { 'VIG-5 won': 'Le camp est sauf.', 'VIG-5 lost': 'Le camp est perdu.' },
};

export const SAID: Readonly<Record<Language, Sentences<Choice, VigilEvent>>> = { en, fr };
