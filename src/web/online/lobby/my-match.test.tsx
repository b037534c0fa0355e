// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { inWords } from '../../words/far.ts';
import { shellBook } from '../../words/words.ts';
import type { FarMatch } from '../requests.ts';
import { MyMatch } from './my-match.tsx';

beforeAll(() => inWords(shellBook.open()));

const MATCH: FarMatch = {
  ...{ id: 'm', game: 'manoeuvre', options: {}, made: 0, commitment: '', watch: true, state: 'running' },
  ...{
    names: ['Ney', 'Blücher'],
    seat: 0,
    asked: true,
    clock: null,
    bots: [null, null],
    away: [],
    people: [null, null],
  },
  ...{ delay: 0, rated: false, hints: false, vacation: false, onVacation: [null, null], open: false, mine: true },
  ...{ rematch: null, outcome: null, changed: Date.UTC(2026, 10, 19, 12) },
};

function said(match: Partial<FarMatch>, isCalled = false): string {
  const place = document.createElement('div');
  void act(() => void render(<MyMatch match={{ ...MATCH, ...match }} isCalled={isCalled} />, place));
  return place.textContent;
}

it.each([
  ['last played on 19 Nov 2026', {}],
  ['last played on 19 Nov 2026', { asked: false }],
  ['made on 19 Nov 2026', { state: 'gathering' }],
  ['ended on 19 Nov 2026', { state: 'over' }],
] as const)('a date stands with a word that says what it is: %s', (words, match) => {
  expect(said(match)).toContain(words);
});

it.each([
  ['Won', [0]],
  ['Lost', [1]],
  ['Drawn', []],
  ['Drawn', [0, 1]],
] as const)('a match that is over says how it ended: %s', (words, winners) => {
  expect(said({ state: 'over', outcome: { winners } })).toContain(words);
});

it('a revenge that another has asked for is told', () => {
  expect(said({ state: 'over' })).not.toContain('rematch');
  expect(said({ state: 'over', rematch: 'next' }, true)).toContain('A rematch is waiting for you.');
});
