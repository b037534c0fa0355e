import type { Outcome } from '../kernel/flow.ts';
import type { GameText, GameView, OptionTexts, Reason } from '../kernel/game.ts';
import type { Catalogue, OfKind, ReasonTable, Subjects } from './catalogue.ts';
import { endedBeside } from './ended.ts';
import { typesetText } from './typeset.ts';

/** The facts that a reason carries, as they are told; each of them may be missing. */
export type Told = NonNullable<Reason['facts']>;

/** A fact that is a number: of a piece, a place, a seat, or an amount. None is less than nothing. */
export function aNumber(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

/** A fact that is one of some words. */
export function aWord<T extends string>(words: readonly T[], value: unknown): T | null {
  return words.find((word) => word === value) ?? null;
}

/** What a game adds to the catalogue of a language. */
interface Telling<G extends Subjects, V> {
  scene(view: V): G['scene'];
  /** Reads the facts of a reason. */
  facts(told: Told): G['facts'];
  readonly options: OptionTexts;
  /** Words for what `odds` speaks of and the catalogue can't list. */
  result?(key: string): string | null;
}

/** All that a game says in one language. */
export function textOf<G extends Subjects, V extends GameView>(
  words: Catalogue<G>,
  { scene, facts, options, result }: Telling<G, V>,
): GameText<V, OfKind<G['choice']>, OfKind<G['event']>> {
  const { odds } = words;
  const text: GameText<V, OfKind<G['choice']>, OfKind<G['event']>> = {
    title: words.title,
    blurb: words.blurb,
    seat: (v, seat) => words.seat(scene(v), seat),
    prompt: (v) => prompt(words, scene(v), v),
    choice: (v, c) => tellChoice(words, scene(v), c),
    event: (v, e) => tellEvent(words, scene(v), e),
    thing: (v, t) => thing(words, scene(v), t),
    name: (v, t) => nameOf(words, scene(v), t),
    outcome: (v) => (v.outcome === null ? '' : ending(words, scene(v), v.outcome)),
    options,
    result: (key) => result?.(key) ?? (hasKey(odds, key) ? odds[key] : key),
    async reasons() {
      const table = await words.reasons();
      return (v, r) => reason(table, scene(v), r, facts);
    },
    clauses: async () => new Map(Object.entries(await words.clauses())),
  };
  return typesetText(text, words.typeset);
}

function hasKey<K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(table, key);
}

function tellChoice<G extends Subjects, K extends G['choice']['kind']>(
  { choices }: Catalogue<G>,
  s: G['scene'],
  c: OfKind<G['choice'], K>,
): string {
  return choices[c.kind](s, c);
}

function tellEvent<G extends Subjects, K extends G['event']['kind']>(
  { events }: Catalogue<G>,
  s: G['scene'],
  e: OfKind<G['event'], K>,
): string | null {
  return events[e.kind](s, e);
}

function prompt<G extends Subjects>(words: Catalogue<G>, s: G['scene'], view: GameView): string {
  const { viewer, asked, step, outcome } = view;
  if (outcome !== null) return ending(words, s, outcome);
  if (!hasKey(words.prompts, step)) throw new Error(`no prompt for the step '${step}'`);
  const { ask, wait } = words.prompts[step];
  return viewer !== null && asked.includes(viewer) ? ask(s) : words.waiting(s, asked, wait(s));
}

function thing<G extends Subjects>({ things }: Catalogue<G>, s: G['scene'], name: string): string {
  const [kind = '', id = ''] = name.split(':');
  return hasKey(things, kind) ? things[kind](s, id) : name;
}

function nameOf<G extends Subjects>({ called }: Catalogue<G>, s: G['scene'], name: string): string | null {
  const [kind = '', id = ''] = name.split(':');
  return called?.(s, kind, id) ?? null;
}

function reason<G extends Subjects>(
  reasons: ReasonTable<G>,
  s: G['scene'],
  { why, facts: told = {} }: Reason,
  facts: (told: Told) => G['facts'],
): string {
  if (!hasKey(reasons, why)) throw new Error(`no words for the reason '${why}'`);
  const sentence = reasons[why];
  return typeof sentence === 'string' ? sentence : sentence(s, facts(told));
}

/** How a match ended: by the rules, or beside them. */
function ending<G extends Subjects>(words: Catalogue<G>, s: G['scene'], outcome: Outcome): string {
  const beside = endedBeside(words.typeset, outcome, (seat) => words.seat(s, seat));
  return beside ?? tellOutcome(words.outcomes, s, outcome);
}

/** How a match ended, in words; the event that ends it says the same. */
export function tellOutcome<S, H extends string>(
  outcomes: Readonly<Record<H, (s: S, outcome: Outcome) => string>>,
  s: S,
  outcome: Outcome,
): string {
  if (!hasKey(outcomes, outcome.how)) throw new Error(`no words for a match that ended by '${outcome.how}'`);
  return outcomes[outcome.how](s, outcome);
}
