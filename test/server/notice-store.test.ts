import { describe, expect, it } from 'vitest';
import { MUSTER } from '../../src/server/matches/muster.ts';
import { newId } from '../../src/server/secrets.ts';
import type { Channel, ChannelKind } from '../../src/server/store/channel-store.ts';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import type { Turn } from '../../src/server/store/notice-store.ts';
import { MIGRATIONS } from '../../src/server/store/tables.ts';
import { backends } from './backends.ts';

async function welcome(store: NodeStore, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.welcome({ id, name: id }, `token ${id}`, 1);
}

const way = (id: string, person: string, kind: ChannelKind = 'webhook', more: Partial<Channel> = {}) => ({
  ...{ id, person, kind, isOn: true, address: `at ${id}`, detail: '{}', secret: `secret ${id}` },
  ...{ language: 'en' as const, made: 1, ...more },
});
const put = (store: NodeStore, ...what: Parameters<typeof way>) => store.putChannel(way(...what), null, 3);
const namesOf = async (store: NodeStore, person: string) => (await store.channelsOf(person)).map(({ id }) => id);

/** A match that runs, with these people at its seats. */
async function running(store: NodeStore, id: string, people: readonly string[], seq = 0): Promise<void> {
  const [first = ''] = people;
  await store.gather({ id, about: {}, secret: {}, made: 1 }, people.length, { seat: 0, person: first }, `link ${id}`);
  for (const [seat, person] of people.entries()) if (seat > 0) await store.take(id, person, seat);
  const head = { id, seq, epoch: 0, over: false, changed: 1, about: {}, summary: { asked: [] } };
  await store.create({ head, secret: {}, lines: [], standings: [] });
  await store.gathered(id);
}

const turn = (seq: number, since: number | null, due = 0, isTold = false): Turn => ({
  ...{ kind: 'turn', seq, since, due, isTold },
});
const ney = (match: string) => ({ match, person: 'ney', seat: 0 });

describe.each(backends())('notices in $name', ({ place }) => {
  it('a database from before there were notices is brought there', async () => {
    const { open } = await place();
    const old = await open(Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0008')));
    await welcome(old, 'ney');
    const store = await open();
    expect(await put(store, 'a', 'ney')).toBe(true);
    expect(await store.moved(9)).toEqual([]);
  });

  it('ways are kept, as many as fit; the same one again takes its own place, and an e-mail address that of another', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney', 'soult');
    for (const id of ['a', 'b', 'c']) expect(await put(store, id, 'ney')).toBe(true);
    expect(await put(store, 'd', 'ney')).toBe(false);
    expect(await put(store, 'e', 'ney', 'webhook', { address: 'at b' })).toBe(true);
    expect((await namesOf(store, 'ney')).sort()).toEqual(['a', 'c', 'e']);
    await put(store, 'f', 'ney', 'mail');
    await put(store, 'g', 'ney', 'mail');
    expect((await namesOf(store, 'ney')).sort()).toEqual(['a', 'c', 'e', 'g']);
    // A browser is one person's; a webhook may be several people's.
    await put(store, 'h', 'ney', 'push', { address: 'browser' });
    await put(store, 'i', 'soult', 'push', { address: 'browser' });
    await put(store, 'j', 'soult', 'webhook', { address: 'at a' });
    expect([await store.channel('h'), (await store.channel('a'))?.person]).toEqual([null, 'ney']);
    expect(await store.channel('i')).toEqual({
      ...way('i', 'soult', 'push', { address: 'browser' }),
      ...{ isConfirmed: true, failure: null, occasions: ['turn', 'over', 'call', 'ready'] },
    });
  });

  it('an address is confirmed once, in time; and what went wrong stands beside it until something is taken', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney');
    await store.putChannel(way('a', 'ney', 'mail'), { token: 'hash', expires: 100 }, 1);
    expect((await store.channel('a'))?.isConfirmed).toBe(false);
    expect(await store.confirmChannel('hash', 100)).toBeNull();
    expect(await store.confirmChannel('other', 99)).toBeNull();
    expect((await store.confirmChannel('hash', 99))?.id).toBe('a');
    expect(await store.confirmChannel('hash', 99)).toBeNull();
    await store.channelAnswered('a', { why: 'refused', status: 550 }, 7);
    expect((await store.channel('a'))?.failure).toEqual({ why: 'refused', status: 550, at: 7 });
    await store.channelAnswered('a', null, 8);
    expect((await store.channel('a'))?.failure).toBeNull();
    await store.speakOn('ney', 'fr');
    expect(await store.channel('a')).toMatchObject({ language: 'fr', isConfirmed: true });
    expect([await store.silence('mail', 'wrong'), await store.silence('mail', 'secret a')]).toEqual([false, true]);
    expect((await store.channel('a'))?.isOn).toBe(false);
  });

  it('a key is made once, also by two nodes at once', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    const keys = await Promise.all([one.ownKey('vapid', 'mine'), other.ownKey('vapid', 'his')]);
    expect(new Set(keys).size).toBe(1);
    expect(await one.ownKey('vapid', 'another')).toBe(keys[0]);
  });

  it('only matches that went on are looked at, of those who can be told', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney', 'soult');
    await running(store, 'm', ['ney', 'soult'], 4);
    expect(await store.moved(9)).toEqual([]);
    await put(store, 'a', 'ney');
    await store.putChannel(way('b', 'soult', 'mail'), { token: 'hash', expires: 100 }, 1);
    expect(await store.moved(9)).toEqual([
      { ...ney('m'), seq: 4, over: false, about: '{}', summary: '{"asked":[]}', before: null },
    ]);
    expect(await store.moved(9, ['another', 'm'])).toHaveLength(1);
    expect([await store.moved(9, ['another']), await store.moved(9, [])]).toEqual([[], []]);
    await store.keepTurn(ney('m'), null, turn(3, 10, 20));
    expect(await store.moved(9)).toMatchObject([{ before: turn(3, 10, 20) }]);
    await store.keepTurn(ney('m'), turn(3, 10, 20), turn(4, null));
    // Who looked before another did comes too late.
    await store.keepTurn(ney('m'), turn(3, 10, 20), turn(5, 99));
    expect([await store.turnOf('m', 'ney'), await store.moved(9)]).toEqual([turn(4, null), []]);
    await store.setChannel('a', false);
    await running(store, 'n', ['ney', 'soult']);
    expect(await store.moved(9)).toEqual([]);
  });

  it('what is due is told once, by every way that is on, whichever node does it', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    await welcome(one, 'ney');
    await running(one, 'm', ['ney']);
    for (const id of ['a', 'b', 'c']) await put(one, id, 'ney');
    await one.setChannel('c', false);
    await one.keepTurn(ney('m'), null, turn(0, 10, 20));
    expect(await one.waiting(19, 9)).toEqual([]);
    const [due] = await one.waiting(20, 9);
    if (due === undefined) throw new Error('nothing is due');
    const counts = await Promise.all([one, other, one, other].map((store) => store.notify(due, 20, newId)));
    expect(counts.toSorted()).toEqual([0, 0, 0, 2]);
    expect(await one.waiting(99, 9)).toEqual([]);
    const claims = await Promise.all([one, other].map((store) => store.claim(20, 80, 9)));
    expect(
      claims
        .flat()
        .map(({ channel }) => channel.id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(await other.claim(79, 99, 9)).toEqual([]);
    // The node that had them is gone.
    expect((await other.claim(80, 99, 9)).map(({ tries }) => tries)).toEqual([0, 0]);
  });

  it('one who was there is not told', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney');
    await running(store, 'm', ['ney']);
    await put(store, 'a', 'ney');
    await store.keepTurn(ney('m'), null, turn(0, 10, 20));
    const [due] = await store.waiting(20, 9);
    if (due === undefined) throw new Error('nothing is due');
    await store.met(due);
    expect([await store.waiting(20, 9), await store.notify(due, 20, newId)]).toEqual([[], 0]);
  });

  it('of what goes one way one is under way at a time; what is put off waits', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney');
    await put(store, 'a', 'ney');
    for (const match of ['m', 'n']) {
      await running(store, match, ['ney']);
      await store.keepTurn(ney(match), null, turn(0, 10, 20));
    }
    for (const due of await store.waiting(20, 9)) await store.notify(due, 20, newId);
    const [first, ...more] = await store.claim(20, 80, 9);
    if (first === undefined) throw new Error('nothing is to be sent');
    expect([more, await store.claim(21, 80, 9)]).toEqual([[], []]);
    await store.putOff(first.id, 50);
    const [second] = await store.claim(22, 80, 9);
    expect(second?.match).not.toBe(first.match);
    await store.drop(second?.id ?? '');
    expect(await store.claim(49, 80, 9)).toEqual([]);
    expect(await store.claim(50, 80, 9)).toMatchObject([{ id: first.id, tries: 1, kind: 'turn', since: 10 }]);
    await store.dropChannel('a');
    expect(await store.claim(99, 200, 9)).toEqual([]);
  });

  it('who is called by name is noticed once, and not after the match is given up', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney', 'soult');
    await put(store, 'a', 'ney');
    const gathering = { id: 'm', about: {}, secret: {}, made: 1 };
    await store.gather(gathering, 2, { seat: 0, person: 'soult' }, 'link');
    await store.call('m', 'ney', 'soult', 1, 9);
    expect(await store.called(9)).toEqual([{ match: 'm', person: 'ney' }]);
    await store.keepTurn({ match: 'm', person: 'ney', seat: -1 }, null, { ...turn(-1, 5, 5), kind: 'call' });
    expect(await store.called(9)).toEqual([]);
    expect(await store.waiting(5, 9)).toMatchObject([{ kind: 'call', since: 5 }]);
    await store.giveUp('m', 'soult');
    expect(await store.waiting(5, 9)).toEqual([]);
  });

  it('each way tells of what it is to tell of, and goes on so when the same one is made again', async () => {
    const { open } = await place();
    const old = await open(Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0014')));
    await welcome(old, 'ney');
    const store = await open();
    await running(store, 'm', ['ney']);
    for (const id of ['a', 'b']) await put(store, id, 'ney');
    await store.setChannel('a', true, ['over', 'ready']);
    await store.setChannel('b', true, ['turn']);
    // Without a word of it nothing changes.
    await store.setChannel('b', true);
    expect((await store.channelsOf('ney')).map(({ occasions }) => occasions)).toEqual([['over', 'ready'], ['turn']]);
    await store.keepTurn(ney('m'), null, turn(0, 10, 20));
    const [due] = await store.waiting(20, 9);
    if (due === undefined) throw new Error('nothing is due');
    expect(await store.notify(due, 20, newId)).toBe(1);
    expect((await store.claim(20, 80, 9)).map(({ channel }) => channel.id)).toEqual(['b']);
    await put(store, 'c', 'ney', 'webhook', { address: 'at a' });
    await put(store, 'd', 'ney', 'webhook', { address: 'elsewhere' });
    expect((await store.channel('c'))?.occasions).toEqual(['over', 'ready']);
    expect((await store.channel('d'))?.occasions).toHaveLength(4);
    await store.setChannel('b', true, []);
    await store.keepTurn(ney('m'), turn(0, 10, 20, true), turn(0, 30, 40));
    const [again] = await store.waiting(40, 9);
    if (again === undefined) throw new Error('nothing is due');
    await store.setChannel('d', true, ['call']);
    expect([await store.notify(again, 40, newId), await store.waiting(99, 9)]).toEqual([0, []]);
  });

  it('who is asked whether he is ready is noticed once each time that all have come, also if he was called', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney', 'soult');
    await put(store, 'a', 'ney');
    const gathering = { id: 'm', about: {}, secret: {}, made: 1 };
    await store.gather(gathering, 2, { seat: 0, person: 'soult' }, 'link');
    const called = { ...turn(-1, 5, 5, true), kind: 'call' } as const;
    await store.keepTurn({ match: 'm', person: 'ney', seat: -1 }, null, called);
    await store.take('m', 'ney', 1);
    expect(await store.mustered(9)).toEqual([]);
    await store.muster('m', 10);
    expect(await store.mustered(9)).toEqual([{ match: 'm', person: 'ney', seat: 1, since: 10, before: called }]);
    const asked = { ...turn(-1, 11, 20), kind: 'ready' } as const;
    await store.keepTurn({ match: 'm', person: 'ney', seat: 1 }, called, asked);
    expect([await store.mustered(9), await store.waiting(20, 9)]).toMatchObject([[], [{ kind: 'ready', since: 11 }]]);
    expect([await store.isAwaited('m', 'ney', 30), await store.isAwaited('m', 'soult', 30)]).toEqual([true, true]);
    await store.sayReady('m', 'ney', 30);
    expect([await store.isAwaited('m', 'ney', 31), await store.isAwaited('m', 'ney', 31 + MUSTER)]).toEqual([
      ...[false, true],
    ]);
    expect(await store.isAwaited('m', 'nobody', 31)).toBe(false);
    await store.reopen('m', 0, 3 * MUSTER);
    expect([await store.isAwaited('m', 'ney', 31), await store.mustered(9)]).toEqual([false, []]);
    await store.muster('m', 4 * MUSTER);
    expect(await store.mustered(9)).toMatchObject([{ since: 4 * MUSTER, before: asked }]);
    await store.gathered('m');
    expect([await store.turnOf('m', 'ney'), await store.mustered(9)]).toEqual([null, []]);
  });

  it('nothing of it is left of somebody who leaves; a guest who becomes another brings what that one has not', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney', 'guest');
    await running(store, 'm', ['ney', 'guest']);
    await put(store, 'a', 'ney', 'mail');
    await put(store, 'b', 'guest', 'mail');
    await put(store, 'c', 'guest', 'push');
    await store.merge('guest', 'ney');
    expect((await namesOf(store, 'ney')).sort()).toEqual(['a', 'c']);
    expect(await namesOf(store, 'guest')).toEqual([]);
    await store.keepTurn(ney('m'), null, turn(0, 10, 20));
    for (const due of await store.waiting(20, 9)) await store.notify(due, 20, newId);
    await store.forget('ney');
    expect(await namesOf(store, 'ney')).toEqual([]);
    expect([await store.claim(99, 200, 9), await store.turnOf('m', 'ney')]).toEqual([[], null]);
  });
});
