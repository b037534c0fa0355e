import { expect, it } from 'vitest';
import { chartOf, inTurns } from './charts.ts';

const turn = (event: { kind: string; turn?: number }) => event.turn ?? null;

it('an event belongs to the turn that was begun last, or to the first', () => {
  const told = [{ kind: 'hit' }, { kind: 'turn', turn: 4 }, { kind: 'hit' }, { kind: 'turn', turn: 5 }];
  expect(inTurns(told, turn, 3).map((each) => each.turn)).toEqual([3, 4, 4, 5]);
});

it('a chart has a series a side and a figure a label; a side without a colour has none', () => {
  const chart = chartOf({
    title: 'Losses',
    labels: ['1', '2', '3'],
    sides: [{ name: 'France', colour: 'blue' }, { name: 'Britain' }],
    value: (side, at) => side * 10 + at,
  });
  expect(chart).toEqual({
    title: 'Losses',
    labels: ['1', '2', '3'],
    series: [
      { name: 'France', values: [0, 1, 2], colour: 'blue' },
      { name: 'Britain', values: [10, 11, 12] },
    ],
  });
});
