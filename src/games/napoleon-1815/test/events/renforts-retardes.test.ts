import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: { zone: 'ath', fatigue: 2, activated: true } },
  phase: 'draw',
  decks: { french: [1, 2, 3, 4], coalition: [72, 37, 38, 39] },
};

rule('N15-EVT-RRT-01', 'a Prussian corps still to come is delayed by a turn', () => {
  const t = table({
    ...START,
    arrivals: [
      { turn: 1, corps: 'thielmann', zone: 'namur' },
      { turn: 3, corps: 'bulow', zone: 'hannut' },
    ],
  });
  expect([t.seat(), t.offered()]).toEqual([1, ['for Thielmann', 'for Bülow']]);
  t.play('for Thielmann');
  expect([t.zone('thielmann'), get(t.p.arrivals, 0).turn]).toEqual(['off', 2]);
  expect(t.events('delayed')).toEqual([{ kind: 'delayed', corps: 16, turn: 2 }]);
});

rule('N15-EVT-RRT-02', 'with none to come: no cards in this recovery', () => {
  const t = table({ ...START, arrivals: [] });
  expect(t.p.noRecovery).toBe(1);
  t.skip().play('pass');
  while (t.p.turn === 1) t.play('pass');
  expect(t.p.noRecovery).toBe(-1);
  expect(t.fatigue('picton')).toBe(2);
  expect(t.events('recovery')).toEqual([]);
});

rule('N15-EVT-RRT-02', 'three players: the Prussian', () => {
  const t = table(
    { ...START, arrivals: [], decks: { french: [1, 2, 3, 4], coalition: [72, 37, 38, 39, 40, 41] } },
    { players: '3' },
  );
  expect(t.p.noRecovery).toBe(2);
});

rule('N15-EVT-RRT-01', 'the one that is named, a turn later than it was to come', () => {
  const t = table({
    ...START,
    arrivals: [
      { turn: 1, corps: 'thielmann', zone: 'namur' },
      { turn: 3, corps: 'bulow', zone: 'hannut' },
    ],
  }).play('for Bülow');
  expect(t.p.arrivals.map(({ corps, turn }) => [corps, turn])).toContainEqual([17, 4]);
  expect(t.events('delayed')).toEqual([{ kind: 'delayed', corps: 17, turn: 4 }]);
  expect(t.zone('thielmann')).toBe('namur');
});

rule('N15-EVT-RRT-01', 'one who is late already comes next turn', () => {
  const t = table({ ...START, turn: 2, arrivals: [{ turn: 1, corps: 'bulow', zone: 'hannut' }] }).play('for Bülow');
  expect([t.zone('bulow'), get(t.p.arrivals, 0).turn]).toEqual(['off', 3]);
});

rule(['N15-EVT-RRT-01', 'N15-EVT-RRT-02'], 'an English corps is not delayed, nor does it count', () => {
  const hill = { turn: 3, corps: 'hill', zone: 'hal' };
  const t = table({ ...START, arrivals: [hill, { turn: 3, corps: 'bulow', zone: 'hannut' }] });
  expect(t.offered()).toEqual(['for Bülow']);
  const none = table({ ...START, arrivals: [hill] });
  expect([none.p.noRecovery, get(none.p.arrivals, 0).turn]).toEqual([1, 3]);
  expect(none.events('noRecovery')).toEqual([{ kind: 'noRecovery', seat: 1 }]);
});

rule('N15-EVT-RRT-01', 'three players: the Prussian says who', () => {
  const t = table(
    {
      ...START,
      arrivals: [
        { turn: 2, corps: 'thielmann', zone: 'namur' },
        { turn: 3, corps: 'bulow', zone: 'hannut' },
      ],
      decks: { french: [1, 2, 3, 4], coalition: [37, 38, 39, 72, 40, 41] },
    },
    { players: '3' },
  );
  expect([t.seat(), t.offered()]).toEqual([2, ['for Thielmann', 'for Bülow']]);
});
