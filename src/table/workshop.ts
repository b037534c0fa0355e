import type { ComponentType } from 'preact/compat';
import type { Language } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';

// What is built before a match and brought to it: an army with its deck of cards. The page on which it is built, and where it is kept,
// belong to the shell; what it may be made of, and what stands in the way, are the game's.

/** What somebody has built, finished or not: for whom, up to which limit, and how many of each piece. */
export interface Build {
  readonly kind: string;
  readonly limit: number;
  readonly counts: { readonly [piece: string]: number };
}

/** Something that a rule says against it. */
export interface Objection {
  readonly clause: string;
  readonly text: string;
}

/** A figure that is held to limits: `885 of at most 900 points`. */
export interface Tally {
  readonly name: string;
  readonly count: number;
  readonly least?: number;
  readonly most?: number;
  readonly clause: string;
}

/** Something that can be added, in words. Its picture is drawn by `Picture`. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** What it is, in a few words: `light cavalry, Elite`. */
  readonly sort: string;
  /** What it costs, where it costs anything. */
  readonly price?: string;
  /** What it does, a sentence each, with a name before it where it has one. */
  readonly does: readonly { readonly name?: string; readonly text: string }[];
  /** How many of it there may be. */
  readonly most: number;
  /** By which filters it is found: `cavalry`, `fast`. */
  readonly traits: readonly string[];
  /** What it is sorted by. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Pieces of one sort, which lie together: the units, the cards. */
export interface BuildPart extends Named {
  /** Said above them. */
  readonly help?: Objection;
  readonly pieces: readonly Piece[];
  readonly filters: readonly (Named & { readonly values: readonly Named[] })[];
  /** As they come, they are in the order of the game. */
  readonly sorts: readonly Named[];
}

/** What a game brings to the page on which one builds. */
export interface Workshop {
  /** The options of a match that take what was built. */
  readonly options: readonly string[];
  /** The limits among which one agrees; the usual one first. */
  readonly limits: readonly number[];
  /** Those of the box, to begin with. */
  readonly starters: readonly { readonly id: string; readonly build: Build }[];
  /** Whom one can build for. */
  kinds(language: Language): readonly Named[];
  starterName(id: string, language: Language): string;
  parts(kind: string, language: Language): readonly BuildPart[];
  tallies(build: Build, language: Language): readonly Tally[];
  /** Everything that stands in the way of playing with it; nothing if it may be taken to the table. */
  objections(build: Build, language: Language): readonly Objection[];
  /** Why one more of a piece can never be right, whatever else is added; null if it may be added. */
  refusal(build: Build, piece: string, language: Language): Objection | null;
  /** As the option of a match takes it, in one line. */
  print(build: Build): string;
  /** The inverse; what a rule says against a piece that there is not, and null for what is no such line. */
  read(text: string, language: Language): Build | Objection | null;
  /** The options of a match in which the first seat brings it, against somebody fitting. */
  match(build: Build): Options;
  readonly Picture: ComponentType<{
    readonly kind: string;
    readonly piece: string;
    readonly language: Language;
    /** As it lies among what was chosen. */
    readonly small?: boolean;
  }>;
}
