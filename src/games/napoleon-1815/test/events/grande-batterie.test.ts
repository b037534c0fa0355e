import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: {
    reille: 'sombreffe',
    erlon: { zone: 'sombreffe', fatigue: 4 },
    lobau: 'sombreffe',
    picton: 'sombreffe',
    ney: 'avesnes',
    bulow: 'hannut',
  },
  hands: { french: [21] },
  decks: { french: [2, 8, 12, 18, 9], coalition: [37, 44, 59] },
};

rule(
  ['N15-EVT-GBA-01', 'N15-EVT-GBA-02', 'N15-EVT-GBA-03'],
  'one loss more that counts for the winner, one fatigue for each corps before the count',
  () => {
    const t = table(START).play('+ Reille', "+ D'Erlon", '+ Lobau', 'fight', 'play #21');
    expect(t.events('combatCards').find(({ side }) => side === 0)!.total).toBe(5 - 1);
    expect(t.events('combatResult')[0]!.losses).toEqual([1, 1]);
    expect(['reille', 'erlon', 'lobau'].map((id) => t.fatigue(id))).toEqual([1, 5, 1]);
    expect(t.events('tired').slice(0, 3)).toMatchObject(new Array(3).fill({ by: 1, why: 'event' }));
  },
);

rule('N15-EVT-GBA-01', 'three corps in the stack, in attack or defence', () => {
  expect(plays(table(START).play('+ Reille', "+ D'Erlon", 'fight'))).toEqual([]);
  const defence = table({ ...START, act: 'coalition' }).play('+ Picton', 'fight', 'play #21');
  expect(defence.events('combatResult')[0]!.losses[1]).toBe(1);
});
