import { join as path } from 'node:path';
import { shelf } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import type { Random } from '../../kernel/chance.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Game } from '../../kernel/game.ts';
import { nodeStore } from '../store/node-store.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { check, noWrongs, type Wrongs } from './check.ts';
import { type NodeProcess, startProcess } from './fleet.ts';
import { join, makeMatch, newGuest } from './guests.ts';
import { type Player, playerOf } from './player.ts';
import { type Severed, severed } from './severed.ts';

export interface FaultOrder {
  readonly game: string;
  readonly kills: number;
  /** So often a node stands still for longer than any lease lasts, and goes on as if nothing were. */
  readonly stops?: number;
  /** So often the line between a node and PostgreSQL is cut. */
  readonly cuts?: number;
  /** After so many seconds nothing more is struck; without it, only when all blows have fallen. */
  readonly seconds?: number;
  readonly seed: string;
  /** So many matches are played at once. */
  readonly tables: number;
  readonly nodes: number;
  /** The folder of SQLite, or the address of PostgreSQL. */
  readonly data: { readonly folder: string } | { readonly url: string };
  /** After how many more acknowledged choices a node is killed, at least and at most: some were under way at every kill. */
  readonly choices: readonly [number, number];
  said?(sentence: string): void;
}

export interface FaultReport extends Wrongs {
  readonly kills: number;
  readonly stops: number;
  readonly cuts: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly resent: number;
  /** What was refused, by why: somebody may wish to take back what the other has just answered. */
  readonly refused: Readonly<Record<string, number>>;
  /** Seconds: the whole run, those in which a node was down, and those that clocks would have counted. */
  readonly wall: number;
  readonly down: number;
  readonly charged: number;
  /** What the nodes said was wrong. */
  readonly faults: readonly string[];
}

type Blow = 'kill' | 'stop' | 'cut';

/** All that will happen, in an order that is drawn. */
function blowsOf({ kills, stops = 0, cuts = 0 }: FaultOrder, random: Random): readonly Blow[] {
  const all: Blow[] = [
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: stops }, () => 'stop' as const),
    ...Array.from({ length: cuts }, () => 'cut' as const),
  ];
  return all
    .map((blow) => ({ blow, at: random.below(1e9) }))
    .sort((a, b) => a.at - b.at)
    .map(({ blow }) => blow);
}

/** A node that stands still does so for at least so many milliseconds, and at most for half as many more. */
const STILL = 6000;
/** A cut lasts so many milliseconds at most. */
const CUT = 3000;

/** Two people at each table play at random, as fast as they are answered, while nodes are struck; then all is compared. */
export async function faultRun(order: FaultOrder): Promise<FaultReport> {
  const { data, tables, cuts = 0, seed, choices, said = () => {} } = order;
  const nodes: NodeProcess[] = [];
  const lines: Severed[] = [];
  for (let i = 0; i < order.nodes; i++) {
    if ('url' in data && cuts > 0) lines.push(await severed(data.url));
    nodes.push(await startProcess('url' in data ? { DATABASE_URL: lines[i]?.url ?? data.url } : { DATA: data.folder }));
  }
  const store = nodeStore(
    await ('url' in data ? openPostgres({ url: data.url }) : openSqlite(path(data.folder, 'bivouac.sqlite'))),
  );
  try {
    const began = performance.now();
    const since = await store.time();
    const state = { isOver: false };
    const played: Player[][] = [];
    const playing = Array.from({ length: tables }, (_, table) => playOn(order, nodes, table, state, played));
    const random = fastRandom(`kills/${seed}`);
    const blows = blowsOf(order, random);
    const fallen = { kill: 0, stop: 0, cut: 0 };
    for (const [i, blow] of blows.entries()) {
      if ((performance.now() - began) / 1000 > (order.seconds ?? Number.POSITIVE_INFINITY)) break;
      fallen[blow]++;
      const goal = acknowledged(played) + choices[0] + random.below(Math.max(1, choices[1] - choices[0]));
      while (acknowledged(played) < goal) await pause(1 + random.below(10));
      said(`${blow} ${i + 1} of ${blows.length}: ${acknowledged(played)} choices acknowledged so far`);
      const struck = random.below(nodes.length);
      if (blow === 'kill') await nodes[struck]?.kill();
      else if (blow === 'stop') await nodes[struck]?.stun(STILL + random.below(STILL / 2));
      else await lines[struck]?.cut(random.below(CUT));
    }
    const goal = acknowledged(played) + choices[1];
    while (acknowledged(played) < goal) await pause(10);
    state.isOver = true;
    await Promise.all(playing);
    const charged = (await store.upBetween(since, await store.time())) / 1000;
    const wall = (performance.now() - began) / 1000;
    const wrongs = noWrongs();
    const load = loader();
    for (const players of played) await check(store, players, load, wrongs);
    const all = played.flat();
    for (const player of all) player.leave();
    const sum = (count: (player: Player) => number) => all.reduce((total, player) => total + count(player), 0);
    return {
      ...wrongs,
      ...{
        kills: fallen.kill,
        stops: fallen.stop,
        cuts: fallen.cut,
        matches: played.length,
        wall,
        charged,
        faults: nodes.flatMap(({ faults }) => faults),
      },
      acknowledged: acknowledged(played),
      resent: sum((player) => player.resent),
      refused: refusalsOf(all),
      // With several nodes it is down only while all are.
      down: nodes.length > 1 ? 0 : nodes.reduce((total, { down }) => total + down, 0) / 1000,
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all(lines.map((line) => line.close()));
    await store.shut();
  }
}

function refusalsOf(players: readonly Player[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { refused } of players) for (const { code } of refused) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const acknowledged = (played: readonly (readonly Player[])[]): number =>
  played.flat().reduce((sum, player) => sum + player.acknowledged.length, 0);

const pause = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));

/** One table: match after match, until it is said to be over; then what is under way is waited for. */
async function playOn(
  { game, seed }: FaultOrder,
  nodes: readonly NodeProcess[],
  table: number,
  state: { readonly isOver: boolean },
  played: Player[][],
): Promise<void> {
  for (let round = 0; !state.isOver; round++) {
    const name = `${seed}/${table}/${round}`;
    const wheres = [0, 1].map((seat) => nodes[(table + round + seat) % nodes.length]?.where ?? { origin: '' });
    const guests = await persistently(() => Promise.all(wheres.map((where, seat) => newGuest(where, `${seat}`))));
    const [one, other] = guests;
    if (one === undefined || other === undefined) throw new Error('nobody has come');
    const made = await persistently(() => makeMatch(one, game));
    await persistently(() => join(other, made.token));
    const players = guests.map((guest, seat) => playerOf(guest, made.id, { random: fastRandom(`${name}/${seat}`) }));
    played.push(players);
    const isDone = { over: false };
    void Promise.all(players.map(({ over }) => over)).then(() => {
      isDone.over = true;
    });
    while (!isDone.over && !state.isOver) await pause(20);
    await Promise.all(players.map((player) => player.rest()));
  }
}

/** Asks until it is answered: a node may be gone just now. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 600) throw error;
      await pause(100);
    }
  }
}

function loader(): (game: string) => Promise<Game> {
  const games = new Map<string, Promise<Game>>();
  return (id) => {
    const entry = onShelf(shelf, id);
    if (entry === undefined) throw new Error(`there is no game '${id}'`);
    const found = games.get(id) ?? entry.load(undefined, []);
    games.set(id, found);
    return found;
  };
}
