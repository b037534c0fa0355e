import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ligny', hill: 'ligny' },
  hands: { coalition: [56] },
  decks: { french: [2, 8], coalition: [44, 59, 61, 67, 71] },
};

rule('N15-EVT-LLR-01', 'one card more, not one a corps', () => {
  const t = table(START).play('+ Ney', 'fight', 'play #56');
  expect(there(t.events('combatCards').find(({ side }) => side === 1)).total).toBe(5);
});

rule('N15-EVT-LLR-01', 'a defence with Picton, Orange or Hill', () => {
  expect(
    plays(table({ ...START, pieces: { ney: 'ligny', uxbridge: 'ligny', zieten: 'ligny' } }).play('+ Ney', 'fight')),
  ).toEqual([]);
  expect(plays(table({ ...START, pieces: { ney: 'ligny', orange: 'ligny' } }).play('+ Ney', 'fight'))).toEqual([56]);
  expect(plays(table({ ...START, act: 'coalition' }).play('+ Picton', 'fight'))).toEqual([]);
});

rule(
  ['N15-EVT-LLR-01', 'N15-TRI-52'],
  'three players: a Prussian with a corps in the stack may, one without may not',
  () => {
    const three = (pieces: object) =>
      plays(
        table(
          {
            ...START,
            pieces: { ...START.pieces, ...pieces },
            hands: { prussian: [56] },
            decks: { french: [2], coalition: [44] },
          },
          { players: '3' },
        ).play('+ Ney', 'fight'),
      );
    expect([three({ zieten: 'wavre' }), three({ zieten: 'ligny' })]).toEqual([[], [56]]);
  },
);
