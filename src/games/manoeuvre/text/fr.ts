import { cap, TYPESET } from '../../../text/typeset.ts';
import { FRENCH as board } from '../board/words.fr.ts';
import { choices } from './fr/choices.ts';
import { events } from './fr/events.ts';
import { seatName, upTo } from './fr/grammar.ts';
import { cardTitle, counter, terrain } from './fr/names.ts';
import { outcomes } from './fr/outcomes.ts';
import { prompts, waiting } from './fr/prompts.ts';
import { effects, labels, odds, options } from './fr/table.ts';
import { things } from './fr/things.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  title: 'Manœuvre',
  blurb:
    'Deux armées de huit unités, une main de cartes et un champ de 64 cases : des batailles rapides au temps de Napoléon.',
  seat: (s, seat) => cap(seatName(s, seat)),
  prompts,
  waiting,
  choices,
  events,
  things,
  reasons: async () => (await import('./fr/reasons.ts')).reasons,
  outcomes,
  odds,
  options,
  clauses: async () => (await import('./clauses.fr.ts')).clausesFr,
  labels,
  effects,
  cardTitle,
  range: upTo,
  terrain,
  counter,
  board,
  typeset: TYPESET.fr,
};
