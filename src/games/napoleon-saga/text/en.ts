import { cap, TYPESET } from '../../../text/typeset.ts';
import { ENGLISH as board } from '../board/words.en.ts';
import { building } from './en/building.ts';
import { choices } from './en/choices.ts';
import { events } from './en/events.ts';
import { card, fullName, seatName, shortName, unitAt } from './en/grammar.ts';
import { names } from './en/names.ts';
import { outcomes } from './en/outcomes.ts';
import { prompts, waiting } from './en/prompts.ts';
import { deck, fault, goal, labels, odds, options } from './en/table.ts';
import { printed, things } from './en/things.ts';
import { shortNames } from './scene.ts';
import type { Words } from './words.ts';

export const en: Words = {
  title: 'Napoleon Saga: Waterloo',
  blurb: 'Two lines of battle, a hidden reserve and a hand of orders: break the enemy line before yours gives way.',
  seat: (s, seat) => cap(seatName(s, seat)),
  prompts,
  waiting,
  choices,
  events,
  things,
  called: shortNames({ unit: unitAt, card }),
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  outcomes,
  odds,
  options,
  deck,
  fault,
  building,
  goal,
  clauses: async () => (await import('./clauses.en.ts')).clausesEn,
  names,
  labels,
  card: printed,
  unit: fullName,
  counter: shortName,
  board,
  typeset: TYPESET.en,
};
