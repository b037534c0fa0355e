import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table, ways } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', reille: 'ligny', picton: 'ath' },
  hands: { coalition: [52] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-ENC-01', 'one point less, once the card is revealed', () => {
  const t = table(START).play("+ D'Erlon", 'march');
  expect([t.seat(), plays(t), there(t.p.op).base]).toEqual([1, [52], 4]);
  expect(there(t.play('play #52').p.op).mp).toBe(3);
});

rule(
  ['N15-EX-18', 'N15-EVT-ENC-02', 'N15-EVT-MFO-02'],
  'card 1, two corps: 0, then -1; MARCHE FORCEE still crosses one connection',
  () => {
    const t = table({
      ...START,
      hands: { french: [1], coalition: [52] },
      decks: { french: [35], coalition: [37] },
    }).play("+ D'Erlon", '+ Reille', 'march', 'play #52');
    expect(there(t.p.op).mp).toBe(-1);
    expect(t.offered()).toEqual(['play #1', 'halt']);
    t.play('play #1');
    expect(ways(t)).toEqual(['fleurus', 'marbais', 'sombreffe']);
    t.play('> Marbais');
    expect([t.zone('erlon'), t.p.op?.seat]).toEqual(['marbais', 1]);
  },
);
