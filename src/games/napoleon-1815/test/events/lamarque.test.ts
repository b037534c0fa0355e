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
  const t = table({ ...START, pieces: { ...START.pieces, lamarque: 'avesnes', drouot: 'ligny', orange: 'ath' } }).play(
    'play #29',
  );
  expect(t.offered()).toEqual(['for Ney', 'for Lamarque']);
  t.play('for Lamarque');
  expect(t.strength('lamarque')).toEqual([3, 0]);
});

rule('N15-EVT-LAM-01', 'a Conscript has no vedette; of the Grognard one comes that was not on the map', () => {
  const t = table(START).play('play #29', 'at Avesnes');
  expect(t.p.where.slice(22, 29).filter((zone) => zone >= 0)).toEqual([]);
  const fog = table({ ...START, vedettes: { french: { ligny: 1 } } }, { level: 'grognard' });
  fog.play('play #29', 'at Avesnes');
  expect([fog.zone('vedette F1'), fog.zone('vedette F2')]).toEqual(['ligny', 'avesnes']);
});

rule(['N15-EVT-LAM-03', 'N15-CMP-13'], 'once he has come it takes a corps with room, and Drouot is none', () => {
  const full = { zone: 'ligny', infantry: 8, cavalry: 0 };
  const at = { ...START, pieces: { ney: full, lamarque: full, drouot: 'ligny', picton: 'ath' } };
  expect(plays(table(at))).toEqual([]);
  const t = table(at, { screens: 'hidden' });
  expect([t.step(), t.seat(), t.offered()]).toEqual(['initiative.card', 0, ['pass']]);
  const barred = { picton: 'avesnes', hill: 'beaumont', orange: 'maubeuge', zieten: 'philippeville' };
  expect(plays(table({ ...START, pieces: { ney: 'ligny', lamarque: 'ligny', ...barred } }))).toEqual([29]);
});

rule(['N15-EVT-LAM-02', 'N15-VED-17'], 'in fog any coalition block bars a town: it may be a corps', () => {
  const t = table({ ...START, vedettes: { english: { beaumont: 1 } } }, { level: 'grognard' }).play('play #29');
  expect(t.offered()).toEqual(['at Avesnes', 'at Philippeville', 'at Maubeuge']);
});
