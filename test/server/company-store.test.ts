import { describe, expect, it } from 'vitest';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { backends } from './backends.ts';

const person = (id: string) => ({ id, name: `Marshal ${id}` });

async function welcome(store: NodeStore, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.welcome(person(id), `token ${id}`, 1);
}

/** A match that waits: its maker sits at the first of so many seats. */
async function gather(store: NodeStore, id: string, maker: string, made: number, open = true, seats = 2) {
  const about = { game: 'picket' };
  await store.gather({ id, about, secret: {}, made }, seats, { seat: 0, person: maker }, `link ${id}`, { open });
}

const namesOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe.each(backends())('company in $name', ({ place }) => {
  it('lists what is open, the youngest first and a part at a time, to everybody who does not sit there', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b');
    for (let i = 0; i < 5; i++) await gather(store, `m${i}`, 'a', i < 3 ? 10 : 11);
    await gather(store, 'closed', 'a', 20, false);
    await gather(store, 'own', 'b', 20);
    const first = await store.openings('b', null, 2);
    expect([namesOf(first.list), first.end]).toEqual([['m4', 'm3'], { match: 'm3', made: 11 }]);
    const next = await store.openings('b', first.end, 2);
    expect([namesOf(next.list), next.end]).toEqual([['m2', 'm1'], { match: 'm1', made: 10 }]);
    const last = await store.openings('b', next.end, 2);
    expect([namesOf(last.list), last.end]).toEqual([['m0'], null]);
    expect(first.list[0]).toMatchObject({ maker: 'a', open: true, over: false, summary: null });
  });

  it('only the maker opens and closes', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b');
    await gather(store, 'm', 'a', 1, false);
    expect(await store.setOpen('m', 'b', true)).toBe(false);
    expect(await store.isOpen('m')).toBe(false);
    expect(await store.setOpen('m', 'a', true)).toBe(true);
    expect(await store.isOpen('m')).toBe(true);
    expect(await store.setOpen('m', 'a', false)).toBe(true);
    expect(namesOf((await store.openings('b', null, 9)).list)).toEqual([]);
  });

  it('what has begun is listed no more, nor is anybody called to it', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b');
    await gather(store, 'm', 'a', 1);
    await store.call('m', 'b', 'a', 1, 9);
    expect(await store.calls('b', 9)).toHaveLength(1);
    await store.gathered('m');
    expect(await store.isOpen('m')).toBe(false);
    expect(await store.calls('b', 9)).toEqual([]);
    expect((await store.openings('b', null, 9)).list).toEqual([]);
  });

  it('where all seats are taken nobody is waited for, though it has not begun', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b', 'c');
    await gather(store, 'm', 'a', 1);
    await store.call('m', 'c', 'a', 1, 9);
    expect(await store.calls('c', 9)).toHaveLength(1);
    await store.take('m', 'b', 1);
    expect((await store.openings('c', null, 9)).list).toEqual([]);
    expect(await store.calls('c', 9)).toEqual([]);
  });

  it('who is called may decline, once for good, and is not called by whom he does not wish to hear', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b', 'c');
    await gather(store, 'm', 'a', 1, false);
    await gather(store, 'n', 'c', 1, false);
    expect(await store.call('m', 'b', 'a', 5, 2)).toBe(true);
    await store.call('n', 'b', 'c', 6, 2);
    expect((await store.calls('b', 9)).map(({ listed, by }) => [listed.id, by])).toEqual([
      ['n', person('c')],
      ['m', person('a')],
    ]);
    await store.decline('m', 'b');
    await store.call('m', 'b', 'a', 7, 2);
    expect((await store.calls('b', 9)).map(({ listed }) => listed.id)).toEqual(['n']);
    // He may still change his mind.
    expect([await store.isCalled('m', 'b'), await store.isCalled('m', 'c')]).toEqual([true, false]);
    await store.mute('b', 'c', true);
    expect(await store.calls('b', 9)).toEqual([]);
  });

  it('no more are called than may be', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b', 'c', 'd');
    await gather(store, 'm', 'a', 1);
    const answers: boolean[] = [];
    for (const other of ['b', 'c', 'd']) answers.push(await store.call('m', other, 'a', 1, 2));
    expect(answers).toEqual([true, true, false]);
  });

  it('a match is given up by its maker, while a seat is free, with all that belongs to it', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b');
    await gather(store, 'm', 'a', 1);
    expect(await store.giveUp('m', 'b')).toBe(false);
    expect(await store.giveUp('m', 'a')).toBe(true);
    expect([await store.listed('m'), await store.gathering('m'), await store.invitation('link m')]).toEqual([
      ...[null, null, null],
    ]);
    expect(await store.giveUp('m', 'a')).toBe(false);
    await gather(store, 'n', 'a', 1);
    expect(await store.take('n', 'b', 1)).toBe(1);
    expect(await store.giveUp('n', 'a')).toBe(false);
    expect(await store.seats('n')).toHaveLength(2);
  });

  it('of one who takes the last seat and one who gives the match up just one succeeds', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    await welcome(one, 'a', 'b');
    for (let i = 0; i < 12; i++) {
      await gather(one, `m${i}`, 'a', 1);
      const [seat, isGone] = await Promise.all([other.take(`m${i}`, 'b', 1), one.giveUp(`m${i}`, 'a')]);
      expect([seat, isGone]).toEqual(isGone ? [null, true] : [1, false]);
      expect(await one.seats(`m${i}`)).toHaveLength(isGone ? 0 : 2);
    }
  });

  it('a revenge that was given up can be asked for again', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a');
    const gathering = { id: 'next', about: {}, secret: {}, made: 1 };
    expect(await store.gatherAgain('old', gathering, 2, { seat: 0, person: 'a' }, 'x')).toBe(true);
    expect(await store.giveUp('next', 'a')).toBe(true);
    expect(await store.gatherAgain('old', { ...gathering, id: 'last' }, 2, { seat: 0, person: 'a' }, 'y')).toBe(true);
  });

  it('knows with whom somebody has played', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b', 'c', 'd');
    await gather(store, 'm', 'a', 1);
    await store.take('m', 'b', 1);
    await gather(store, 'n', 'c', 1);
    await store.take('n', 'd', 1);
    expect(await store.companions('a', 9)).toEqual([person('b')]);
    expect(await store.companions('d', 9)).toEqual([person('c')]);
    expect(await store.personOf('c')).toEqual(person('c'));
    expect(await store.personOf('e')).toBeNull();
  });
});
