import { cap, TYPESET } from '../../../text/typeset.ts';
import { ENGLISH as board } from '../board/words.en.ts';
import { choices } from './en/choices.ts';
import { events } from './en/events.ts';
import { seatName, upTo } from './en/grammar.ts';
import { cardTitle, counter, terrain } from './en/names.ts';
import { outcomes } from './en/outcomes.ts';
import { prompts, waiting } from './en/prompts.ts';
import { effects, labels, odds, options } from './en/table.ts';
import { things } from './en/things.ts';
import type { Words } from './words.ts';

export const en: Words = {
  title: 'Manœuvre',
  blurb: 'Two armies of eight units, a hand of cards and a field of 64 squares: quick battles of the age of Napoleon.',
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
  effects,
  cardTitle,
  range: upTo,
  terrain,
  counter,
  board,
  typeset: TYPESET.en,
};
