import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

const START = {
  pieces: { reille: 'sombreffe', picton: { zone: 'sombreffe', fatigue: 4 }, hill: 'sombreffe', lobau: 'avesnes' },
  hands: { french: [24] },
  decks: { french: [2, 8], coalition: [44, 59, 61, 67] },
};

rule('N15-EVT-TIR-01', 'one fatigue at once for the coalition stack, where its owner likes, before the count', () => {
  const t = table(START).play('+ Reille', 'fight', 'play #24');
  expect([t.seat(), t.offered()]).toEqual([1, ['tire Hill', 'tire Picton']]);
  t.play('tire Picton');
  expect(t.events('combatCards').find(({ side }) => side === 1)!.total).toBe(3);
  const attack = table({ ...START, act: 'coalition' }).play('+ Hill', 'fight', 'play #24');
  expect(attack.fatigue('hill')).toBeGreaterThan(0);
});
