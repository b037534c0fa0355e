import { StoreError } from '../keeper/store.ts';
import { type Config, readConfig } from '../server/config.ts';
import { Unusable } from './unusable.ts';

/** The configuration that the environment asks for. */
export function configured(more: Readonly<Record<string, string | undefined>> = {}): Config {
  const config = readConfig({ ...process.env, ...more });
  if ('faults' in config) throw new Unusable(config.faults.join('\n'));
  return config;
}

/** Does something with a database; why it cannot be used is told in a sentence. */
export async function withStore<S extends { shut(): Promise<void> }, T>(
  opening: Promise<S>,
  work: (store: S) => Promise<T>,
): Promise<T> {
  try {
    const store = await opening;
    try {
      return await work(store);
    } finally {
      await store.shut();
    }
  } catch (error) {
    throw error instanceof StoreError ? new Unusable(`The database cannot be used: ${error.message}.`) : error;
  }
}
