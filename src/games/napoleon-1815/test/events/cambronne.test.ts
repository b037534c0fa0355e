import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

const START = {
  pieces: { lobau: 'sombreffe', picton: 'sombreffe', uxbridge: 'sombreffe', ney: 'avesnes', bulow: 'hannut' },
  hands: { french: [33] },
  act: 'coalition',
  decks: { french: [2], coalition: [37, 44, 59] },
};

rule('N15-EVT-CAM-01', 'a French stack that must retreat is not pursued', () => {
  const t = table(START).play('+ Picton', '+ Uxbridge', 'fight', 'tire Picton', 'play #33', 'retreat > Ligny');
  expect(t.events('pursuit')).toEqual([]);
  const later = table(START).play(
    '+ Picton',
    '+ Uxbridge',
    'fight',
    'tire Picton',
    'pass',
    'retreat > Ligny',
    'play #33',
  );
  expect(later.events('pursuit')).toEqual([]);
  const without = table({ ...START, hands: {} }).play(
    '+ Picton',
    '+ Uxbridge',
    'fight',
    'tire Picton',
    'retreat > Ligny',
  );
  expect(without.events('pursuit')).toHaveLength(1);
});

rule('N15-EVT-CAM-01', 'not for the winner', () => {
  const t = table({
    ...START,
    act: 'french',
    pieces: { ...START.pieces, drouot: 'sombreffe' },
    decks: { french: [1, 5, 7, 2], coalition: [44, 59, 61] },
  })
    .play('+ Lobau', '+ Drouot', 'fight')
    .skip();
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect(t.step()).toBe('retreat.step');
});
