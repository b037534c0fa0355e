import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table, ways } from '../table.ts';

const START = {
  pieces: { picton: 'nivelles', ney: 'avesnes' },
  act: 'coalition',
  lying: [41],
  decks: { coalition: [39], french: [2] },
};

rule('N15-EVT-ABX-01', 'one more point for a displacement that ends nearer to Bruxelles', () => {
  const t = table(START).play('+ Picton', 'march', "> Braine-l'Alleud", '> Hal');
  expect(t.p.op!.spent).toBe(2);
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
  expect(french.p.op!.mp).toBe(2);
  expect(ways(french.play('> Tubize', '> Hal'))).toEqual([]);
});

rule('N15-EVT-ABX-01', 'it lies open for the turn', () => {
  const t = table({
    pieces: START.pieces,
    phase: 'initiative',
    hands: { coalition: [41] },
    decks: { french: [2], coalition: [39] },
  }).play('play #41');
  expect([t.p.lying, t.p.discards[1]!.includes(41)]).toEqual([[41], false]);
});
