import { cap, TYPESET } from '../../../text/typeset.ts';
import { ENGLISH as board } from '../board/words.en.ts';
import { term } from './en/battle.ts';
import { CARDS } from './en/cards.ts';
import { choices } from './en/choices.ts';
import { events } from './en/events.ts';
import { seatName } from './en/grammar.ts';
import { blockName, campName, card, invasion, river, scenario, turnLabel, zoneName } from './en/names.ts';
import { outcomes } from './en/outcomes.ts';
import { prompts, waiting } from './en/prompts.ts';
import { labels, odds, options } from './en/table.ts';
import { things } from './en/things.ts';
import type { Words } from './words.ts';

export const en: Words = {
  language: 'en',
  title: 'Napoléon 1815',
  blurb: 'Four days of June 1815 in Belgium: corps that tire, cards that surprise, and Napoléon between two armies.',
  seat: (s, seat) => cap(seatName(s, seat)),
  prompts,
  waiting,
  choices,
  events,
  things,
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  outcomes,
  odds,
  options,
  clauses: async () => (await import('./clauses.en.ts')).clausesEn,
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
  typeset: TYPESET.en,
};
