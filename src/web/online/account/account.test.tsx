// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pageKeeper, seatKeeper } from '../../../../test/keeper/seat-keeper.ts';
import { picket } from '../../../../test/toy/game.ts';
import { dealt } from '../../../../test/toy/test/table.ts';
import type { Game } from '../../../kernel/game.ts';
import { KeeperProvider } from '../../play/keeper.ts';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import { call } from '../requests.ts';
import { AccountPage } from './account.tsx';
import type { Account } from './account-requests.ts';

const NEY: Account = {
  ...{ id: 'p', name: 'Ney', login: 'michel', passkeys: [] },
  sessions: [
    { id: 'here', made: 0, seen: 0, browser: 'Firefox, Linux', current: true },
    { id: 'there', made: 0, seen: 0, browser: '', current: false },
  ],
};

/** What the server answers to what it is asked, and what it was asked. */
let answers: Record<string, { readonly status: number; readonly body?: unknown }>;
let asked: (readonly [what: string, body: unknown])[];
let place: HTMLElement;

beforeAll(() => inWords(shellBook.open()));
beforeEach(() => {
  answers = { 'GET /api/account': { status: 200, body: NEY } };
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push([`${method} ${path}`, body === undefined ? null : JSON.parse(body)]);
    const { status, body: said } = answers[`${method} ${path}`] ?? { status: 404 };
    return new Response(said === undefined ? null : JSON.stringify(said), { status });
  });
  call(true);
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

async function opened(): Promise<void> {
  const there = await seatKeeper(picket() as Game, [{ kind: 'me' }, { kind: 'me' }], false, dealt().position);
  await act(async () => {
    render(
      <KeeperProvider value={pageKeeper(there)}>
        <AccountPage />
      </KeeperProvider>,
      place,
    );
  });
  await vi.waitFor(() => expect(place.querySelector('.account h1')).not.toBeNull());
}

function line(name: string): HTMLInputElement {
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  const found = document.getElementById(label?.htmlFor ?? '');
  if (!(found instanceof HTMLInputElement)) throw new Error(`there is no line '${name}'`);
  return found;
}

async function type(name: string, value: string): Promise<void> {
  await act(() => {
    const input = line(name);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(name: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`there is no button '${name}'`);
  await act(() => button.click());
}

const says = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text));

it('somebody who is not known signs in, and hears in words why not', async () => {
  answers = {
    'GET /api/account': { status: 401 },
    'POST /api/login': { status: 403, body: { why: 'wrong' } },
  };
  await opened();
  await type('Name to sign in by', 'michel');
  await type('Password', 'a secret');
  expect(line('Password').type).toBe('password');
  await press('Sign in');
  await says('There is no such name with this password.');
  expect(asked.at(-1)).toEqual(['POST /api/login', { login: 'michel', password: 'a secret' }]);
  answers = { 'GET /api/account': { status: 200, body: NEY } };
  answers['POST /api/login'] = { status: 200, body: { person: NEY, left: 2 } };
  await press('Sign in');
  await says('You are Ney.');
  await says('At 2 matches you sat on both sides');
});

it('a guest becomes an account, and is told what is wrong with a password', async () => {
  answers['GET /api/account'] = { status: 200, body: { ...NEY, login: null } };
  answers['POST /api/account'] = { status: 422, body: { why: 'common' } };
  await opened();
  await says('You play as a guest');
  expect(line('Name to sign in by').value).toBe('Ney');
  await type('Password', 'password');
  await press('Make the account');
  await says('tried first');
  answers['GET /api/account'] = { status: 200, body: NEY };
  answers['POST /api/account'] = { status: 201, body: { person: NEY, left: 0 } };
  await press('Make the account');
  await says('You sign in as michel.');
  expect(place.textContent).not.toContain('You play as a guest');
});

it('an account ends a session, and leaves for good by its password', async () => {
  await opened();
  expect([...place.querySelectorAll('.sessions .what')].map(({ textContent }) => textContent?.trim())).toEqual([
    'Firefox on Linux (this browser)',
    'a browser',
  ]);
  answers['DELETE /api/account/sessions/there'] = { status: 204 };
  answers['GET /api/account'] = { status: 200, body: { ...NEY, sessions: NEY.sessions.slice(0, 1) } };
  await press('Sign out');
  await vi.waitFor(() => expect(place.querySelectorAll('.sessions li')).toHaveLength(1));
  answers['POST /api/account/deletion'] = { status: 204 };
  await type('Your password', 'a secret');
  await press('Delete everything');
  await says('You are forgotten here.');
  expect(asked.at(-1)).toEqual(['POST /api/account/deletion', { word: 'a secret' }]);
});

it('who has signed in long ago does so once more, in a dialog, before a session is ended', async () => {
  await opened();
  answers['DELETE /api/account/sessions/there'] = { status: 403, body: { why: 'again' } };
  await press('Sign out');
  await says('Sign in once more');
  const dialog = place.querySelector('dialog');
  if (dialog === null) throw new Error('there is no dialog');
  const field = dialog.querySelector<HTMLInputElement>('input[type=password]');
  if (field === null) throw new Error('there is no line for the password');
  expect(dialog.querySelector<HTMLInputElement>('input[type=text]')?.value).toBe('michel');
  // Left as it is nothing is done.
  await press('Leave it as it is');
  expect(place.querySelector('dialog')).toBeNull();
  expect(asked.filter(([what]) => what.startsWith('DELETE'))).toHaveLength(1);
  await press('Sign out');
  await says('Sign in once more');
  const again = place.querySelector<HTMLInputElement>('dialog input[type=password]');
  await act(() => {
    if (again !== null) again.value = 'a secret';
    again?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  answers['POST /api/login'] = { status: 200, body: { person: { id: 'p', name: 'Ney' }, left: 0 } };
  answers['DELETE /api/account/sessions/there'] = { status: 204 };
  answers['GET /api/account'] = { status: 200, body: { ...NEY, sessions: NEY.sessions.slice(0, 1) } };
  const go = place.querySelector<HTMLButtonElement>('dialog button[type=submit]');
  await act(() => go?.click());
  await vi.waitFor(() => expect(place.querySelectorAll('.sessions li')).toHaveLength(1));
  expect(place.querySelector('dialog')).toBeNull();
  expect(asked.findLast(([what]) => what === 'POST /api/login')?.[1]).toEqual({
    login: 'michel',
    password: 'a secret',
  });
});

it('where the server is away the page says so, and can ask again', async () => {
  answers = { 'GET /api/account': { status: 500 } };
  await opened();
  await says('No server answers here');
  answers = { 'GET /api/account': { status: 200, body: NEY } };
  await press('Try again');
  await says('You are Ney.');
});

it('a token is made by one’s password, shown once, and ended', async () => {
  const token = { id: 't', label: 'my bot', scope: 'play', made: 0, until: 86_400_000 * 30, used: null };
  answers['GET /api/tokens'] = { status: 200, body: { tokens: [] } };
  await opened();
  await says('You have given no token.');
  answers['POST /api/tokens'] = { status: 403, body: { why: 'wrong' } };
  await type('What to call it', ' my bot ');
  await type('Your password, to be sure', 'a secret');
  await press('Make a token');
  await says('That is not right.');
  answers['POST /api/tokens'] = { status: 201, body: { ...token, token: 'bivouac_once' } };
  answers['GET /api/tokens'] = { status: 200, body: { tokens: [token] } };
  await press('Make a token');
  await says('it is not shown again');
  expect(asked.findLast(([what]) => what === 'POST /api/tokens')?.[1]).toEqual({
    ...{ label: 'my bot', scope: 'play', days: 30, password: 'a secret' },
  });
  expect(line('Here is the token. Copy it now: it is not shown again.').value).toBe('bivouac_once');
  await press('I have it');
  await says('never used');
  expect(place.innerHTML).not.toContain('bivouac_once');
  answers['DELETE /api/tokens/t'] = { status: 204 };
  answers['GET /api/tokens'] = { status: 200, body: { tokens: [] } };
  await press('End');
  await says('You have given no token.');
});
