import { createMemory, type Memory, memoryStore } from '../../src/keeper/memory-store.ts';
import type * as rooms from '../../src/keeper/room.ts';
import type { Room } from '../../src/keeper/room.ts';
import { type Store, StoreError } from '../../src/keeper/store.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { lines } from '../../src/kernel/match.ts';
import type { Subject } from '../conformance/knowledge.ts';
import { doorOf, type Move, nextMove, type Onlooker, onlookers } from './rooms.ts';
import { linesOf } from './stretches.ts';

// A store that fails at a call, and what must be true all the same.

/** What rooms are made by: the true `room.ts`, or one that is broken on purpose. */
export type Rooms = Pick<typeof rooms, 'beginRoom' | 'openRoom'>;

/** Which calls fail, counted from 0; whether what they were to do is done all the same, and only the answer lost. */
export interface Fault {
  readonly at: number;
  readonly calls: number;
  readonly done: boolean;
}

/** Everything that was asked of the stores of one match, once it is counted. */
interface Calls {
  isCounted: boolean;
  count: number;
  readonly kinds: string[];
}

/** A store some of whose calls fail. */
function failing(store: Store, calls: Calls, { at, calls: so, done }: Fault): Store {
  const tried = async <T>(kind: string, work: () => Promise<T>): Promise<T> => {
    if (!calls.isCounted) return work();
    const n = calls.count++;
    calls.kinds.push(kind);
    if (n < at || n >= at + so) return work();
    if (done) await work();
    throw new StoreError('away', `call ${n}, ${kind}, has failed`);
  };
  return {
    ...store,
    create: (creation) => tried('create', () => store.create(creation)),
    // The answer is not there at once: whoever does not wait for it is found out.
    append: (lines) =>
      tried('append', async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return store.append(lines);
      }),
    since: (id, seq) => tried('since', () => store.since(id, seq)),
    byKey: (id, key) => tried('byKey', () => store.byKey(id, key)),
    standing: (id, most) => tried('standing', () => store.standing(id, most)),
  };
}

/** Does it again until the store answers; how often it failed is not for the one who asks to know. */
async function persistently<T>(work: (again: boolean) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work(tries > 0);
    } catch (error) {
      if (!(error instanceof StoreError) || error.why !== 'away' || tries > 20) throw error;
    }
  }
}

function claim(isTrue: boolean, sentence: string): void {
  if (!isTrue) throw new Error(sentence);
}

/** Nobody has been sent more than is kept: so many of the lines that lie there are for him. */
function onlyWhatIsKept(memory: Memory, looking: readonly Onlooker[]): void {
  const kept = linesOf(memory);
  for (const [place, { viewer, mirror }] of looking.entries()) {
    const noticed = kept.filter((line) => (line.noticed >> place) & 1).length - 1;
    claim(mirror.n <= noticed, `the viewer ${viewer} was sent item ${mirror.n}, but only ${noticed} are kept`);
  }
}

/** What came of a match with a fault. */
export interface Outcome {
  /** Every call, in order. */
  readonly kinds: readonly string[];
  readonly lines: number;
}

/** Two keepers of one match, their onlookers, and what they have acknowledged. */
interface Scene {
  readonly subject: Subject;
  readonly run: number;
  readonly memory: Memory;
  readonly acknowledged: string[];
  readonly keepers: { readonly room: Room; readonly looking: readonly Onlooker[] }[];
}

/** Opens the match for a keeper, and lets everybody look at it. */
async function seated(room: Room): Promise<Scene['keepers'][number]> {
  return { room, looking: await onlookers(room) };
}

/** Begins the match; if the answer was lost, there is one already. */
function begun({ beginRoom, openRoom }: Rooms, door: Parameters<Rooms['beginRoom']>[0]): Promise<Room> {
  return persistently(async () => (await beginRoom(door, { game: door.game.id }, null)) ?? openRoom(door));
}

/** Sends a wish until it is answered, to whichever keeper; in between he may hear of what is kept. */
async function send({ keepers, memory, acknowledged }: Scene, first: number, move: Move, name: string): Promise<void> {
  let tries = 0;
  let answered: Scene['keepers'][number] | null = null;
  const refusal = await persistently(async (again) => {
    // The second time to the same keeper, perhaps after he has caught up, then to the other.
    const keeper = keepers[tries++ < 2 ? first : 1 - first];
    if (keeper === undefined) throw new Error('there is no keeper');
    answered = keeper;
    if (again && lines(keeper.room.match) % 2 === 0) await keeper.room.catchUp();
    const before = lines(keeper.room.match);
    try {
      return await keeper.room.submit(move.seat, name, move.wish);
    } catch (error) {
      claim(lines(keeper.room.match) >= before, 'a match goes back');
      throw error;
    } finally {
      for (const { looking } of keepers) onlyWhatIsKept(memory, looking);
      claim(lines(keeper.room.match) < linesOf(memory).length, 'the room is ahead of what is kept');
    }
  });
  claim(refusal === null, `${name} is refused: ${refusal?.message}`);
  const key = `${move.seat}/${name}`;
  claim(
    linesOf(memory).some((line) => line.key === key),
    `${name} was acknowledged, and is not kept`,
  );
  acknowledged.push(key);
  claim(answered !== null && hasIt(answered, memory, key), `${name} was acknowledged by a keeper who has not made it`);
}

/** Whoever has the answer has the table: the line is made, and told to all who look. */
function hasIt({ room, looking }: Scene['keepers'][number], memory: Memory, key: string): boolean {
  const kept = linesOf(memory).filter(({ seq }) => seq <= lines(room.match));
  const isTold = looking.every(
    ({ mirror }, place) => kept.filter(({ noticed }) => (noticed >> place) & 1).length === mirror.n + 1,
  );
  return isTold && kept.some((line) => line.key === key);
}

/** How far a match is played: so many lines, and no more than `after` from the fault on. */
interface Stretch {
  readonly most: number;
  readonly after: number;
  readonly run?: number;
  /** What of it is kept already: calls are counted when it has been opened. Without it, it begins. */
  readonly from?: Memory;
}

/** Plays a match with two keepers; the store fails as the fault says. */
export async function faultRun(
  subject: Subject,
  by: Rooms,
  fault: Fault,
  { most, after, run = 0, from }: Stretch,
): Promise<Outcome> {
  const memory = from ?? createMemory();
  const calls: Calls = { isCounted: from === undefined, count: 0, kinds: [] };
  const door = () => doorOf(subject, failing(memoryStore(memory), calls, fault), run);
  const one = await (from === undefined ? begun(by, door()) : by.openRoom(door()));
  const two = await persistently(() => by.openRoom(door()));
  const before = linesOf(memory).slice(1);
  const acknowledged = before.map(({ key }) => key);
  const scene: Scene = { subject, run, memory, acknowledged, keepers: [await seated(one), await seated(two)] };
  calls.isCounted = true;
  const random = fastRandom(`faults/${run}`);
  let left = after;
  for (let line = before.length; line < before.length + most && left > 0; line++) {
    if (calls.count > fault.at) left--;
    // Stretches of some lines each; whoever was not asked for a while is behind, and finds out by himself.
    const turn = Math.floor(line / 3) % 2;
    const other = scene.keepers[1 - turn];
    const keeper = scene.keepers[turn];
    if (keeper === undefined || other === undefined) break;
    // A page of this keeper knows what the keeper has been told of.
    if (line % 3 === 0 && line % 2 === 0) await persistently(() => keeper.room.catchUp());
    // Now and then the other one's page is asked, and what it wishes may be of yesterday.
    const move = nextMove(keeper.looking, random);
    if (move === null) break;
    if (isOfYesterday(keeper.room, memory)) {
      await yesterday(scene, turn, move, `old ${line}`);
      await persistently(() => keeper.room.catchUp());
      continue;
    }
    await send(scene, turn, move, `line ${line}`);
    if (line % 11 === 10) {
      // A keeper goes away, and comes back.
      for (const { leave } of other.looking) leave();
      scene.keepers[1 - turn] = await seated(await persistently(() => by.openRoom(door())));
    }
  }
  await settled(scene);
  return { kinds: calls.kinds, lines: linesOf(memory).length - 1 };
}

const isOfYesterday = ({ match }: Room, memory: Memory): boolean => lines(match) + 1 < linesOf(memory).length;

/** A wish that was made at an old table is refused, or holds; either way it is answered, and done at most once. */
async function yesterday(scene: Scene, turn: number, move: Move, name: string): Promise<void> {
  const { room } = scene.keepers[turn] ?? {};
  if (room === undefined) return;
  const refusal = await persistently(() => room.submit(move.seat, name, move.wish));
  if (refusal === null) scene.acknowledged.push(`${move.seat}/${name}`);
  const isKept = linesOf(scene.memory).some(({ key }) => key === `${move.seat}/${name}`);
  claim(isKept === (refusal === null), `${name} is ${isKept ? 'kept, but was refused' : 'acknowledged, but not kept'}`);
  for (const { looking } of scene.keepers) onlyWhatIsKept(scene.memory, looking);
}

/** In the end all is told, everything acknowledged is there once, nothing else is, and whoever comes finds the same match. */
async function settled({ subject, run, memory, keepers, acknowledged }: Scene): Promise<void> {
  const kept = linesOf(memory);
  const keys = kept.slice(1).map(({ key }) => key);
  claim(new Set(keys).size === keys.length, 'a wish was done twice');
  claim(
    JSON.stringify(keys.toSorted()) === JSON.stringify(acknowledged.toSorted()),
    `${keys.length} lines are kept, ${acknowledged.length} wishes were acknowledged`,
  );
  claim(
    kept.every(({ seq }, i) => seq === i),
    'a line is missing',
  );
  const { openRoom } = await import('../../src/keeper/room.ts');
  const truth = await openRoom(doorOf(subject, memoryStore(memory), run));
  for (const { room, looking } of keepers) {
    await persistently(() => room.catchUp());
    claim(hashOf(room.match.position) === hashOf(truth.match.position), 'a keeper has another table than what is kept');
    for (const { viewer, mirror } of looking) {
      const { n, view, told } = truth.look(viewer);
      claim(
        hashOf({ n, view, told }) === hashOf(mirror),
        `the viewer ${viewer} holds something else than what is kept`,
      );
    }
  }
}
