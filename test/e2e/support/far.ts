import type { Browser, Page } from 'playwright-core';
import { get } from '../../../src/kernel/there.ts';
import { startNode, type TestNode } from '../../server/nodes.ts';
import { type House, houseOf } from './house.ts';
import { AT_ONCE, isAsked, until, type Visitor, visit } from './player.ts';
import { builtPages, type Site } from './site.ts';

/** The pages on a node that keeps matches, and may be restarted. */
export interface FarSite extends Site {
  readonly node: TestNode;
}

async function openFarSite(): Promise<FarSite> {
  const { pages, clear } = await builtPages();
  const node = await startNode({}, { pages });
  return {
    node,
    url: node.where.origin.replace('127.0.0.1', 'localhost'),
    async close() {
      await node.stop();
      clear();
    },
  };
}

/** The same with a browser, for the tests of a file. */
export const farHouse = (): House<FarSite> => houseOf(openFarSite);

/** Says who one is, if the page asks. */
export async function sayName(page: Page, name: string): Promise<void> {
  await page.locator('.who input').fill(name);
  await page.locator('.who button[type=submit]').click();
}

type Wanted = Parameters<typeof visit>[2];

/** Somebody who comes to an address here for the first time, and says who he is. */
export async function arrive(
  browser: Browser,
  site: Site,
  name: string,
  address: string,
  wanted: Wanted = {},
): Promise<Visitor> {
  const visitor = await visit(browser, site, { auto: false, ...wanted });
  await visitor.page.goto(address);
  await sayName(visitor.page, name);
  return visitor;
}

/** The page of these at which something is to be chosen, once there is one. */
export async function nextAsked(pages: readonly Page[]): Promise<Page> {
  const asked: Page[] = [];
  await until(async () => {
    for (const page of pages)
      if ((await isAsked(page)) || (await page.locator('.pending .go').count()) > 0) asked.push(page);
    return asked.length > 0;
  });
  return get(asked, 0);
}

/** Somebody who comes from the shelf to the form of a new match of that game. */
export async function host(
  browser: Browser,
  site: Site,
  name: string,
  game: string,
  wanted: Wanted = {},
): Promise<Visitor> {
  const visitor = await visit(browser, site, { auto: false, ...wanted });
  const { page } = visitor;
  await page.locator('.far-away a').click();
  await sayName(page, name);
  await page.locator('#far-new ~ .field select').selectOption(game);
  await page.waitForSelector('.online form');
  return visitor;
}

/** The same, with two armies that are there at once. */
export async function hostAtOnce(...[browser, site, name, wanted]: [Browser, Site, string, Wanted?]): Promise<Visitor> {
  const visitor = await host(browser, site, name, 'manoeuvre', wanted);
  for (const [option, value] of Object.entries(AT_ONCE))
    await visitor.page.getByLabel(option, { exact: true }).selectOption(value);
  return visitor;
}

/** Makes the match as the form stands. */
export async function makeAndInvite(page: Page): Promise<string> {
  await page.locator('.online form button[type=submit]').click();
  return page.locator('.invitation input').inputValue();
}

/** Somebody who follows a link, and takes the first seat that is free; others may be waited for. */
export async function comer(
  browser: Browser,
  site: Site,
  name: string,
  link: string,
  wanted: Wanted = {},
): Promise<Visitor> {
  const visitor = await arrive(browser, site, name, link, wanted);
  const { page } = visitor;
  await page.locator('.seats button').first().click();
  await page.waitForURL('**/match/*');
  return visitor;
}

/** Somebody who follows a link, takes the last seat that is free, and sits at the table. */
export async function guest(...who: Parameters<typeof comer>): Promise<Visitor> {
  const visitor = await comer(...who);
  await visitor.page.waitForSelector('.table');
  return visitor;
}
