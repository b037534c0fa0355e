import type { ComponentType } from 'react';
import type { GameEvent } from '../kernel/chance.ts';
import type { GameView, Language, Thing } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import type { Furniture } from './furniture.ts';

/** A chart of the result screen: for each label one figure a series. */
export interface Chart {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** Where a part of the components comes from. */
export interface Provenance {
  readonly what: string;
  readonly source: 'book' | 'found' | 'reconstructed';
  readonly note: string;
}

/** A lesson of the guided first match: told the first time a person is asked at a step that begins so. */
export interface Lesson {
  readonly step: string;
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
}

/** The title of the clauses whose ids begin so. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** What a game brings to the pages beside its rules: its drawing, and more if it has it. */
export interface Dress {
  readonly furniture: Furniture<GameView>;
  /** The things that an event speaks of; without it, they are read from the names of its fields. */
  about?(event: GameEvent): readonly Thing[];
  /** What each seat commands, where that is known before the match; without it, seats have numbers. */
  seats?(options: Options, language: Language): readonly string[];
  chapters?(language: Language): readonly Chapter[];
  /** A short illustrated introduction. */
  readonly Introduction?: ComponentType<{ readonly language: Language }>;
  lessons?(language: Language): readonly Lesson[];
  /** Charts of a match from all that was told of it; `names` are those of its seats. */
  charts?(
    told: readonly { readonly event: GameEvent }[],
    names: readonly string[],
    language: Language,
  ): readonly Chart[];
  provenance?(language: Language): readonly Provenance[];
  /** The pack it is played with, to be saved as a file. */
  pack?(): unknown;
}

/** What the pages know of a game before it is opened, and how its dress is fetched. */
export interface Wardrobe {
  /** One sentence for the shelf. */
  readonly blurb: Readonly<Record<Language, string>>;
  /** Options of a match that begins at once, without a long set-up; those not named are the standard. */
  readonly quick?: Options;
  /** Options of a first match. */
  readonly first?: Options;
  /** The dress for the components of the box, or of another pack. */
  load(pack?: unknown): Promise<Dress>;
}
