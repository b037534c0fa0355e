import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: {
    lobau: 'sombreffe',
    picton: { zone: 'sombreffe', cavalry: 0 },
    hill: { zone: 'sombreffe', cavalry: 0 },
    ney: 'avesnes',
    bulow: 'hannut',
  },
  act: 'coalition',
  hands: { coalition: [58] },
  decks: { french: [2], coalition: [37, 44, 59, 61] },
};

rule('N15-EVT-PAN-01', 'one connection more, two fatigues more', () => {
  const t = table(START).play('+ Picton', '+ Hill', 'fight', 'tire Hill', 'play #58', 'retreat > Ligny');
  expect(t.step()).toBe('retreat.step');
  t.play('retreat > Fleurus');
  expect([t.zone('lobau'), t.fatigue('lobau')]).toEqual(['fleurus', 2]);
});

rule('N15-EVT-PAN-02', 'not if the French stack does not retreat', () => {
  const tie = table({ ...START, decks: { french: [2], coalition: [44, 59, 61, 67] } }).play(
    '+ Picton',
    '+ Hill',
    'fight',
    'tire Hill',
  );
  expect(tie.step()).not.toBe('window.ask');
  const allied = table({
    ...START,
    act: 'french',
    pieces: { ...START.pieces, drouot: 'sombreffe' },
    decks: { french: [1, 5, 7, 2], coalition: [44, 59, 61, 67] },
  })
    .play('+ Lobau', '+ Drouot', 'fight')
    .skip();
  while (t(allied)) allied.play(get(allied.offered(), 0));
  expect(plays(allied)).toEqual([]);
});

const t = (on: ReturnType<typeof table>): boolean => on.step() === 'share.place';
