import type { Outcome, Seat } from '../kernel/flow.ts';

/** A choice, an event: something with a kind. */
interface Kinded {
  readonly kind: string;
}

/** The members of a union that are of a kind, or of one of several. */
export type OfKind<U extends Kinded, K extends U['kind'] = U['kind']> = {
  [P in K]: { readonly kind: P } & Extract<U, { readonly kind: P }>;
}[K];

type Sentence<S, T> = (s: S, about: T) => string;

/** What the asked seat is told to do, and what the others wait for. */
export interface PromptWords<S> {
  ask(s: S): string;
  wait(s: S): string;
}

/** The name of an option, what it does, and the names of its values. */
export interface OptionWords<V extends string> {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<V, string>>;
}

/** What a game speaks of: everything that must have words. */
export interface Subjects {
  /** What a sentence is told about: the table as the reader sees it, and what is in the box. */
  readonly scene: unknown;
  readonly choice: Kinded;
  readonly event: Kinded;
  /** Every step at which somebody is asked. */
  readonly step: string;
  /** The things on the table, by the word before the colon. */
  readonly thing: string;
  /** Every reason why something cannot be done, and the facts that reasons carry. */
  readonly why: string;
  readonly facts: unknown;
  /** How a match can end. */
  readonly how: string;
  /** What `odds` speaks of: results, the terms of sums, and sides. */
  readonly odds: string;
  /** The clauses of the ledger. */
  readonly clause: string;
}

/** Sentences by the `why` of reasons. */
export type ReasonTable<G extends Subjects> = Readonly<Record<G['why'], string | Sentence<G['scene'], G['facts']>>>;

/** Every word of a game in one language. Both languages fulfil one type: a missing sentence does not compile. */
export interface Catalogue<G extends Subjects> {
  readonly title: string;
  readonly blurb: string;
  seat(s: G['scene'], seat: Seat): string;
  readonly prompts: Readonly<Record<G['step'], PromptWords<G['scene']>>>;
  waiting(s: G['scene'], seats: readonly Seat[], what: string): string;
  readonly choices: { readonly [K in G['choice']['kind']]: Sentence<G['scene'], OfKind<G['choice'], K>> };
  /** Null for an event that another one tells better. */
  readonly events: {
    readonly [K in G['event']['kind']]: (s: G['scene'], e: OfKind<G['event'], K>) => string | null;
  };
  readonly things: Readonly<Record<G['thing'], Sentence<G['scene'], string>>>;
  /** What things are called for short, where sums name them. */
  called?(s: G['scene'], kind: string, id: string): string | null;
  /** Fetched when first asked for. */
  reasons(): Promise<ReasonTable<G>>;
  readonly outcomes: Readonly<Record<G['how'], Sentence<G['scene'], Outcome>>>;
  readonly odds: Readonly<Record<G['odds'], string>>;
  /** Fetched when first asked for. */
  clauses(): Promise<Readonly<Record<G['clause'], string>>>;
  /** The finish of the language's typography: apostrophes, spaces that do not break. */
  typeset(text: string): string;
}
