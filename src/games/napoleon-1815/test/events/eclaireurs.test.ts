import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { game, table } from '../table.ts';

rule('N15-EVT-ECL-01', 'a look at the coalition hand', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [25], coalition: [37, 62] },
    decks: { french: [2], coalition: [38] },
  }).play('play #25');
  expect(get(game.view(t.p, 0).hands, 1).cards).toEqual([37, 62]);
  expect(t.told.filter(({ event }) => event.kind === 'sawHand').map(({ only }) => only)).toEqual([0]);
});

rule('N15-EVT-ECL-01', 'three players: at the one they choose', () => {
  const t = table(
    {
      pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      phase: 'initiative',
      hands: { french: [78], english: [37], prussian: [62] },
      decks: { french: [2], coalition: [38, 39] },
    },
    { players: '3' },
  );
  t.play('play #78');
  expect(t.offered()).toEqual(['name english', 'name prussian']);
  t.play('name prussian');
  expect([get(game.view(t.p, 0).hands, 1).cards, get(game.view(t.p, 0).hands, 2).cards]).toEqual([[], [62]]);
  expect(get(game.view(t.p, 1).hands, 2).cards).toEqual([]);
});

rule('N15-EVT-ECL-01', 'what was seen is told to the French alone, and is not taken back', () => {
  const at = { phase: 'initiative', decks: { french: [2], coalition: [38, 39] } };
  const two = table({
    ...at,
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [25], coalition: [37, 62] },
  }).play('play #25');
  const saw = (t: ReturnType<typeof table>) => t.told.filter(({ event }) => event.kind === 'sawHand');
  expect(saw(two)).toEqual([{ event: { kind: 'sawHand', seat: 0, of: 1, cards: [37, 62] }, only: 0 }]);
  const three = table(
    { ...at, pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' }, hands: { french: [78], english: [37, 40] } },
    { players: '3' },
  ).play('play #78', 'name english');
  expect(saw(three)).toEqual([{ event: { kind: 'sawHand', seat: 0, of: 1, cards: [37, 40] }, only: 0 }]);
  expect(three.reveals).toBeGreaterThan(0);
});
