import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
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
  expect([t.zone('thielmann'), t.p.arrivals[0]!.turn]).toEqual(['off', 2]);
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
