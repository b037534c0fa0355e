// @vitest-environment happy-dom

import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeSettings } from '../settings.ts';
import { entryOf } from '../shelf.ts';
import { shellBook } from '../words/words.ts';
import { RulesSheet } from './rules.tsx';

beforeAll(() => shellBook.open());

it('shows of a clause that it holds a reading of ours, and those clauses alone to who asks for them', async () => {
  changeSettings({ language: 'en' });
  const { readings = [] } = (await (await entryOf('manoeuvre')?.present?.())?.study?.()) ?? {};
  expect(readings.length).toBeGreaterThan(20);
  const place = document.body.appendChild(document.createElement('div'));
  await act(() => void render(<RulesSheet id="manoeuvre" clause={null} />, place));
  const shown = () => [...place.querySelectorAll('.chapter dl > div')].map(({ id }) => id);
  const marked = () =>
    [...place.querySelectorAll('.chapter dl > div')].filter((each) => each.querySelector('dt small') !== null);
  await vi.waitFor(() => expect(shown().length).toBeGreaterThan(readings.length), 20_000);
  expect(marked().map(({ id }) => id)).toEqual(readings);
  await act(() => place.querySelector<HTMLInputElement>('.readings input')?.click());
  expect(shown()).toEqual(readings);
  await act(() => place.querySelector<HTMLInputElement>('.readings input')?.click());
  expect(shown().length).toBeGreaterThan(readings.length);
});
