import type { CaseWords } from './case-words.ts';
import type { GameEvent, Io, Random } from './chance.ts';
import type { Flow, Seat, Steps } from './flow.ts';
import type { Grammar } from './grammar.ts';
import type { Odds, Weighing } from './odds.ts';
import type { Options, OptionsSchema } from './options.ts';
import type { Plain } from './plain.ts';

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** A choice: a small plain value with a kind. */
export interface GameChoice {
  readonly kind: string;
}

/** Something on the table that a person can point at: `kind:id`, such as `unit:3`, `card:117` or `square:28`. */
export type Thing = `${string}:${string | number}`;

/** A rule that stands in the way: the clause, the sentence that says it (a key of the game's text), and its figures. */
export interface Reason {
  readonly clause: string;
  readonly why: string;
  readonly facts?: { readonly [name: string]: number | string };
}

/** What somebody would like to do: use a thing, or make a choice that is not offered. */
export type Wish<C> = { readonly thing: Thing } | { readonly choice: C };

/** What every view tells: who must decide, at which step, and the outcome. */
export interface GameView {
  readonly viewer: Viewer;
  /** The seats that must decide now. */
  readonly asked: readonly Seat[];
  /** The step at which they are asked, `procedure.step`; empty when the match is over. */
  readonly step: string;
  readonly outcome: Flow['outcome'];
}

/** What lasts for a while: a turn, or an operation within it. */
export type Span = 'turn' | 'operation' | 'action';

/**
 * What is to be known of the reaction windows of a game (`window` of its steps), so that nobody is asked more often than he likes.
 * Public facts alone: whoever passes by himself, and for how long, must tell nobody what he holds.
 */
export interface Reactions<V, E> {
  /** For how long somebody may say beforehand that he lets windows go by, the shortest first. */
  readonly spans: readonly Span[];
  /** Whose operation it is, or whose turn; null where it is nobody's. */
  whose(v: V): Seat | null;
  /** What begins with an event that everybody is told. */
  begins(v: V, e: E): Span | null;
}

/** The pack that a game was built from: which components, and the hash of their values. */
export interface PackInfo {
  readonly id: string;
  readonly hash: string;
  /** True when the pack is the one that comes with the game. */
  readonly standard: boolean;
}

/**
 * A game: everything that servers, tables, bots, tools and tests know of it. `docs/kernel.md` tells the contract in full.
 *
 * A position is plain data. Steps change it in place; only the kernel decides when a copy is made.
 * `choices`, the reasons drawn from the permissions, `odds` and everything told to a seat depend only on what that seat may know.
 */
/** Makes a position of its description; with the standard options unless others are given. */
export type Arrange<P> = (description: Plain, options?: Options) => P;

export interface Game<
  P extends Flow = Flow,
  C extends GameChoice = GameChoice,
  V extends GameView = GameView,
  E extends GameEvent = GameEvent,
> extends Grammar<V, C> {
  readonly id: string;
  /** Raised whenever an old journal might play differently. */
  readonly version: number;
  readonly pack: PackInfo;
  readonly options: OptionsSchema;
  /** How many seats a match with these options has. */
  seats(options: Options): number;
  /** Those who win and lose with a seat; nobody, unless the game says so. */
  allies?(options: Options, seat: Seat): readonly Seat[];
  /** A first position, not yet settled. */
  setup(options: Options, io: Io<E>): P;
  readonly steps: Steps<P, C>;
  copy(p: P): P;

  /** All that the viewer may know. The only thing that leaves a server. */
  view(p: P, viewer: Viewer): V;
  /** A whole position that agrees with the view, what is hidden drawn at random. */
  imagine(v: V, random: Random): P;

  /** Everything on the table that the viewer can point at. */
  things(v: V): readonly Thing[];
  /** The clause by which a match ends. */
  readonly ending: string;
  /** Why not, of a thing that is drawn but stands for no field of any choice: a place that waits for its tile. */
  whyNotDrawn?(p: P, thing: Thing): Reason | null;
  /** For a choice that leads to dice: the exact distribution of what comes of it. */
  odds(p: P, seat: Seat, c: C): Odds | null;
  /** What stands behind these odds and what could change them, for a person who weighs the choice; by what the seat may know. */
  weigh?(p: P, seat: Seat, c: C): Weighing | null;

  /** What makes a position of the compact description of a case, or throws a `CaseError`; fetched when first asked for. */
  arranger(): Promise<Arrange<P>>;
  /** The words in which cases are written: fields, kinds, and names for numbers; fetched when first asked for. */
  words(): Promise<CaseWords<V>>;

  /** For a game that has reaction windows. */
  readonly reactions?: Reactions<V, E>;
  readonly text: Readonly<Record<Language, GameText<V, C, E>>>;
  /** The table drawn with letters, for the terminal. */
  sketch(v: V, language: Language): Promise<string>;
  /** What positions and choices are worth, for whoever thinks for a seat; fetched when first asked for. */
  bot(): Promise<BotHints<P, C>>;
}

/** Every word of a game that a player reads. */
export interface GameText<V, C, E> {
  readonly title: string;
  /** One sentence for the shelf. */
  readonly blurb: string;
  /** The name of a seat in this match, e.g. the nation it commands. */
  seat(v: V, seat: Seat): string;
  /** What the asked seat has to do now; the viewer decides on 'you' or a name. */
  prompt(v: V): string;
  /** A choice as a button or a list entry. */
  choice(v: V, c: C): string;
  /** An event as a sentence of the log; null for one that is only for the eye. */
  event(v: V, e: E): string | null;
  thing(v: V, thing: Thing): string;
  /** What a thing is called, without what there is to know of it; null where it has no such name. */
  name?(v: V, thing: Thing): string | null;
  outcome(v: V): string;
  /** Name and explanation of each option, and of each of its values. */
  readonly options: OptionTexts;
  /** Names of the results that `odds` speaks of. */
  result(key: string): string;
  /** How reasons are told: sentences that only those read who ask why not, fetched when first asked for. */
  reasons(): Promise<TellReason<V>>;
  /** Every clause of the ledger in our own words, by its id and in the ledger's order; fetched when first asked for. */
  clauses(): Promise<Clauses>;
}

interface ReasonTexts<V> {
  tell(v: V, r: Reason): string;
}

/** Tells a reason as a sentence: a method, like all that a game answers, so that any game is a `Game`. */
export type TellReason<V> = ReasonTexts<V>['tell'];

/** The texts of clauses by their ids. */
export type Clauses = ReadonlyMap<string, string>;

export interface OptionTexts {
  readonly [option: string]: {
    readonly name: string;
    readonly help: string;
    readonly values: { readonly [value: string]: string };
  };
}

/** What the bots need to play a game well. Both work on positions that were imagined from the bot's own view. */
export interface BotHints<P, C> {
  /** How good the position is for the seat: 0 lost, 1 won. */
  evaluate(p: P, seat: Seat): number;
  /** How good each choice looks at once, without search: larger is better. */
  rate(p: P, seat: Seat, choices: readonly C[]): readonly number[];
  /** How good each choice looks on a closer look, where that takes longer than each move of a trial may: a search begins with it. */
  study?(p: P, seat: Seat, choices: readonly C[]): readonly number[];
  /** How much of a winning chance a point of `rate` is worth: where it is said, a search trusts ratings that far. */
  readonly point?: number;
  /** `evaluate` was fitted to what became of many matches: it may be shown to people as a chance. */
  readonly measured?: boolean;
  /** A number that changes where looking ahead may well stop: the turn. Where it is not known, some decisions must do. */
  chapter?(p: P): number;
}
