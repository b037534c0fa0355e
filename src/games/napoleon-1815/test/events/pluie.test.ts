import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', reille: 'ligny', picton: 'marbais', hill: 'ath' },
  lying: [36],
  decks: { french: [2, 8, 12], coalition: [44, 59] },
};

rule(
  ['N15-EVT-PLU-01', 'N15-EVT-PLU-03'],
  'one fatigue for every stack that is activated, one point less if it moves',
  () => {
    const t = table(START).play("+ D'Erlon", '+ Reille', 'march');
    expect([t.seat(), t.offered()]).toEqual([0, ["tire D'Erlon", 'tire Reille']]);
    t.play('tire Reille');
    expect([there(t.p.op).mp, t.fatigue('reille')]).toEqual([2, 1]);
    expect(table(START).play("+ D'Erlon", 'rest').fatigue('erlon')).toBe(1);
  },
);

rule('N15-EVT-PLU-02', 'not for one that was attacked', () => {
  const t = table({
    ...START,
    pieces: { ...START.pieces, picton: 'ligny', lobau: 'avesnes' },
    decks: { french: [2, 8], coalition: [44, 59] },
  }).play("+ D'Erlon", 'fight');
  expect([t.activated('picton'), t.fatigue('picton'), t.fatigue('erlon')]).toEqual([true, 1, 1]);
});

rule('N15-EVT-PLU-04', 'event moves are no activation; vedettes lose the point only', () => {
  const t = table({ ...START, hands: { coalition: [60] } }).play("+ D'Erlon", 'rest', 'play #60', '+ Hill', '> Lens');
  expect(t.fatigue('hill')).toBe(0);
  const ride = table({ ...START, vedettes: { french: { ligny: 1 } } }, { level: 'grognard' }).play(
    '+ vedette F1',
    'march',
    'done',
  );
  expect(there(ride.p.op).mp).toBe(4);
});

rule('N15-EVT-PLU-01', 'drawn by either camp it lies open for the turn', () => {
  const t = table({
    pieces: START.pieces,
    phase: 'draw',
    decks: { french: [1, 2, 3, 4], coalition: [71, 37, 38, 39] },
  });
  expect(t.p.lying).toEqual([71]);
  t.skip().play('pass', 'pass').skip();
  expect([t.p.lying, get(t.p.discards, 1).includes(71)]).toEqual([[], true]);
});
