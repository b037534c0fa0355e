import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { farHouse, guest, hostAtOnce, makeAndInvite } from './support/far.ts';
import { picture } from './support/picture.ts';
import { until, visit } from './support/player.ts';

const { site, browser } = farHouse();

const PASSWORD = 'six grey horses at dawn';
const said = (page: Page) => page.locator('#main').innerText();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
// A guest has a way in beside the form by which he becomes an account: the form comes first.
const fill = (page: Page, name: string, value: string) => page.getByLabel(name, { exact: true }).first().fill(value);

it('a guest becomes an account, finds the match in another browser, ends the first session, takes the data home and leaves', async () => {
  const ney = await hostAtOnce(browser(), site(), 'Ney');
  const link = await makeAndInvite(ney.page);
  const { page, context } = await guest(browser(), site(), 'Blücher', link, { size: 'phone' });
  await page.goto(`${site().url}/online`);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.waitForSelector('.sessions li');
  expect(await said(page)).toContain('You play as a guest');
  await picture(page, 'guest-phone');
  expect(await violations(page)).toEqual([]);
  // One that everybody tries is not taken, and the page says why.
  await fill(page, 'Name to sign in by', 'Vorwärts');
  await fill(page, 'Password', 'waterloo1815');
  await press(page, 'Make the account');
  await until(async () => (await page.locator('[role=alert]').innerText()).includes('tried first'));
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Make the account');
  await until(async () => (await said(page)).includes('You sign in as Vorwärts.'));
  await picture(page, 'account-phone');
  expect(await violations(page)).toEqual([]);

  // Another browser, in French: the way in stands beside the question for a name.
  const second = await visit(browser(), site(), { auto: false, language: 'fr' });
  const other = second.page;
  await other.goto(`${site().url}/online`);
  await other.locator('.have-account summary').click();
  await picture(other, 'enter-desk-fr');
  expect(await violations(other)).toEqual([]);
  await fill(other, 'Identifiant', 'VORWÄRTS');
  await fill(other, 'Mot de passe', 'pas le bon du tout');
  await press(other, 'Se connecter');
  await until(async () => (await other.locator('[role=alert]').innerText()).includes('Aucun compte'));
  await fill(other, 'Mot de passe', PASSWORD);
  await press(other, 'Se connecter');
  await other.waitForSelector('.match');
  expect(await other.locator('.match').innerText()).toContain('Ney');

  await other.goto(`${site().url}/account`);
  await until(async () => (await other.locator('.sessions li').count()) === 2);
  await picture(other, 'account-desk-fr');
  expect(await violations(other)).toEqual([]);
  await other.locator('.sessions li button').click();
  await until(async () => (await other.locator('.sessions li').count()) === 1);
  // The first browser is nobody's now.
  await page.reload();
  await page.waitForSelector('.sign-in');
  expect(await said(page)).not.toContain('Vorwärts');

  const saving = other.waitForEvent('download');
  await press(other, 'Télécharger mes données');
  const stream = await (await saving).createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString();
  expect(JSON.parse(text)).toMatchObject({ login: 'Vorwärts', matches: [{ names: ['Ney', 'Blücher'], seat: 1 }] });

  await other.locator('.farewell summary').click();
  await other.locator('.farewell input:not([type=checkbox])').fill(PASSWORD);
  await picture(other, 'farewell-desk-fr');
  await press(other, 'Tout effacer');
  await until(async () => (await said(other)).includes('Vous êtes oublié ici'));
  // Whoever sat across reads on, and sees that somebody has left.
  await ney.page.goto(`${site().url}/online`);
  await ney.page.waitForSelector('.match[data-standing=over]');
  expect(await ney.page.locator('.match').innerText()).toContain('somebody who left');
  for (const one of [ney.context, context, second.context]) await one.close();
});

it('a passkey is made by somebody who is known, opens the house in a browser that knows nobody, and is removed', async () => {
  const { page, context } = await visit(browser(), site(), { auto: false });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(`${site().url}/online`);
  await page.locator('.who input').fill('Scharnhorst');
  await page.locator('.who button[type=submit]').click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.waitForSelector('.passkeys');
  await fill(page, 'What to call it', 'Field telescope');
  await press(page, 'Add a passkey');
  await page.waitForSelector('.passkeys li');
  expect(await page.locator('.passkeys li').innerText()).toContain('Field telescope');
  expect(await said(page)).not.toContain('You play as a guest');
  await picture(page, 'passkey-desk');
  expect(await violations(page)).toEqual([]);
  // The only way in is not thrown away.
  await press(page, 'Remove Field telescope');
  await until(async () => (await page.locator('[role=alert]').innerText()).includes('only way in'));

  const signed = page.waitForRequest('**/api/login/passkey');
  await context.clearCookies();
  await page.reload();
  await page.waitForSelector('.sign-in');
  await press(page, 'Sign in with a passkey');
  await page.waitForSelector('.passkeys li');
  expect(await said(page)).toContain('You are Scharnhorst.');
  // What was signed once is signed for nothing else.
  const replayed = await context.request.post(`${site().url}/api/login/passkey`, {
    data: (await signed).postDataJSON(),
    headers: { origin: site().url },
  });
  expect(replayed.status()).toBe(403);
  await fill(page, 'Name to sign in by', 'scharnhorst');
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Make the account');
  await page.waitForSelector('text=You sign in as scharnhorst.');
  await press(page, 'Remove Field telescope');
  await page.waitForSelector('text=You have no passkey yet.');
  await context.close();
});
