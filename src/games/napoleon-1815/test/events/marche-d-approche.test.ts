import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table, ways, zoneNamed } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', reille: 'ligny', napoleon: 'ligny', picton: 'quatre-bras' },
  lying: [30],
  decks: { french: [2], coalition: [38] },
};

rule(['N15-EVT-MAP-01', 'N15-EVT-MAP-02'], 'three points without a card, changed as usual', () => {
  const t = table(START).play("+ D'Erlon", '+ Reille', '+ Napoléon', 'march');
  expect([t.p.op!.card, t.p.op!.base, t.p.op!.mp]).toEqual([-1, 3, 3]);
  expect(t.events('revealed')).toEqual([]);
  const wet = table({ ...START, lying: [30, 36] }).play("+ D'Erlon", 'march');
  expect(wet.p.op!.mp).toBe(2);
  const ride = table({ ...START, vedettes: { french: { ligny: 1 } } }, { level: 'grognard' }).play(
    '+ vedette F1',
    'march',
  );
  expect(ride.p.op!.mp).toBe(4);
});

rule('N15-EVT-MAP-01', 'the coalition reveals cards as ever', () => {
  const t = table({ ...START, act: 'coalition' }).play('+ Picton', 'march');
  expect([t.p.op!.card, t.p.op!.mp]).toEqual([38, 4]);
});

rule('N15-EVT-MAP-03', 'not out of a contested zone, not into the enemy; to fight on the spot is allowed', () => {
  const t = table(START).play("+ D'Erlon", 'march', '> Marbais');
  expect(ways(t)).toEqual(['ligny', 'mellery', 'sombreffe']);
  expect(t.why(0, { kind: 'step', to: zoneNamed('quatre-bras') })).toEqual(['approachEnemy N15-EVT-MAP-03']);
  const stuck = table({ ...START, pieces: { ...START.pieces, zieten: 'ligny' } }).play("+ D'Erlon");
  expect(stuck.offered()).not.toContain('march');
  expect(stuck.offered()).toContain('fight');
  expect(stuck.why(0, { kind: 'go' })).toEqual(['approachContested N15-EVT-MAP-03']);
  const fog = table(
    { ...START, pieces: { erlon: 'ligny', picton: 'ath' }, vedettes: { english: { marbais: 1 } } },
    { level: 'grognard' },
  ).play("+ D'Erlon", 'march');
  expect(ways(fog)).toEqual(['fleurus', 'sombreffe']);
});

rule('N15-EVT-MAP-04', 'no GROUCHY; ENCOMBREMENT works', () => {
  const t = table({
    ...START,
    pieces: { grouchy: 'ligny', picton: 'ath' },
    hands: { french: [17], coalition: [52] },
  }).play('+ Grouchy', 'march');
  expect([t.seat(), plays(t)]).toEqual([1, [52]]);
  expect(t.play('play #52').p.op!.mp).toBe(3);
});

rule('N15-EVT-MAP-01', 'played, it lies open', () => {
  const t = table({ pieces: START.pieces, phase: 'initiative', hands: { french: [30] }, decks: START.decks }).play(
    'play #30',
  );
  expect(t.p.lying).toEqual([30]);
});
