import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../keeper/open-page.ts';
import { CONTRACT } from '../keeper/store-contract.ts';
import { launchBrowser } from './support/browser.ts';

// The browser's own store of lines, in a real browser.

let browser: Browser;
/** For whatever keeps to a database of its own. */
let shared: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  shared = await openPage(await browser.newContext());
});
afterAll(() => browser.close());

describe('keeps to the contract', () => {
  it.each(CONTRACT)('$name', async ({ name }) => {
    expect(await shared.evaluate((clause) => globalThis.stores.contract(clause), name)).toBe('');
  });
});

let context: BrowserContext;
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

describe('two pages', () => {
  it('have no locks here', async () => {
    expect(await shared.evaluate(() => 'locks' in navigator)).toBe(false);
  });

  it('that write at once lose no line and double none', async () => {
    const [one, other] = [await openPage(context), await openPage(context)];
    await one.evaluate(() => globalThis.stores.create('race'));
    const race = [one, other].map((page, i) =>
      page.evaluate((who) => globalThis.stores.race('race', `page ${who}`), i),
    );
    // Until each has been late so often: then they have met.
    for (const page of [one, other])
      await expect.poll(() => page.evaluate(() => globalThis.stores.racing()), { timeout: 60_000 }).toBeGreaterThan(5);
    for (const page of [one, other]) await page.evaluate(() => globalThis.stores.stop());
    const told = (await Promise.all(race)).flat().sort((a, b) => a.seq - b.seq);
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, i) => i + 1));
    expect(await one.evaluate(() => globalThis.stores.lines('race'))).toEqual(told);
  });

  it('that send the same key at once keep it once, and the other hears where', async () => {
    const [one, other] = [await openPage(context), await openPage(context)];
    await one.evaluate(() => globalThis.stores.create('keys'));
    await other.evaluate(() => globalThis.stores.heads('keys'));
    const [ofOne = [], ofOther = []] = await Promise.all(
      [one, other].map((page) => page.evaluate(() => globalThis.stores.sameKeys('keys', 100))),
    );
    for (let i = 0; i < 100; i++) {
      const answers = [ofOne[i], ofOther[i]];
      expect(answers).toContainEqual({ done: true });
      expect(answers).toContainEqual({ known: i + 1 });
    }
    expect(await one.evaluate(() => globalThis.stores.lines('keys'))).toHaveLength(100);
  });

  it('hear of one another', async () => {
    const [one, other] = [await openPage(context), await openPage(context)];
    for (const page of [one, other]) await page.evaluate(() => globalThis.stores.hear('news'));
    await one.evaluate(() => globalThis.stores.create('news'));
    const heard = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard'));
    await expect.poll(() => heard(other), { timeout: 30_000 }).toEqual(['a']);
    expect(await heard(one)).toEqual([]);
  });

  it('without a channel there is no news, and all else goes on', async () => {
    const page = await openPage(context, 'delete globalThis.BroadcastChannel;');
    await page.evaluate(() => globalThis.stores.hear('mute'));
    expect(await page.evaluate(() => globalThis.stores.create('mute'))).toBe(true);
    expect(await page.evaluate(() => globalThis.stores.append('mute', 0))).toEqual({ done: true });
  });
});

/** What a page of before has kept: version 1, a text a match. It does not close when others want to change the form. */
const keepOld = (page: Page, name: string, texts: Readonly<Record<string, string>>, stay = false) =>
  page.evaluate(
    async ([database, saves, open]) => {
      await new Promise<void>((done, failed) => {
        const request = indexedDB.open(database, 1);
        request.onupgradeneeded = () => request.result.createObjectStore('saves');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('saves', 'readwrite');
          for (const [id, text] of Object.entries(saves)) transaction.objectStore('saves').put(text, id);
          transaction.oncomplete = () => {
            if (open) Reflect.set(globalThis, 'held', request.result);
            else request.result.close();
            done();
          };
        };
      });
    },
    [name, texts, stay] as const,
  );

describe('what was kept before there were lines', () => {
  const OLD = { x: 'the text of x', y: 'the text of y' };

  it('stays, and each text goes when its match has come, both or neither', async () => {
    const page = shared;
    await keepOld(page, 'old', OLD);
    const left = () => page.evaluate(() => globalThis.stores.old('old'));
    expect(await left()).toEqual(Object.entries(OLD).map(([id, text]) => ({ id, text })));
    expect(await page.evaluate(() => globalThis.stores.takeOver('old', 'x', 'x'))).toBe(true);
    expect(await left()).toEqual([{ id: 'y', text: OLD.y }]);
    expect(await page.evaluate(() => globalThis.stores.heads('old'))).toEqual(['x']);
    // Its text is gone; there is such a match: neither changes anything.
    expect(await page.evaluate(() => globalThis.stores.takeOver('old', 'z', 'x'))).toBe(false);
    expect(await page.evaluate(() => globalThis.stores.takeOver('old', 'x', 'y'))).toBe(false);
    expect(await left()).toEqual([{ id: 'y', text: OLD.y }]);
    expect(await page.evaluate(() => globalThis.stores.heads('old'))).toEqual(['x']);
  });

  it('can be thrown away by its name', async () => {
    await keepOld(shared, 'thrown away', OLD);
    await shared.evaluate(() => globalThis.stores.remove('thrown away', 'x'));
    expect(await shared.evaluate(() => globalThis.stores.old('thrown away'))).toEqual([{ id: 'y', text: OLD.y }]);
  });

  it('is taken over by one of two pages', async () => {
    const [one, other] = [await openPage(context), await openPage(context)];
    const texts = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`m${i}`, 'text']));
    await keepOld(one, 'both', texts);
    for (const page of [one, other]) await page.evaluate(() => globalThis.stores.heads('both'));
    const take = (page: Page) =>
      page.evaluate(
        (ids) => Promise.all(ids.map((id) => globalThis.stores.takeOver('both', id, id))),
        Object.keys(texts),
      );
    const [ofOne = [], ofOther = []] = await Promise.all([take(one), take(other)]);
    expect(ofOne.map((taken, i) => Number(taken) + Number(ofOther[i]))).toEqual(Array(20).fill(1));
    expect(await one.evaluate(() => globalThis.stores.old('both'))).toEqual([]);
    expect(await one.evaluate(() => globalThis.stores.heads('both'))).toHaveLength(20);
  });

  it('keeps the old text if the match cannot be kept', async () => {
    const page = await openPage(context, FULL);
    await keepOld(page, 'cramped', { old: 'text' });
    await page.evaluate(() => globalThis.stores.heads('cramped'));
    await setFull(page, true);
    expect((await page.evaluate(() => globalThis.stores.faults('cramped')))['takeOver']).toBe('full');
    await setFull(page, false);
    expect(await page.evaluate(() => globalThis.stores.old('cramped'))).toEqual([{ id: 'old', text: 'text' }]);
    expect(await page.evaluate(() => globalThis.stores.heads('cramped'))).toEqual([]);
  });
});

/**
 * A disk that refuses the last request of several at once, when the test says so; a real one refuses the whole transaction in the
 * end.
 */
const FULL = `
  globalThis.full = false;
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...given) {
    if (full && this.name === 'standings') throw new DOMException('no room is left', 'QuotaExceededError');
    return add.apply(this, given);
  };`;

const setFull = (page: Page, full: boolean) => page.evaluate((now) => void Reflect.set(globalThis, 'full', now), full);

const faultsOf = (page: Page, name: string) => page.evaluate((database) => globalThis.stores.faults(database), name);

/** What each call says, if all say the same. */
async function onlyFaultOf(page: Page, name: string): Promise<readonly string[]> {
  return [...new Set(Object.values(await faultsOf(page, name)))];
}

/** Another form of the database, as a page of the future would make it. */
const makeNewer = (page: Page, name: string) =>
  page.evaluate(
    (database) =>
      new Promise<string>((done, failed) => {
        const request = indexedDB.open(database, 3);
        request.onblocked = () => failed(new Error('blocked'));
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          request.result.close();
          done('made');
        };
      }),
    name,
  );

describe('trouble', () => {
  it('no room is left: nothing of it is kept, that is said, and it goes on when there is room', async () => {
    const page = await openPage(context);
    const wire = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await wire.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
    await page.evaluate(() => globalThis.stores.create('full'));
    const { kept, why } = await page.evaluate(() => globalThis.stores.fill('full', 1000));
    expect(why).toBe('full');
    const found = () => page.evaluate(() => globalThis.stores.found('full', 'a'));
    const numbers = Array.from({ length: kept + 1 }, (_, seq) => seq);
    expect(await found()).toMatchObject({ head: kept, seqs: numbers, standing: kept });
    await wire.send('Storage.overrideQuotaForOrigin', { origin });
    expect(await page.evaluate((last) => globalThis.stores.append('full', last), kept)).toEqual({ done: true });
  });

  it('a request that is refused takes back what came before it', async () => {
    const page = await openPage(context, FULL);
    await page.evaluate(() => globalThis.stores.create('thrown'));
    await setFull(page, true);
    expect(await page.evaluate(() => globalThis.stores.fill('thrown', 5))).toEqual({ kept: 0, why: 'full' });
    expect(await faultsOf(page, 'thrown')).toMatchObject({ create: 'full', since: 'none' });
    await setFull(page, false);
    expect(await page.evaluate(() => globalThis.stores.heads('thrown'))).toEqual(['a']);
    const found = await page.evaluate(() => globalThis.stores.found('thrown', 'a'));
    expect(found).toMatchObject({ head: 1, seqs: [0, 1], standing: 0 });
  });

  it.each([
    [
      'a getter that throws',
      `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`,
    ],
    ['none at all', `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`],
    ['an open that throws', `IDBFactory.prototype.open = () => { throw new DOMException('no', 'NotAllowedError'); };`],
    [
      'an open that fails by another name',
      `IDBFactory.prototype.open = () => {
        const request = { error: new DOMException('no mutations', 'InvalidStateError') };
        setTimeout(() => request.onerror());
        return request;
      };`,
    ],
  ])('nothing may be kept: %s', async (_, script) => {
    const page = await openPage(context, script);
    expect(await page.evaluate(() => globalThis.stores.openFault({ name: 'denied' }))).toBe('denied');
  });

  it('no room is left even to open', async () => {
    const script = `IDBFactory.prototype.open = () => { throw new DOMException('no', 'QuotaExceededError'); };`;
    const page = await openPage(context, script);
    expect(await page.evaluate(() => globalThis.stores.openFault({ name: 'full' }))).toBe('full');
  });

  it('a page of before holds the old form: that is said soon, and it opens when that page is closed', async () => {
    const [before, page] = [await openPage(context), await openPage(context)];
    await keepOld(before, 'held', { x: 'text' }, true);
    expect(await page.evaluate(() => globalThis.stores.openFault({ name: 'held', patience: 300 }))).toBe('away');
    // Whoever asks again waits behind the first, and is not left waiting.
    expect(await page.evaluate(() => globalThis.stores.openFault({ name: 'held', patience: 300 }))).toBe('away');
    await before.close();
    expect(await page.evaluate(() => globalThis.stores.openFault({ name: 'held' }))).toBe('none');
    expect(await page.evaluate(() => globalThis.stores.old('held'))).toEqual([{ id: 'x', text: 'text' }]);
    // What came too late for them holds nothing open.
    expect(await makeNewer(page, 'held')).toBe('made');
  });

  it('a newer page takes over: this one lets go, and from then on says so', async () => {
    const [one, newer] = [await openPage(context), await openPage(context)];
    await one.evaluate(() => globalThis.stores.create('newer'));
    expect(await makeNewer(newer, 'newer')).toBe('made');
    expect(await onlyFaultOf(one, 'newer')).toEqual(['away']);
    // A page that is opened only now finds it newer than it knows.
    expect(await newer.evaluate(() => globalThis.stores.openFault({ name: 'newer' }))).toBe('away');
  });

  it('the browser takes the database away: the next call opens it again', async () => {
    const page = await openPage(context);
    await page.evaluate(() => globalThis.stores.create('cleared'));
    const wire = await context.newCDPSession(page);
    await wire.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
    await expect.poll(() => page.evaluate(() => globalThis.stores.heads('cleared')), { timeout: 30_000 }).toEqual([]);
    expect(await page.evaluate(() => globalThis.stores.create('cleared'))).toBe(true);
  });

  it('a call to which the browser gives no answer ends when it takes the database away', async () => {
    const page = await openPage(context);
    await page.evaluate(() => globalThis.stores.create('unanswered'));
    const [why, kept] = await page.evaluate(async () => {
      const [{ transaction }, { getAll }] = [IDBDatabase.prototype, IDBObjectStore.prototype];
      const begun = new Promise<IDBDatabase>((tell) => {
        IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...order) {
          tell(this);
          return transaction.apply(this, order);
        };
      });
      IDBObjectStore.prototype.getAll = () => ({}) as IDBRequest<unknown[]>;
      const asked = globalThis.stores.heads('unanswered').then(
        () => 'answered',
        (error: unknown) => (error instanceof Error && 'why' in error ? error.why : String(error)),
      );
      (await begun).dispatchEvent(new Event('close'));
      const said = await asked;
      Object.assign(IDBDatabase.prototype, { transaction });
      Object.assign(IDBObjectStore.prototype, { getAll });
      return [said, (await globalThis.stores.heads('unanswered')).length];
    });
    expect([why, kept]).toEqual(['away', 1]);
    await page.close();
  });

  it.each([
    ['matches', { id: 'a', body: '{}' }, ['append', 'head']],
    ['secrets', { match: 'a', body: '{' }, ['secret']],
    ['lines', { match: 'a', seq: 0, key: '0/1', body: 1 }, ['since']],
    ['lines', { match: 'a', seq: 'one', key: '0/1' }, ['append', 'byKey']],
    ['standings', { match: 'a', seq: 0, epoch: -1, body: 'null' }, ['standing']],
  ])('a row of %s that is none is broken: %j', async (table, row, calls) => {
    const name = `broken ${table} ${calls}`;
    await shared.evaluate((database) => globalThis.stores.create(database), name);
    await putRow(shared, name, table, row);
    const faults = await faultsOf(shared, name);
    expect(Object.keys(faults).filter((call) => faults[call] === 'broken')).toEqual(calls);
  });
});

const putRow = (page: Page, name: string, table: string, row: object) =>
  page.evaluate(
    ([database, store, value]) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          const transaction = request.result.transaction(store, 'readwrite');
          transaction.objectStore(store).put(value);
          transaction.onabort = () => failed(transaction.error);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    [name, table, row] as const,
  );
