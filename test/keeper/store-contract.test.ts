import { describe, expect, it } from 'vitest';
import { createMemory, memoryStore } from '../../src/keeper/memory-store.ts';
import { BROKEN, type Broken } from './broken-stores.ts';
import { appendOf, creationOf, lineOf, playOn } from './samples.ts';
import { CONTRACT, type OpenTwo } from './store-contract.ts';

const inMemory: OpenTwo = async () => {
  const memory = createMemory();
  return [memoryStore(memory), memoryStore(memory)];
};

const broken =
  ({ spoil }: Broken): OpenTwo =>
  async () => {
    const memory = createMemory();
    const open = () => {
      const store = memoryStore(memory);
      return { ...store, ...spoil(store, memory) };
    };
    return [open(), open()];
  };

describe('the store in memory keeps to the contract', () => {
  it.each(CONTRACT)('$name', ({ run }) => run(inMemory));
});

it('a late line costs the store in memory as much as an early one', async () => {
  const memory = createMemory();
  const store = memoryStore(memory);
  await store.create(creationOf('a'));
  /** How often a line that is kept is looked at. */
  let looked = 0;
  const lines = memory.matches.get('a')?.lines ?? [];
  const counting = new Proxy(lines, {
    get(list, name, self) {
      if (typeof name === 'string' && /^\d+$/.test(name)) looked++;
      return Reflect.get(list, name, self);
    },
  });
  Reflect.set(memory.matches.get('a') ?? {}, 'lines', counting);
  const costOf = async (seq: number) => {
    looked = 0;
    await store.append(appendOf('a', seq - 1));
    await store.since('a', seq - 1);
    await store.byKey('a', lineOf(seq).key);
    await store.byKey('a', 'unheard');
    return looked;
  };
  const early = await costOf(1);
  expect(early).toBeGreaterThan(0);
  await playOn(store, 'a', 2, 400);
  expect(await costOf(401)).toBe(early);
});

describe('the contract notices a store that', () => {
  it.each(BROKEN)('$name', async (one) => {
    for (const name of one.caught) {
      const clause = CONTRACT.find((other) => other.name === name);
      await expect(clause?.run(broken(one)), name).rejects.toThrow(/ instead of /);
    }
  });

  it('every clause notices one', () => {
    const caught = new Set(BROKEN.flatMap((one) => one.caught));
    expect(CONTRACT.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([]);
  });
});
