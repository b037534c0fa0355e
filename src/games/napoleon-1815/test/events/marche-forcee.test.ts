import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table, ways } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', picton: 'ath' },
  hands: { french: [1] },
  decks: { french: [9], coalition: [37] },
};

rule('N15-EVT-MFO-01', 'one point more', () => {
  expect(there(table(START).play("+ D'Erlon", 'march', 'play #1').p.op).mp).toBe(3);
});

rule('N15-EVT-MFO-02', 'with none or less the points become one', () => {
  const t = table({
    ...START,
    pieces: { erlon: 'thuin', reille: 'thuin', lobau: 'thuin', picton: 'ath' },
    destroyed: ['thuin--binche'],
    decks: { french: [35], coalition: [37] },
  });
  t.play("+ D'Erlon", '+ Reille', '+ Lobau', 'march', 'play #1');
  expect(there(t.p.op).mp).toBe(1);
  expect(ways(t)).not.toContain('binche');
  expect(ways(t)).toContain('walcourt');
});

rule('N15-EVT-MFO-03', 'also when the last point has just been spent, but not once it had to stop', () => {
  const t = table(START).play("+ D'Erlon", 'march', '> Marbais', '> Mellery');
  expect(t.offered()).toEqual(['play #1', 'halt']);
  t.play('play #1', '> Genappe');
  expect(t.zone('erlon')).toBe('genappe');
  const met = table({ ...START, pieces: { erlon: 'ligny', lobau: 'marbais', picton: 'ath' } }).play(
    "+ D'Erlon",
    'march',
    '> Marbais',
  );
  expect(plays(met)).toEqual([]);
  const enemy = table({ ...START, pieces: { erlon: 'ligny', picton: 'marbais' } }).play(
    "+ D'Erlon",
    'march',
    '> Marbais',
  );
  expect(enemy.offered()).toEqual(['fight', 'pass']);
});

rule('N15-EVT-MFO-01', 'for an own stack alone', () => {
  const t = table({ ...START, act: 'coalition' }).play('+ Picton', 'march');
  expect([t.seat(), plays(t)]).toEqual([0, []]);
  expect(plays(t.play('pass'))).toEqual([]);
});
