import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { drouot: 'sombreffe', lobau: 'sombreffe', picton: 'sombreffe', ney: 'avesnes', bulow: 'hannut' },
  hands: { french: [22] },
  decks: { french: [2, 8, 12, 18, 25], coalition: [37, 44] },
};

rule(
  ['N15-EVT-LGA-01', 'N15-EVT-LGA-02'],
  'one card more with Drouot; one fatigue each if beaten, before the retreat',
  () => {
    const t = table(START).play('+ Drouot', '+ Lobau', 'fight', 'play #22', 'Lobau loses infantry');
    expect(there(t.events('combatCards').find(({ side }) => side === 0)).total).toBe(2 + 1 + 1 + 1);
    expect([t.step(), t.fatigue('drouot'), t.fatigue('lobau')]).toEqual(['retreat.step', 1, 1]);
  },
);

rule('N15-EVT-LGA-02', 'none if they do not lose', () => {
  const t = table({ ...START, decks: { french: [1, 8, 12, 18, 25], coalition: [44, 59] } }).play(
    '+ Drouot',
    '+ Lobau',
    'fight',
    'play #22',
    'Picton loses infantry',
  );
  expect([t.fatigue('drouot'), t.fatigue('lobau')]).toEqual([0, 0]);
});

rule('N15-EVT-LGA-01', 'not without Drouot', () => {
  expect(plays(table(START).play('+ Lobau', 'fight'))).toEqual([]);
});
