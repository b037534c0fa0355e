import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

rule('N15-EVT-RES-01', 'two cards; red ones are discarded without effect and not replaced', () => {
  const start = { pieces: { ney: 'ligny', picton: 'ath' }, phase: 'initiative', hands: { french: [31] } };
  const t = table({ ...start, decks: { french: [8, 9, 2], coalition: [37] } }).play('play #31');
  expect(t.p.hands[0]).toEqual([8, 9]);
  const red = table({ ...start, decks: { french: [36, 9, 2], coalition: [37] } }).play('play #31');
  expect([red.p.hands[0], get(red.p.discards, 0).includes(36), red.p.lying]).toEqual([[9], true, []]);
  expect(red.events('discarded')).toEqual([{ kind: 'discarded', seat: 0, card: 36 }]);
});

rule(
  ['N15-INI-03', 'N15-EVT-RES-01'],
  'a deck made anew in between does not hold the card that is being played',
  () => {
    const t = table({
      pieces: { ney: 'ligny', picton: 'ath' },
      phase: 'initiative',
      hands: { french: [31] },
      decks: { french: [], coalition: [37] },
    });
    const count = get(t.p.discards, 0).length;
    t.play('play #31');
    expect(t.events('reshuffled')).toEqual([{ kind: 'reshuffled', camp: 0, count }]);
    expect(t.p.hands[0]).not.toContain(31);
  },
);
