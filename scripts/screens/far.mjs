import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { judgeOf, ratingsAfter } from '../../src/server/company/judge.ts';
import { createNode } from '../../src/server/node.ts';
import { newId } from '../../src/server/secrets.ts';
import { ask, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { playerOf } from '../../src/server/trial/player.ts';
import { builtPages } from '../../test/e2e/support/site.ts';
import { open } from '../../test/server/line.ts';
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
  // What is to have happened some time ago is done while the clock of the node is behind.
  const clock = { behind: 0 };
  const now = () => Date.now() - clock.behind;
  const node = await createNode(config, { pages, now });
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
  for (const label of ['My phone', 'The key on my ring']) {
    const passkey = { id: newId(), key: 'AA', counter: 0, transports: 'usb', label, made: now() - DAY, used: now() };
    await node.store.addPasskey(await idOf(ney), passkey);
  }
  await node.store.goAway(await idOf(blucher), 10, 30, await node.store.time());
  const language = 'en';
  const hook = { address: 'http://127.0.0.1:9/bivouac', shape: 'discord', language };
  await ask(ney, 'POST', '/api/notices/webhook', hook);
  await ask(ney, 'POST', '/api/notices/mail', { address: 'ney@example.org', language });
  await ask(ney, 'POST', '/api/tokens', { label: 'A bot of mine', scope: 'play', days: 30, password: PASSWORD });
  const tables = await tablesOf({ node, clock, now, ney, blucher, uxbridge });
  for (const [who, text] of [
    [blucher, 'Good day, Marshal. I may be slow tonight.'],
    [ney, 'Take your time! I am reading the rules of cavalry again.'],
  ])
    await ask(who, 'POST', `/api/matches/${letterMatch.id}/talk`, { key: newId(), text });
  return {
    ...{ url, node, ney, blucher, uxbridge, table: letterMatch.id, live: live.id, ...tables },
    async close() {
      await node.drain();
      clear();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Plays by chance until so much was noticed by all who sit there, and until it is the turn of the one who is to be asked. */
async function played(id, guests, most, asks = () => true) {
  const players = guests.map((guest, seat) => playerOf(guest, id, { random: fastRandom(`${most}/${seat}`) }));
  const views = () => players.flatMap(({ mirror }) => (mirror === null ? [] : [mirror.view]));
  const isOver = () => views()[0]?.outcome != null;
  const isFar = () => players.every(({ mirror }) => mirror !== null && mirror.n >= most);
  while (!isFar() && !isOver()) await new Promise((next) => setTimeout(next, 5));
  await Promise.all(players.map((player) => player.rest()));
  await new Promise((settled) => setTimeout(settled, 50));
  const isAsked = asks(views()[0].asked);
  for (const player of players) player.leave();
  if (!isAsked && !isOver()) await played(id, guests, most + 1, asks);
}

/** What somebody does at a match by a line of his own. */
async function does({ where, cookie }, id, ...acts) {
  const line = await open(where, { cookie, origin: where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  let now = null;
  let told = [];
  const until = async (...kinds) => {
    for (;;) {
      const message = await line.next();
      now = message.whole ?? message.now ?? now;
      told = message.whole?.told ?? told;
      if (kinds.includes(message.kind)) return message;
    }
  };
  await until('whole');
  for (const act of acts) {
    const said = typeof act === 'function' ? act(now) : act;
    line.say({ kind: 'submit', match: id, key: newId(), wish: { act: said } });
    const { kind, ...why } = await until('ack', 'refused', 'trouble');
    if (kind !== 'ack') throw new Error(`${JSON.stringify(said)}: ${kind} ${JSON.stringify(why)}`);
  }
  line.close();
  return { ...now, told };
}

const BACK = { kind: 'offer', what: 'back' };
const AGREE = ({ offer }) => ({ kind: 'agree', offer: offer.n });

/** Plays until the last of them asks for a way back by which something goes that was told. */
async function offeredBack(id, guests) {
  for (let most = 24; most < 200; most += 3) {
    await played(id, guests, most);
    const { offer, told } = await does(guests.at(-1), id, BACK);
    if (told.filter(({ at }) => offer.from !== null && at >= offer.from).length > 2) break;
    await does(guests.at(-1), id, ({ offer: open }) => ({ kind: 'decline', offer: open.n }));
  }
  return id;
}

/** Tables at which something stands between people. */
async function tablesOf({ node, clock, now, ney, blucher, uxbridge }) {
  const begun = async (guests, more = {}, game = 'manoeuvre') => {
    const { id, token } = await makeMatch(guests[0], game, { options: OPTIONS, ...more });
    for (const guest of guests.slice(1)) await join(guest, token);
    return id;
  };
  const pair = [ney, blucher];
  const asked = await offeredBack(await begun(pair), pair);
  const struck = await offeredBack(await begun(pair), pair);
  await does(ney, struck, AGREE);
  const clocks = await begun(pair, { clock: LETTERS });
  await played(clocks, pair, 12);
  await does(blucher, clocks, { ...BACK, what: 'clock', clock: LIVE });
  const rated = await begun(pair, { rated: true });
  await played(rated, pair, 60);
  await does(blucher, rated, { kind: 'resign' });
  // Enough is known of both to stand among the best.
  const people = [await idOf(ney), await idOf(blucher)];
  for (let n = 12; n > 0; n--) {
    const [results, ended] = [people.map((person, seat) => ({ seat, person, score: (n + seat) % 2 })), now() - n * DAY];
    const verdict = { match: newId(), game: 'manoeuvre', ended, shown: true, results };
    await node.store.judge({ ...verdict, rate: ratingsAfter([n % 2 === 0 ? 1 : 0], ended) });
  }
  await judgeOf({ store: node.store, now, fault: (error) => console.error(error) }).look();
  // Somebody went four days ago, at a table where nobody counts.
  clock.behind = 4 * DAY;
  const gone = await begun(pair);
  await played(gone, pair, 8, ([seat]) => seat === 1);
  const handed = await begun([blucher, ney]);
  await played(handed, [blucher, ney], 8, ([seat]) => seat === 1);
  clock.behind = 20 * MINUTE;
  const late = await begun([uxbridge, blucher], { delay: 5 });
  await played(late, [uxbridge, blucher], 16);
  clock.behind = 0;
  const { upBetween } = node.store;
  node.store.upBetween = async () => 4 * DAY;
  await does(blucher, handed, { kind: 'hand', level: 'greedy', of: 1 });
  node.store.upBetween = upBetween;
  const options = { scenario: 'waterloo-wavre', players: '3', combat: 'dice' };
  const three = await begun([ney, blucher, uxbridge], { options }, 'napoleon-1815');
  await played(three, [ney, blucher, uxbridge], 30, ([seat]) => seat === 0);
  const waiting = await makeMatch(ney, 'manoeuvre', { options: OPTIONS, clock: LETTERS, open: true });
  return {
    asked,
    struck,
    clocks,
    rated,
    gone,
    handed,
    late,
    three,
    waiting: waiting.id,
    link: waiting.token,
    who: people[1],
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
    await page.waitForSelector(ready, { state: 'attached' });
    if (part !== null) await page.locator(part).evaluate((found) => found.scrollIntoView());
  };

/** The same on that sheet of a phone; elsewhere what `press` names is opened. */
const onSheet =
  (at, screen, press = null) =>
  async (there) => {
    await screen(there);
    const tabs = there.page.locator('.tabs button');
    if (await tabs.first().isVisible()) await tabs.nth(at).click();
    else if (press !== null) await there.page.locator(press).click();
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
  'far-passkeys': asNey('/account', '.tokens .listed', '#account-passkeys', back),
  'far-tokens': asNey('/account', '.tokens .listed', '#account-tokens', back),
  'far-ready': asNey(({ live }) => `/match/${live}`, '.muster', null, back),
  'far-table': asNey(({ table }) => `/match/${table}`, '.table .company', null, back),
  'far-waiting': asNey(({ waiting }) => `/match/${waiting}`, '.hosting', null, back),
  'far-join': async ({ page }) => {
    const { url, uxbridge, link } = await far();
    const [name, value] = uxbridge.cookie.split('=');
    await page.context().addCookies([{ name, value, url }]);
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem('bivouac/guest', '1'));
    await page.goto(`${url}/join#${link}`);
    await page.waitForSelector('.seats button');
  },
  'far-asked': asNey(({ asked }) => `/match/${asked}`, '.consent .taken', null, back),
  'far-struck': onSheet(
    2,
    asNey(({ struck }) => `/match/${struck}`, '.log s', null, back),
  ),
  'far-marked': onSheet(
    2,
    asNey(({ asked }) => `/match/${asked}`, '.log em', null, back),
  ),
  'far-clock': asNey(({ clocks }) => `/match/${clocks}`, '.consent', null, back),
  'far-gone': asNey(({ gone }) => `/match/${gone}`, '.company .claim, .company', null, back),
  'far-handed': asNey(({ handed }) => `/match/${handed}`, '.consent', null, back),
  'far-talk': onSheet(
    3,
    asNey(({ table }) => `/match/${table}`, '.talk', null, back),
    '.talk h2 button',
  ),
  'far-result': asNey(({ rated }) => `/match/${rated}`, '.ratings-moved li', null, back),
  'far-page': asNey(({ who }) => `/player/${who}`, '#player-history', null, back),
  'far-leaders': asNey('/leaders/manoeuvre', 'main table', null, back),
  'far-late': asNey(({ late }) => `/match/${late}`, '.table .company', null, back),
  'far-three': asNey(({ three }) => `/match/${three}`, '.table .company', null, back),
};
