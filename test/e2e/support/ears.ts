import type { Page } from 'playwright-core';

/** From now on everything that is said to those who hear the page, in order: each is met once, when it is added. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const herald = document.querySelector('.herald');
    if (herald === null) throw new Error('nothing is said here');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(herald, { childList: true });
    Object.assign(window, { said: heard });
  });
  return () => page.evaluate(() => [...(window as unknown as { said: string[] }).said]);
}

/** What a table says at this very moment: the log as it is read, and the question; null while nothing is asked of the person. */
export interface Spoken {
  readonly log: readonly string[];
  readonly question: string | null;
}

export async function spokenBy(page: Page): Promise<Spoken> {
  return page.evaluate(() => {
    const log = [...document.querySelectorAll('.log h3, .log button')].map(({ textContent }) => textContent ?? '');
    const isAsked = ['.prompt[data-mine=true]', '.orders .choice'].every(
      (part) => document.querySelector(part) !== null,
    );
    return { log, question: isAsked ? (document.querySelector('.prompt .what')?.textContent ?? '') : null };
  });
}

/** Where the focus is: on the question, on what is to be confirmed, or still where the answer lies. */
export const isLed = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.orders, .board-frame, .hand') != null);
