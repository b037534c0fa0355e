import { cap, TYPESET } from '../../../text/typeset.ts';
import { FRENCH as board } from '../board/words.fr.ts';
import { building } from './fr/building.ts';
import { choices } from './fr/choices.ts';
import { events } from './fr/events.ts';
import { card, fullName, seatName, shortName, unitAt } from './fr/grammar.ts';
import { names } from './fr/names.ts';
import { outcomes } from './fr/outcomes.ts';
import { prompts, waiting } from './fr/prompts.ts';
import { deck, fault, goal, labels, odds, options } from './fr/table.ts';
import { printed, things } from './fr/things.ts';
import { shortNames } from './scene.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  title: 'Napoleon Saga: Waterloo',
  blurb:
    'Deux lignes de bataille, une réserve cachée et une main d’ordres : rompez la ligne ennemie avant que la vôtre ne cède.',
  seat: (s, seat) => cap(seatName(s, seat)),
  prompts,
  waiting,
  choices,
  events,
  things,
  called: shortNames({ unit: unitAt, card }),
  reasons: async () => (await import('./fr/reasons.ts')).reasons,
  outcomes,
  odds,
  options,
  deck,
  fault,
  building,
  goal,
  clauses: async () => (await import('./clauses.fr.ts')).clausesFr,
  names,
  labels,
  card: printed,
  unit: fullName,
  counter: shortName,
  board,
  typeset: TYPESET.fr,
};
