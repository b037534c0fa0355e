import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ath' },
  hands: { coalition: [49] },
  decks: { french: [2], coalition: [37] },
};

rule(['N15-EVT-CNF-01', 'N15-EVT-CNF-02'], 'the stack stops in a zone with three connections and is activated', () => {
  const t = table(START).play('+ Ney', 'march', '> Marbais', 'play #49');
  expect([t.zone('ney'), t.activated('ney'), t.fatigue('ney')]).toEqual(['marbais', true, 0]);
  expect(t.p.op?.seat).toBe(1);
});

rule('N15-EVT-CNF-01', 'not with two connections', () => {
  const t = table({ ...START, pieces: { ney: 'quatre-bras', picton: 'ath' } }).play('+ Ney', 'march', '> Frasnes');
  expect(t.step()).toBe('manoeuvre.displace');
});

rule('N15-EVT-CNF-02', 'not where the card player has a corps; a destroyed bridge counts as a connection', () => {
  const met = table({ ...START, pieces: { ney: 'ligny', picton: 'marbais' } }).play('+ Ney', 'march', '> Marbais');
  expect(met.step()).toBe('operation.attack');
  const bridge = table({
    ...START,
    pieces: { ney: 'hannut', picton: 'ath' },
    destroyed: ['wavre--jodoigne', 'louvain--jodoigne'],
  }).play('+ Ney', 'march', '> Jodoigne', 'play #49');
  expect(bridge.activated('ney')).toBe(true);
});
