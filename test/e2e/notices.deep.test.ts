import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { createNode, type Node } from '../../src/server/node.ts';
import { configOf, freePort } from '../server/nodes.ts';
import { receiver } from '../server/receivers.ts';
import { violations } from './support/axe.ts';
import { host } from './support/far.ts';
import { houseOf } from './support/house.ts';
import { until } from './support/player.ts';
import { builtPages, type Site } from './support/site.ts';

/** The pages on a node that knows its address, so that it may write to people, and to this machine as well. */
async function openTellingSite(): Promise<Site & { readonly node: Node }> {
  const [{ pages, clear }, port] = [await builtPages(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-told-'));
  const url = `http://localhost:${port}`;
  const node = await createNode(configOf({ DATA: folder, ORIGIN: url, LOOPBACK: 'on' }), { pages });
  await node.server.listen({ port, host: '127.0.0.1' });
  return {
    ...{ node, url },
    async close() {
      await node.drain();
      rmSync(folder, { recursive: true, force: true });
      clear();
    },
  };
}

const { site, browser } = houseOf(openTellingSite);

/** Keys as a browser draws them for a subscription. */
function keys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** The worker of the page, which a test may wake as the service would that passes messages on. */
async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

it('a browser is told, is switched off and on, tried, gets another address, shows what comes, and is told no more', async () => {
  const service = await receiver();
  const { page, context, faults } = await host(browser(), site(), 'Ney', 'manoeuvre', { offline: true });
  // No service of the world is asked: the stub of this machine stands in its place.
  await page.addInitScript(
    ({ endpoint, keys: made }) => {
      const made1 = { endpoint, toJSON: () => ({ endpoint, keys: made }), unsubscribe: async () => true };
      Object.assign(PushManager.prototype, { getSubscription: async () => null, subscribe: async () => made1 });
      Object.assign(Notification, { requestPermission: async () => 'granted' });
    },
    { endpoint: service.url, keys: keys() },
  );
  await page.goto(`${site().url}/account`);
  const notices = page.locator('.notices');
  await notices.getByRole('button', { name: 'Tell me in this browser' }).click();
  await page.waitForSelector('.notices .listed li');
  expect(await notices.innerText()).toContain('Browser');
  expect(await violations(page)).toEqual([]);
  const person = (await (await page.request.get(`${site().url}/api/me`)).json()).id;
  const kept = async () => (await site().node.store.channelsOf(person)).map(({ isOn, address }) => ({ isOn, address }));
  expect(await kept()).toEqual([{ isOn: true, address: service.url }]);

  const on = notices.getByRole('checkbox', { name: /^On/ });
  await on.click();
  await until(async () => (await kept())[0]?.isOn === false);
  await page.reload();
  await page.waitForSelector('.notices .listed li');
  expect(await on.isChecked()).toBe(false);
  await on.click();
  await until(async () => (await kept())[0]?.isOn === true);

  const tried = async (path: string) => {
    const before = service.received.length;
    await notices.getByRole('button', { name: /^Send a test/ }).click();
    await until(async () => service.received.length > before);
    expect(service.received.at(-1)).toMatchObject({ path, headers: { 'content-encoding': 'aes128gcm' } });
  };
  await tried('/hook');
  await until(async () => (await notices.innerText()).includes('The test was taken.'));

  const worker = await workerOf(page);
  await worker.evaluate(
    async ({ old, endpoint, made }) => {
      const waits: Promise<unknown>[] = [];
      const change = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: { endpoint: old },
        newSubscription: { toJSON: () => ({ endpoint, keys: made }) },
        waitUntil: (work: Promise<unknown>) => void waits.push(work),
      });
      self.dispatchEvent(change);
      await Promise.all(waits);
    },
    { old: service.url, endpoint: `${service.url}/renewed`, made: keys() },
  );
  expect(await kept()).toEqual([{ isOn: true, address: `${service.url}/renewed` }]);
  await tried('/hook/renewed');

  // What comes is shown, and pages that are open look at once.
  const looked = page.waitForRequest((request) => request.url().endsWith('/api/matches'));
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) => fetch(`/api/matches#${data}`)),
  );
  const shown = await worker.evaluate(async () => {
    const [waits, told]: [Promise<unknown>[], unknown[]] = [[], []];
    const said = { title: 'Your turn', text: 'Against Blücher', path: '/online', topic: 'm' };
    const here = Reflect.get(self, 'registration');
    here.showNotification = async (...what: unknown[]) => void told.push(what);
    const push = Object.assign(new Event('push'), {
      data: { json: () => said },
      waitUntil: (work: Promise<unknown>) => void waits.push(work),
    });
    self.dispatchEvent(push);
    await Promise.all(waits);
    return told;
  });
  expect(shown).toMatchObject([['Your turn', { body: 'Against Blücher', tag: 'm', data: { path: '/online' } }]]);
  await looked;

  await notices.getByRole('button', { name: /^Remove/ }).click();
  await until(async () => (await kept()).length === 0);
  await until(async () => (await notices.innerText()).includes('You are told by no way yet.'));
  expect(faults).toEqual([]);
  await context.close();
  await service.stop();
});
