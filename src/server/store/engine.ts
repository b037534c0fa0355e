import type { Kysely, RawBuilder } from 'kysely';
import { type Append, StoreError, type StoreFault } from '../../keeper/store.ts';
import { storeError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

/** What SQLite and PostgreSQL do differently. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** The time by which leases and beats are measured, the same for all who share the database: asked for anew whenever it is used. */
  now(): RawBuilder<number>;
  /**
   * Does all of the work or nothing. When it resolves, what was written survives a crash. The work may be tried again, so that it does
   * nothing but ask the database.
   */
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Adds lines to a match after its last one, in one commit with what others add at the same time; false if that is another, or a key is known. */
  add(append: Append): Promise<boolean>;
  /** Reads all as it is at one moment, while others write. What is read comes in pieces of some hundred rows. */
  snapshot<T>(
    work: (db: Kysely<Tables>, rows: (table: string) => AsyncIterable<readonly Row[]>) => Promise<T>,
  ): Promise<T>;
  /** Does a long work in one transaction: all of it or nothing. It is tried once. */
  whole<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Why it went wrong, by the driver's own error. */
  why(error: unknown): StoreFault;
  /** Tells all others who share the database that lines of this match were kept. */
  tell(match: string): void;
  /** What others tell. */
  listen(news: (match: string) => void): () => void;
  /** Ends what is under way, then lets go of the database. */
  shut(): Promise<void>;
}

/** How the calls of a store are guarded: none after it was closed, and whatever goes wrong is a `StoreError`. */
export interface Gate {
  closed: boolean;
  through<T>(work: () => Promise<T>): Promise<T>;
}

export function gateOf(engine: Pick<Engine, 'why'>): Gate {
  const gate: Gate = {
    closed: false,
    async through(work) {
      if (gate.closed) throw new StoreError('away', 'the store is closed');
      try {
        return await work();
      } catch (error) {
        throw storeError(error, gate.closed ? 'away' : engine.why(error));
      }
    },
  };
  return gate;
}
