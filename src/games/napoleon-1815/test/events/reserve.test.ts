import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

rule('N15-EVT-RES-01', 'two cards; red ones are discarded without effect and not replaced', () => {
  const start = { pieces: { ney: 'ligny', picton: 'ath' }, phase: 'initiative', hands: { french: [31] } };
  const t = table({ ...start, decks: { french: [8, 9, 2], coalition: [37] } }).play('play #31');
  expect(t.p.hands[0]).toEqual([8, 9]);
  const red = table({ ...start, decks: { french: [36, 9, 2], coalition: [37] } }).play('play #31');
  expect([red.p.hands[0], red.p.discards[0]!.includes(36), red.p.lying]).toEqual([[9], true, []]);
  expect(red.events('discarded')).toEqual([{ kind: 'discarded', seat: 0, card: 36 }]);
});
