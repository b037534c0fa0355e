import { expect, it } from 'vitest';
import { isNight } from '../share.ts';
import { house } from './support/house.ts';
import { fillIn, isOver, playByItself, visit, watch } from './support/player.ts';

// The longest of all, from the form to the result, by a page that plays by chance what it offers: for a night's run (TEST_SHARE=4).

const { site, browser } = house();

it.runIf(isNight).each([
  { what: 'a campaign from 1792 on', game: 'napoleonic-wars', fields: {}, language: 'en', size: 'tablet' },
  {
    what: 'the large battle against a bot',
    game: 'vive-l-empereur',
    fields: { Bataille: 'quatre-bras' },
    language: 'fr',
    size: 'desk',
  },
] as const)(
  '$what is played to its end',
  async ({ game, fields, language, size }) => {
    const { page, context, faults } = await visit(browser(), site(), { language, size });
    await page.goto(`${site().url}/new/${game}`);
    await fillIn(page, fields);
    await page.waitForSelector('.table');
    await playByItself(page, 1815);
    const goesOn = watch(page);
    while (!(await isOver(page))) await goesOn();
    await page.waitForSelector('.result .chart', { state: 'attached' });
    expect(faults).toEqual([]);
    await context.close();
  },
  3_600_000,
);
