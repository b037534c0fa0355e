import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { createNode } from '../../src/server/node.ts';
import { ask, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { builtPages } from '../../test/e2e/support/site.ts';
import { configOf } from '../../test/server/nodes.ts';

// What people far apart see, on a node of its own with everything that is kept of somebody.

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LETTERS = { bank: 3 * DAY, increment: DAY, cap: 5 * DAY };
const LIVE = { bank: 30 * MINUTE, increment: 30_000, cap: 60 * MINUTE };
const OPTIONS = { nationA: 'fr', nationB: 'gb', deployment: 'automatic' };

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

let opening = null;
/** The node, with Ney and those with whom he plays. */
const far = () => {
  opening ??= opened();
  return opening;
};

/** Lets go of what was opened for these screens. */
export async function close() {
  await (await opening)?.close();
}

async function opened() {
  const { pages, clear } = await builtPages();
  const folder = mkdtempSync(pathOf(tmpdir(), 'bivouac-far-'));
  const url = `http://localhost:${await freePort()}`;
  // No letter is ever taken there: the page says so beside the address.
  const letters = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Bivouac <bivouac@play.example>' };
  const config = configOf({ DATA: folder, ORIGIN: url, LOOPBACK: 'on', ...letters });
  const node = await createNode(config, { pages });
  await node.server.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
  const where = { origin: url };
  const [ney, blucher, uxbridge] = [
    await account(where, 'Ney'),
    await account(where, 'Blücher'),
    await newGuest(where, 'Uxbridge'),
  ];
  const letterMatch = await makeMatch(ney, 'manoeuvre', { clock: LETTERS, options: OPTIONS, rated: true });
  await join(blucher, letterMatch.token);
  const plain = await makeMatch(uxbridge, 'manoeuvre', { options: OPTIONS });
  await join(ney, plain.token);
  await makeMatch(uxbridge, 'manoeuvre', { clock: LETTERS, options: OPTIONS, open: true, hints: true });
  const live = await makeMatch(ney, 'manoeuvre', { clock: LIVE, options: OPTIONS });
  await ask(uxbridge, 'POST', '/api/join', { token: live.token, seat: null });
  await ask(uxbridge, 'POST', `/api/matches/${live.id}/ready`);
  await node.store.goAway(await idOf(blucher), 10, 30, await node.store.time());
  const language = 'en';
  const hook = { address: 'http://127.0.0.1:9/bivouac', shape: 'discord', language };
  await ask(ney, 'POST', '/api/notices/webhook', hook);
  await ask(ney, 'POST', '/api/notices/mail', { address: 'ney@example.org', language });
  await ask(ney, 'POST', '/api/tokens', { label: 'A bot of mine', scope: 'play', days: 30, password: PASSWORD });
  return {
    ...{ url, node, ney, uxbridge, table: letterMatch.id, live: live.id },
    async close() {
      await node.drain();
      clear();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const PASSWORD = 'six grey horses at dawn';
async function account(where, name) {
  const guest = await newGuest(where, name);
  const { headers } = await ask(guest, 'POST', '/api/account', { login: `Marshal-${name}`, password: PASSWORD });
  return { ...guest, cookie: headers.getSetCookie()[0].split(';')[0] };
}
const idOf = async (who) => (await ask(who, 'GET', '/api/me')).body.id;

/** Opens a page of the node as Ney, and looks at a part of it. */
const asNey =
  (path, ready, part = null, before = async () => {}) =>
  async ({ page }) => {
    const there = await far();
    await before(there);
    const [name, value] = there.ney.cookie.split('=');
    await page.context().addCookies([{ name, value, url: there.url }]);
    await page.goto(there.url);
    await page.evaluate(() => localStorage.setItem('bivouac/guest', '1'));
    await page.goto(there.url + (typeof path === 'string' ? path : path(there)));
    await page.waitForSelector(ready);
    if (part !== null) await page.locator(part).evaluate((found) => found.scrollIntoView());
  };

const away = async ({ node, ney }) => {
  await node.store.goAway(await idOf(ney), 7, 30, await node.store.time());
};
const back = async ({ node, ney }) => {
  await node.store.comeBack(await idOf(ney), await node.store.time());
};

export const SCREENS = {
  'far-lobby': asNey('/online', '.matches .match', null, back),
  'far-openings': asNey('/online', '.opening', '#far-open', back),
  'far-new': asNey('/online', '.online form .clock-own, .online form select', '#far-new', back),
  'far-terms': asNey('/online', '.online form .check', '.online form fieldset:last-of-type', back),
  'far-account': asNey('/account', '#account-notices', null, back),
  'far-notices': asNey('/account', '.notices .listed', '#account-notices', back),
  'far-vacation': asNey('/account', '.vacation form', '#account-vacation', back),
  'far-away': asNey('/account', '.vacation .away', '#account-vacation', away),
  'far-away-lobby': asNey('/online', '.matches .match', null, away),
  'far-sessions': asNey('/account', '.tokens .listed', '#account-sessions', back),
  'far-tokens': asNey('/account', '.tokens .listed', '#account-tokens', back),
  'far-ready': asNey(({ live }) => `/match/${live}`, '.muster', null, back),
  'far-table': asNey(({ table }) => `/match/${table}`, '.table .company', null, back),
};
