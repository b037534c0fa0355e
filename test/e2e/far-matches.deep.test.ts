import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { gameNamed } from '../../src/cli/games.ts';
import { isObject } from '../../src/kernel/plain.ts';
import { readRecord, verifyRecord } from '../../src/kernel/record.ts';
import { truthOf } from '../../src/server/trial/check.ts';
import { share } from '../share.ts';
import { arrive, comer, farHouse } from './support/far.ts';
import { isOver, playByItself, until } from './support/player.ts';

// Whole matches between people far apart: a page for each seat plays by chance what it is offered, another looks on, and at the end all show
// the same result, whose record checks out. In the stormy ones every socket is cut ten times, and the server goes and comes back twice.
// A whole run plays the first of these; TEST_SHARE=10 all of them.

const MATCHES = [
  { what: 'Manœuvre', game: 'manoeuvre', options: { deployment: 'automatic', nationA: 'fr', nationB: 'gb' }, seats: 2 },
  {
    what: 'Ligny and Quatre-Bras',
    game: 'napoleon-1815',
    options: { scenario: 'ligny-quatre-bras', players: '2', combat: 'dice' },
    seats: 2,
  },
  {
    what: 'Waterloo and Wavre',
    game: 'napoleon-1815',
    options: { scenario: 'waterloo-wavre', players: '3', combat: 'dice' },
    seats: 3,
  },
  { what: 'Napoleon Saga', game: 'napoleon-saga', options: { deployment: 'automatic' }, seats: 2 },
  { what: 'Hassenhausen', game: 'vive-l-empereur', options: { scenario: 'hassenhausen' }, seats: 2 },
] as const;
const WEATHERS = ['a storm', 'calm'] as const;
const ALL = MATCHES.flatMap((match) => WEATHERS.map((weather) => ({ ...match, weather })));
const NAMES = ['Ney', 'Blücher', 'Wellington'];
/** `FAR_MATCH=3` begins with that one. */
const first = Number(process.env['FAR_MATCH'] ?? 0) % ALL.length;
const chosen = [...ALL.slice(first), ...ALL.slice(0, first)].slice(0, share(1));

/** After so many lines each time all sockets are cut, or the server is started anew. */
const CUTS = Array.from({ length: 10 }, (_, time) => 6 + 7 * time);
const RESTARTS = [20, 50];

const { site, browser } = farHouse();
const sockets = new Set<Socket>();
beforeAll(() => listenIn());

/** Whoever comes from now on can be cut off. */
function listenIn(): void {
  site().node.node.server.server.on('upgrade', (_request, socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

async function cutAll(): Promise<void> {
  const cut = [...sockets];
  const gone = cut.map((socket) => once(socket, 'close'));
  for (const socket of cut) socket.destroy();
  await Promise.all(gone);
}

/** A match that waits for people, made by somebody's page. */
async function made(page: Page, game: string, options: Readonly<Record<string, string>>): Promise<string> {
  const order = { game, options, seat: 0, watch: true, clock: null, bots: [], open: false, delay: 0, rated: false };
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.text();
  }, order);
}

const textIn = (value: unknown, name: string): string => {
  const found: unknown = isObject(value) ? value[name] : undefined;
  if (typeof found !== 'string') throw new Error(`no ${name} in ${JSON.stringify(value)}`);
  return found;
};

it.each(chosen)(
  '$what is played by the pages of $seats people to its end, in $weather',
  async ({ game, options, seats, weather }) => {
    const host = await arrive(browser(), site(), NAMES[0] ?? '', `${site().url}/online`, { auto: true });
    await host.page.waitForSelector('.online form');
    const order: unknown = JSON.parse(await made(host.page, game, options));
    const [id, token] = [textIn(order, 'id'), textIn(order, 'token')];
    await host.page.goto(`${site().url}/match/${id}`);
    const players = [host];
    for (const name of NAMES.slice(1, seats))
      players.push(await comer(browser(), site(), name, `${site().url}/join#${token}`, { auto: true }));
    for (const { page } of players) await page.waitForSelector('.table');
    const watcher = await arrive(browser(), site(), 'Uxbridge', `${site().url}/match/${id}`, { auto: true });
    await watcher.page.waitForSelector('.table');

    const all = [...players, watcher];
    const lines = async () => (await site().node.node.store.head(id))?.seq ?? 0;
    for (const [seat, { page }] of players.entries()) await playByItself(page, 1815 + seat);
    const storms =
      weather === 'a storm'
        ? [...CUTS.map((at) => ({ at, isCut: true })), ...RESTARTS.map((at) => ({ at, isCut: false }))]
        : [];
    for (const { at, isCut } of storms.sort((a, b) => a.at - b.at)) {
      await until(async () => (await lines()) >= at);
      if (isCut) await cutAll();
      else {
        await site().node.restart();
        listenIn();
      }
    }
    let [seen, since] = [0, Date.now()];
    while (!(await Promise.all(all.map(({ page }) => isOver(page)))).every(Boolean)) {
      const now = await lines();
      if (now > seen) [seen, since] = [now, Date.now()];
      if (Date.now() - since > 120_000) throw new Error(`the match stands still after ${now} lines`);
      await new Promise((wake) => setTimeout(wake, 250));
    }
    const rules = await gameNamed(game);
    const { room } = await truthOf(site().node.node.store, id, async () => rules);
    for (const [place, { page }] of all.entries()) {
      const { view } = room.look(place === seats ? null : place);
      expect(view.outcome).not.toBeNull();
      expect(await page.locator('.outcome').textContent()).toBe(rules.text.en.outcome(view));
    }
    const record = readRecord(await (await fetch(`${site().node.where.origin}/api/matches/${id}/record`)).json());
    expect(verifyRecord(rules, record)).toMatchObject({ fits: true });
    expect(site().node.faults).toEqual([]);
    for (const { context } of all) await context.close();
  },
  3_600_000,
);
