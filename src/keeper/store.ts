import type { GameEvent } from '../kernel/chance.ts';
import type { GameChoice } from '../kernel/game.ts';
import type { Entry, Rolled, Told } from '../kernel/match.ts';
import type { Plain } from '../kernel/plain.ts';

/**
 * A line of a match as it is kept: what was done, what chance gave and what was told by it, so that the log can be read without
 * the rules by which it was made.
 */
export interface Line {
  /** Its number: 1 follows the set-up, which is line 0. */
  readonly seq: number;
  /** Given by whoever sent it, so that what is sent twice is done once. */
  readonly key: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** Null for the set-up. */
  readonly entry: Entry<GameChoice> | null;
  readonly rolls: readonly Rolled[];
  /** How many of the events told before it stay; fewer than there were if something was taken back. */
  readonly kept: number;
  readonly told: readonly Told<GameEvent>[];
  /** The lines that it takes back. */
  readonly undone: readonly number[];
  /** Who noticed anything of it: bit n is seat n, the bit after the last seat the spectator. */
  readonly noticed: number;
  /** HMAC of the line and the chain before it: two keepers can never go on with different dice. */
  readonly chain: string;
}

/** A table from which a match goes on without its lines; only where nothing can be taken back. */
export interface Standing {
  readonly seq: number;
  /** Which rules it was made by: epochs are counted from 0. */
  readonly epoch: number;
  /** What the room needs to go on; see `room.ts`. */
  readonly body: Plain;
}

/** What is known of a match beside its lines. */
export interface Head {
  readonly id: string;
  /** The number of its last line. */
  readonly seq: number;
  readonly epoch: number;
  readonly over: boolean;
  /** When its last line was kept. */
  readonly changed: number;
  /** What was agreed on: game, options, players, commitment. Never changes. */
  readonly about: Plain;
  /** What the list of matches tells of it, anew with each line. */
  readonly summary: Plain;
}

/** A match of which nothing is known but that it is there, and why. */
export interface BrokenHead {
  readonly id: string;
  readonly broken: string;
}

/** What is to be kept: lines that follow the line `after`. */
export interface Append {
  readonly match: string;
  readonly after: number;
  readonly lines: readonly Line[];
  /** The table after the last of them. */
  readonly standing?: Standing;
  readonly over: boolean;
  readonly summary: Plain;
}

/** Kept; or others were faster, and this is the number of the last line; or a line with this key is already there. */
export type Appended = { readonly done: true } | { readonly behind: number } | { readonly known: number };

/** A match that begins, or one that is brought in with its lines. */
export interface Creation {
  readonly head: Head;
  /** Secret and contributions of its dice: no code that makes views ever reads them. */
  readonly secret: Plain;
  readonly lines: readonly Line[];
  /** The tables that are kept of it, in the order of their lines. */
  readonly standings: readonly Standing[];
}

/**
 * Where matches lie: lines that are added and never changed. When `create` or `append` resolves, what was given survives a crash;
 * if it throws, nothing was changed, or (when the answer got lost) all of it was. Everything that goes wrong is a `StoreError`.
 */
export interface Store {
  /** Whether what is kept outlasts the page. */
  readonly lasting: boolean;
  /** False if there is such a match already. */
  create(creation: Creation): Promise<boolean>;
  /** All matches; one whose head cannot be read is named, and hides no other. */
  heads(): Promise<readonly (Head | BrokenHead)[]>;
  head(id: string): Promise<Head | null>;
  secret(id: string): Promise<Plain | null>;
  append(append: Append): Promise<Appended>;
  /** The lines after a number, in order. */
  since(id: string, seq: number): Promise<readonly Line[]>;
  byKey(id: string, key: string): Promise<number | null>;
  /** The last table that is kept, or the last that is not after line `atMost`. */
  standing(id: string, atMost?: number): Promise<Standing | null>;
  remove(id: string): Promise<void>;
  /** Calls back when somebody else (another page, another node) has kept lines. A hint: it may be missed, and is never wrong. */
  listen(news: (id: string) => void): () => void;
  close(): void;
}

/** Why nothing is kept: no room is left, it is not allowed, it was slow or went away, what lies there can't be read. */
export type StoreFault = 'full' | 'denied' | 'away' | 'broken';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly why: StoreFault;
  constructor(why: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
