// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import { isRevenge } from '../requests.ts';
import { Revenge } from './revenge.tsx';

let answers: Record<string, { readonly status: number; readonly body: unknown }>;
let place: HTMLElement;

beforeAll(() => inWords(shellBook.open()));
beforeEach(() => {
  answers = {};
  localStorage.setItem('bivouac/guest', '1');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string } = {}) => {
    const { status, body } = answers[`${method} ${path}`] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

const PLAYERS = [{ kind: 'me' }, { kind: 'far', name: 'Blücher' }] as const;

const opened = () =>
  act(async () => {
    render(<Revenge info={{ id: 'old', players: PLAYERS }} />, place);
  });
const says = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));
const over = (rematch: string | null) => ({ status: 200, body: { rematch, seat: 0 } });

it('whoever asks for a revenge sits down at it, and is told where that cannot be', async () => {
  answers['GET /api/matches/old'] = over(null);
  await opened();
  await says('Rematch, sides swapped');
  answers['POST /api/matches/old/rematch'] = { status: 429, body: {} };
  await act(() => place.querySelector('button')?.click());
  await says('Rematch, sides swappedYou sit at too many matches: end one of them first.');
  answers['POST /api/matches/old/rematch'] = { status: 201, body: { id: 'new', seat: 1 } };
  await act(() => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(location.pathname).toBe('/match/new'));
  // The others are called to it: its waiting room need not ask for the link to be sent.
  expect([isRevenge('new'), isRevenge('old')]).toEqual([true, false]);
});

it('one that another has asked for is told and accepted; where one sits, one goes on to it', async () => {
  answers['GET /api/matches/old'] = over('new');
  await opened();
  await says('Blücher would like a rematch.Accept the rematch');
  answers['GET /api/matches/new'] = { status: 200, body: { seat: 1 } };
  render(null, place);
  await opened();
  await says('To the rematch');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/match/new');
});
