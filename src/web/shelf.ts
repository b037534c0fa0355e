import type { Furnish } from '../games/furniture.ts';
import { shelf as games } from '../games/index.ts';
import type { ShelfEntry } from '../games/shelf.ts';
import type { GameEvent } from '../kernel/chance.ts';
import type { GameView, Language, Thing } from '../kernel/game.ts';

/** A chart of the result screen: one line of figures a seat. */
export interface Chart {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** Where a part of the components comes from. */
export interface Provenance {
  readonly what: string;
  readonly source: string;
  readonly note: string;
}

/** A lesson of the guided first match: told the first time a person is asked at a step that begins so. */
export interface Lesson {
  readonly step: string;
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
}

/** What a game brings to the pages beside its rules. All but the drawing may be missing. */
export interface Dress {
  readonly furnish: Furnish<GameView>;
  /** The things that an event speaks of. */
  about?(event: GameEvent): readonly Thing[];
  /** The ids of the ledger's clauses, in its order. */
  readonly clauses?: readonly string[];
  /** The titles of the ledger's chapters, by the beginning of their clauses' ids. */
  chapters?(language: Language): readonly { readonly id: string; readonly title: string }[];
  /** A short illustrated introduction. */
  readonly Introduction?: React.ComponentType<{ readonly language: Language }>;
  lessons?(language: Language): readonly Lesson[];
  charts?(view: GameView, told: readonly { readonly event: GameEvent }[], language: Language): readonly Chart[];
  provenance?(language: Language): readonly Provenance[];
  /** The standard pack, to be saved as a file. */
  pack?(): unknown;
  /** What is drawn on the box. */
  readonly Box?: React.ComponentType;
}

/** A game as the pages know it. */
export interface ShownEntry extends ShelfEntry {
  readonly blurb?: Readonly<Record<Language, string>>;
  dress?(): Promise<Dress>;
}

export const shelf: readonly ShownEntry[] = games;

export function entryOf(id: string): ShownEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}
