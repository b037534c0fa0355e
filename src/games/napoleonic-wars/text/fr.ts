import { TYPESET } from '../../../text/typeset.ts';
import { FRENCH as board } from '../board/words.fr.ts';
import { choices } from './fr/choices.ts';
import { events } from './fr/events.ts';
import { livres, markerName, unitNoun } from './fr/grammar.ts';
import { prompts, waiting } from './fr/prompts.ts';
import { odds, options, outcomes, years } from './fr/table.ts';
import { things } from './fr/things.ts';
import { namesFr } from './names.fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  title: 'N: The Napoleonic Wars',
  blurb:
    'Trente ans de guerre contre une France automatique : argent, diplomates et armées, jusqu’à l’abdication de Napoléon.',
  seat: (_s, seat) => (seat === 0 ? 'Coalition' : 'France'),
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
  unit: (id) => unitNoun(id).alone,
  names: namesFr,
  sum: livres,
  marker: markerName,
  years,
  board,
  typeset: TYPESET.fr,
};
