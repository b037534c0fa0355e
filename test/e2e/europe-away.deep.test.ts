import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { GameChoice } from '../../src/kernel/game.ts';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { clickIf, isAsked, until, visit } from './support/player.ts';
import { openSaved, pressNamed, type Staged, stage } from './support/staged.ts';

// N: The Napoleonic Wars is left in the middle of things and found again as it was; what is kept of it can be taken away.
const { site, browser } = house();

const CAMPAIGN = { game: 'napoleonic-wars', options: { scenario: 'the-end-1813' }, seats: 1 };

/** Up to a question of that step at which there is such a choice. */
const staged = (step: string, wanted: (choice: GameChoice) => boolean) =>
  stage(
    7,
    async ({ view, choices }) =>
      view.step === step && choices.length > 1 ? (choices.find((choice) => wanted(choice)) ?? null) : null,
    CAMPAIGN,
  );
const sentence = ({ game, view, choice }: Staged): string => (choice === null ? '' : game.text.en.choice(view, choice));
const question = (page: Page) => page.locator('.prompt .what').innerText();

/** Away to the shelf, and back by the list of matches that are kept. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(site().url);
  await page.locator('.kept a[href*="/match/"]').first().click();
  await until(() => isAsked(page));
}

/** From now on every step is walked by hand. */
async function byHand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('bivouac/settings') ?? '{}');
    localStorage.setItem('bivouac/settings', JSON.stringify({ ...settings, pace: 'step' }));
  });
  await page.reload();
  await page.waitForSelector('.box');
}

it('a battle that is left in its middle asks the same when one comes back, and goes on', async () => {
  const battle = await staged('battle.refuge', ({ kind }) => kind === 'retreat');
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  await openSaved(page, battle.save);
  await until(() => isAsked(page));
  const asked = await question(page);
  expect(asked).toContain('retreat');
  await leaveAndReturn(page);
  expect(await question(page)).toBe(asked);
  expect(await violations(page)).toEqual([]);
  await pressNamed(page, sentence(battle));
  // A retreat into the next battle is weighed first.
  await until(async () => {
    await clickIf(page, '.pending .go');
    return (await isAsked(page)) && (await question(page)) !== asked;
  });
  expect(faults).toEqual([]);
  await context.close();
});

it('whoever leaves while France acts finds the list of what it did, and the question that follows', async () => {
  const end = await staged('intrigue.act', ({ kind }) => kind === 'pass');
  const { page, context, faults } = await visit(browser(), site());
  await byHand(page);
  await openSaved(page, end.save);
  await until(() => isAsked(page));
  await pressNamed(page, sentence(end));
  const shown = page.locator('.walk.happening li');
  await until(async () => (await shown.count()) === 1);
  const next = page.locator('.walk .next');
  const place = await next.boundingBox();
  for (const lines of [2, 3, 4]) {
    await page.keyboard.press('Space');
    await until(async () => (await shown.count()) === lines);
  }
  expect(await next.boundingBox(), 'it lies still under the hand').toEqual(place);
  expect(await violations(page, '.side')).toEqual([]);
  await leaveAndReturn(page);
  expect(await question(page)).toContain('Force Pool');
  const told = await page.locator('details.walk li').count();
  expect(told).toBeGreaterThan(4);
  await page.locator('details.walk summary').click();
  await page.locator('details.walk').getByRole('button', { name: 'Back' }).click();
  await until(async () => (await shown.count()) > 0);
  await page.keyboard.press('Escape');
  await until(() => isAsked(page));
  expect(await page.locator('details.walk li').count()).toBe(told);
  expect(faults).toEqual([]);
  await context.close();
});

it.each([
  [360, 640],
  [390, 844],
])('on a phone of %i by %i the question stands in sight below what France did', async (width, height) => {
  const build = await staged('coalition.build', ({ kind }) => kind === 'build');
  const { page, context } = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  await page.setViewportSize({ width, height });
  await openSaved(page, build.save);
  await until(() => isAsked(page));
  expect(await page.locator('details.walk').getAttribute('open')).toBeNull();
  const hidden = await page.evaluate(() => {
    const below = document.querySelector('.tabs')?.getBoundingClientRect().top ?? 0;
    const parts = [...document.querySelectorAll('.prompt .what, .to-hand')].map((part) => part.getBoundingClientRect());
    return { count: parts.length, hidden: parts.filter(({ bottom }) => bottom > below).length };
  });
  expect(hidden).toEqual({ count: 2, hidden: 0 });
  await context.close();
});

it.each([
  ['napoleonic-wars', 'fr', CAMPAIGN],
  ['manoeuvre', 'en', undefined],
] as const)(
  'the chronicle of %s can be taken away as a picture and as a drawing (%s)',
  async (game, language, play) => {
    let asks = 0;
    const some = await stage(7, async ({ choices }) => (asks++ < 5 ? null : (choices[0] ?? null)), play);
    const { page, context, faults } = await visit(browser(), site(), { language });
    await openSaved(page, some.save);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${site().url}/chronicle/${id}`);
    await page.waitForSelector('.chronicle-page .picture svg');
    expect(await violations(page, '.chronicle-page > header')).toEqual([]);
    const saved = async (kind: string) => {
      const button = page.getByRole('button', { name: kind });
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(file.suggestedFilename()).toBe(`${game}-${id}.${kind.toLowerCase()}`);
      return readFile(await file.path());
    };
    const png = await saved('PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(2000);
    // A picture of nothing would be small: it is drawn with its looks.
    expect(png.length).toBeGreaterThan(100_000);
    const svg = (await saved('SVG')).toString();
    expect(svg.includes('src:url(data:font/woff2')).toBe(true);
    expect(svg.includes(some.game.text[language].title)).toBe(true);
    const bare = svg.replace(/base64,[^)]*/g, '');
    expect([...bare.matchAll(/class=.{9}|.{30}var\(|display:none/g)].map(([found]) => found).slice(0, 3)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
