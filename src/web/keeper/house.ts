import type { Seat } from '../../kernel/flow.ts';
import type { Game, Language } from '../../kernel/game.ts';
import type { Pace } from '../bots/pace.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Problem, Trouble } from './contract.ts';
import { type Circumstances, type KeptMatch, openSave, saveOf } from './kept.ts';
import type { Tempo } from './patience.ts';
import { readJson, readSave, SaveError, writeSave } from './save.ts';
import { type Storage, StorageError } from './storage.ts';

/** What a keeper needs of the world. */
export interface World {
  readonly storage: Storage;
  readonly thinker: Thinker;
  /** Loads a game with its words in a language. */
  load(game: string, pack: unknown, language: Language): Promise<Game | null>;
  /** Fetches the words of a loaded game in another language, if it does not speak all. */
  speak?(game: string, language: Language): Promise<void>;
  /** Holds a match so that no other page of this browser plays it too; null if another holds it. */
  hold(id: string): Promise<(() => void) | null>;
  randomHex(bytes: number): string;
  now(): number;
  /** For how many milliseconds a bot may think. */
  readonly patience: number;
  /** At what pace the bots of a level answer; null for as fast as they can. */
  pace(level: string): Pace | null;
  pause(milliseconds: number): Promise<void>;
}

/** A match on a table, and who watches it. */
export interface Table {
  readonly kept: KeptMatch;
  readonly watchers: Set<() => void>;
  readonly release: () => void;
  thinking: boolean;
  closed: boolean;
  seen: number;
  readonly tempo: Tempo;
  /** Whether the bots have been told which game it is. */
  prepared: boolean;
  trouble: Trouble | null;
  /** What is being done at the table: the next thing waits for it. */
  turn: Promise<void>;
  /** Who makes the next decision in the place of the bot. */
  instead: Trouble['instead'] | null;
}

export function problem(fault: Problem['fault'], detail = ''): Problem {
  return { fault, detail };
}

/** What goes wrong with a match is told, not thrown. */
export async function guarded<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SaveError) return error.problem;
    if (error instanceof StorageError) return problem(error.why, error.message);
    throw error;
  }
}

/** May a person here choose for that seat? */
export function playable(kept: KeptMatch, seat: Seat): boolean {
  const player = kept.players[seat];
  return player !== undefined && player.kind !== 'bot';
}

/** What all parts of a keeper share: the tables at which something is played, and the storage of all matches. */
export interface House {
  readonly world: World;
  readonly tables: Map<string, Table>;
  /** In which matches are told. */
  language: Language;
  /** The table of a match that has been entered. */
  tableOf(id: string): Table;
  loaded(game: string, pack: unknown): Promise<Game>;
  /** A match from storage. */
  readKept(id: string): Promise<KeptMatch>;
  /** The match on its table, or from storage for somebody who only looks. */
  anyKept(id: string): Promise<KeptMatch>;
  write(kept: KeptMatch): Promise<void>;
  /** Tells whoever watches the table. */
  changed(table: Table): void;
  /** Under which a new match begins: its name, its hour, its dice. */
  circumstances(about: Omit<Circumstances, 'id' | 'made' | 'key'>): Circumstances;
  /** Takes the match from its table. */
  clear(id: string): void;
}

export function houseOf(world: World): House {
  const tables = new Map<string, Table>();
  const house: House = {
    world,
    tables,
    language: 'en',

    tableOf(id) {
      const table = tables.get(id);
      if (table === undefined) throw new SaveError(problem('gone', id));
      return table;
    },

    async loaded(id, pack) {
      try {
        const game = await world.load(id, pack, house.language);
        if (game !== null) return game;
      } catch (error) {
        throw new SaveError(problem('bad-pack', error instanceof Error ? error.message : String(error)), {
          cause: error,
        });
      }
      throw new SaveError(problem('unknown-game', id));
    },

    async readKept(id) {
      const text = await world.storage.get(id);
      if (text === null) throw new SaveError(problem('gone', id));
      const save = readSave(readJson(text));
      return openSave(await house.loaded(save.journal.game, save.pack ?? undefined), save);
    },

    anyKept: async (id) => tables.get(id)?.kept ?? (await house.readKept(id)),

    async write(kept) {
      const { language } = house;
      await world.speak?.(kept.game.id, language);
      await world.storage.put(kept.id, writeSave(saveOf(kept, world.now(), language)));
    },

    changed(table) {
      for (const tell of table.watchers) tell();
    },

    circumstances(about) {
      const key = { secret: world.randomHex(32), contributions: [world.randomHex(16)] };
      return { id: world.randomHex(6), made: world.now(), key, ...about };
    },

    clear(id) {
      const table = tables.get(id);
      if (table === undefined) return;
      table.closed = true;
      tables.delete(id);
      table.release();
    },
  };
  return house;
}
