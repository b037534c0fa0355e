// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import { RatingsMoved } from './ratings-moved.tsx';

let place: HTMLElement;
let ratings: unknown;
let asked: number;

beforeAll(() => inWords(shellBook.open()));
beforeEach(() => {
  [ratings, asked] = [undefined, 0];
  localStorage.setItem('bivouac/guest', '1');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', async (path: string) => {
    asked++;
    expect(path).toBe('/api/matches/old');
    return new Response(JSON.stringify({ ratings }), { status: 200 });
  });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = (delay: number) =>
  act(async () => {
    render(<RatingsMoved id="old" far={{ delay }} names={['Blue', 'Red (Blücher)', 'Green']} />, place);
  });

const passes = (milliseconds: number) =>
  act(async () => {
    vi.advanceTimersByTime(milliseconds);
  });

it('tells each player’s rating before and after, and by how much it moved, as soon as that is reckoned', async () => {
  await opened(0);
  expect(place.textContent).toBe('The ratings are being reckoned.');
  ratings = [
    { before: 1500, after: 1662 },
    { before: 1720, after: 1712 },
    { before: 1500, after: 1500 },
  ];
  await passes(4000);
  const read = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
  await vi.waitFor(() =>
    expect(read()).toEqual(['Blue 1500 → 1662 +162', 'Red (Blücher) 1720 → 1712 −8', 'Green 1500 → 1500 ±0']),
  );
  // It is known: nobody asks any more.
  const before = asked;
  await passes(60_000);
  expect(asked).toBe(before);
});

it('says when, where spectators see the end later; whoever is gone has moved nothing', async () => {
  await opened(300_000);
  expect(place.textContent).toBe('The ratings move when spectators have seen the end too, 5 minutes after it.');
  ratings = [null, { before: 1500, after: 1480 }, null];
  await passes(4000);
  await vi.waitFor(() => expect(place.querySelector('ul')?.textContent).toBe('Red (Blücher) 1500 → 1480 −20'));
});
