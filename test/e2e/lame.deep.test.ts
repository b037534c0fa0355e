import { expect, it } from 'vitest';
import { shelf } from './lame-shelf.ts';
import { house } from './support/house.ts';
import { clickIf, isOver, press, setUp, until, visit, watch } from './support/player.ts';

// A bot that fails must not leave the person waiting for ever.
const { site, browser } = house('test/e2e/lame-shelf.ts');

it('says that the bot does not answer, and every way on works', async () => {
  const { page, context } = await visit(browser(), site());
  expect(await page.locator('.box').count()).toBe(shelf.length);
  await setUp(page, {});
  const trouble = page.locator('.trouble');
  const wait = async () => {
    let n = 0;
    await until(async () => {
      if ((await trouble.count()) > 0 || (await isOver(page))) return true;
      await press(page, n++);
      return false;
    });
  };
  await wait();
  expect(await trouble.textContent()).toContain('is not answering');

  // Asked again, a bot that cannot will stumble again; meanwhile the match can be carried away.
  await trouble.locator('.primary').click();
  await page.waitForSelector('.trouble');
  const saving = page.waitForEvent('download');
  await trouble.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^picket-.*\.json$/);

  // The sergeant stumbles too, chance never does.
  const chance = 'Leave it to chance, just this once';
  await until(async () => {
    await clickIf(page, '.trouble button:enabled', 'Let the sergeant decide, just this once');
    return (await trouble.getByRole('button', { name: chance }).count()) > 0;
  });
  const alive = watch(page);
  let relieved = 0;
  while (!(await isOver(page))) {
    await alive();
    await wait();
    if (await clickIf(page, '.trouble button:enabled', chance)) relieved++;
    else await clickIf(page, '.trouble button:enabled', 'Let the sergeant decide, just this once');
  }
  expect(relieved).toBeGreaterThan(0);
  await context.close();
}, 180_000);
