import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { AT_ONCE, press, setUp, until, visit } from './support/player.ts';
import { openSaved, pressNamed, stage } from './support/staged.ts';

const { site, browser } = house();

const SHEET = 'dialog.overlay';
const isOpen = async (page: Page) => (await page.locator(SHEET).count()) > 0;
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

it('settings, rules and keys are sheets over the table: its address stays, Esc and back close them, a reload does not', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.prompt[data-mine=true]');
  const address = page.url();

  for (const [open, content] of [
    [() => page.locator('.table-bar a[href="/settings"]').click(), 'form'],
    [() => page.locator('.table-bar a[href^="/rules"]').click(), '.chapter'],
    [() => page.keyboard.press('?'), 'kbd'],
  ] as const) {
    await open();
    await page.locator(`${SHEET} ${content}`).first().waitFor();
    expect(page.url()).toBe(address);
    expect(await page.locator('.table .prompt').count()).toBe(1);
    // The hundreds of clauses are looked at where they are a page (screens.deep.test.ts).
    expect(await violations(page, content === '.chapter' ? `${SHEET} header` : SHEET)).toEqual([]);
    await page.keyboard.press('Escape');
    await until(async () => !(await isOpen(page)));

    await open();
    await page.locator(`${SHEET} ${content}`).first().waitFor();
    await page.goBack();
    await until(async () => !(await isOpen(page)));
    expect(page.url()).toBe(address);
  }

  // Under a sheet the table hears no keys: nothing is chosen by a figure.
  await page.keyboard.press('?');
  await page.waitForSelector(SHEET);
  await page.locator(`${SHEET} h2`).click();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.reload();
  await page.waitForSelector(SHEET);
  await page.waitForSelector('.prompt[data-mine=true]');
  expect(await page.locator('.prompt .what').textContent()).toContain('Discard');

  // What is set there is seen at once behind it; and whoever closes it is where he was.
  await page.locator(`${SHEET} header button`).click();
  await until(async () => !(await isOpen(page)));
  await page.locator('.table-bar a[href="/settings"]').focus();
  await page.keyboard.press('Enter');
  await page.locator(SHEET).getByRole('radio', { name: 'Candlelight' }).dispatchEvent('click');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.keyboard.press('Escape');
  await until(async () => !(await isOpen(page)));
  expect(await hasFocus(page, 'a[href="/settings"]')).toBe(true);

  // The same addresses are pages of their own, with their way back in words.
  for (const path of ['/settings', '/keys', '/rules/manoeuvre', '/data/manoeuvre', '/new/manoeuvre']) {
    await page.goto(`${site().url}${path}`);
    await page.locator('main h1:not(.unseen)').waitFor();
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator('.to-shelf').innerText()).toContain('Back to the shelf');
    // In one line with all else that stands there.
    const bar = await page.locator('header.bar').boundingBox();
    const back = await page.locator('.to-shelf').boundingBox();
    expect(bar?.height).toBeLessThan(80);
    expect(back?.width).toBeLessThan(200);
  }
  expect(await page.locator('.home').count()).toBe(0);
  await page.locator('.to-shelf').click();
  await page.waitForSelector('.home');
  expect(faults).toEqual([]);
  await context.close();
});

it('a line of the log shows its moment on the same table; the bar says that play goes on, and leads back to now', async () => {
  // Bots wait for whoever looks at them: at this pace they do not run away.
  const { page, context, faults } = await visit(browser(), site(), { speed: 'fast' });
  await setUp(page, { ...AT_ONCE, 'Seat 1': 'bot/random', 'Seat 2': 'bot/random' });
  const lines = page.locator('.log button');
  await until(async () => (await lines.count()) > 12);
  const address = page.url();
  const first = lines.first();
  const sentence = await first.textContent();
  await first.click();
  await page.waitForSelector('.moment');
  expect(page.url()).toBe(address);
  expect(await page.locator('.table[data-moment=true]').count()).toBe(1);
  expect(await page.locator('.log [aria-current=true]').allTextContents()).toContain(sentence);
  // Nobody sits here, and the bots play on.
  await page.locator('.moment').getByText('Play has gone on meanwhile').waitFor();
  expect(await violations(page, '.side')).toEqual([]);

  // By keys from moment to moment.
  const said = () => page.locator('.moment .what').innerText();
  const before = await said();
  await page.keyboard.press('ArrowRight');
  await until(async () => (await said()) !== before);
  await page.keyboard.press('ArrowLeft');
  await until(async () => (await said()) === before);
  await page.keyboard.press('Escape');
  await until(async () => (await page.locator('.moment').count()) === 0);
  expect(page.url()).toBe(address);

  // The way back of the browser closes it, too, and a touch of the board.
  await lines.nth(5).click();
  await page.waitForSelector('.moment');
  await page.goBack();
  await until(async () => (await page.locator('.moment').count()) === 0);
  await lines.nth(5).click();
  await page.waitForSelector('.moment');
  await page.locator('.board-frame [data-thing]').first().dispatchEvent('click');
  await until(async () => (await page.locator('.moment').count()) === 0);
  expect(page.url()).toBe(address);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('nothing is chosen while the past is looked at, and the choices are there again afterwards', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.prompt[data-mine=true]');
  const asked = await page.locator('.prompt .what').textContent();
  const lit = page.locator('.table [data-thing][aria-disabled=false]');
  await until(async () => (await lit.count()) > 0);
  await page.locator('.log button').nth(3).click();
  await page.waitForSelector('.moment');
  expect(await page.locator('.moment').getByText('It is your turn').count()).toBe(1);
  expect([await lit.count(), await page.locator('.orders .choice').count()]).toEqual([0, 0]);
  for (const key of ['1', '2', 'u']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForSelector('.prompt[data-mine=true]');
  expect(await page.locator('.prompt .what').textContent()).toBe(asked);
  expect(await press(page)).toBe('choice');
  await until(async () => (await page.locator('.prompt .what').textContent()) !== asked);
  expect(faults).toEqual([]);
  await context.close();
});

it('whoever closes a sheet and opens another at once has that one, and one step back from it the table', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.prompt[data-mine=true]');
  const address = page.url();
  await page.locator('.table-bar a[href="/settings"]').click();
  await page.locator(`${SHEET} form`).first().waitFor();
  // In one breath: the browser has not gone back yet when the next sheet is laid.
  await page.evaluate((sheet) => {
    document.querySelector<HTMLElement>(`${sheet} header button`)?.click();
    document.querySelector<HTMLElement>('.table-bar a[href^="/rules"]')?.click();
  }, SHEET);
  await page.locator(`${SHEET} .chapter`).first().waitFor();
  await until(async () => JSON.stringify(await page.evaluate(() => history.state)).includes('/rules'));
  await page.goBack();
  await until(async () => !(await isOpen(page)));
  expect(page.url()).toBe(address);
  expect(await page.locator('.table .prompt').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('the odds of a fight are a sheet over the table, with every case and rule; closing it leaves the choice as it was', async () => {
  const { page, context, faults } = await visit(browser(), site());
  const scene = await stage(5, async ({ choices }) => choices.find(({ kind }) => kind === 'assault') ?? null);
  if (scene.choice === null) throw new Error('nobody attacks');
  await openSaved(page, scene.save);
  await pressNamed(page, scene.game.text.en.choice(scene.view, scene.choice));
  const address = page.url();
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.locator('.pending .in-full').press('Enter');
    await page.locator(`${SHEET} .clause-text`).first().waitFor();
    expect(await page.locator(`${SHEET} td`).allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[\d,]+ of [\d,]+ cases$/)]),
    );
    expect(await violations(page, SHEET)).toEqual([]);
    await close();
    await until(async () => !(await isOpen(page)));
    expect(page.url()).toBe(address);
    await until(() => hasFocus(page, '.in-full'));
    expect(await page.locator('.pending .go').count()).toBe(1);
  }
  // After a reload nothing is about to be done, and no sheet speaks of it.
  await page.locator('.pending .in-full').click();
  await page.waitForSelector(SHEET);
  await page.reload();
  await page.waitForSelector('.prompt[data-mine=true]');
  expect(await isOpen(page)).toBe(false);
  expect(page.url()).toBe(address);
  expect(faults).toEqual([]);
  await context.close();
});
