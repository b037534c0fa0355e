import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { AT_ONCE, confirm, goOn, isAsked, setUp, until, visit } from './support/player.ts';

const { site, browser } = house();

// Every question is asked: at one that is answered by itself a table would seem to be at rest, and go on.
const ASKED = { auto: false };

const logOf = (page: Page) => page.locator('.log').innerText();

/** Makes a few choices with whatever is offered. */
async function playSome(page: Page, choices: number): Promise<void> {
  for (let made = 0, turn = 0; made < choices && turn < 400; turn++) {
    if ((await goOn(page, turn)) === 'choice') made++;
  }
  await confirm(page);
  await until(() => isAsked(page));
}

/** Waits until the person is asked again at a table that tells the same as before. */
async function isAsBefore(page: Page, log: string): Promise<void> {
  await until(() => isAsked(page));
  await expect.poll(() => logOf(page), { timeout: 30_000 }).toBe(log);
}

/** Changes what the browser keeps of one match in one of its stores; gives the match. */
async function tamper(page: Page, store: 'matches' | 'standings', change: (body: string) => string): Promise<string> {
  return page.evaluate(
    async ([name, source]) => {
      const alter = new Function(`return (${source})`)() as (text: string) => string;
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open('bivouac');
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
      const rows = database.transaction(name, 'readwrite').objectStore(name);
      const all = await new Promise<{ id?: string; match?: string; body: string }[]>((done) => {
        const read = rows.getAll();
        read.onsuccess = () => done(read.result);
      });
      const [first] = all;
      const id = first?.id ?? first?.match ?? '';
      const own = all.filter((row) => (row.id ?? row.match) === id);
      await Promise.all(
        own.map(
          (row) =>
            new Promise<void>((done) => {
              rows.put({ ...row, body: alter(row.body) }).onsuccess = () => done();
            }),
        ),
      );
      database.close();
      return id;
    },
    [store, change.toString()] as const,
  );
}

it('a reload in the middle of a match loses nothing', async () => {
  const { page, context, faults } = await visit(browser(), site(), ASKED);
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await playSome(page, 4);
  const before = await logOf(page);
  await page.reload();
  await isAsBefore(page, before);
  expect(faults).toEqual([]);
  await context.close();
});

it('without a network the page loads again and the match goes on', async () => {
  const { page, context } = await visit(browser(), site(), { ...ASKED, offline: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await playSome(page, 3);
  const before = await logOf(page);
  await context.setOffline(true);
  await page.reload();
  await isAsBefore(page, before);
  await playSome(page, 3);
  // And a match begun without a network.
  await page.goto(site().url);
  await page.locator('[data-game=manoeuvre] .play').click();
  await page.waitForSelector('.table');
  await context.close();
});

it('a corrupt save is refused with a clear sentence, and the others stay whole', async () => {
  const { page, context } = await visit(browser(), site(), ASKED);
  for (let i = 0; i < 2; i++) {
    await page.goto(site().url);
    await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
    await page.waitForSelector('.table');
    await until(() => isAsked(page));
  }
  await page.goto(site().url);
  await page.waitForSelector('.match');
  // Its tables are cut short: nothing of it can be read, and no word of a parser is shown for that.
  const damaged = await tamper(page, 'standings', (body) => body.slice(0, 100));
  await page.goto(`${site().url}/match/${damaged}`);
  const said = page.locator('[role=alert]');
  await said.waitFor();
  expect(await said.innerText()).toContain('your other matches are safe');
  expect(await page.locator('main').innerText()).not.toMatch(/JSON|undefined|Error/);
  await page.goto(site().url);
  await page.waitForSelector('.match');
  await page.locator(`.match a[href^="/match/"]:not([href$="${damaged}"])`).first().click();
  await until(() => isAsked(page));

  // What is said of it is nonsense: it stands in the list, and can be removed.
  await page.goto(site().url);
  await page.waitForSelector('.match');
  expect(await tamper(page, 'matches', (body) => body.replace('"manoeuvre"', '7'))).toBe(damaged);
  await page.reload();
  await page.waitForSelector('.match.broken');
  expect(await page.locator('.match.broken').innerText()).toContain('part of it is missing');
  expect(await page.locator('.match').count()).toBe(2);
  await page.locator('.match.broken button').first().click();
  await page.locator('.match.broken .danger').click();
  await until(async () => (await page.locator('.match').count()) === 1);
  await context.close();
});

deeply('a match that these rules cannot take up is held: its page says so, and has its log', async () => {
  const { page, context, faults } = await visit(browser(), site(), { ...ASKED, language: 'fr' });
  await page.locator('[data-game=manoeuvre] .play').click();
  await until(() => isAsked(page));
  await playSome(page, 4);
  const lines = await page.locator('.log h3, .log button').allTextContents();
  expect(lines.length).toBeGreaterThan(8);
  await page.goto(site().url);
  await page.waitForSelector('.match');
  // Rules that are newer than those of this page have kept it.
  const held = await tamper(page, 'standings', (body) => body.replace(/"version":\d+/, '"version":9999'));
  await page.goto(`${site().url}/match/${held}`);
  await page.waitForSelector('.held-log li');
  expect(await page.locator('.held-log h3, .held-log li').allTextContents()).toEqual(lines);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a match goes out as a file and comes back', async () => {
  const { page, context } = await visit(browser(), site(), ASKED);
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await playSome(page, 3);
  const before = await logOf(page);
  await page.goto(site().url);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await saved.path();
  await page.locator('.kept input[type=file]').setInputFiles(path);
  await isAsBefore(page, before);
  await page.goto(site().url);
  await page.locator('.kept input[type=file]').setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"seal":'),
  });
  await page.getByText('This file cannot be read').waitFor();
  await context.close();
});

deeply('any moment can be seen again and forked into a new match', async () => {
  const { page, context, faults } = await visit(browser(), site(), ASKED);
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await playSome(page, 5);
  await page.locator('.table-bar a[href^="/replay"]').click();
  await page.waitForSelector('.steps');
  const slider = page.locator('.steps input');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(5);
  await page.locator('body').press('Home');
  await until(async () => (await slider.inputValue()) === '0');
  await page.locator('body').press('ArrowRight');
  await until(async () => (await slider.inputValue()) === '1');
  await slider.fill(String(last - 2));
  await until(async () => (await page.locator('.steps .which').textContent())?.includes(`${last - 2}`) ?? false);
  await page.getByRole('button', { name: /What if/ }).click();
  await page.waitForSelector('.remark');
  await until(() => isAsked(page));
  await playSome(page, 2);
  // The first match is as it was.
  await page.goto(site().url);
  await page.waitForSelector('.match');
  expect(await page.locator('.match').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('a pack goes out as a file, is changed, and a match is played with it that says so', async () => {
  const { page, context, faults } = await visit(browser(), site(), ASKED);
  await page.goto(`${site().url}/data/manoeuvre`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the components as a file' }).click(),
  ]);
  const text = readFileSync(await saved.path(), 'utf8');
  const strength = '"fullStrength": 8';
  expect(text).toContain(strength);
  const packOf = (figure: string) => ({
    name: 'own.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replace(strength, `"fullStrength": ${figure}`)),
  });

  // A figure that is none is refused where it is chosen or begun, in words.
  await page.goto(`${site().url}/new/manoeuvre`);
  await page.locator('form input[type=file]').setInputFiles(packOf('"many"'));
  await page.locator('form button[type=submit]').click();
  expect(await page.locator('form [role=alert]').textContent()).toContain('fullStrength');

  await page.locator('form input[type=file]').setInputFiles(packOf('9'));
  await page.getByText('own.json').waitFor();
  for (const [name, value] of Object.entries({ ...AT_ONCE, 'Seat 2': 'bot/greedy' }))
    await page.getByLabel(name, { exact: true }).selectOption(value);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.table');
  const said = page.locator('.remark', { hasText: 'Edited components' });
  await said.waitFor();
  await playSome(page, 4);
  expect(await page.locator('.man-unit .man-strength').allTextContents()).toContain('9');
  const before = await logOf(page);
  await page.reload();
  await said.waitFor();
  await isAsBefore(page, before);
  expect(faults).toEqual([]);
  await context.close();
});
