import type { Page } from 'playwright-core';

// Somebody who has no pointer: the tabulator, Enter and figures.

/** Whether the focus is on such an element. */
export async function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

export async function tabTo(page: Page, wanted: string, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await isOn(page, wanted)) return;
  }
  const asked = await page.locator('.orders').innerText();
  throw new Error(`the tabulator never comes to '${wanted}' while the table says: ${asked}`);
}

/** One act by keys alone: the last word, a choice by its figure, or something lit on the table. Tells whether it was the last. */
export async function actByKeys(page: Page, turn: number): Promise<boolean> {
  if ((await page.locator('.pending').count()) > 0) {
    // Of an attack from which nothing good can come the way back is in focus, and what goes on stands after it.
    if (await isOn(page, '.pending .back')) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  } else if ((await page.locator('.key').filter({ hasText: /^\d$/ }).count()) > 0)
    await page.keyboard.press(String(1 + (turn % 3)));
  else if ((await page.locator('[data-thing][aria-disabled=false]').count()) > 0) {
    // Only the table leads on: to something lit by tabulator, from there by Enter.
    // The other side may choose meanwhile, and what was lit is lit no longer: then look again.
    const there = await tabTo(page, '[data-thing][aria-disabled=false]', 120).then(
      () => true,
      () => false,
    );
    if (!there) return false;
    await page.keyboard.press('Enter');
    return true;
  }
  return false;
}
