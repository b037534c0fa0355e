import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ligny' },
  hands: { french: [6] },
  decks: { french: [2, 8], coalition: [44, 59] },
};

rule('N15-EVT-ELA-01', 'one card more for a French attack, and only for an attack', () => {
  const t = table(START).play('+ Ney', 'fight', 'play #6');
  expect(there(t.events('combatCards').find(({ side }) => side === 0)).total).toBe(2);
  expect(plays(table({ ...START, act: 'coalition' }).play('+ Picton', 'fight'))).toEqual([]);
});
