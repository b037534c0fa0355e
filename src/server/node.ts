import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { paceOf } from '../bots/pace.ts';
import { shelf as ours } from '../games/index.ts';
import type { ShelfEntry } from '../games/shelf.ts';
import { api } from './api.ts';
import { attendantsOf } from './bots/attend.ts';
import { type Thinker, threadsOf } from './bots/threads.ts';
import { companyOf } from './company/company.ts';
import { judgeOf } from './company/judge.ts';
import { playersOf } from './company/players.ts';
import { talkOf } from './company/talk.ts';
import type { Config } from './config.ts';
import { connectionsOf } from './connections.ts';
import { loaded } from './loaded.ts';
import { type Log, logOf } from './log.ts';
import { diceDesk } from './matches/dice.ts';
import { hallOf } from './matches/hall.ts';
import { lobbyOf } from './matches/lobby.ts';
import { replaysOf } from './matches/replays.ts';
import { createMetrics, metricsRoute } from './metrics.ts';
import { noticesAt } from './notices/open.ts';
import { type Breached, openBreached } from './people/breached.ts';
import { sessionsOf } from './people/sessions.ts';
import { knownBy, tokensOf } from './people/tokens.ts';
import { securedBy } from './secure.ts';
import { securityOf } from './security.ts';
import { createServer } from './serve.ts';
import { type NodeStore, nodeStore } from './store/node-store.ts';
import { openDatabase } from './store/open.ts';
import { storeError } from './store/store-error.ts';

/** How often a node says that it is up, and how often it looks for itself what others have done, in milliseconds. */
const BEAT = 1000;
const LOOK = 2000;
/** How often the matches that have ended are judged, in milliseconds. */
const JUDGE = 10_000;
/** For how long the answer whether the database is there holds: anybody may ask for it. */
const READY = 500;
/** At a table that every person has left, bots answer no faster than on this beat. */
const ALONE = 5000;
/** How often it is looked whether its certificate was written anew, in milliseconds. */
const RENEWED = 60_000;
/** A bot that has not answered after so long fails. */
const PATIENCE = 20_000;
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
  readonly log?: Log;
  /** For how many milliseconds a match stays open when nobody is there any more. */
  readonly linger?: number;
  /** Thinks for the bots, in the place of threads of this process. */
  readonly thinker?: Thinker;
  /** The time of what is kept, where it is not that of the clock. */
  readonly now?: () => number;
}

/** A node, not yet listening: pages and matches. It holds nothing that the store does not have. */
export async function createNode(config: Config, needs: NodeNeeds = {}): Promise<Node> {
  const { pages, shelf = ours, log = logOf('off', () => {}), linger, now = Date.now } = needs;
  const metrics = createMetrics();
  const fault = (error: unknown) => {
    metrics.fault(error);
    log.error(error);
    needs.fault?.(error);
  };
  const breached = config.breached === null ? null : await breachedAt(config.breached);
  const store = nodeStore(await openDatabase(config, fault));
  const load = await loaded(shelf);
  const run = randomBytes(8).toString('hex');
  const hall = hallOf({
    store,
    load,
    fault,
    now,
    alone: config.database === null,
    callBot: (match) => bots.call(match),
    ...(linger === undefined ? {} : { linger }),
  });
  const thinker = needs.thinker ?? threadsOf(config.bots, PATIENCE);
  const bots = attendantsOf({
    ...{ store, hall, owner: run, thinker, pace: paceOf, fault },
    longest: config.limits.lines,
    alone: ALONE,
    pause: (milliseconds) => setTimeout(milliseconds),
  });
  const lobby = lobbyOf({ store, hall, limits: config.limits, load, now });
  const company = companyOf({ store, hall, limits: config.limits });
  const talk = talkOf({ store, bell: hall.bell, now, most: config.limits.remarks });
  const judge = judgeOf({ store, now, fault });
  const {
    notices,
    desk,
    close: closeNotices,
  } = await noticesAt({
    ...{ config, store, shelf, fault, here: hall.here },
    sent(kind, answer) {
      metrics.notice(kind, answer);
      log.info('notice', { kind, answer });
    },
  });
  const dice = diceDesk({ store, hall });
  const replays = replaysOf({ store, load, now });
  const tokens = tokensOf(store, config.limits, now);
  const security = securityOf(log, run);
  const secured = config.certificate === null ? null : securedBy(config.certificate);
  let isDraining = false;
  const connections = connectionsOf(config.limits);
  const isThere = lately(READY, () =>
    store.time().then(
      () => true,
      () => false,
    ),
  );
  const ready = async () => (await isThere()) && !isDraining;
  const server = await createServer(pages, undefined, shelf, {
    ...{ proxies: config.proxies, secured },
    // Without an address of its own nothing is promised for a year to whatever name it was asked by.
    isSecure: config.isSecure && config.origin !== null,
    ready,
    answered(method, route, status, milliseconds) {
      metrics.request(method, route, status);
      log.info('request', { method, route, status, milliseconds: Math.round(milliseconds) });
    },
    async more(scope) {
      await api(scope, {
        ...{ config, store, breached, hall, lobby, dice, replays, company, talk, desk, connections },
        ...{ sessions: knownBy(sessionsOf(store, config, now), tokens, security.saw), tokens, security, now },
        players: playersOf(store, now),
        ...{ ready, isDraining: () => isDraining, fault, chosen: metrics.choice },
      });
      metricsRoute(scope, config.metricsToken, () =>
        metrics.text({ sockets: connections.size, matches: hall.size, draining: isDraining }),
      );
    },
  });

  const timers = [
    every(BEAT, () => store.beat(run), fault),
    every(LOOK, () => hall.look(), fault),
    every(LOOK, () => bots.sweep(), fault),
    every(JUDGE, () => judge.look(), fault),
    every(LOOK, () => notices.look(), fault),
    every(LOOK, () => notices.send(), fault),
    ...(secured === null ? [] : [every(RENEWED, () => secured.renew(), fault)]),
  ];
  return {
    server,
    store,
    get matches() {
      return hall.size;
    },
    async drain() {
      isDraining = true;
      log.info('drain', { sockets: connections.size });
      for (const connection of connections.all()) connection.send({ kind: 'drain' });
      const settled = Promise.all(connections.all().map((connection) => connection.settled()));
      await Promise.race([settled, setTimeout(DRAIN, undefined, { ref: false })]);
      for (const connection of connections.all()) connection.close('drain');
      await server.close();
      for (const stop of timers) await stop();
      // Who thinks is not waited for: another node goes on.
      await Promise.all([bots.close(), thinker.close()]);
      hall.close();
      closeNotices();
      await store.shut();
      await breached?.close();
      metrics.close();
    },
  };
}

function breachedAt(path: string): Promise<Breached> {
  return openBreached(path).catch((error: unknown) => {
    throw storeError(error, 'denied', 'the file that BREACHED names cannot be used: ');
  });
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
