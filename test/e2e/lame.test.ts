import { expect, it } from 'vitest';
import { shelf } from './lame-shelf.ts';
import { house } from './support/house.ts';
import { clickIf, isOver, press, setUp, until, visit } from './support/player.ts';

// A bot that fails must not leave the person waiting for ever.
const { site, browser } = house('test/e2e/lame-shelf.ts');

it('says that the bot does not answer, and every way on works', async () => {
  const { page, context } = await visit(browser(), site());
  expect(await page.locator('.box').count()).toBe(shelf.length);
  await setUp(page, {});
  const trouble = page.locator('.trouble');
  const wait = async () => {
    for (let n = 0; (await trouble.count()) === 0 && !(await isOver(page)); n++) {
      await press(page, n);
      await page.waitForTimeout(20);
    }
  };
  await wait();
  expect(await trouble.textContent()).toContain('does not answer');

  // Asked again, a bot that cannot will stumble again; meanwhile the match can be carried away.
  await trouble.locator('.primary').click();
  await page.waitForSelector('.trouble');
  const saving = page.waitForEvent('download');
  await trouble.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^picket-.*\.json$/);

  // The sergeant stumbles too, chance never does.
  await trouble.getByRole('button', { name: 'Let the sergeant decide this once' }).click();
  await trouble.getByRole('button', { name: 'Let chance decide this once' }).click();
  let relieved = 1;
  for (; !(await isOver(page)) && relieved < 200; relieved++) {
    await wait();
    if (await isOver(page)) break;
    if (!(await clickIf(page, '.trouble button', 'Let chance decide this once')))
      await clickIf(page, '.trouble button', 'Let the sergeant decide this once');
  }
  await until(() => isOver(page));
  expect(relieved).toBeLessThan(200);
  await context.close();
}, 180_000);
