// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { turnsAway } from '../parts/turns-away.ts';
import { inWords } from '../words/far.ts';
import { shellBook } from '../words/words.ts';
import { Turns } from './turns.tsx';

const match = (id: string, changed: number, asked: boolean, other = 'Blücher') => ({
  ...{ id, game: 'manoeuvre', names: ['Ney', other], bots: [null, null], seat: 0, asked, changed, state: 'running' },
});
let matches: readonly object[];
let status: number;
let place: HTMLElement;
/** The lines that the page opens; a test holds the other end. */
const sockets: Heard[] = [];
class Heard {
  onopen = () => {};
  onmessage = (_: { readonly data: string }) => {};
  readonly said: string[] = [];
  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.said.push(text);
  }
  close() {}
}
beforeAll(() => inWords(shellBook.open()));
beforeEach(() => {
  status = 200;
  vi.stubGlobal('WebSocket', Heard);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ matches }), { status }));
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

const inFront = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('tells in which matches it is one’s turn, those that wait longest first, and again when the page comes to the front', async () => {
  matches = [match('late', 2, true, 'Kutuzov'), match('other', 0, false, 'Moore'), match('early', 1, true)];
  await act(async () => {
    render(<Turns />, place);
  });
  await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(2));
  expect([...place.querySelectorAll('.what')].map(({ textContent }) => textContent)).toEqual([
    'Manœuvre Blücher',
    'Manœuvre Kutuzov',
  ]);
  expect([...place.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/match/early',
    '/match/late',
  ]);
  expect(place.querySelector('h2')?.textContent).toContain('2 matches');
  expect(turnsAway.get()).toBe(2);
  // While the server is away what was known stays.
  status = 503;
  await inFront();
  expect(turnsAway.get()).toBe(2);
  status = 200;
  matches = [match('early', 1, false)];
  await inFront();
  await vi.waitFor(() => expect(place.textContent).toBe(''));
  expect(turnsAway.get()).toBe(0);
});

it('names three, and leads to the others', async () => {
  matches = [1, 2, 3, 4, 5].map((n) => match(`m${n}`, n, true));
  await act(async () => {
    render(<Turns />, place);
  });
  await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(3));
  expect(place.textContent).toContain('and 2 more');
});

it('hears of another turn at once, and looks only where it is news', async () => {
  matches = [match('early', 1, false), match('late', 2, false)];
  const fetched = vi.fn(async () => new Response(JSON.stringify({ matches }), { status }));
  vi.stubGlobal('fetch', fetched);
  await act(async () => {
    render(<Turns />, place);
  });
  // What the tests before have left is looked at anew.
  await vi.waitFor(() => expect(place.textContent).toBe(''));
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.onopen();
  await vi.waitFor(() => expect(sockets[0]?.said).toContain('{"kind":"turns"}'));
  const tell = (asked: readonly string[]) =>
    act(() => sockets[0]?.onmessage({ data: JSON.stringify({ kind: 'turns', asked }) }));
  const before = fetched.mock.calls.length;
  await tell([]);
  expect(fetched).toHaveBeenCalledTimes(before);
  matches = [match('early', 1, false), match('late', 3, true)];
  await tell(['late']);
  await vi.waitFor(() => expect(place.querySelector('li a')?.getAttribute('href')).toBe('/match/late'));
  expect([fetched.mock.calls.length, turnsAway.get()]).toEqual([before + 1, 1]);
});
