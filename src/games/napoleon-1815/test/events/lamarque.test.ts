import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ath' },
  phase: 'initiative',
  hands: { french: [29] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-LAM-01', 'Lamarque comes to a French town or to Maubeuge, to activate', () => {
  const t = table(START).play('play #29');
  expect(t.offered().sort()).toEqual(['at Avesnes', 'at Beaumont', 'at Maubeuge', 'at Philippeville']);
  t.play('at Maubeuge');
  expect([t.zone('lamarque'), t.activated('lamarque')]).toEqual(['maubeuge', false]);
  const fog = table(START, { level: 'grognard' }).play('play #29', 'at Avesnes');
  expect(fog.zone('vedette F1')).toBe('avesnes');
});

rule('N15-EVT-LAM-02', 'not where coalition corps alone stand', () => {
  const some = table({
    ...START,
    pieces: { ney: 'ligny', picton: 'avesnes', hill: 'beaumont', lobau: 'beaumont' },
  }).play('play #29');
  expect(some.offered().sort()).toEqual(['at Beaumont', 'at Maubeuge', 'at Philippeville']);
  const none = table({
    ...START,
    pieces: { ney: 'ligny', picton: 'avesnes', hill: 'beaumont', orange: 'maubeuge', zieten: 'philippeville' },
  });
  expect(plays(none)).toEqual([]);
});

rule('N15-EVT-LAM-03', 'once he has come, one infantry point for a French corps but Drouot', () => {
  const t = table({ ...START, pieces: { ...START.pieces, lamarque: 'avesnes', drouot: 'ligny' } }).play('play #29');
  expect(t.offered()).toEqual(['for Ney', 'for Lamarque']);
  t.play('for Lamarque');
  expect(t.strength('lamarque')).toEqual([3, 0]);
});
