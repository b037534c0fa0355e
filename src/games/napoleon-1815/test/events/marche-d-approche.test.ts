import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table, ways, zoneNamed } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', reille: 'ligny', napoleon: 'ligny', picton: 'quatre-bras' },
  lying: [30],
  decks: { french: [2], coalition: [38] },
};

rule(['N15-EVT-MAP-01', 'N15-EVT-MAP-02'], 'three points without a card, changed as usual', () => {
  const t = table(START).play("+ D'Erlon", '+ Reille', '+ Napoléon', 'march');
  expect([there(t.p.op).card, there(t.p.op).base, there(t.p.op).mp]).toEqual([-1, 3, 3]);
  expect(t.events('revealed')).toEqual([]);
  const wet = table({ ...START, lying: [30, 36] }).play("+ D'Erlon", 'march');
  expect(there(wet.p.op).mp).toBe(2);
  const ride = table({ ...START, vedettes: { french: { ligny: 1 } } }, { level: 'grognard' }).play(
    '+ vedette F1',
    'march',
  );
  expect(there(ride.p.op).mp).toBe(4);
});

rule('N15-EVT-MAP-01', 'the coalition reveals cards as ever', () => {
  const t = table({ ...START, act: 'coalition' }).play('+ Picton', 'march');
  expect([there(t.p.op).card, there(t.p.op).mp]).toEqual([38, 4]);
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
  expect(there(t.play('play #52').p.op).mp).toBe(3);
});

rule('N15-EVT-MAP-01', 'played, it lies open', () => {
  const t = table({ pieces: START.pieces, phase: 'initiative', hands: { french: [30] }, decks: START.decks }).play(
    'play #30',
  );
  expect(t.p.lying).toEqual([30]);
});

rule('N15-EVT-MAP-02', 'each of the usual changes by itself', () => {
  const alone = (pieces: object, ...blocks: string[]) =>
    table({ ...START, pieces: { picton: 'ath', ...pieces } } as typeof START).play(
      ...blocks.map((id) => `+ ${id}`),
      'march',
    );
  const points = (t: ReturnType<typeof table>) => there(t.p.op).mp;
  const at = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'ligny']));
  expect(points(alone(at('erlon'), "D'Erlon"))).toBe(3);
  expect(points(alone(at('erlon', 'reille'), "D'Erlon", 'Reille'))).toBe(2);
  expect(points(alone(at('erlon', 'reille', 'lobau'), "D'Erlon", 'Reille', 'Lobau'))).toBe(1);
  expect(points(alone(at('erlon', 'napoleon'), "D'Erlon", 'Napoléon'))).toBe(4);
  expect(points(alone(at('ney'), 'Ney'))).toBe(4);
  expect(points(alone(at('ney', 'napoleon'), 'Ney', 'Napoléon'))).toBe(5);
  expect(points(alone(at('ney', 'erlon'), 'Ney', "D'Erlon"))).toBe(2);
});

rule('N15-EVT-MAP-02', 'events and the weather', () => {
  const lone = { ...START, pieces: { erlon: 'ligny', napoleon: 'ligny', reille: 'avesnes', picton: 'ath' } };
  const slow = table({ ...lone, hands: { coalition: [52] } }).play("+ D'Erlon", '+ Napoléon', 'march', 'play #52');
  expect(there(slow.p.op).mp).toBe(3);
  const fast = table({ ...lone, hands: { french: [1] } }).play("+ D'Erlon", '+ Napoléon', 'march', 'play #1');
  expect(there(fast.p.op).mp).toBe(5);
  expect(there(table({ ...lone, lying: [30, 35] }).play("+ D'Erlon", '+ Napoléon', 'march').p.op).mp).toBe(3);
  expect(there(table({ ...lone, lying: [30, 36] }).play("+ D'Erlon", '+ Napoléon', 'march').p.op).mp).toBe(3);
  const ride = table({ ...lone, lying: [30, 36], vedettes: { french: { ligny: 2 } } }, { level: 'grognard' });
  expect(there(ride.play('+ vedette F1', '+ vedette F2', 'march', 'done').p.op).mp).toBe(3);
});
