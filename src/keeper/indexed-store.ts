import {
  listedHead,
  readHead,
  readLines,
  readSecret,
  readSeq,
  readStanding,
  rowOfHead,
  rowOfLine,
  rowOfSecret,
  rowOfStanding,
} from './read-rows.ts';
import { takesPlace } from './standings.ts';
import { type Append, type Appended, type Creation, type Store, StoreError } from './store.ts';

/** The browser's own store, which also holds what was kept before there were lines: a text a match. */
export interface IndexedStore extends Store {
  old(): Promise<readonly { readonly id: string; readonly text: string }[]>;
  /** Puts a match in the place of the old text of which it was made, both or neither; false if it is there or the text is gone. */
  takeOver(creation: Creation, oldId: string): Promise<boolean>;
}

export interface Place {
  readonly name?: string;
  /** How long it may take to open, in milliseconds. */
  readonly patience?: number;
}

const VERSION = 2;

const MATCHES = 'matches';
const SECRETS = 'secrets';
const LINES = 'lines';
const STANDINGS = 'standings';
const ALL = [MATCHES, SECRETS, LINES, STANDINGS];
/** Of version 1: id -> text. */
const SAVES = 'saves';
const KEYS = 'keys';

const DENIED: ReadonlySet<string> = new Set(['SecurityError', 'NotAllowedError', 'ReadOnlyError']);
/** These say that others stand in the way, not that nothing may be kept. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['VersionError', 'AbortError']);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What a browser says when it keeps or finds nothing, as one of the troubles that a person is told of. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = nameOf(error);
  const why = name === 'QuotaExceededError' ? 'full' : DENIED.has(name) ? 'denied' : 'away';
  // Some of these errors have a name and no message.
  return new StoreError(why, (error instanceof Error && error.message) || name || String(error), { cause: error });
}

/** A browser that does not even open keeps nothing for this page, by whatever name it says so. */
function openingError(error: unknown): StoreError {
  const known = storeError(error);
  if (known.why !== 'away' || error instanceof StoreError || IN_THE_WAY.has(nameOf(error))) return known;
  return new StoreError('denied', known.message, { cause: error });
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) database.createObjectStore(SAVES);
  if (from >= 2) return;
  database.createObjectStore(MATCHES, { keyPath: 'id' });
  database.createObjectStore(SECRETS, { keyPath: 'match' });
  const lines = database.createObjectStore(LINES, { keyPath: ['match', 'seq'] });
  lines.createIndex(KEYS, ['match', 'key'], { unique: true });
  database.createObjectStore(STANDINGS, { keyPath: ['match', 'seq'] });
}

/** A page that holds an older form open and does not let go is soon told of: the person may close it. */
const BLOCKED = 2000;

function openDatabase(name: string, patience: number): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(name, VERSION);
    let late = false;
    const giveUp = () => {
      late = true;
      failed(new StoreError('away', 'another page holds the matches open, or the browser does not answer'));
    };
    let timer = setTimeout(giveUp, patience);
    request.onblocked = () => {
      clearTimeout(timer);
      if (!late) timer = setTimeout(giveUp, Math.min(patience, BLOCKED));
    };
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onsuccess = () => {
      clearTimeout(timer);
      // Nobody waits for it any more; left open it would stand in the way of others.
      if (late) request.result.close();
      else done(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      failed(request.error);
    };
  }).catch((error: unknown) => {
    throw openingError(error);
  });
}

/** A database that is open, and who is to be told when the browser takes it away: what is under way then may never hear of its end. */
interface Opened {
  readonly database: IDBDatabase;
  readonly underWay: Set<(error: StoreError) => void>;
}

interface Connection {
  database(): Promise<Opened>;
  close(): void;
}

function connect(name: string, patience: number): Connection {
  let opened: Promise<Opened> | null = null;
  let left: string | null = null;
  const away = (why: string) => new StoreError('away', why);
  async function open(): Promise<Opened> {
    const database = await openDatabase(name, patience);
    const leave = (why: string) => {
      left ??= why;
      database.close();
    };
    if (left !== null) {
      leave(left);
      throw away(left);
    }
    // A newer page wants to change the form of what is kept: this one must not write into it.
    database.onversionchange = () => leave('a newer page has taken the matches over; load this one again');
    const underWay: Opened['underWay'] = new Set();
    // The browser itself took it away, as some do with pages that sleep: the next call opens it again.
    database.onclose = () => {
      opened = null;
      for (const lose of underWay) lose(away('the browser has closed what the matches are kept in'));
    };
    return { database, underWay };
  }
  return {
    database() {
      if (left !== null) return Promise.reject(away(left));
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
    close() {
      left ??= 'the store is closed';
      opened?.then(
        ({ database }) => database.close(),
        () => {},
      );
    },
  };
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('nothing was kept'));
  });
}

/**
 * All of the work or nothing of it. Requests of the work need not be waited for; it must wait for nothing else, or the transaction
 * is over before it goes on. Resolves when all of it lies on the disk.
 */
async function inTransaction<T>(
  { database, underWay }: Opened,
  stores: readonly string[],
  mode: 'readonly' | 'readwrite',
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, mode, { durability: 'strict' });
  let lose: (error: StoreError) => void = () => {};
  const lost = new Promise<never>((_, failed) => {
    lose = failed;
  });
  lost.catch(() => {});
  underWay.add(lose);
  const end = Promise.race([ended(transaction), lost]);
  end.catch(() => {});
  try {
    const result = await Promise.race([work(transaction), lost]);
    if (mode === 'readwrite') transaction.commit();
    await end;
    return result;
  } catch (error) {
    abort(transaction);
    await end.catch(() => {});
    throw error;
  } finally {
    underWay.delete(lose);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** All rows of a match from one number on to another. */
const between = (id: string, from: number, to: number) => IDBKeyRange.bound([id, from], [id, to]);
const everyRow = (id: string) => between(id, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);

function add(transaction: IDBTransaction, { head, secret, lines, standings }: Creation): void {
  transaction.objectStore(MATCHES).add(rowOfHead(head));
  transaction.objectStore(SECRETS).add(rowOfSecret(head.id, secret));
  for (const line of lines) transaction.objectStore(LINES).add(rowOfLine(head.id, line));
  for (const standing of standings) transaction.objectStore(STANDINGS).add(rowOfStanding(head.id, standing));
}

/** The first rows that a cursor meets. */
function met(request: IDBRequest<IDBCursorWithValue | null>, most: number): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  return new Promise((done, failed) => {
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor !== null) rows.push(cursor.value);
      if (cursor === null || rows.length === most) done(rows);
      else cursor.continue();
    };
    request.onerror = () => failed(request.error);
  });
}

/** The last tables up to a line, the last first. */
async function lastStandings(transaction: IDBTransaction, id: string, atMost: number, most: number) {
  const rows = transaction.objectStore(STANDINGS).openCursor(between(id, Number.NEGATIVE_INFINITY, atMost), 'prev');
  return (await met(rows, most)).map(readStanding);
}

/**
 * Compares and adds in one transaction. Those that write to the same stores wait for one another, also in other pages, and whether or
 * not the page may have locks: of several that follow the same line one is first, and the others find its line.
 */
async function appendIn(
  transaction: IDBTransaction,
  { match, after, lines, standing, over, summary }: Append,
): Promise<Appended> {
  const kept = transaction.objectStore(LINES);
  const keys = kept.index(KEYS);
  const [row, standings, ...sent] = await Promise.all([
    asked<unknown>(transaction.objectStore(MATCHES).get(match)),
    standing === undefined ? [] : lastStandings(transaction, match, Number.POSITIVE_INFINITY, 2),
    ...lines.map(({ key }) => asked(keys.getKey([match, key]))),
  ]);
  if (row === undefined) return { behind: -1 };
  const known = sent.filter((key) => key !== undefined).map(readSeq);
  if (known.length > 0) return { known: Math.min(...known) };
  const head = readHead(row);
  if (head.seq !== after) return { behind: head.seq };
  const last = lines.at(-1);
  if (last === undefined) return { done: true };
  for (const line of lines) kept.add(rowOfLine(match, line));
  if (standing !== undefined) {
    const [newest, before] = standings;
    if (newest !== undefined && takesPlace(before, newest))
      transaction.objectStore(STANDINGS).delete([match, newest.seq]);
    transaction.objectStore(STANDINGS).add(rowOfStanding(match, standing));
  }
  const epoch = standing?.epoch ?? head.epoch;
  transaction.objectStore(MATCHES).put(rowOfHead({ ...head, seq: last.seq, epoch, over, changed: last.at, summary }));
  return { done: true };
}

interface News {
  tell(id: string): void;
  listen(news: (id: string) => void): () => void;
  close(): void;
}

/** Between the pages of a browser; where it has no such channel there is no news. A channel never hears itself. */
function openNews(name: string): News {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${name}/matches`);
  const listeners = new Set<(id: string) => void>();
  let closed = false;
  if (channel !== null)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of listeners) listener(data);
    };
  return {
    tell(id) {
      // What was kept while the store was being closed is kept, and not an error.
      if (!closed) channel?.postMessage(id);
    },
    listen(news) {
      const listener = (id: string) => news(id);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      listeners.clear();
      channel?.close();
    },
  };
}

/** Opens the browser's database, or throws a `StoreError` that says why there is none. */
export async function indexedStore({ name = 'bivouac', patience = 10_000 }: Place = {}): Promise<IndexedStore> {
  const connection = connect(name, patience);
  await connection.database();
  const news = openNews(name);

  async function within<T>(
    stores: readonly string[],
    mode: 'readonly' | 'readwrite',
    work: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    try {
      return await inTransaction(await connection.database(), stores, mode, work);
    } catch (error) {
      throw storeError(error);
    }
  }
  const reading = <T>(store: string, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
    within([store], 'readonly', (transaction) => work(transaction.objectStore(store)));
  const found = <T>(row: unknown, read: (row: unknown) => T): T | null => (row === undefined ? null : read(row));

  return {
    lasting: true,
    async create(creation) {
      const { id } = creation.head;
      const created = await within(ALL, 'readwrite', async (transaction) => {
        const known = await asked(transaction.objectStore(MATCHES).getKey(id));
        if (known === undefined) add(transaction, creation);
        return known === undefined;
      });
      if (created) news.tell(id);
      return created;
    },
    heads: () =>
      reading(MATCHES, async (matches) => (await asked<unknown[]>(matches.getAll())).map((row) => listedHead(row))),
    head: (id) => reading(MATCHES, async (matches) => found(await asked(matches.get(id)), readHead)),
    secret: (id) => reading(SECRETS, async (secrets) => found(await asked(secrets.get(id)), readSecret)),
    async append(append) {
      const appended = await within([MATCHES, LINES, STANDINGS], 'readwrite', (transaction) =>
        appendIn(transaction, append),
      );
      if ('done' in appended && append.lines.length > 0) news.tell(append.match);
      return appended;
    },
    since: (id, seq) =>
      reading(LINES, async (lines) =>
        readLines(await asked<unknown[]>(lines.getAll(between(id, seq + 1, Number.POSITIVE_INFINITY)))),
      ),
    byKey: (id, key) =>
      reading(LINES, async (lines) => found(await asked(lines.index(KEYS).getKey([id, key])), readSeq)),
    standing: (id, atMost = Number.POSITIVE_INFINITY) =>
      within([STANDINGS], 'readonly', async (transaction) => {
        const [last] = await lastStandings(transaction, id, atMost, 1);
        return last ?? null;
      }),
    async remove(id) {
      await within([...ALL, SAVES], 'readwrite', async (transaction) => {
        transaction.objectStore(SAVES).delete(id);
        transaction.objectStore(MATCHES).delete(id);
        transaction.objectStore(SECRETS).delete(id);
        transaction.objectStore(LINES).delete(everyRow(id));
        transaction.objectStore(STANDINGS).delete(everyRow(id));
      });
      news.tell(id);
    },
    async old() {
      const [ids, texts] = await reading(SAVES, (saves) =>
        Promise.all([asked(saves.getAllKeys()), asked<unknown[]>(saves.getAll())]),
      );
      // Whether a text is a match is found out by whoever reads it, one by one: the others are not lost for it.
      return ids.map((id, i) => ({ id: String(id), text: String(texts[i]) }));
    },
    async takeOver(creation, oldId) {
      const { id } = creation.head;
      const taken = await within([...ALL, SAVES], 'readwrite', async (transaction) => {
        const [known, text] = await Promise.all([
          asked(transaction.objectStore(MATCHES).getKey(id)),
          asked(transaction.objectStore(SAVES).getKey(oldId)),
        ]);
        if (known !== undefined || text === undefined) return false;
        add(transaction, creation);
        transaction.objectStore(SAVES).delete(oldId);
        return true;
      });
      if (taken) news.tell(id);
      return taken;
    },
    listen: news.listen,
    close() {
      connection.close();
      news.close();
    },
  };
}
