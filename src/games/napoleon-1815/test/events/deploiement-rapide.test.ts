import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { reille: 'ligny', picton: 'marbais', lobau: 'avesnes' },
  hands: { french: [20] },
  decks: { french: [2, 8, 12], coalition: [44, 59] },
};

rule('N15-EVT-DEP-01', 'an attack on the march loses no card', () => {
  const t = table(START).play('+ Reille', 'march', '> Marbais', 'fight', 'play #20');
  expect(there(t.events('combatCards').find(({ side }) => side === 0)).total).toBe(2);
});

rule('N15-EVT-DEP-01', 'only then', () => {
  expect(plays(table({ ...START, pieces: { reille: 'ligny', picton: 'ligny' } }).play('+ Reille', 'fight'))).toEqual(
    [],
  );
  const attacked = table({ ...START, act: 'coalition', decks: { french: [2, 8, 12], coalition: [38, 59] } }).play(
    '+ Picton',
    'march',
    '> Ligny',
    'fight',
  );
  expect(plays(attacked)).toEqual([]);
});
