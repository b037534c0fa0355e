// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import { PastMatch } from './player.tsx';
import type { Past } from './player-requests.ts';

beforeAll(() => inWords(shellBook.open()));

const PAST: Past = {
  ...{ match: 'm', seat: 0, game: 'manoeuvre', ended: Date.UTC(2026, 10, 19, 12), score: 1 },
  ...{ before: null, after: null, open: false },
  others: [{ id: 'b', name: 'Blücher', seat: 1 }],
};

function drawn(past: Partial<Past>): HTMLElement {
  const place = document.createElement('div');
  void act(() => void render(<PastMatch past={{ ...PAST, ...past }} mine />, place));
  return place;
}

it('a match of the past says against whom it was, with a way to his page', () => {
  const place = drawn({});
  expect(place.textContent).toContain('against Blücher');
  expect(place.querySelector('a')?.getAttribute('href')).toContain('b');
});

it('whoever has left has no name and no page any more', () => {
  const place = drawn({ others: [{ id: 'b', name: '', seat: 1 }] });
  expect(place.textContent).toContain('against somebody who left');
  expect(place.querySelector('a')).toBeNull();
});

it('of three each is named', () => {
  const uxbridge = { id: 'u', name: 'Uxbridge', seat: 2 };
  expect(drawn({ others: [...PAST.others, uxbridge] }).textContent).toContain('against Blücher, Uxbridge');
});
