import { cap, TYPESET } from '../../../text/typeset.ts';
import { FRENCH as board } from '../board/words.fr.ts';
import { term } from './fr/battle.ts';
import { CARDS } from './fr/cards.ts';
import { choices } from './fr/choices.ts';
import { events } from './fr/events.ts';
import { seatName } from './fr/grammar.ts';
import { blockName, campName, card, invasion, river, scenario, turnLabel, zoneName } from './fr/names.ts';
import { outcomes } from './fr/outcomes.ts';
import { prompts, waiting } from './fr/prompts.ts';
import { labels, odds, options } from './fr/table.ts';
import { things } from './fr/things.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  language: 'fr',
  title: 'Napoléon 1815',
  blurb:
    'Quatre jours de juin 1815 en Belgique : des corps qui se fatiguent, des cartes qui surprennent, et Napoléon entre deux armées.',
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
  board,
  cards: CARDS,
  card,
  camp: campName,
  zone: zoneName,
  river,
  block: blockName,
  scenario,
  invasion,
  turnLabel,
  term,
  typeset: TYPESET.fr,
};
