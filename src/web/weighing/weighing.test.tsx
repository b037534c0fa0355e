// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { drawn } from '../../../test/drawn.ts';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game } from '../../kernel/game.ts';
import type { Odds, WhatIf } from '../../kernel/odds.ts';
import { there } from '../../kernel/there.ts';
import type { Fighting } from '../../table/presentation.ts';
import { askedBook } from '../words/asked.ts';
import { shellBook } from '../words/words.ts';
import { OddsPicture } from './odds.tsx';

beforeAll(() => Promise.all([shellBook.open(), askedBook.open()]));

const game = picket() as Game;
const view = game.view(dealt().position, 0);

const fighting: Fighting = {
  attacker: { seats: [0], colour: '#123456' },
  defender: { seats: [1], colour: '#654321' },
  favours: (result) => (result === 'loss' || result === 'parry' ? 'attacker' : 'defender'),
  gathers: (result) => (result === 'parry' ? 'loss' : result),
};

const results = (nothing: number, parry: number, loss: number): Odds['results'] => [
  { key: 'nothing', ways: nothing },
  { key: 'parry', ways: parry },
  { key: 'loss', ways: loss },
];

const what = (by: number, on: number, good: number): WhatIf => ({
  by,
  choice: { kind: 'attack', on } as WhatIf['choice'],
  of: 10,
  results: results(10 - good, 0, good),
});

const picture = (ifs: readonly WhatIf[], ladder?: readonly WhatIf[]) =>
  drawn(
    <OddsPicture
      game={game}
      view={view}
      fighting={fighting}
      odds={{
        of: 10,
        results: results(4, 2, 4),
        terms: [{ side: 'attack', what: 'attack', clause: 'PIC-6', value: 3 }],
        weighed: {
          by: 0,
          dice: [
            {
              side: 'attack',
              terms: [{ side: 'attack', what: 'attack', clause: 'PIC-6', value: 2 }],
              target: 7,
              after: null,
              faces: [
                { key: 'nothing', faces: [1, 2], good: null },
                { key: 'loss', faces: [3, 4, 5, 6], good: 0 },
              ],
            },
          ],
          worth: [{ result: 'loss', seat: 0, points: 2, total: 9, goal: 10, clause: 'PIC-6' }],
          ifs,
          ...(ladder === undefined ? {} : { ladder }),
        },
      }}
    />,
  );

const said = (page: HTMLElement, where: string) =>
  [...page.querySelectorAll(where)].map(({ textContent }) => textContent);

it('results that are shown together are one part of the bar', () => {
  expect(said(picture([]), '.odds-bar > span')).toEqual(['60%', '40%']);
});

it('the faces of a die lie by what they do, in the colour of whom that is good for, and are told', () => {
  const page = picture([]);
  const groups = [...page.querySelectorAll<HTMLElement>('.strip > span')];
  expect(groups.map((group) => group.querySelectorAll('.face').length)).toEqual([2, 4]);
  expect(groups.map(({ className }) => className)).toEqual(['side-neither', 'side-mine']);
  expect(page.querySelector('.strip')?.getAttribute('aria-label')).toMatch(/1 and 2: .+; 3, 4, 5 and 6: /);
  expect(said(page, '.worth li')[0]).toMatch(/2 points, making 9 of 10/);
});

it('a card says what it makes of the chances, shows it in the bar, and what changes nothing is left out', () => {
  const page = picture([what(0, 1, 8), what(1, 1, 3), what(1, 0, 6)]);
  const chips = [...page.querySelectorAll<HTMLButtonElement>('.what-if')];
  expect(chips.map((chip) => chip.querySelector('b')?.textContent)).toEqual(['60% → 80%', '60% → 30%']);
  void act(() => there(chips[0]).click());
  expect(said(page, '.odds-bar > span')).toEqual(['80%', '20%']);
  expect(chips[0]?.getAttribute('aria-pressed')).toBe('true');
  void act(() => there(chips[0]).click());
  expect(said(page, '.odds-bar > span')).toEqual(['60%', '40%']);
});

it('who has no answer by all that is known is said to have none', () => {
  expect(picture([]).textContent).toContain('they have no answer');
  expect(picture([what(1, 1, 3)]).textContent).not.toContain('they have no answer');
});

it('where one may pay, each amount says what it would do in its order, with the sums, and nobody is said to have no answer', () => {
  const page = picture([], [what(0, 1, 2), what(0, 0, 6), what(0, 2, 9)]);
  const rungs = [...page.querySelectorAll<HTMLButtonElement>('.ladder .what-if')];
  expect(rungs.map((rung) => rung.querySelector('b')?.textContent)).toEqual(['20%', '60%', '90%']);
  expect(page.querySelectorAll('dl.terms')).toHaveLength(1);
  expect(picture([]).querySelectorAll('dl.terms')).toHaveLength(0);
  void act(() => there(rungs[2]).click());
  expect(said(page, '.odds-bar > span')).toEqual(['90%', '10%']);
  expect(page.textContent).not.toContain('they have no answer');
});
