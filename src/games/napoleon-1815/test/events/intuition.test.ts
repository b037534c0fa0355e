import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

const START = { pieces: { ney: 'ligny', picton: 'ath' }, phase: 'initiative', decks: { french: [9], coalition: [48] } };

rule('N15-EVT-INT-01', 'the initiative without a card', () => {
  const t = table({ ...START, hands: { french: [28] } }).play('play #28');
  expect([t.seat(), t.events('revealed')]).toEqual([0, []]);
  const allied = table({ ...START, hands: { coalition: [55] }, decks: { french: [2], coalition: [39] } }).play(
    'play #55',
  );
  expect(allied.seat()).toBe(1);
  expect(allied.events('initiative')).toEqual([{ kind: 'initiative', camp: 1, how: 'intuition' }]);
});

rule('N15-EVT-INT-02', 'both: no effect', () => {
  const t = table({ ...START, hands: { french: [28], coalition: [55] } }).play('play #28', 'play #55');
  expect(t.events('revealed').map(({ card }) => card)).toEqual([9, 48]);
  expect(t.seat()).toBe(1);
  expect(t.p.intuition).toEqual([false, false]);
});
