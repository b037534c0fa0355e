import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { clickIf, goOn, isAsked, isOver, until, visit } from './support/player.ts';

const { site, browser } = house();

/** Sixteen units for 885 points, and every card that any army may take twice. */
const UNITS = {
  ...{ 'fr-line': 6, 'fr-light': 2, 'fr-yguard': 1, 'fr-oguard': 1, 'fr-chasseurs': 1, 'fr-lancers': 1 },
  ...{ 'fr-dragoons': 1, 'fr-cuirassiers': 1, 'fr-footart': 1, 'fr-horseart': 1 },
};
const CARDS = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`s${String(i + 1).padStart(2, '0')}`, 2]));

const plus = (page: Page, piece: string) => page.locator(`.tile[data-piece="${piece}"] [data-thing]`);
const refusal = (page: Page, piece: string) => page.locator(`.tile[data-piece="${piece}"] [role=alert]`).innerText();
const objections = (page: Page) => page.locator('.standing .objections li').allInnerTexts();

async function addAll(page: Page, pieces: Readonly<Record<string, number>>): Promise<void> {
  for (const [piece, count] of Object.entries(pieces)) for (let n = 0; n < count; n++) await plus(page, piece).click();
}

/** The same by a hand that is faster than the page is drawn. */
async function addFast(page: Page, pieces: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate((wanted) => {
    for (const [piece, count] of wanted)
      for (let n = 0; n < count; n++)
        document.querySelector<HTMLElement>(`.tile[data-piece="${piece}"] [data-thing]`)?.click();
  }, Object.entries(pieces));
}

/** Somebody who has an army of that name on the bench, built from nothing. */
async function fromNothing(page: Page): Promise<void> {
  await page.locator('.begin .beginning').first().click();
  await page.waitForSelector('.tile');
}

it('an army is built from nothing: what may not be added says why, it is kept, sent, brought back, and played', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.getByRole('link', { name: 'Build an army' }).click();
  await page.waitForSelector('.begin');
  await fromNothing(page);
  const name = page.getByLabel('Name of the army');
  await name.fill('The Emperor’s own');
  await name.press('Enter');

  // Not yet: everything that is missing is told, by the button as well, which is never dead.
  await page.getByRole('button', { name: 'Play with it now' }).click();
  expect(await page.locator('.not-ready').innerText()).toMatch(/16.*NS-ARMY-03.*40.*NS-ARMY-08/s);

  await plus(page, 'fr-oguard').click();
  await plus(page, 'fr-oguard').click();
  expect(await refusal(page, 'fr-oguard')).toMatch(/only one unit of this name.*NS-ARMY-02/s);
  // Cavalry may come before its infantry; until then it is among what is to be put right.
  await page.locator('.tile[data-piece="fr-cuirassiers"] .tile-picture').click();
  expect((await objections(page)).join()).toMatch(/Too much cavalry: 1, and 0 at most.*NS-ARMY-04/s);
  await page.getByRole('button', { name: 'Take back' }).click();
  expect((await objections(page)).join()).not.toContain('NS-ARMY-04');

  await addAll(page, { 'fr-line': 3, 'fr-light': 1 });
  await addFast(page, { ...UNITS, 'fr-line': 3, 'fr-light': 1, 'fr-oguard': 0 });
  await plus(page, 'fr-redlancers').click();
  expect(await refusal(page, 'fr-redlancers')).toMatch(/960 points; 900 are allowed.*NS-ARMY-01/s);
  await page.getByRole('button', { name: 'Strategy cards', exact: true }).click();
  await page.waitForSelector('.tile[data-piece=s01]');
  await addFast(page, CARDS);
  await plus(page, 's01').click();
  expect(await refusal(page, 's01')).toMatch(/no more than 2 copies.*NS-ARMY-08/s);
  expect(await page.locator('.standing').innerText()).toContain('Ready for battle');
  expect(await violations(page)).toEqual([]);

  // It was kept all the while.
  await page.reload();
  await page.waitForSelector('.tile');
  expect(await page.getByLabel('Name of the army').inputValue()).toBe('The Emperor’s own');
  expect(await page.locator('.tallies').innerText()).toMatch(/885 of at most 900[\s\S]*16, at least 16/);

  await page.getByRole('link', { name: 'All your armies' }).click();
  const army = page.getByRole('article', { name: 'The Emperor’s own', exact: true });
  const saving = page.waitForEvent('download');
  await army.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  await army.getByRole('button', { name: 'As a line of text' }).click();
  const line = await army.getByLabel('As a line of text').inputValue();
  expect(line).toMatch(/^napoleon-saga \| The Emperor’s own \| french 900: .*fr-line 6/);
  expect(readFileSync(file, 'utf8')).toContain('fr-line 6');

  // Deleted, and brought back; deleted again, and brought in from the line and from the file.
  await army.getByRole('button', { name: 'Delete' }).click();
  await until(async () => (await army.count()) === 0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await army.waitFor();
  await army.getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Line of text').fill(line);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await army.waitFor();
  await page.locator('.bring input[type=file]').setInputFiles(file);
  await page.getByRole('article', { name: 'The Emperor’s own 2', exact: true }).waitFor();

  const bad = async (text: string) => {
    await page.getByLabel('Line of text').fill(text);
    await page.getByRole('button', { name: 'Bring it in' }).click();
    return page.locator('.bring [role=alert]').innerText();
  };
  expect(await bad('tomorrow at eight')).toContain('not an army');
  expect(await bad('manoeuvre | Mine | fr')).toContain('another game');
  expect(await bad('french 900: gb-line 3; s01 2')).toMatch(/No such unit.*NS-UNIT-03/s);
  await page
    .locator('.bring input[type=file]')
    .setInputFiles({ name: 'film.json', mimeType: 'application/json', buffer: Buffer.alloc(2_000_000, 'x') });
  await until(async () => (await page.locator('.bring [role=alert]').innerText()).includes('too large'));
  expect(await page.locator('.army').count()).toBe(2);

  // The other side can be given it as well, by its name.
  await page.getByRole('link', { name: 'Set up a match' }).click();
  await page.getByLabel('Second army').selectOption({ label: 'Your own: The Emperor’s own 2, The Emperor’s own' });
  await page.goBack();
  await army.getByRole('button', { name: 'Play with it now' }).click();
  await page.waitForSelector('.table');
  for (let turn = 0; turn < 3; turn++) await goOn(page, turn);
  expect(faults).toEqual([]);
  await context.close();
});

deeply(
  'a bot plays any army that was built, at either seat, to the end',
  async () => {
    const { page, context, faults } = await visit(browser(), site());
    await page.goto(`${site().url}/build/napoleon-saga`);
    for (const n of [5, 6]) {
      await page.locator('.begin .beginning').nth(n).click();
      await page.waitForSelector('.tile');
      await page.getByRole('link', { name: 'All your armies' }).click();
      await page.waitForSelector('.begin');
    }
    await page.getByRole('link', { name: 'Set up a match' }).click();
    await page.waitForSelector('form');
    const listed = page.getByLabel('First army').locator('option', { hasText: 'Your own' });
    await until(async () => (await listed.count()) > 0);
    const own = await listed.allInnerTexts();
    expect(own).toHaveLength(2);
    await page.getByLabel('First army').selectOption({ label: own[0] ?? '' });
    await page.getByLabel('Second army').selectOption({ label: own[1] ?? '' });
    await page.getByLabel('Seat 1').selectOption('bot/greedy');
    await page.getByLabel('Seat 2').selectOption('bot/greedy');
    await page.getByLabel('Deployment').selectOption('automatic');
    await page.getByRole('button', { name: 'Begin' }).click();
    await until(() => isOver(page), 600);
    expect(faults).toEqual([]);
    await context.close();
  },
  660_000,
);

deeply('on a phone in French: by finger, the army is a sheet of its own, and its sums stay in sight', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  await page.getByRole('link', { name: 'Composer une armée' }).tap();
  await page.waitForSelector('.begin');
  expect(await violations(page)).toEqual([]);
  await page.locator('.begin .beginning').nth(2).tap();
  await page.waitForSelector('.tile');
  await plus(page, 'fr-line').tap();
  expect(await refusal(page, 'fr-line')).toMatch(/Pas plus de 6 unités de ce nom.*NS-ARMY-02/s);
  expect(await page.locator('.bench-sums').innerText()).toMatch(/Points\s: 885\/900/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'L’armée', exact: true }).tap();
  expect(await page.locator('.standing').innerText()).toContain('Prête au combat');
  // Touched in the army, one of it is taken out.
  await page
    .locator('.chosen')
    .first()
    .getByRole('button', { name: /infanterie de ligne/i })
    .tap();
  expect((await objections(page)).join()).toMatch(/Trop peu d’unités.*NS-ARMY-03/s);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reprendre' }).tap();
  await page.getByRole('link', { name: 'Toutes vos armées' }).tap();
  await page.waitForSelector('.army');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'La jouer maintenant' }).tap();
  await page.waitForSelector('.table');
  await until(() => isAsked(page));
  expect(faults).toEqual([]);
  await context.close();
});

deeply('by keys alone: arrows go from piece to piece, and the focus stays with what was taken out', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'tablet', theme: 'dark' });
  await page.goto(`${site().url}/build/napoleon-saga`);
  await page.locator('.begin .beginning').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.tile');
  await plus(page, 'fr-line').focus();
  await page.keyboard.press('ArrowDown');
  const now = () => page.evaluate(() => document.activeElement?.closest('[data-piece]')?.getAttribute('data-piece'));
  expect(await now()).not.toBe('fr-line');
  const piece = (await now()) ?? '';
  await page.keyboard.press('Enter');
  const tile = page.locator(`.tile[data-piece="${piece}"]`);
  await until(async () => (await tile.getAttribute('data-chosen')) === 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await until(async () => (await tile.getAttribute('data-chosen')) === 'false');
  expect(await now()).toBe(piece);
  expect(await violations(page)).toEqual([]);
  // Sought: by arm, by keyword, by what can be added.
  await clickIf(page, '.filters summary');
  await page.getByLabel('Arm', { exact: true }).selectOption('cavalry');
  await page.getByLabel('Keyword').selectOption('impact');
  expect(await page.locator('.tile').count()).toBe(2);
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect(await page.locator('.tile').count()).toBe(15);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('a browser that keeps nothing says so, and what is built stays on the page', async () => {
  const { page, context } = await visit(browser(), site());
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('bivouac/builds')) throw new DOMException('no room is left', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await page.goto(`${site().url}/build/napoleon-saga`);
  await page.waitForSelector('.begin');
  await fromNothing(page);
  await plus(page, 'fr-line').click();
  expect(await page.locator('main > [role=alert]').innerText()).toContain('run out of space');
  expect(await page.locator('.tallies').innerText()).toContain('45 of at most 900');
  await context.close();
});
