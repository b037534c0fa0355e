import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';

const { site, browser } = house();

const SAID = {
  en: {
    game: 'There is no game “chess” on this shelf.',
    title: 'Nothing here',
    address: 'This address leads nowhere.',
  },
  fr: {
    game: 'Il n’y a pas de jeu «\u00a0chess\u00a0» sur cette étagère.',
    title: 'Il n’y a rien ici',
    address: 'Cette adresse ne mène nulle part.',
  },
} as const;

it.each(['en', 'fr'] as const)('%s: a page that is none says so, and the server, too', async (language) => {
  const { page, context } = await visit(browser(), site(), { language });
  const { game, title, address } = SAID[language];
  for (const [path, sentence] of [
    ['/rules/chess', game],
    ['/learn/chess', game],
    ['/new/chess', game],
    ['/data/chess', game],
    ['/no/such/place', address],
  ] as const) {
    const answer = await page.goto(`${site().url}${path}`);
    expect(answer?.status(), path).toBe(404);
    expect(await page.locator('[role=alert]').textContent(), path).toBe(sentence);
    expect(await page.title(), path).toMatch(new RegExp(`^${title} `));
  }
  // The way out.
  await page.locator('main a.primary').click();
  await page.waitForSelector('.box');
  await context.close();
});

it('without a network it is said, too, and the pages that are there are shown', async () => {
  const { page, context } = await visit(browser(), site(), { offline: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto(`${site().url}/rules/chess`);
  expect(await page.locator('[role=alert]').textContent()).toBe(SAID.en.game);
  await page.goto(`${site().url}/new/manoeuvre`);
  await page.waitForSelector('form');
  await context.close();
});
