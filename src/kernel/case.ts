import type { Plain } from './plain.ts';

/** A case that can't be played, and why: also thrown by a game's `arrange` for a description that makes no position. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
}

/** A case: an arranged position, written dice, choices, and what must come of them. `docs/cases.md` tells it with examples. */
export interface Case {
  readonly $schema?: string | undefined;
  readonly format: 'bivouac/case/1';
  readonly game: string;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** The clauses of the ledger that the case is about. */
  readonly clauses?: readonly string[] | undefined;
  readonly options?: { readonly [id: string]: string } | undefined;
  /** What the game's `arrange` reads; without it the case begins with set-up. */
  readonly position?: Plain | undefined;
  /** The numbers of each stream in order. All of them must be rolled. */
  readonly dice?: { readonly [stream: string]: readonly number[] } | undefined;
  /** Streams that are not written take their numbers from this seed; without it they may not be rolled at all. */
  readonly seed?: number | string | undefined;
  readonly steps?: readonly CaseStep[] | undefined;
  /** What holds at the end. Events are those of the whole case. */
  readonly expect?: Expect | readonly Expect[] | undefined;
  /** Several ways to go on from the same position: each is played by itself, after the steps of the case. */
  readonly variants?: readonly Variant[] | undefined;
}

interface Noted {
  readonly note?: string | undefined;
}

/** What a variant adds to its case: dice after its dice, steps after its steps, expectations beside its own. */
export interface Variant extends Noted {
  readonly name?: string | undefined;
  readonly clauses?: readonly string[] | undefined;
  readonly dice?: { readonly [stream: string]: readonly number[] } | undefined;
  /** Instead of the seed of the case. */
  readonly seed?: number | string | undefined;
  readonly steps?: readonly CaseStep[] | undefined;
  readonly expect?: Expect | readonly Expect[] | undefined;
}

/** A seat makes a choice, written in the notation of the game; or tries to, and is refused by these clauses. */
export interface DoStep extends Noted {
  readonly seat: number;
  readonly do: string;
  readonly refused?: readonly string[] | undefined;
  /** The odds that are shown for the choice before it is made. */
  readonly odds?: ExpectOdds | undefined;
  readonly expect?: Expect | readonly Expect[] | undefined;
}

/** A seat takes its last choice back; or tries to, and is refused. */
export interface UndoStep extends Noted {
  readonly seat: number;
  readonly undo: true;
  readonly refused?: boolean | undefined;
  readonly expect?: Expect | readonly Expect[] | undefined;
}

/** A seat points at a thing that it can't use: these clauses stand in the way. */
export interface PointStep extends Noted {
  readonly seat: number;
  readonly point: string;
  readonly refused: readonly string[];
}

/** The odds of a choice that is offered and not made. */
export interface IfStep extends Noted {
  readonly seat: number;
  readonly if: string;
  readonly odds: ExpectOdds;
}

/** What a seat can choose: all of `offered` or `contains`, nothing but `exactly`, none of `missing`. */
export interface OfferStep extends Noted {
  readonly seat: number;
  readonly offered?: readonly string[] | undefined;
  readonly contains?: readonly string[] | undefined;
  readonly exactly?: readonly string[] | undefined;
  readonly missing?: readonly string[] | undefined;
}

/** Everybody passes, or takes the only choice there is, until this step is asked, and by this seat if one is named. */
export interface UntilStep extends Noted {
  /** A step, `procedure.step`; or a procedure, for whichever of its steps asks first. */
  readonly until: string;
  readonly seat?: number | undefined;
  readonly expect?: Expect | readonly Expect[] | undefined;
}

export interface ExpectStep extends Noted {
  readonly expect: Expect | readonly Expect[];
}

export type CaseStep = DoStep | UndoStep | PointStep | IfStep | OfferStep | UntilStep | ExpectStep;

/** What a viewer sees and has been told. */
export interface Expect {
  /** A seat, or null for a spectator; a spectator if it is left out. */
  readonly viewer?: number | null | undefined;
  /** A part of the view. */
  readonly view?: Plain | undefined;
  /** Values of the view by JSON pointer. */
  readonly at?: { readonly [pointer: string]: Plain } | undefined;
  /** Parts of events, in order; others may stand between them. */
  readonly events?: readonly Plain[] | undefined;
  /** Parts of events of which none may have been told. */
  readonly never?: readonly Plain[] | undefined;
}

/** Ways out of `of`; results that are not named are not looked at. */
export interface ExpectOdds {
  readonly of?: number | undefined;
  readonly results?: { readonly [key: string]: number } | undefined;
  /** Parts of the terms, in order; others may stand between them. */
  readonly terms?: readonly Plain[] | undefined;
}
