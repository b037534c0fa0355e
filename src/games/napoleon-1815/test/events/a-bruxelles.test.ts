import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { table, ways } from '../table.ts';

const START = {
  pieces: { picton: 'nivelles', ney: 'avesnes' },
  act: 'coalition',
  lying: [41],
  decks: { coalition: [39], french: [2] },
};

rule('N15-EVT-ABX-01', 'one more point for a displacement that ends nearer to Bruxelles', () => {
  const t = table(START).play('+ Picton', 'march', "> Braine-l'Alleud", '> Hal');
  expect(there(t.p.op).spent).toBe(2);
  expect(ways(t)).toEqual(['braine-l-alleud', 'bruxelles', 'enghien', 'tubize']);
  t.play('> Bruxelles');
  expect(t.zone('picton')).toBe('bruxelles');
  expect(t.p.op?.seat).not.toBe(1);
});

rule('N15-EVT-ABX-02', 'counted at the end against the start; the point is spent like another', () => {
  const away = table({ ...START, pieces: { picton: 'hal', ney: 'avesnes' } }).play(
    '+ Picton',
    'march',
    '> Enghien',
    '> Ninove',
  );
  expect(ways(away)).toEqual(['bruxelles']);
  const four = table({ ...START, decks: { coalition: [37] } }).play(
    '+ Picton',
    'march',
    '> Genappe',
    '> Nivelles',
    "> Braine-l'Alleud",
  );
  expect(ways(four)).toEqual(['hal', 'tubize', 'waterloo']);
  expect(four.play('> Hal').fatigue('picton')).toBe(1);
  const french = table({
    ...START,
    act: 'french',
    pieces: { erlon: 'hal', picton: 'ath' },
    decks: { french: [9] },
  }).play("+ D'Erlon", 'march');
  expect(there(french.p.op).mp).toBe(2);
  expect(ways(french.play('> Tubize', '> Hal'))).toEqual([]);
});

rule('N15-EVT-ABX-01', 'it lies open for the turn', () => {
  const t = table({
    pieces: START.pieces,
    phase: 'initiative',
    hands: { coalition: [41] },
    decks: { french: [2], coalition: [39] },
  }).play('play #41');
  expect([t.p.lying, get(t.p.discards, 1).includes(41)]).toEqual([[41], false]);
});

rule(['N15-EVT-ABX-03', 'N15-TRI-51'], 'three players: only the stacks of the one who played it', () => {
  const start = {
    pieces: { picton: 'nivelles', zieten: 'wavre', ney: 'avesnes' },
    phase: 'initiative',
    hands: { english: [41] },
    decks: { french: [1, 2], coalition: [59, 43, 39, 45, 48] },
  };
  const played = () => table(start, { players: '3' }).play('play #41').play('+ Ney', 'rest');
  const prussian = played().play('name prussian', '+ Zieten', 'march');
  expect(there(prussian.p.op).mp).toBe(2);
  prussian.play('> Limal', '> Wavre');
  expect(ways(prussian)).toEqual([]);
  const english = played().play('name english', '+ Picton', 'march', "> Braine-l'Alleud", '> Hal');
  expect(ways(english)).toContain('bruxelles');
});

rule(['N15-EVT-ABX-02', 'N15-EVT-MFO-02'], 'below zero the forced march gives one connection, not two', () => {
  const slow = {
    pieces: { picton: 'nivelles', orange: 'nivelles', hill: 'nivelles', ney: 'avesnes' },
    act: 'coalition',
    lying: [41],
    hands: { coalition: [37] },
    decks: { coalition: [61], french: [2] },
  };
  const t = table(slow).play('+ Orange', '+ Hill', '+ Picton', 'march');
  expect([there(t.p.op).mp, ways(t)]).toEqual([-1, []]);
  t.play('play #37', "> Braine-l'Alleud");
  expect([t.zone('picton'), t.p.op === null || t.p.op.seat !== 1]).toEqual(['braine-l-alleud', true]);
});
