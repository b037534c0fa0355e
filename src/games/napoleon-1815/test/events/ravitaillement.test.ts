import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

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

rule('N15-EVT-RAV-01', 'every zone with a coalition corps, in the order of the map; two in all from one corps', () => {
  const pieces = { ...START.pieces, zieten: { zone: 'avesnes', fatigue: 4 } };
  const t = table({ ...START, pieces }).play('play #59');
  expect(t.offered()).toEqual(['at Avesnes', 'at Ath', 'at Alost']);
  t.play('at Avesnes');
  expect(['zieten', 'picton', 'hill'].map((id) => t.fatigue(id))).toEqual([2, 2, 4]);
});

rule(['N15-EVT-RAV-01', 'N15-TRI-51'], 'three players: the corps of the one who plays it, if he has any', () => {
  const at = { ...START, hands: { prussian: [59] }, decks: { french: [2], coalition: [37, 38] } };
  const t = table(at, { players: '3' }).play('play #59');
  expect([t.seat(), t.offered()]).toEqual([2, ['at Ath']]);
  t.play('at Ath');
  expect(['picton', 'zieten', 'hill'].map((id) => t.fatigue(id))).toEqual([2, 0, 4]);
  const alone = table({ ...at, pieces: { ney: 'ligny', picton: { zone: 'ath', fatigue: 2 } } }, { players: '3' });
  expect(plays(alone)).toEqual([]);
});
