import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

const result = (pieces: object, act = 'french', zone = 'sombreffe') => {
  const who = act === 'french' ? '+ Reille' : '+ Picton';
  const all = Object.fromEntries(
    Object.entries({ picton: {}, ...pieces }).map(([id, v]) => [id, { zone, ...(v as object) }]),
  );
  const t = table({
    pieces: { lobau: 'avesnes', bulow: 'hannut', ...all },
    act,
    hands: { coalition: [47] },
    decks: { french: [3, 27, 8], coalition: [44, 59, 61] },
  });
  return t.play(who, 'fight', 'play #47').fatigue('picton');
};

rule(
  'N15-EVT-CAR-01',
  'two fatigues less against cavalry, in attack and defence, with terrain, not below nothing',
  () => {
    expect(result({ reille: {} })).toBe(2);
    expect(result({ reille: { cavalry: 0 } })).toBe(4);
    expect(result({ reille: {} }, 'coalition')).toBe(2);
    expect(result({ reille: {} }, 'french', 'ligny')).toBe(1);
    expect(result({ reille: { infantry: 3, cavalry: 1 } }, 'french', 'hougoumont')).toBe(0);
  },
);

rule(['N15-EVT-CAR-01', 'N15-EVT-ASC-05'], 'cavalry that comes to the sound of the guns is there at the start', () => {
  const t = table({
    pieces: { lobau: 'ligny', ney: 'marbais', picton: 'ligny', erlon: 'avesnes' },
    hands: { french: [10], coalition: [47] },
    decks: { french: [8, 24, 12, 1], coalition: [44, 59] },
  }).play('+ Lobau', 'fight', 'play #10', '+ Ney', 'done', 'play #47');
  expect(get(t.events('combatResult'), 0).spared.map(({ clause }) => clause)).toContain('N15-EVT-CAR-01');
});
