// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import { timeAfter } from '../clocks.ts';
import { Vacation } from './vacation.tsx';
import type { VacationInfo } from './vacation-requests.ts';

const THERE: VacationInfo = { allowance: 30, left: 30, most: 30, now: null };
const AWAY: VacationInfo = { ...THERE, left: 23, most: 23, now: { since: 0, until: Date.UTC(2026, 11, 3, 12) } };

let answers: Record<string, { readonly status: number; readonly body: unknown }>;
let asked: (readonly [what: string, body: unknown])[];
let place: HTMLElement;

beforeAll(() => inWords(shellBook.open()));
beforeEach(() => {
  [answers, asked] = [{}, []];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push([`${method} ${path}`, body === undefined ? null : JSON.parse(body)]);
    const { status, body: said } = answers[`${method} ${path}`] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(said), { status });
  });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

async function opened(info: VacationInfo, isGuest = false): Promise<void> {
  answers['GET /api/vacation'] = { status: 200, body: info };
  await act(async () => {
    render(<Vacation isGuest={isGuest} />, place);
  });
}

const says = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text));
const buttons = () => [...place.querySelectorAll('button')];
const press = (name: string) =>
  act(() =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

it('somebody goes for the days that he chooses, sees until when, and comes back', async () => {
  await opened(THERE);
  await says('30 of 30 days are left');
  const days = place.querySelector('select');
  if (days === null) throw new Error('nothing can be chosen');
  await act(() => {
    days.value = '14';
    days.dispatchEvent(new Event('change', { bubbles: true }));
  });
  answers['POST /api/vacation'] = { status: 409, body: { why: 'spent' } };
  await press('Go on vacation');
  await says('You do not have so many days left.');
  answers['POST /api/vacation'] = { status: 201, body: AWAY };
  await press('Go on vacation');
  await says('You are on vacation until 3 Dec 2026');
  expect(asked.at(-1)).toEqual(['POST /api/vacation', { days: 14 }]);
  expect(place.querySelector('select')).toBeNull();
  answers['DELETE /api/vacation'] = { status: 200, body: { ...THERE, left: 29, most: 29 } };
  await press('I am back');
  await says('29 of 30 days are left');
  expect(place.textContent).not.toContain('You are on vacation');
});

it('no more days are offered than one has, and none to a guest or where nobody may go', async () => {
  await opened({ ...THERE, left: 4, most: 4 });
  await says('4 of 30');
  expect([...place.querySelectorAll('option')].map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
  render(null, place);
  await opened(THERE, true);
  await says('you need an account');
  expect(buttons()).toEqual([]);
  render(null, place);
  await opened({ ...THERE, left: 0, most: 0 });
  await says('0 of 30');
  expect(buttons()).toEqual([]);
  render(null, place);
  await opened({ ...THERE, allowance: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  expect(place.textContent).toBe('');
});

it('a time that a vacation holds stands still until it is over, and runs from then on', () => {
  const time = { left: 1000, runs: false, rests: 500 };
  expect(timeAfter(time, 499)).toEqual({ left: 1000, runs: false, rests: 1 });
  expect(timeAfter(time, 500)).toEqual({ left: 1000, runs: true });
  expect(timeAfter(time, 700)).toEqual({ left: 800, runs: true });
  expect(timeAfter(time, 1500)).toEqual({ left: 0, runs: true });
  expect(timeAfter({ left: 1000, runs: true }, 300)).toEqual({ left: 700, runs: true });
  expect(timeAfter({ left: 1000, runs: false }, 300)).toEqual({ left: 1000, runs: false });
});
