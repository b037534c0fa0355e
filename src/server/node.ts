import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { shelf as ours } from '../games/index.ts';
import { onShelf, type ShelfEntry } from '../games/shelf.ts';
import type { Game } from '../kernel/game.ts';
import { type ApiNeeds, api } from './api.ts';
import { type Breached, openBreached } from './breached.ts';
import type { Config } from './config.ts';
import { hallOf } from './hall.ts';
import { lobbyOf } from './lobby.ts';
import { createServer } from './serve.ts';
import { sessionsOf } from './sessions.ts';
import { type NodeStore, nodeStore } from './store/node-store.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { storeError } from './store/store-error.ts';

/** How often a node says that it is up, and how often it looks for itself what others have done, in milliseconds. */
const BEAT = 1000;
const LOOK = 2000;
/** For how long the answer whether the database is there holds: anybody may ask for it. */
const READY = 500;
/** For how long what is under way may take when a node is to go. */
const DRAIN = 5000;

export interface Node {
  readonly server: FastifyInstance;
  readonly store: NodeStore;
  /** How many matches are open here. */
  readonly matches: number;
  /** Takes nobody new, answers what was asked, sends everybody away, and ends. */
  drain(): Promise<void>;
}

export interface NodeNeeds {
  readonly pages?: string;
  readonly shelf?: readonly ShelfEntry[];
  readonly fault?: (error: unknown) => void;
  /** For how many milliseconds a match stays open when nobody is there any more. */
  readonly linger?: number;
}

/** A node, not yet listening: pages and matches. It holds nothing that the store does not have. */
export async function createNode(config: Config, needs: NodeNeeds = {}): Promise<Node> {
  const { pages, shelf = ours, fault = () => {}, linger } = needs;
  const breached = config.breached === null ? null : await breachedAt(config.breached);
  const store = nodeStore(await databaseOf(config, fault));
  const load = await loaded(shelf);
  const hall = hallOf({
    store,
    load,
    fault,
    alone: config.database === null,
    ...(linger === undefined ? {} : { linger }),
  });
  const lobby = lobbyOf({ store, hall, limits: config.limits, load });
  let isDraining = false;
  const connections: ApiNeeds['connections'] = new Map();
  const isThere = lately(READY, () =>
    store.time().then(
      () => true,
      () => false,
    ),
  );
  const ready = async () => (await isThere()) && !isDraining;
  const server = await createServer(pages, undefined, shelf, {
    proxies: config.proxies,
    ready,
    more: (scope) =>
      api(scope, {
        ...{ config, store, breached, hall, lobby, sessions: sessionsOf(store, config), connections },
        ...{ ready, isDraining: () => isDraining, fault },
      }),
  });

  const run = randomBytes(8).toString('hex');
  const timers = [every(BEAT, () => store.beat(run), fault), every(LOOK, () => hall.look(), fault)];
  return {
    server,
    store,
    get matches() {
      return hall.size;
    },
    async drain() {
      isDraining = true;
      for (const connection of connections.keys()) connection.send({ kind: 'drain' });
      const settled = Promise.all([...connections.keys()].map((connection) => connection.settled()));
      await Promise.race([settled, setTimeout(DRAIN, undefined, { ref: false })]);
      for (const connection of connections.keys()) connection.close('drain');
      await server.close();
      for (const stop of timers) await stop();
      hall.close();
      await store.shut();
      await breached?.close();
    },
  };
}

function breachedAt(path: string): Promise<Breached> {
  return openBreached(path).catch((error: unknown) => {
    throw storeError(error, 'denied', 'the file that BREACHED names cannot be used: ');
  });
}

async function databaseOf({ database, data }: Config, fault: (error: unknown) => void) {
  if (database !== null) return openPostgres({ ...database, fault });
  try {
    // Secrets of dice lie there.
    mkdirSync(data, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw storeError(error, 'denied', 'the folder for the matches cannot be made, set DATA to another: ');
  }
  return openSqlite(join(data, 'bivouac.sqlite'));
}

/** The games of the shelf, all loaded before anybody asks: rules that are loaded at the first match would keep it waiting. */
async function loaded(shelf: readonly ShelfEntry[]): Promise<(game: string) => Promise<Game | null>> {
  const games = new Map<string, Game>();
  for (const { id, load } of shelf) games.set(id, await load(undefined, []));
  return async (id) => (onShelf(shelf, id) === undefined ? null : (games.get(id) ?? null));
}

/** Asks once for all who want to know at about the same time. */
function lately<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly at: number } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > milliseconds) last = { answer: read(), at: performance.now() };
    return last.answer;
  };
}

/** Does something again and again, one after the other; gives what stops it. */
function every(milliseconds: number, work: () => Promise<void>, fault: (error: unknown) => void) {
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await work().catch(fault);
      await setTimeout(milliseconds, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopped.abort();
    await running;
  };
}
