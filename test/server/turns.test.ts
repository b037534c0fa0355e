import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { turnsOf } from '../../src/server/matches/turns.ts';
import { newId } from '../../src/server/secrets.ts';
import { type NodeStore, nodeStore } from '../../src/server/store/node-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { ask, join as joins, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { open } from './line.ts';
import { startNode } from './nodes.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-turns-'));
const [NEY, BLUCHER] = [newId(), newId()];
const stores: NodeStore[] = [];
const faults: unknown[] = [];
const fault = (error: unknown) => void faults.push(error);
afterEach(async () => {
  for (const store of stores.splice(0)) await store.shut();
  expect(faults.splice(0)).toEqual([]);
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function opened(path = join(folder, `${++files}.sqlite`)) {
  const store = nodeStore(await openSqlite(path));
  stores.push(store);
  return { store, path };
}

const line = (seq: number) => ({
  ...{ seq, key: `k${seq}`, at: 1, rolls: [], kept: 0, told: [], undone: [], noticed: 0, chain: '' },
  entry: seq === 0 ? null : { seat: 0, choice: { kind: 'x' } },
});

/** A match of the two at which these are asked. */
async function dealt(store: NodeStore, asked: readonly number[]): Promise<string> {
  const id = newId();
  for (const person of [NEY, BLUCHER])
    await store.welcome({ id: person, name: 'x' }, `token ${person}`, 1).catch(() => {});
  await store.gather({ id, about: {}, secret: {}, made: 1 }, 2, { seat: 0, person: NEY }, `link ${id}`);
  await store.take(id, BLUCHER, 1);
  const head = { id, seq: 0, epoch: 0, over: false, changed: 1, about: {}, summary: { asked: [...asked] } };
  await store.create({ head, secret: {}, lines: [line(0)], standings: [] });
  await store.gathered(id);
  return id;
}

async function asks(store: NodeStore, match: string, seq: number, asked: readonly number[], over = false) {
  const summary = { asked: [...asked] };
  expect(await store.append({ match, after: seq - 1, lines: [line(seq)], over, summary })).toEqual({ done: true });
}

it('whoever listens is told at which matches he is asked, and again as soon as that is another, whichever node kept the line', async () => {
  const { store, path } = await opened();
  const other = await opened(path);
  const [first, second] = [await dealt(store, [0]), await dealt(store, [1])];
  const turns = turnsOf({ store, fault });
  const [ney, blucher]: [string[][], string[][]] = [[], []];
  const leave = await turns.come(NEY, (asked) => void ney.push([...asked]));
  await turns.come(BLUCHER, (asked) => void blucher.push([...asked]));
  expect([ney.splice(0), blucher.splice(0)]).toEqual([[[first]], [[second]]]);
  // A line after which nobody else is asked tells nothing.
  await asks(store, first, 1, [0]);
  await asks(other.store, second, 1, [0, 1]);
  await expect.poll(() => ney).toEqual([[first, second]]);
  await asks(store, first, 2, [1]);
  await expect.poll(() => [ney.at(-1), blucher]).toEqual([[second], [[second, first]]]);
  await asks(store, second, 2, [0, 1], true);
  await expect.poll(() => [ney.at(-1), blucher.at(-1)]).toEqual([[], [first]]);
  leave();
  const heard = ney.length;
  await asks(store, first, 3, [0]);
  await expect.poll(() => blucher.at(-1)).toEqual([]);
  expect(ney).toHaveLength(heard);
  turns.close();
});

it('what happens while his matches are looked up is not missed', async () => {
  const { store } = await opened();
  const match = await dealt(store, [1]);
  const turns = turnsOf({
    fault,
    store: {
      ...store,
      async listOf(...what) {
        const list = await store.listOf(...what);
        await asks(store, match, 1, [0]);
        return list;
      },
    },
  });
  const heard: string[][] = [];
  await turns.come(NEY, (asked) => void heard.push([...asked]));
  await expect.poll(() => heard).toEqual([[], [match]]);
  turns.close();
});

it('what happens just when it has been looked is not missed, however soon', async () => {
  for (let late = 0; late < 12; late++) {
    let [asked, news] = [[0], () => {}];
    const heard: string[][] = [];
    const place = { id: 'm', over: false, summary: '{"asked":[]}', seats: [{ seat: 0, person: { id: NEY } }] };
    const turns = turnsOf({
      fault,
      store: {
        hear(tell) {
          news = () => tell('m');
          return () => {};
        },
        listOf: async () => [place] as never,
        head: async () => ({ over: false, summary: { asked: [...asked] } }) as never,
      },
    });
    await turns.come(NEY, (at) => {
      heard.push([...at]);
      if (at.length === 0) return;
      let wait = Promise.resolve();
      for (let i = 0; i < late; i++) wait = wait.then(() => {});
      void wait.then(() => {
        asked = [];
        news();
      });
    });
    news();
    await setImmediate();
    expect([late, heard]).toEqual([late, [[], ['m'], []]]);
    turns.close();
  }
});

it('a page hears it on its socket without sitting down, and nothing of the matches of others', async () => {
  const there = await startNode();
  const [ney, blucher, uxbridge] = [
    await newGuest(there.where, 'Ney'),
    await newGuest(there.where, 'Blücher'),
    await newGuest(there.where, 'Uxbridge'),
  ];
  // A game that begins with a question to both: in others the dice say to whom.
  const { id, token } = await makeMatch(ney, 'napoleon-saga');
  const [first, third] = await Promise.all(
    [ney, uxbridge].map(({ where, cookie }) => open(where, { cookie, origin: where.origin })),
  );
  for (const one of [first, third]) {
    one?.say({ kind: 'turns' });
    expect(await one?.next()).toEqual({ kind: 'turns', asked: [] });
  }
  await joins(blucher, token);
  expect(await first?.next()).toEqual({ kind: 'turns', asked: [id] });
  const { body } = await ask(ney, 'GET', '/api/matches');
  expect(body).toMatchObject({ matches: [{ id, asked: true }] });
  first?.say({ kind: 'sit', match: id, since: null });
  expect(await first?.next()).toMatchObject({ kind: 'whole' });
  first?.say({ kind: 'submit', match: id, key: 'k'.repeat(16), wish: { act: { kind: 'resign' } } });
  await expect
    .poll(() => first?.heard.filter(({ kind }) => kind === 'turns').at(-1))
    .toEqual({ kind: 'turns', asked: [] });
  expect(third?.heard).toHaveLength(1);
  expect(there.faults).toEqual([]);
  await there.stop();
});
