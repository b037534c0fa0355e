import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

rule('N15-EVT-VLE-01', "every French corps in Napoléon's zone sheds one fatigue", () => {
  const t = table({
    pieces: {
      napoleon: 'ligny',
      ney: { zone: 'ligny', fatigue: 3 },
      erlon: 'ligny',
      reille: { zone: 'avesnes', fatigue: 2 },
      picton: { zone: 'ligny', fatigue: 2 },
    },
    phase: 'initiative',
    hands: { french: [32] },
    decks: { french: [2], coalition: [37] },
  }).play('play #32');
  expect(['ney', 'erlon', 'reille', 'picton'].map((id) => t.fatigue(id))).toEqual([2, 0, 2, 2]);
});

rule('N15-EVT-VLE-01', 'wherever he stands, at Avesnes too', () => {
  const t = table({
    pieces: { napoleon: 'avesnes', ney: { zone: 'avesnes', fatigue: 1 }, reille: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [32] },
    decks: { french: [2], coalition: [37] },
  }).play('play #32');
  expect([t.fatigue('ney'), t.events('rested')]).toEqual([0, [{ kind: 'rested', corps: 0, by: 1 }]]);
});
