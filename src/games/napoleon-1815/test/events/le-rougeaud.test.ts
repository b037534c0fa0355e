import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = { pieces: { ney: 'ligny', reille: 'ligny', picton: 'ligny', lobau: 'avesnes' }, hands: { french: [23] } };

rule('N15-EVT-LRO-01', 'up to 3: two fatigues for Ney; from 4: one card more', () => {
  const low = table({ ...START, decks: { french: [1, 2, 8], coalition: [44, 59] } }).play('+ Ney', 'fight', 'play #23');
  expect([low.fatigue('ney'), there(low.events('combatCards').find(({ side }) => side === 0)).total]).toEqual([2, 1]);
  expect(low.events('tired')[0]).toEqual({ kind: 'tired', corps: 0, by: 2, why: 'event' });
  const high = table({ ...START, decks: { french: [4, 2, 8], coalition: [44, 59] } }).play(
    '+ Ney',
    'fight',
    'play #23',
  );
  expect([high.fatigue('ney'), there(high.events('combatCards').find(({ side }) => side === 0)).total]).toEqual([0, 2]);
  expect(high.p.discards[0]).toContain(4);
});

rule('N15-EVT-LRO-01', 'only if Ney takes part, also in defence', () => {
  expect(plays(table({ ...START, decks: { french: [2], coalition: [44] } }).play('+ Reille', 'fight'))).toEqual([]);
  const defence = table({ ...START, act: 'coalition', decks: { french: [2, 8], coalition: [44, 59] } }).play(
    '+ Picton',
    'fight',
  );
  expect(plays(defence)).toEqual([23]);
});

rule(['N15-OPS-10', 'N15-EVT-LRO-01'], 'a deck made anew for it does not hold the card that is being played', () => {
  const t = table({ ...START, decks: { french: [], coalition: [44, 59] } }).play('+ Ney', 'fight', 'play #23');
  expect(get(t.events('reshuffled'), 0).count).toBe(35);
  expect(t.events('revealed').map(({ card }) => card)).not.toContain(23);
});
