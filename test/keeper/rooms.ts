import type { Doorkeeper } from '../../src/keeper/door.ts';
import { type Item, viewersOf } from '../../src/keeper/feed.ts';
import { type Mirror, reflect, type Scene } from '../../src/keeper/mirror.ts';
import { beginRoom, type Now, openRoom, type Room } from '../../src/keeper/room.ts';
import type { Store } from '../../src/keeper/store.ts';
import type { Random } from '../../src/kernel/chance.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Flow, Seat } from '../../src/kernel/flow.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { readOptions } from '../../src/kernel/options.ts';
import type { Subject } from '../conformance/knowledge.ts';

/** What opens rooms for a game: match number `run` of its suite. */
export function doorOf({ game, knowledge }: Subject, store: Store, run: number): Doorkeeper {
  const read = readOptions(game.options, knowledge.options(run));
  if ('error' in read) throw new Error(read.error);
  const secret = (run + 1).toString(16).padStart(64, '0');
  return {
    ...{ store, game, options: read.options, id: `match-${run}` },
    key: { secret, contributions: ['one', 'two'] },
    now: () => 1815,
    summary: (position, line) => ({ over: position.outcome !== null, line }),
  };
}

export async function begin(door: Doorkeeper, from: Flow | null = null): Promise<Room> {
  const room = await beginRoom(door, { game: door.game.id }, null, from);
  if (room === null) throw new Error('there is such a match already');
  return room;
}

export const reopen = (door: Doorkeeper): Promise<Room> => openRoom(door);

/** Somebody who looks at a match by what is sent to him alone. */
export interface Onlooker {
  readonly viewer: Viewer;
  mirror: Mirror;
  now: Now;
  readonly items: Item[];
  readonly scenes: Scene[];
  leave(): void;
}

/** Sits down, and follows what is sent. */
export async function onlooker(room: Room, viewer: Viewer): Promise<Onlooker> {
  const items: Item[] = [];
  const scenes: Scene[] = [];
  const { whole, leave } = await room.sit(viewer, (news) => {
    // What comes over a wire is a copy.
    const { items: sent, now }: typeof news = JSON.parse(JSON.stringify(news));
    for (const item of sent) {
      const seen = reflect(looking.mirror, item);
      looking.mirror = seen.mirror;
      items.push(item);
      scenes.push(...seen.scenes);
    }
    looking.now = now;
  });
  const { n, view, told, ...now } = whole;
  const looking: Onlooker = { viewer, mirror: { n, view, told }, now, items, scenes, leave };
  return looking;
}

/** Everybody who may look. */
export const onlookers = (room: Room): Promise<Onlooker[]> =>
  Promise.all(viewersOf(room.match.seats).map((viewer) => onlooker(room, viewer)));

/** What somebody who is asked does next: a choice, and now and then one taken back. */
export interface Move {
  readonly seat: Seat;
  readonly wish: { readonly choice: unknown; readonly q: number } | { readonly undo: true };
}

/** The next move, drawn from what those who sit there were sent. Null when nobody is asked any more. */
export function nextMove(all: readonly Onlooker[], random: Random): Move | null {
  const free = all.filter(({ viewer, now }) => viewer !== null && now.undoable > 0);
  const back = free[random.below(Math.max(1, free.length))];
  if (back?.viewer != null && random.below(8) === 0) return { seat: back.viewer, wish: { undo: true } };
  const asked = all.filter(({ now }) => now.choices.length > 0);
  const one = asked[random.below(Math.max(1, asked.length))];
  if (one?.viewer == null || one.now.q === null) return null;
  return { seat: one.viewer, wish: { choice: one.now.choices[random.below(one.now.choices.length)], q: one.now.q } };
}

/** Plays a match at random through the room, at most so many lines; `after` each line. */
export async function playOn(
  room: Room,
  all: readonly Onlooker[],
  seed: string,
  most: number,
  after: (line: number) => void | Promise<void> = () => {},
): Promise<number> {
  const random = fastRandom(seed);
  for (let line = 1; line <= most; line++) {
    const move = nextMove(all, random);
    if (move === null) return line - 1;
    const refusal = await room.submit(move.seat, `${seed}/${line}`, move.wish);
    if (refusal !== null) throw new Error(`line ${line} is refused: ${refusal.message}`);
    await after(line);
  }
  return most;
}
