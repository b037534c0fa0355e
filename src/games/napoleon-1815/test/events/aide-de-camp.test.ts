import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { game, table } from '../table.ts';

rule('N15-EVT-ADC-01', 'two players: a look at the French hand', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [6, 9], coalition: [42] },
    decks: { french: [2], coalition: [37] },
  });
  expect(get(game.view(t.p, 1).hands, 0).cards).toEqual([]);
  t.skip();
  expect(get(game.view(t.p, 1).hands, 0).cards).toEqual([]);
  const seen = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [6, 9], coalition: [42] },
    decks: { french: [2], coalition: [37] },
  }).play('play #42');
  expect(get(game.view(seen.p, 1).hands, 0).cards).toEqual([6, 9]);
  expect(get(game.view(seen.p, null).hands, 0).cards).toEqual([]);
  expect(seen.told.filter(({ event }) => event.kind === 'sawHand').map(({ only }) => only)).toEqual([1]);
  expect(seen.reveals).toBeGreaterThan(0);
});

rule('N15-EVT-ADC-01', 'a card that has left the hand is not seen again when it is drawn anew', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [8], coalition: [42] },
    decks: { french: [2], coalition: [37, 38] },
  }).play('play #42');
  t.play('pass', '+ Picton', 'march', 'play #8');
  expect(t.p.seen[1]).toEqual([]);
});

rule('N15-EVT-ADC-02', 'three players: the partners exchange cards', () => {
  const t = table(
    {
      pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      phase: 'initiative',
      hands: { english: [79], prussian: [37] },
      decks: { french: [2], coalition: [38, 40] },
    },
    { players: '3' },
  );
  t.play('play #79');
  expect([t.step(), t.seat(), t.offered()]).toEqual(['exchange.give', 2, ['give #37', 'pass']]);
  t.play('give #37');
  expect([t.p.hands[1], t.p.hands[2]]).toEqual([[37], []]);
});

rule('N15-EVT-ADC-01', 'what was seen is told to the coalition alone', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [6, 9], coalition: [42] },
    decks: { french: [2], coalition: [37] },
  }).play('play #42');
  expect(t.told.filter(({ event }) => event.kind === 'sawHand')).toEqual([
    { event: { kind: 'sawHand', seat: 1, of: 0, cards: [6, 9] }, only: 1 },
  ]);
});
