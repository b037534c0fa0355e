import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

const START = {
  pieces: {
    picton: { zone: 'ath', fatigue: 2 },
    zieten: { zone: 'ath', fatigue: 1 },
    hill: { zone: 'alost', fatigue: 4 },
    ney: 'ligny',
  },
  phase: 'initiative',
  hands: { coalition: [59] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-RAV-01', 'two fatigues less in one zone, English and Prussian together', () => {
  const t = table(START).play('play #59');
  expect(t.offered().sort()).toEqual(['at Alost', 'at Ath']);
  t.play('at Ath');
  expect(t.offered()).toEqual(['relieve Picton', 'relieve Zieten']);
  t.play('relieve Zieten');
  expect(['picton', 'zieten', 'hill'].map((id) => t.fatigue(id))).toEqual([1, 0, 4]);
});
