import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', lobau: 'marbais', reille: 'quatre-bras', picton: 'ath' },
  hands: { french: [18] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-ORG-01', 'a French stack goes on past another; one zone a card', () => {
  const t = table(START).play("+ D'Erlon", 'march', '> Marbais');
  expect(t.offered()).toEqual(['play #18', 'halt']);
  t.play('play #18', '> Quatre-Bras');
  expect(t.p.op?.seat).toBe(1);
  expect(t.zone('erlon')).toBe('quatre-bras');
});

rule('N15-EVT-ORG-01', 'not where there is nobody, and not in a contested zone', () => {
  expect(plays(table(START).play("+ D'Erlon", 'march', '> Sombreffe'))).toEqual([]);
  const contested = table({ ...START, pieces: { ...START.pieces, picton: 'marbais' } }).play(
    "+ D'Erlon",
    'march',
    '> Marbais',
  );
  expect(plays(contested)).toEqual([]);
});
