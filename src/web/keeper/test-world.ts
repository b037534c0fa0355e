import { picket } from '../../../test/toy/game.ts';
import type { Item } from '../../keeper/feed.ts';
import { createMemory, type Memory, memoryStore } from '../../keeper/memory-store.ts';
import { type Mirror, reflect, type Scene } from '../../keeper/mirror.ts';
import type { Now, Whole } from '../../keeper/room.ts';
import { StoreError, type StoreFault } from '../../keeper/store.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, Viewer } from '../../kernel/game.ts';
import type { Question } from '../bots/thinker.ts';
import { claimAlone } from './claim.ts';
import { isProblem, type Keeper, type Order, type Player, type Problem, type Trouble } from './contract.ts';
import type { Storage, World } from './house.ts';
import { createKeeper } from './keeper.ts';

// The world of the keeper's tests: keepers on stores in memory with the toy on the shelf, and those who watch.

export const ME: Player = { kind: 'me' };
export const FRIEND: Player = { kind: 'friend' };
export const BOT: Player = { kind: 'bot', level: 'random' };

export interface Home {
  readonly keeper: Keeper;
  readonly store: Storage;
  readonly memory: Memory;
  /** What bots were asked. */
  readonly asked: Question[];
}

interface Change extends Partial<World> {
  /** Pages of one browser share it. */
  readonly memory?: Memory;
  readonly game?: Game;
  /** Where the names and secrets that this keeper draws begin: two of one store draw others. */
  readonly from?: number;
}

/** A keeper with the toy on its shelf; bots take the first choice at once. */
export function keeping({ memory = createMemory(), game = picket(1), from = 0, ...other }: Change = {}): Home {
  const asked: Question[] = [];
  let drawn = from;
  const world: World = {
    store: memoryStore(memory),
    thinker: {
      async decide(question) {
        asked.push(question);
        return 0;
      },
    },
    load: async (id) => (id === 'picket' ? game : null),
    claim: claimAlone,
    randomHex: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    now: () => 1815,
    patience: 10_000,
    pace: () => null,
    pause: async () => {},
    ...other,
  };
  return { keeper: createKeeper(world), store: world.store, memory, asked };
}

/** The store of a browser in which texts of the first form still lie. */
export function withOld(store: Storage, texts: Map<string, string>): Storage {
  return {
    ...store,
    old: async () => [...texts].map(([id, text]) => ({ id, text })),
    async takeOver(creation, oldId) {
      if (!texts.has(oldId) || !(await store.create(creation))) return false;
      return texts.delete(oldId);
    },
    async remove(id) {
      texts.delete(id);
      await store.remove(id);
    },
  };
}

/** A store that fails at the writes that are named, counted from 1, and says so as a browser would. */
export function failingStore(memory: Memory, fails: (write: number) => boolean, why: StoreFault = 'full') {
  const store = memoryStore(memory);
  let writes = 0;
  const written = async <T>(write: () => Promise<T>): Promise<T> => {
    // Time passes, as it does on a disk.
    await Promise.resolve();
    if (fails(++writes)) throw new StoreError(why, 'no room');
    return write();
  };
  const failing: Storage = {
    ...store,
    create: (creation) => written(() => store.create(creation)),
    append: (append) => written(() => store.append(append)),
  };
  return { store: failing, writes: () => writes };
}

export const order = (players: readonly Player[], options: Order['options'] = {}): Order => ({
  game: 'picket',
  options,
  players,
  curtain: true,
  guided: false,
});

export function good<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`${value.fault}: ${value.detail}`);
  return value;
}

/** Begins a match and opens it. */
export async function begun(
  { keeper }: Pick<Home, 'keeper'>,
  players: readonly Player[],
  options: Order['options'] = {},
): Promise<string> {
  const { id } = good(await keeper.start(order(players, options)));
  good(await keeper.enter(id));
  return id;
}

/** A house with a match that has begun. */
export async function playing(players: readonly Player[], options: Order['options'] = {}, change: Change = {}) {
  const home = keeping(change);
  return { ...home, home, id: await begun(home, players, options) };
}

/** Somebody who looks at a match by what is sent to him alone. */
export interface Onlooker {
  mirror: Mirror;
  now: Now;
  readonly items: Item[];
  readonly scenes: Scene[];
  /** How often everything was sent. */
  wholes: number;
  trouble: Trouble | null;
  here: boolean;
  gone: boolean;
}

/** Watches, as the one viewer of that page. */
export async function watching(keeper: Keeper, id: string, viewer: Viewer): Promise<Onlooker> {
  const seen: { onlooker: Onlooker | null } = { onlooker: null };
  const there = (): Onlooker => {
    if (seen.onlooker === null) throw new Error('the whole comes first');
    return seen.onlooker;
  };
  good(
    await keeper.watch(id, viewer, (given) => {
      // What comes over a wire is a copy.
      const sent: typeof given = JSON.parse(JSON.stringify(given));
      if ('whole' in sent) {
        const { n, view, told, ...now } = sent.whole;
        const fresh = { items: [], scenes: [], trouble: null, here: false, gone: false, wholes: 0 };
        seen.onlooker = Object.assign(seen.onlooker ?? fresh, { mirror: { n, view, told }, now });
        seen.onlooker.wholes++;
      } else if ('news' in sent) {
        const looking = there();
        for (const item of sent.news.items) {
          const { mirror, scenes } = reflect(looking.mirror, item);
          looking.mirror = mirror;
          looking.items.push(item);
          looking.scenes.push(...scenes);
        }
        looking.now = sent.news.now;
      } else if ('trouble' in sent) there().trouble = sent.trouble;
      else if ('here' in sent) there().here = sent.here;
      else there().gone = true;
    }),
  );
  return there();
}

/** Everything as it stands for a viewer; whoever watched before is no longer sent anything. */
export async function look(keeper: Keeper, id: string, viewer: Viewer): Promise<Whole> {
  const { mirror, now } = await watching(keeper, id, viewer);
  return { ...mirror, ...now };
}

/** What everybody may see of a match. */
export const shown = async (keeper: Keeper, id: string, viewers: readonly Viewer[] = [null, 0, 1]): Promise<string> => {
  const all: Whole[] = [];
  for (const viewer of viewers) all.push(await look(keeper, id, viewer));
  return JSON.stringify(all);
};

/** The first choice of a seat, and the number of its question. */
export async function offered(keeper: Keeper, id: string, seat: Seat) {
  const { choices, q } = await look(keeper, id, seat);
  const [choice] = choices;
  if (choice === undefined || q === null) throw new Error(`seat ${seat} has no choice`);
  return { choice, q };
}

/** Makes the first choice of a seat; says what came of it. */
export async function first(keeper: Keeper, id: string, seat: Seat) {
  const { choice, q } = await offered(keeper, id, seat);
  return keeper.choose(id, seat, choice, q);
}

/** Makes the first choice of whoever is asked. */
export async function anyone(keeper: Keeper, id: string) {
  const [seat = 0] = (await look(keeper, id, null)).view.asked;
  return first(keeper, id, seat);
}

/** Lets everything that is under way happen. */
export async function idle(): Promise<void> {
  for (let n = 0; n < 25; n++) await new Promise((done) => setImmediate(done));
}

/** Waits until something is so. */
export async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 3000; n++) {
    if (await so()) return;
    await new Promise((wake) => setTimeout(wake, 1));
  }
  throw new Error('it never comes to that');
}

/** Plays every seat of a person with the first choice until the end. */
export async function toTheEnd(keeper: Keeper, id: string, seats: readonly Seat[]): Promise<void> {
  for (let n = 0; n < 300; n++) {
    const { view } = await look(keeper, id, null);
    if (view.outcome !== null) return;
    const seat = view.asked.find((asked) => seats.includes(asked));
    if (seat === undefined) await idle();
    else {
      const refused = await first(keeper, id, seat);
      if (refused !== null) throw new Error(JSON.stringify(refused));
    }
  }
  throw new Error('the match does not end');
}
