import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const attack = (zone: string, more: object = {}) => {
  const t = table({
    pieces: { reille: zone, picton: zone, lobau: 'avesnes', bulow: 'hannut' },
    hands: { french: [19] },
    decks: { french: [2, 8], coalition: [44, 59, 61] },
    ...more,
  });
  t.play('+ Reille', 'fight', 'play #19');
  return there(t.events('combatCards').find(({ side }) => side === 1)).total;
};

rule('N15-EVT-AUD-01', 'no card for wood, fortified town or farm', () => {
  expect(attack('frasnes')).toBe(2);
  expect(attack('ath', { control: { ath: 'english' } })).toBe(2);
  expect(attack('hougoumont')).toBe(2);
});

rule('N15-EVT-AUD-01', 'only when the French attack', () => {
  const t = table({
    pieces: { reille: 'frasnes', picton: 'frasnes' },
    act: 'coalition',
    hands: { french: [19] },
    decks: { french: [2], coalition: [44] },
  }).play('+ Picton', 'fight');
  expect(plays(t)).toEqual([]);
});

rule('N15-EVT-AUD-02', 'fatigue reductions, bonuses and the ban on pursuit stay', () => {
  const t = table({
    pieces: { reille: 'hougoumont', picton: 'hougoumont', wellington: 'hougoumont', lobau: 'avesnes' },
    hands: { french: [19] },
    decks: { french: [3, 8], coalition: [44, 59, 61] },
  });
  t.play('+ Reille', 'fight', 'play #19');
  expect(there(t.events('combatCards').find(({ side }) => side === 1)).total).toBe(3);
  expect(t.fatigue('picton')).toBe(1);
  const wood = table({
    pieces: { reille: 'thuin', picton: 'thuin', lobau: 'avesnes' },
    hands: { french: [19] },
    decks: { french: [1, 5, 8], coalition: [44, 59, 61] },
  }).play('+ Reille', 'fight', 'play #19', 'retreat > Binche', 'retreat > Mons');
  expect(wood.events('pursuit')).toEqual([]);
});
