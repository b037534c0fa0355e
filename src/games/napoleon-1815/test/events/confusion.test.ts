import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table, zoneNamed } from '../table.ts';

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

rule('N15-EVT-CNF-01', 'three connections are enough, and everybody is told why the stack stands', () => {
  const t = table({ ...START, pieces: { ney: 'marbais', picton: 'ath' } }).play(
    '+ Ney',
    'march',
    '> Ligny',
    'play #49',
  );
  expect([t.zone('ney'), t.activated('ney'), t.p.op?.seat]).toEqual(['ligny', true, 1]);
  expect(t.events('halted')).toEqual([{ kind: 'halted', zone: zoneNamed('ligny'), why: 'confusion' }]);
});

rule(['N15-EVT-CNF-01', 'N15-EVT-CNF-02'], 'the march is paid for as far as it went', () => {
  const t = table({ ...START, pieces: { ney: 'fleurus', picton: 'ath' } }).play(
    '+ Ney',
    'march',
    '> Ligny',
    'pass',
    '> Marbais',
    'pass',
    '> Mellery',
    'pass',
    '> Genappe',
    'play #49',
  );
  expect([t.zone('ney'), t.fatigue('ney')]).toEqual(['genappe', 1]);
});
