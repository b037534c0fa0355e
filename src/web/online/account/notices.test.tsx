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
import { NoticeLinkPage } from './notice-link.tsx';
import type { NoticeChannel, Told } from './notice-requests.ts';
import { Notices } from './notices.tsx';

const HOOK: NoticeChannel = {
  ...{ id: 'hook', kind: 'webhook', on: true, address: 'https://discord.com/api/webhooks/1/x', browser: '' },
  ...{ shape: 'discord', secret: 'a secret', confirmed: true, failure: null },
  occasions: ['turn', 'over', 'ready'],
};
const MAIL: NoticeChannel = {
  ...{ ...HOOK, id: 'mail', kind: 'mail', address: 'ney@example.org', shape: null, secret: null, confirmed: false },
};
const OFFERS = { push: null, mail: true, webhook: true };

let answers: Record<string, { readonly status: number; readonly body?: unknown }>;
let asked: (readonly [what: string, body: unknown])[];
let place: HTMLElement;

beforeAll(() => inWords(shellBook.open()));
beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push([`${method} ${path}`, body === undefined ? null : JSON.parse(body)]);
    const { status, body: said } = answers[`${method} ${path}`] ?? { status: 404 };
    return new Response(said === undefined ? null : JSON.stringify(said), { status });
  });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

const answer = (what: string, channels: readonly NoticeChannel[], more: object = {}) => {
  const body: Told = { offers: OFFERS, channels, ...more };
  answers[what] = { status: 200, body };
};

async function opened(...channels: readonly NoticeChannel[]): Promise<void> {
  answer('GET /api/notices', channels);
  await act(async () => {
    render(<Notices />, place);
  });
  await vi.waitFor(() => expect(place.querySelector('h2')).not.toBeNull());
}

const says = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text));

async function press(name: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (button === undefined) throw new Error(`there is no button '${name}'`);
  await act(() => button.click());
}

async function type(value: string): Promise<void> {
  const input = place.querySelector('details form input');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no line');
  await act(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('each way has its switch, its test and what went wrong there last', async () => {
  await opened({ ...HOOK, failure: { why: 'refused', status: 500, at: 0 } });
  await says('It was not taken (500).');
  await says('a secret');
  answer('POST /api/notices/hook', [{ ...HOOK, on: false }]);
  const box = place.querySelector('input[type=checkbox]');
  if (!(box instanceof HTMLInputElement)) throw new Error('there is no switch');
  expect(box.checked).toBe(true);
  await act(() => box.click());
  await vi.waitFor(() => expect(box.checked).toBe(false));
  expect(asked.at(-1)).toEqual([
    'POST /api/notices/hook',
    { on: false, language: 'en', occasions: ['turn', 'over', 'ready'] },
  ]);
  answer('POST /api/notices/hook/test', [HOOK], { failure: { why: 'gone', status: 404 } });
  await press(`Send a test: ${HOOK.address}`);
  await says('There is nothing there any more (404).');
  answer('POST /api/notices/hook/test', [HOOK], { failure: null });
  await press(`Send a test: ${HOOK.address}`);
  await says('The test was taken.');
  answer('DELETE /api/notices/hook', []);
  await press(`Remove: ${HOOK.address}`);
  await says('You are told by no way yet.');
});

it('each way says of what it tells, and each occasion is switched for itself', async () => {
  await opened(HOOK);
  const boxes = () =>
    new Map(
      [...place.querySelectorAll<HTMLInputElement>('fieldset.occasions input')].map((box) => [
        box.parentElement?.textContent ?? '',
        box,
      ]),
    );
  expect([...boxes()].map(([name, { checked }]) => [name, checked])).toEqual([
    ['my turn', true],
    ['the end of a match', true],
    ['an invitation', false],
    ['a live match that waits for me', true],
  ]);
  answer('POST /api/notices/hook', [{ ...HOOK, occasions: ['turn', 'ready'] }]);
  await act(() => boxes().get('the end of a match')?.click());
  expect(asked.at(-1)?.[1]).toEqual({ on: true, language: 'en', occasions: ['turn', 'ready'] });
  await vi.waitFor(() => expect(boxes().get('the end of a match')?.checked).toBe(false));
  answer('POST /api/notices/hook', [{ ...HOOK, occasions: ['turn', 'call', 'ready'] }]);
  await act(() => boxes().get('an invitation')?.click());
  expect(asked.at(-1)?.[1]).toEqual({ on: true, language: 'en', occasions: ['turn', 'ready', 'call'] });
  await vi.waitFor(() => expect(boxes().get('an invitation')?.checked).toBe(true));
  answer('POST /api/notices/hook', [{ ...HOOK, on: false }]);
  await act(() => place.querySelector('input')?.click());
  await vi.waitFor(() => expect(boxes().size).toBe(0));
});

it('an address waits until it is confirmed, and is told what is wrong with it', async () => {
  await opened();
  answers['POST /api/notices/mail'] = { status: 400, body: {} };
  await type('ney');
  await press('Use this address');
  await says('This is no address.');
  answer('POST /api/notices/mail', [MAIL]);
  await type('ney@example.org');
  await press('Use this address');
  await says('open the link in the e-mail');
  expect(asked.at(-1)).toEqual(['POST /api/notices/mail', { address: 'ney@example.org', language: 'en' }]);
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Send a test');
});

it('what the server does not offer is not on the page', async () => {
  answers['GET /api/notices'] = {
    status: 200,
    body: { offers: { push: null, mail: false, webhook: true }, channels: [] },
  };
  await act(async () => {
    render(<Notices />, place);
  });
  await says('By a webhook');
  expect(place.textContent).not.toContain('By e-mail');
  render(null, place);
  answers['GET /api/notices'] = {
    status: 200,
    body: { offers: { push: null, mail: false, webhook: false }, channels: [] },
  };
  await act(async () => {
    render(<Notices />, place);
  });
  expect(place.textContent).toBe('');
});

it('the links of an e-mail do nothing before a button is pressed', async () => {
  const token = 'x'.repeat(43);
  answers['POST /api/notices/stop'] = { status: 204 };
  const there = await seatKeeper(picket() as Game, [{ kind: 'me' }, { kind: 'me' }], false, dealt().position);
  const follow = (link: string) =>
    act(async () => {
      render(
        <KeeperProvider value={pageKeeper(there)}>
          <NoticeLinkPage key={link} link={link} />
        </KeeperProvider>,
        place,
      );
    });
  await follow(`stop.${token}`);
  expect(asked.filter(([what]) => what.startsWith('POST'))).toEqual([]);
  await press('Send me no more e-mails');
  await says('No more e-mails are sent');
  expect(asked.at(-1)).toEqual(['POST /api/notices/stop', { token }]);
  await follow(`yes.${token}`);
  await press('Tell me at this address when it is my turn');
  await says('leads to nothing any more');
});
