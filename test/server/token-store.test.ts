import { describe, expect, it } from 'vitest';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { MIGRATIONS } from '../../src/server/store/tables.ts';
import { backends } from './backends.ts';

const token = (name: string, made = 1) => ({
  ...{ token: `hash of ${name}`, id: name, label: `program ${name}`, scope: 'play', made, until: made + 100, used: 0 },
});
async function welcome(store: NodeStore, ...people: readonly string[]): Promise<void> {
  for (const id of people) await store.welcome({ id, name: id.toUpperCase() }, `session of ${id}`, 1);
}
const namesOf = async (store: NodeStore, person: string) => (await store.tokensOf(person)).map(({ id }) => id);

describe.each(backends())('tokens in $name', ({ place }) => {
  it('a database from before there were any is brought there', async () => {
    const { open } = await place();
    const old = await open(Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0010')));
    await welcome(old, 'ney');
    const store = await open();
    expect(await store.tokensOf('ney')).toEqual([]);
    expect(await store.addToken('ney', token('a'), 1)).toBe(true);
  });

  it('are known by their hash, each with whose it is, and listed for their person, the youngest first', async () => {
    const { open } = await place();
    const [store, other] = [await open(), await open()];
    await welcome(store, 'ney', 'soult');
    for (const [name, made] of [
      ['a', 5],
      ['b', 9],
    ] as const)
      expect(await store.addToken('ney', token(name, made), 9)).toBe(true);
    expect(await store.addToken('soult', token('c'), 9)).toBe(true);
    expect(await other.tokensOf('ney')).toEqual([token('b', 9), token('a', 5)]);
    expect(await other.tokenBy('hash of a')).toEqual({ ...token('a', 5), person: { id: 'ney', name: 'NEY' } });
    expect(await other.tokenBy('a')).toBeNull();
  });

  it('are no more than so many, also where two nodes add one at once, and none is nobody’s', async () => {
    const { open } = await place();
    const [store, other] = [await open(), await open()];
    await welcome(store, 'ney');
    expect(await store.addToken('nobody', token('x'), 9)).toBe(false);
    await store.addToken('ney', token('a'), 2);
    const made = await Promise.all([
      store.addToken('ney', token('b'), 2),
      other.addToken('ney', token('c'), 2),
      store.addToken('ney', token('d'), 2),
    ]);
    expect(made.filter((one) => one)).toHaveLength(1);
    expect(await namesOf(store, 'ney')).toHaveLength(2);
  });

  it('the day on which one came is kept, of that one alone', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney');
    for (const name of ['a', 'b']) await store.addToken('ney', token(name), 9);
    await store.tokenUsed('hash of a', 86_400_000);
    expect((await store.tokenBy('hash of a'))?.used).toBe(86_400_000);
    expect((await store.tokenBy('hash of b'))?.used).toBe(0);
  });

  it('end one by one, or all of a person, and with whoever leaves', async () => {
    const store = await (await place()).open();
    await welcome(store, 'ney', 'soult');
    for (const name of ['a', 'b', 'c']) await store.addToken('ney', token(name), 9);
    for (const name of ['d', 'e']) await store.addToken('soult', token(name), 9);
    await store.endToken('hash of b');
    expect((await namesOf(store, 'ney')).sort()).toEqual(['a', 'c']);
    await store.endTokensOf('ney');
    expect([await namesOf(store, 'ney'), await store.tokenBy('hash of a')]).toEqual([[], null]);
    expect(await namesOf(store, 'soult')).toHaveLength(2);
    await store.forget('soult');
    expect(await store.tokenBy('hash of d')).toBeNull();
  });
});
