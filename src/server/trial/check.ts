import { HeldError } from '../../keeper/held.ts';
import { playedFrom } from '../../keeper/replay.ts';
import { openRoom, type Room } from '../../keeper/room.ts';
import type { Line } from '../../keeper/store.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { lines } from '../../kernel/match.ts';
import { readAgreed, readKey } from '../matches/agreed.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Player } from './player.ts';

/** What is wrong with a match that was played: all of it should be 0. */
export interface Wrongs {
  /** Choices that were acknowledged, and are not there. */
  lost: number;
  /** Lines of a seat beyond the wishes that were acknowledged to it: something was done twice, by whatever key. */
  doubled: number;
  /** Choices that were refused, and are there all the same. */
  denied: number;
  /** Lines that nobody who plays knows of. */
  strange: number;
  /** Views that are not what is kept. */
  views: number;
  /** Matches that are another when they are played again from their first line. */
  replays: number;
}

export const noWrongs = (): Wrongs => ({ lost: 0, doubled: 0, denied: 0, strange: 0, views: 0, replays: 0 });

/** The match as it is kept, opened by nobody who has played it. */
export async function truthOf(store: NodeStore, id: string, load: (game: string) => Promise<Game>) {
  const [head, secret] = await Promise.all([store.head(id), store.secret(id)]);
  if (head === null || secret === null) throw new Error(`match ${id} is not there`);
  const { game, options } = readAgreed(head.about);
  const door = { store, id, game: await load(game), options, key: readKey(secret), now: Date.now, summary: () => null };
  return { door, room: await openRoom(door) };
}

const isSame = ({ mirror, seat }: Player, room: Room): boolean => {
  const { n, view, told } = room.look(seat ?? null);
  return mirror !== null && hashOf({ n, view, told }) === hashOf(mirror);
};

const isOfBot = (key: string, bots: readonly Seat[]): boolean =>
  bots.some((seat) => new RegExp(`^${seat}/bot\\d+$`).test(key));

/** Lines of a bot beyond its questions: each of them has a number, and is answered once. */
function answeredTwice(kept: readonly Line[], seat: Seat): number {
  const keys = kept.filter(({ entry }) => entry?.seat === seat).map(({ key }) => key);
  return keys.length - new Set(keys).size;
}

/** How long those who look may take to hear the last of it, in milliseconds. */
const PATIENCE = 30_000;

/** Compares what those who played a match were told with what is kept of it. */
export async function check(
  store: NodeStore,
  players: readonly Player[],
  load: (game: string) => Promise<Game>,
  wrongs: Wrongs,
  bots: readonly Seat[] = [],
): Promise<void> {
  const id = players[0]?.match;
  if (id === undefined) return;
  const { door, room } = await truthOf(store, id, load);
  const kept = await store.since(id, -1);
  const counts = new Map<string, number>();
  for (const { key } of kept.slice(1)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const known = new Set<string>();
  for (const { seat, acknowledged, refused } of players) {
    for (const key of acknowledged) {
      known.add(`${seat}/${key}`);
      if (!counts.has(`${seat}/${key}`)) wrongs.lost++;
    }
    const made = kept.filter(({ entry }) => entry?.seat === seat).length;
    wrongs.doubled += Math.max(0, made - acknowledged.length);
    for (const { key } of refused) if (counts.has(`${seat}/${key}`)) wrongs.denied++;
  }
  wrongs.strange += [...counts.keys()].filter((key) => !known.has(key) && !isOfBot(key, bots)).length;
  wrongs.doubled += bots.reduce((sum, seat) => sum + answeredTwice(kept, seat), 0);
  for (const player of players) {
    const late = performance.now() + PATIENCE;
    while (!isSame(player, room) && performance.now() < late) {
      await new Promise((wake) => setTimeout(wake, 20));
      // A bot may still be at its turn.
      await room.catchUp();
    }
    if (!isSame(player, room)) wrongs.views++;
  }
  if (!(await replaysAlike(store, door, room))) wrongs.replays++;
}

/** Whether the match comes to the same table when it is played again from its set-up, as far as the room has followed it. */
async function replaysAlike(
  store: NodeStore,
  door: Parameters<typeof playedFrom>[0],
  { match }: Room,
): Promise<boolean> {
  const first = await store.standing(door.id, 0);
  if (first === null) return false;
  try {
    const again = await playedFrom(door, first, await store.since(door.id, -1), lines(match));
    return hashOf(again.match.position) === hashOf(match.position);
  } catch (error) {
    if (error instanceof HeldError) return false;
    throw error;
  }
}
