import { expect, it } from 'vitest';
import type { Chart } from '../../table/presentation.ts';
import { mineFirst } from './result.tsx';

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
