import { afterEach, describe, expect, it } from 'vitest';
import { Silence } from '../../src/bots/patience.ts';
import { shelf } from '../../src/games/index.ts';
import { onShelf } from '../../src/games/shelf.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { lines as linesOf } from '../../src/kernel/match.ts';
import { standardOptions } from '../../src/kernel/options.ts';
import { type Attendants, attendantsOf } from '../../src/server/bots/attend.ts';
import type { Question } from '../../src/server/bots/questions.ts';
import { type Thinker, threadsOf } from '../../src/server/bots/threads.ts';
import { agreedPlain, keyPlain } from '../../src/server/matches/agreed.ts';
import { hallOf } from '../../src/server/matches/hall.ts';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { check, noWrongs, truthOf } from '../../src/server/trial/check.ts';
import { ask, attend, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { playerOf } from '../../src/server/trial/player.ts';
import { appendOf, creationOf } from '../keeper/samples.ts';
import { backends } from './backends.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
const DATABASES = backends();
const started: TestNode[] = [];
afterEach(async () => {
  for (const there of started.splice(0)) await there.stop();
});

async function node(...how: Parameters<typeof startNode>): Promise<TestNode> {
  const there = await startNode(...how);
  started.push(there);
  return there;
}

/** Thinks as it is told to, and notes what it was asked. */
function thinker(think: (question: Question) => number | Promise<number> = () => 0) {
  const questions: Question[] = [];
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const thinks: Thinker = {
    think(question) {
      questions.push(question);
      return Promise.race([ended.promise, (async () => think(question))()]);
    },
    close: async () => ended.reject(new Error('closed')),
  };
  return { thinker: thinks, questions };
}

const load = async (id: string) => {
  const entry = onShelf(shelf, id);
  if (entry === undefined) throw new Error(`there is no game '${id}'`);
  return entry.load(undefined, []);
};

const lines = async (there: TestNode, id: string, seat: number) =>
  (await there.node.store.since(id, 0)).filter(({ entry }) => entry?.seat === seat);

/** Waits until somebody at a seat has done so much. */
const done = (there: TestNode, id: string, seat: number, count: number) =>
  expect
    .poll(async () => (await lines(there, id, seat)).length, { timeout: 100_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);

it('who plays with bots alone begins at once, and they think in threads by what their seat sees', async () => {
  const there = await node();
  const ney = await newGuest(there.where, 'Ney');
  const { id } = await makeMatch(ney, GAME, { bots: [null, 'greedy'] });
  const info = await ask(ney, 'GET', `/api/matches/${id}`);
  expect(info.body).toMatchObject({ state: 'running', names: ['Ney', null], bots: [null, 'greedy'], seat: 0 });
  const player = playerOf(ney, id, { random: fastRandom('ney') });
  await done(there, id, 1, 4);
  await player.rest();
  const wrongs = noWrongs();
  await check(there.node.store, [player], load, wrongs, [1]);
  expect(wrongs).toEqual(noWrongs());
  for (const { key } of await lines(there, id, 1)) expect(key).toMatch(/^1\/bot\d+$/);
  player.leave();
  expect(there.faults).toEqual([]);
});

it('a thread is told what the seat of the bot may know, and no more', async () => {
  const { thinker: thinks, questions } = thinker();
  const there = await node({}, { thinker: thinks });
  const ney = await newGuest(there.where, 'Ney');
  const { id } = await makeMatch(ney, GAME, { bots: [null, 'strong'] });
  const player = playerOf(ney, id, { random: fastRandom('ney') });
  await done(there, id, 1, 3);
  await player.rest();
  player.leave();
  const first = questions[0];
  if (first === undefined) throw new Error('nobody was asked');
  expect(Object.keys(first).sort()).toEqual(['choices', 'game', 'kind', 'level', 'seat', 'seed', 'thinking', 'view']);
  expect(first).toMatchObject({ kind: 'choose', level: 'strong', seat: 1 });
  // What it is asked first is the same view as a player at that seat is shown of the set-up.
  const { room } = await truthOf(there.node.store, id, load);
  expect(first.view.asked).toContain(1);
  expect(Object.keys(first.view)).toEqual(Object.keys(room.look(1).view));
  expect(JSON.stringify(questions)).not.toContain('secret');
});

it.each([
  [['greedy', null], 0],
  [[null, 'general'], 0],
  [[null, null, 'greedy'], 0],
])('the bots %j beside seat %i are none', async (bots, seat) => {
  const there = await node({}, thinker());
  const ney = await newGuest(there.where, 'Ney');
  const order = { game: GAME, options: {}, seat, watch: true, clock: null, bots };
  expect((await ask(ney, 'POST', '/api/matches', order)).status).toBe(400);
});

it('nobody takes the seat of a bot by a link, and in the revenge it moves on as well', async () => {
  const there = await node({}, thinker());
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
  const { id, token } = await makeMatch(ney, GAME, { bots: [null, 'search'] });
  for (const seat of [1, null]) expect((await ask(blucher, 'POST', '/api/join', { token, seat })).status).toBe(409);
  const player = playerOf(ney, id, { random: null });
  await expect.poll(() => player.seat).toBe(0);
  const { room } = await truthOf(there.node.store, id, load);
  await room.submit(0, 'resigned', { act: { kind: 'resign' } });
  const again = await ask(ney, 'POST', `/api/matches/${id}/rematch`);
  expect(again.body).toMatchObject({ seat: 1 });
  const next = String(Reflect.get(again.body ?? {}, 'id'));
  await attend(ney, next);
  expect((await ask(ney, 'GET', `/api/matches/${next}`)).body).toMatchObject({
    state: 'running',
    names: [null, 'Ney'],
    bots: ['search', null],
    seat: 1,
  });
  player.leave();
});

it('a bot that fails is stood in for, and the match goes on', async () => {
  const failing = thinker((question) => {
    if (question.kind === 'choose' && question.level === 'greedy') return 999;
    throw new Error('no idea');
  });
  const there = await node({}, failing);
  const ney = await newGuest(there.where, 'Ney');
  const { id } = await makeMatch(ney, GAME, { bots: [null, 'search'] });
  const player = playerOf(ney, id, { random: fastRandom('ney') });
  await done(there, id, 1, 4);
  await player.rest();
  player.leave();
  const asked = failing.questions.map((question) => (question.kind === 'choose' ? question.level : ''));
  expect(asked.slice(0, 2)).toEqual(['search', 'greedy']);
  expect(there.faults.map(String)).toContain('Error: no idea');
});

it('a match that waits for a bot is found by a node that has just begun, though nobody looks on', async () => {
  const hanging = thinker(() => new Promise<number>(() => {}));
  const needs = { thinker: hanging.thinker };
  const there = await node({}, needs);
  const ney = await newGuest(there.where, 'Ney');
  const { id } = await makeMatch(ney, GAME, { bots: [null, 'search'] });
  const player = playerOf(ney, id, { random: fastRandom('ney') });
  await expect.poll(() => hanging.questions.length, { timeout: 30_000 }).toBeGreaterThan(0);
  player.leave();
  const before = (await lines(there, id, 1)).length;
  needs.thinker = thinker().thinker;
  await there.restart();
  await done(there, id, 1, before + 1);
});

it('threads answer, fail, fall silent and are replaced', async () => {
  const threads = threadsOf(1, 30_000);
  const view = { viewer: 0, asked: [], step: '', outcome: null };
  const about = { game: 'nothing', view, seat: 0, seed: 's' };
  await expect(threads.think({ ...about, kind: 'draw' })).rejects.toThrow("no game on the shelf is called 'nothing'");
  await threads.close();
  await expect(threads.think({ ...about, kind: 'draw' })).rejects.toThrow('nobody thinks here any more');
  const impatient = threadsOf(1, 0);
  await expect(impatient.think({ ...about, kind: 'draw' })).rejects.toBeInstanceOf(Silence);
  await impatient.close();
});

describe.each(DATABASES)('in $name', ({ place }) => {
  it('a match is found while a bot is to act and nobody thinks, and only then', async () => {
    const store = await (await place()).open();
    const waiting = (bot: boolean) => ({ summary: { asked: [], seen: [], bot } });
    for (const id of ['a', 'b', 'c']) {
      const { head, ...rest } = creationOf(id);
      await store.create({ ...rest, head: { ...head, ...waiting(id !== 'b') } });
    }
    expect(await store.awaiting('', 9)).toEqual(['a', 'c']);
    expect(await store.awaiting('', 1)).toEqual(['a']);
    expect(await store.awaiting('a', 9)).toEqual(['c']);
    expect(await store.lease('bot/a', 'node', 60_000)).toBe(true);
    expect(await store.awaiting('', 9)).toEqual(['c']);
    await store.release('bot/a', 'node');
    // A node that died gives nothing back: its lease runs out.
    expect(await store.lease('bot/a', 'a node that dies', 1)).toBe(true);
    await expect.poll(() => store.awaiting('', 9)).toEqual(['a', 'c']);
    await store.append(appendOf('a', 0, waiting(false)));
    await store.append(appendOf('b', 0, waiting(true)));
    await store.append(appendOf('c', 0, { ...waiting(true), over: true }));
    expect(await store.awaiting('', 9)).toEqual(['b']);
  });

  it('two who think about the same question answer it once, and where one dies another goes on', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    const game = await load(GAME);
    const key = { secret: 'ab'.repeat(32), contributions: [] };
    const agreed = {
      game: GAME,
      options: standardOptions(game.options),
      made: 0,
      commitment: '',
      watch: true,
      delay: 0,
      rated: false,
      hints: false,
      vacation: false,
    };
    const bots = ['greedy', 'search'];
    await one.gather(
      { id: 'm', about: agreedPlain({ ...agreed, clock: null, bots }), secret: keyPlain(key), made: 0 },
      2,
      { seat: 0, person: 'nobody' },
      'token',
      { bots: [0, 1] },
    );
    const faults: unknown[] = [];
    /** A node that lies: it thinks although another has the lease, and forgets to give it back. */
    const nodeOn = (store: NodeStore, owner: string, most: number) => {
      let thought = 0;
      const ended = Promise.withResolvers<never>();
      ended.promise.catch(() => {});
      const lying = { lease: async () => true, release: async () => {}, awaiting: store.awaiting };
      const needs = { store, load: async () => game, fault: (error: unknown) => void faults.push(error) };
      const hall = hallOf({ ...needs, callBot: (match) => attendants.call(match) });
      const attendants: Attendants = attendantsOf({
        ...{ store: lying, hall, owner, longest: 1e6, alone: 0, fault: needs.fault },
        pace: () => ({ beat: 0, thinking: 0 }),
        pause: () => new Promise((wake) => setImmediate(wake)),
        thinker: { think: () => (++thought > most ? ended.promise : Promise.resolve(0)) },
      });
      return { hall, attendants, end: () => ended.reject(new Error('the node is killed')), thought: () => thought };
    };
    // The first dies in the middle of a thought; the second is there from the beginning.
    const [first, second] = [nodeOn(one, 'one', 6), nodeOn(other, 'other', 24)];
    await first.hall.begin('m');
    await second.attendants.sweep();
    await expect.poll(() => first.thought() > 6 && second.thought() > 24, { timeout: 20_000 }).toBe(true);
    const kept = await one.since('m', 0);
    expect(kept.length).toBeGreaterThanOrEqual(24);
    for (const { key: name, entry } of kept) expect(name).toMatch(new RegExp(`^${entry?.seat}/bot\\d+$`));
    expect(new Set(kept.map(({ key: name }) => name)).size).toBe(kept.length);
    const { room } = await truthOf(one, 'm', load);
    expect(linesOf(room.match)).toBe(kept.length);
    for (const { attendants, end, hall } of [first, second]) {
      const closing = attendants.close();
      end();
      await closing;
      hall.close();
    }
    expect(faults.map(String).filter((fault) => !fault.includes('killed'))).toEqual([]);
  });
});
