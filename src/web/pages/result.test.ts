import { expect, it } from 'vitest';
import type { Chart } from '../../table/presentation.ts';
import { askedBook } from '../words/asked.ts';
import { mineFirst, verdictOf } from './result.tsx';

const chart: Chart = {
  title: 'Losses',
  labels: ['1'],
  series: [
    { name: 'France', values: [1] },
    { name: 'Britain', values: [2] },
  ],
};
const names = ({ series }: Chart) => series.map(({ name }) => name);

it('the series of the one who looks comes first in a chart of the sides', () => {
  expect(names(mineFirst(chart, 2, 1))).toEqual(['Britain', 'France']);
  expect(names(mineFirst(chart, 2, 0))).toEqual(['France', 'Britain']);
});

it('a spectator, and a chart that is not by seat, keep the order of the game', () => {
  expect(mineFirst(chart, 2, null)).toBe(chart);
  expect(mineFirst(chart, 3, 1)).toBe(chart);
});

it('says to whoever looks what the end is to him, and nothing where nobody has won more than others', async () => {
  await askedBook.open();
  const said = (winners: readonly number[], viewer: number | null, seats = 2) =>
    verdictOf(
      askedBook.words.en,
      { viewer, asked: [], step: 'over', outcome: { winners, how: 'decisive', facts: {} } },
      seats,
    );
  expect([said([1], 1), said([1], 0)]).toEqual(['You have won.', 'You have lost.']);
  expect([said([0, 2], 2, 3), said([0, 2], 1, 3)]).toEqual(['You have won.', 'You have lost.']);
  expect([said([], 0), said([0, 1], 0), said([1], null)]).toEqual(['', '', '']);
});
