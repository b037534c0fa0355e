// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import type { FarMatch, Muster } from '../requests.ts';
import { MusterCall } from './muster.tsx';

beforeAll(() => inWords(shellBook.open()));

const MATCH: FarMatch = {
  ...{ id: 'm', game: 'manoeuvre', options: {}, made: 0, commitment: '', watch: true, state: 'gathering' },
  ...{ names: ['Ney', 'Blücher'], seat: 0, asked: false, clock: null, bots: [null, null], away: [] },
  ...{ people: [null, null], delay: 0, rated: false, hints: false, vacation: false, onVacation: [null, null] },
  ...{ open: false, mine: true, rematch: null, outcome: null, changed: 0 },
};

function said(muster: Muster): string {
  const place = document.createElement('div');
  void act(() => void render(<MusterCall match={MATCH} muster={muster} begun={() => {}} />, place));
  return place.textContent;
}

it('while all are waited for it is said for how long, and of nobody that he is late', () => {
  const text = said({ left: 298_000, ready: [], late: [] });
  expect(text).toContain('4:58 left to say so.');
  expect(text).not.toContain('The five minutes are over');
});

it('whoever is late is told so by name, and he himself that his seat may be opened', () => {
  const ready = said({ left: 0, ready: [0], late: [1] });
  expect(ready).toContain('The five minutes are over, and Blücher did not say so.');
  expect(ready).not.toContain('before somebody opens your seat');
  expect(said({ left: 0, ready: [], late: [0] })).toContain('Say that you are ready before somebody opens your seat');
});
