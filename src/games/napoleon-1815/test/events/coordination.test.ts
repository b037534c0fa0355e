import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', erlon: 'fleurus', picton: 'ath' },
  hands: { french: [16, 1], coalition: [52] },
  decks: { french: [2, 4, 6], coalition: [37] },
};

rule('N15-EVT-COO-01', 'another operation at once, with another stack', () => {
  const t = table(START).play('+ Ney', 'rest', 'play #16');
  expect([t.seat(), t.offered()]).toEqual([0, ["+ D'Erlon"]]);
  expect(t.why(0, { kind: 'pass' })).toEqual(['cannotPass N15-EVT-COO-01']);
  t.play("+ D'Erlon", 'rest');
  expect(t.seat()).toBe(1);
});

rule('N15-EVT-COO-02', 'a full operation: both may play a card again, after a combat too', () => {
  const t = table(START).play('+ Ney', 'march', 'play #52', 'halt', 'play #16', "+ D'Erlon", 'march');
  expect(there(t.p.op).played).toEqual([false, false]);
  expect(t.offered()).toContain('play #1');
  const fought = table({
    ...START,
    pieces: { ...START.pieces, picton: 'ligny' },
    decks: { french: [2, 4, 6], coalition: [44, 59] },
  }).play('+ Ney', 'fight', 'play #16');
  expect(fought.offered()).toEqual(["+ D'Erlon"]);
});

rule('N15-EVT-COO-03', 'not if nothing else can be designated', () => {
  const t = table({ ...START, pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' } }).play('+ Ney', 'rest');
  expect(t.seat()).toBe(1);
  expect(t.p.hands[0]).toContain(16);
});

rule('N15-EVT-COO-01', 'the coalition has no such card to play', () => {
  const t = table({ ...START, act: 'coalition' }).play('+ Picton', 'rest');
  expect([t.seat(), t.step()]).toEqual([0, 'operation.designate']);
});

rule(['N15-EVT-COO-03', 'N15-FOG-10'], 'in fog the block of a commander alone is asked about, and passes', () => {
  const t = table(
    {
      ...START,
      pieces: { ney: 'ligny', napoleon: 'fleurus', erlon: { zone: 'fleurus', activated: true }, picton: 'ath' },
    },
    { level: 'grognard' },
  ).play('+ Ney', 'rest');
  expect([t.step(), t.seat(), t.offered()]).toEqual(['window.ask', 0, ['pass']]);
});
