import { cap, TYPESET } from '../../../text/typeset.ts';
import { ENGLISH as board } from '../board/words.en.ts';
import { choices } from './en/choices.ts';
import { events } from './en/events.ts';
import { army, unit } from './en/grammar.ts';
import { prompts, waiting } from './en/prompts.ts';
import { odds, options, outcomes } from './en/table.ts';
import { things } from './en/things.ts';
import { namesEn } from './names.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  title: 'Vive l’Empereur !',
  blurb:
    'Regiments in line, column and square, batteries and charges: battles of the Empire by the half-hour, on hexes.',
  seat: (s, seat) => cap(army(s, seat)),
  names: namesEn,
  prompts,
  waiting,
  choices,
  events,
  things,
  called: (s, kind, id) => (kind === 'unit' ? cap(unit(s, Number(id)).alone) : null),
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  outcomes,
  odds,
  options,
  clauses: async () => (await import('./clauses.en.ts')).clausesEn,
  board,
  typeset: TYPESET.en,
};
