import type { Clauses, GameChoice, GameText, GameView, Language, OptionTexts, Reason, Thing } from '../kernel/game.ts';
import type { CommonReason } from '../kernel/why-not.ts';
import { endedBeside } from './ended.ts';
import { TYPESET, typesetText } from './typeset.ts';

// Words as plain tables, for games whose sentences need no grammar beyond their gaps: `'{seat} marches to {to}.'`. A gap is
// the name of a field of what is spoken of; `{loss?broken|unharmed}` says one of two things.

/** All that a game says in one language. */
export interface Sentences<C extends GameChoice, E extends { readonly kind: string }, Why extends string = string> {
  readonly title: string;
  readonly blurb: string;
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** Said to those who are asked, by step, and to those who wait for `{asked}`. */
  readonly prompts: { readonly [step: string]: string };
  readonly waiting: string;
  readonly choices: { readonly [K in C['kind']]: string };
  /** null for what is only for the eye. */
  readonly events: { readonly [K in E['kind']]: string | null };
  /** Things by kind: `{n}` is the number of the thing. Seats have their names. */
  readonly things: { readonly [kind: string]: string };
  /** By the `why` of a reason; those that the kernel gives have words of their own, unless the game has better ones. */
  readonly reasons: { readonly [W in Why]: string } & { readonly [W in CommonReason]?: string };
  /** Each step at which somebody is asked, as what something is for: `{step}` in a reason. */
  readonly moments: { readonly [step: string]: string };
  /** By the `how` of an outcome: `{winners}`, and its facts. */
  readonly outcomes: { readonly [how: string]: string };
  /** The results and terms that odds speak of. */
  readonly results: { readonly [key: string]: string };
  readonly options: OptionTexts;
}

/** What the kernel says of any game. */
const COMMON: Readonly<Record<Language, Readonly<Record<CommonReason, string>>>> = {
  en: {
    matchOver: 'The match is over.',
    notYourDecision: '{seat} decides now: {step}.',
    moment: 'That is for {step}.',
    now: 'This is the moment for {step}.',
    noPart: 'That plays no part in any decision.',
  },
  fr: {
    matchOver: 'La partie est finie.',
    notYourDecision: 'C’est à {seat} de décider : {step}.',
    moment: 'Cela sert à {step}.',
    now: 'Maintenant : {step}.',
    noPart: 'Rien ne se décide avec cela.',
  },
};

type Values = { readonly [gap: string]: unknown };

/** A sentence with its gaps filled; one for which there is no value stays to be seen, and is found by the tests of words. */
export function filled(sentence: string, values: Values, said: (gap: string, value: unknown) => string): string {
  return sentence.replace(/\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}/g, (gap, name: string, yes?: string, no?: string) => {
    const value = values[name];
    if (yes !== undefined) return value ? yes : (no ?? '');
    return value === undefined ? gap : said(name, value);
  });
}

/**
 * The text of a game out of its sentences. `nouns` tells which field names a thing of which kind: `{ to: 'place' }` says a
 * `to` of 3 as the thing `place:3` is called.
 */
export function sentenceText<V extends GameView, C extends GameChoice, E extends { readonly kind: string }>(
  language: Language,
  words: Sentences<C, E>,
  nouns: { readonly [field: string]: string },
  clauses: () => Promise<Clauses>,
): GameText<V, C, E> {
  const thing = (kind: string, n: unknown): string =>
    kind === 'seat' ? (words.seats[Number(n)] ?? `${n}`) : (words.things[kind] ?? `${kind} {n}`).replace('{n}', `${n}`);
  const said = (gap: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => said(gap, each)).join(', ');
    if (gap === 'step') return words.moments[`${value}`] ?? `${value}`;
    const kind = nouns[gap];
    return kind === undefined ? `${value}` : thing(kind, value);
  };
  const tell = (sentence: string | undefined, of: object): string => filled(sentence ?? '', { ...of }, said);
  const events: { readonly [kind: string]: string | null } = words.events;
  const choices: { readonly [kind: string]: string } = words.choices;
  const reasons: { readonly [why: string]: string } = { ...COMMON[language], ...words.reasons };
  const outcome = (v: V): string => {
    if (v.outcome === null) return '';
    const { how, facts, winners } = v.outcome;
    const beside = endedBeside(TYPESET[language], v.outcome, (seat) => thing('seat', seat));
    return beside ?? tell(words.outcomes[how], { ...facts, winners });
  };
  const text: GameText<V, C, E> = {
    title: words.title,
    blurb: words.blurb,
    seat: (_v, seat) => thing('seat', seat),
    prompt: (v) => {
      if (v.outcome !== null) return outcome(v);
      const asked = v.viewer !== null && v.asked.includes(v.viewer);
      return tell(asked ? words.prompts[v.step] : words.waiting, { asked: v.asked });
    },
    choice: (_v, c) => tell(choices[c.kind], c),
    event: (_v, e) => (events[e.kind] === null ? null : tell(events[e.kind] ?? undefined, e)),
    thing: (_v, t: Thing) => thing(t.slice(0, t.indexOf(':')), t.slice(t.indexOf(':') + 1)),
    reasons: async () => (_v, r: Reason) => tell(reasons[r.why], r.facts ?? {}),
    outcome,
    options: words.options,
    result: (key) => words.results[key] ?? key,
    clauses,
  };
  return typesetText(text, TYPESET[language]);
}
