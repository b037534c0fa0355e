import type { StorageFault } from './contract.ts';

/** Where saves lie: texts by id. */
export interface Storage {
  /** Whether what is kept outlasts the page. */
  readonly lasting: boolean;
  all(): Promise<readonly { readonly id: string; readonly text: string }[]>;
  get(id: string): Promise<string | null>;
  put(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Nothing was written, and why. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly why: StorageFault;
  constructor(why: StorageFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

/** What a browser says when it keeps nothing, as one of the troubles that a person is told of. */
export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  const why = name === 'QuotaExceededError' ? 'full' : DENIED.has(name) ? 'denied' : 'away';
  return new StorageError(why, error instanceof Error ? error.message : String(error), { cause: error });
}

const DENIED: ReadonlySet<string> = new Set(['SecurityError', 'NotAllowedError', 'ReadOnlyError']);

const SAVES = 'saves';

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the browser keeps nothing for this page'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('bivouac', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SAVES);
  };
  return asked(request);
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('the save was not written'));
  });
}

function databaseStorage(database: IDBDatabase): Storage {
  const reading = () => database.transaction(SAVES, 'readonly').objectStore(SAVES);
  async function writing(work: (store: IDBObjectStore) => void): Promise<void> {
    // Durable before anybody is told: a crash of the machine loses no choice.
    try {
      const transaction = database.transaction(SAVES, 'readwrite', { durability: 'strict' });
      work(transaction.objectStore(SAVES));
      await written(transaction);
    } catch (error) {
      throw storageError(error);
    }
  }
  return {
    lasting: true,
    async all() {
      const store = reading();
      const [keys, values] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]);
      return keys.map((key, i) => ({ id: String(key), text: String(values[i]) }));
    },
    async get(id) {
      const value: unknown = await asked(reading().get(id));
      return value === undefined ? null : String(value);
    },
    put: (id, text) => writing((store) => store.put(text, id)),
    remove: (id) => writing((store) => store.delete(id)),
  };
}

/** For a browser that keeps nothing, and for tests: gone with the page. */
export function memoryStorage(): Storage {
  const saves = new Map<string, string>();
  return {
    lasting: false,
    all: async () => [...saves].map(([id, text]) => ({ id, text })),
    get: async (id) => saves.get(id) ?? null,
    put: async (id, text) => void saves.set(id, text),
    remove: async (id) => void saves.delete(id),
  };
}

/** The browser's own storage; where it gives none, memory, and whoever begins a match is told that it will not last. */
export async function openStorage(): Promise<Storage> {
  try {
    return databaseStorage(await openDatabase());
  } catch {
    return memoryStorage();
  }
}
