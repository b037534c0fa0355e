import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

rule('N15-EVT-HUS-01', 'a card at random from the enemy hand', () => {
  const t = table(
    {
      pieces: { ney: 'ligny', picton: 'ath' },
      phase: 'initiative',
      hands: { french: [27], coalition: [37, 62, 39] },
      decks: { french: [2], coalition: [38] },
    },
    {},
    { hussards: [2] },
  );
  t.play('play #27');
  expect([t.p.hands[1], get(t.p.discards, 1).includes(62)]).toEqual([[37, 39], true]);
  expect(t.events('discarded')).toEqual([{ kind: 'discarded', seat: 1, card: 62 }]);
});

rule('N15-EVT-HUS-01', 'not from an empty hand', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [27, 31] },
    decks: { french: [2], coalition: [38] },
  });
  expect(plays(t)).toEqual([31]);
});

rule('N15-EVT-HUS-01', 'three players: the French choose; the coalition raids the French', () => {
  const start = {
    pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
    phase: 'initiative',
    decks: { french: [2], coalition: [38, 40] },
  };
  const t = table(
    { ...start, hands: { french: [27], english: [37], prussian: [62, 39] } },
    { players: '3' },
    { hussards: [1] },
  ).play('play #27');
  expect(t.offered()).toEqual(['name english', 'name prussian']);
  t.play('name prussian');
  expect(t.p.hands[2]).toEqual([39]);
  const allied = table({ ...start, hands: { french: [8], prussian: [54] } }, { players: '3' }, { hussards: [1] }).play(
    'play #54',
  );
  expect(allied.p.hands[0]).toEqual([]);
});

rule('N15-EVT-HUS-01', 'three players: only an opponent who holds a card is named', () => {
  const t = table(
    {
      pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      phase: 'initiative',
      hands: { french: [27], prussian: [62] },
      decks: { french: [2], coalition: [38, 40] },
    },
    { players: '3' },
  ).play('play #27');
  expect(t.offered()).toEqual(['name prussian']);
});
