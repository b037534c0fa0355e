import { describe, expect, it } from 'vitest';
import { createMemory, memoryStore } from '../../src/keeper/memory-store.ts';
import { BROKEN, type Broken } from './broken-stores.ts';
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
