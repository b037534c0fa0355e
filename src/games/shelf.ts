import type { Flow } from '../kernel/flow.ts';
import type { Game, Language } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import type { Cover, Presentation } from '../table/presentation.ts';
import type { Workshop } from '../table/workshop.ts';

/** Positions that a game has given a name, for perft tables and benchmarks. Each call makes a new one. */
export type Positions = { readonly [name: string]: () => Flow };

/** A game on the shelf: what can be said of it before its rules are loaded. */
export interface ShelfEntry {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** How many people play it, as a text: `2`, `2-3`. */
  readonly seats: string;
  /** One sentence for the shelf. */
  readonly blurb?: Readonly<Record<Language, string>>;
  readonly cover?: Cover;
  /** Options of a match that begins at once, without a long set-up; those not named are the standard. */
  readonly quick?: Options;
  /** Options of a first match. */
  readonly first?: Options;
  /**
   * Loads the rules with the components of the box, or with those of another pack; throws a `PackError` if that is none. The
   * words come in all languages, unless it is said in which.
   */
  load(pack?: unknown, languages?: readonly Language[]): Promise<Game>;
  /** Fetches the words of languages, for a game that does not load them all with its rules. */
  speak?(languages: readonly Language[]): Promise<void>;
  /** Loads what the pages show of it, for the components of the box or of another pack; without it, a plain table. */
  present?(pack?: unknown): Promise<Presentation>;
  /** Loads what is needed to build what is brought to a match, for a game that has such a thing. */
  workshop?(): Promise<Workshop>;
  /** The named positions of the game, made with the components of the loaded one. */
  positions?(game: Game): Promise<Positions>;
}

/** The game of that name, or undefined. */
export function onShelf(shelf: readonly ShelfEntry[], id: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}
