import { cap, TYPESET } from '../../../text/typeset.ts';
import { FRENCH as board } from '../board/words.fr.ts';
import { choices } from './fr/choices.ts';
import { events } from './fr/events.ts';
import { army, unit } from './fr/grammar.ts';
import { prompts, waiting } from './fr/prompts.ts';
import { odds, options, outcomes } from './fr/table.ts';
import { things } from './fr/things.ts';
import { namesFr } from './names.fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  title: 'Vive l’Empereur !',
  blurb:
    'Régiments en ligne, en colonne ou en carré, batteries et charges : les batailles de l’Empire par demi-heure, sur hexagones.',
  seat: (s, seat) => cap(army(s, seat)),
  names: namesFr,
  prompts,
  waiting,
  choices,
  events,
  things,
  called: (s, kind, id) => (kind === 'unit' ? cap(unit(s, Number(id)).alone) : null),
  reasons: async () => (await import('./fr/reasons.ts')).reasons,
  outcomes,
  odds,
  options,
  clauses: async () => (await import('./clauses.fr.ts')).clausesFr,
  board,
  typeset: TYPESET.fr,
};
