import { TYPESET } from '../../../text/typeset.ts';
import { ENGLISH as board } from '../board/words.en.ts';
import { choices } from './en/choices.ts';
import { events } from './en/events.ts';
import { markerName, pounds, unitNoun } from './en/grammar.ts';
import { prompts, waiting } from './en/prompts.ts';
import { odds, options, outcomes, years } from './en/table.ts';
import { things } from './en/things.ts';
import { namesEn } from './names.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  title: 'N: The Napoleonic Wars',
  blurb: 'Thirty years of war against an automated France: money, diplomats and armies, until Napoleon abdicates.',
  seat: (_s, seat) => (seat === 0 ? 'Coalition' : 'France'),
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
  unit: (id) => unitNoun(id).alone,
  names: namesEn,
  sum: pounds,
  marker: markerName,
  years,
  board,
  typeset: TYPESET.en,
};
