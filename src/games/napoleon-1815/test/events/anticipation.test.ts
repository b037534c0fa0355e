import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { game, table } from '../table.ts';

const START = { pieces: { ney: 'ligny', picton: 'ath' }, phase: 'initiative', hands: { french: [26] } };

rule(['N15-EVT-ANT-01', 'N15-EVT-ANT-02'], 'any card of the deck but a red one, unseen by the opponent', () => {
  const t = table({ ...START, decks: { french: [2, 35, 10, 8], coalition: [37] } }).play('play #26');
  expect(t.offered()).toEqual(['take #2', 'take #8', 'take #10']);
  t.play('take #10');
  expect(t.p.hands[0]).toEqual([10]);
  expect(t.p.decks[0]).not.toContain(10);
  expect(t.told.filter(({ event }) => event.kind === 'tookCard').map(({ only }) => only)).toEqual([0]);
  expect(get(game.view(t.p, 1).hands, 0).cards).toEqual([]);
});

rule(['N15-EVT-ANT-03', 'N15-INI-03'], 'an empty deck is formed anew first; the discard pile is not searched', () => {
  const t = table({ ...START, decks: { french: [], coalition: [37] } }).play('play #26');
  expect(t.events('reshuffled')).toEqual([{ kind: 'reshuffled', camp: 0, count: 35 }]);
  // The card itself is not discarded before its effect is resolved.
  expect(t.offered()).not.toContain('take #26');
  t.play('take #2');
  expect(t.p.discards[0]).toContain(26);
  const some = table({ ...START, decks: { french: [2], coalition: [37] } }).play('play #26');
  expect(some.offered()).toEqual(['take #2']);
});

rule('N15-EVT-ANT-01', 'three players: who sees the deck knows what his partner holds', () => {
  const t = table(
    {
      pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      phase: 'initiative',
      hands: { english: [43], prussian: [37] },
      decks: { french: [2], coalition: [38, 40] },
    },
    { players: '3' },
  );
  t.play('play #43');
  expect(get(game.view(t.p, 1).hands, 2).cards).toEqual([37]);
  expect(get(game.view(t.p, 0).hands, 2).cards).toEqual([]);
});

rule('N15-EVT-ANT-02', 'nothing but red cards left: nothing is taken', () => {
  const t = table({ ...START, decks: { french: [35, 36], coalition: [37] } }).play('play #26');
  expect(t.offered()).toEqual(['done']);
  t.play('done');
  expect([t.p.hands[0], t.events('tookCard')]).toEqual([[], []]);
});

rule('N15-EVT-ANT-01', 'the coalition has it too; with three the French learn of no hand by it', () => {
  const t = table({ ...START, hands: { french: [8], coalition: [43] }, decks: { french: [2], coalition: [38, 40] } });
  t.play('play #43', 'take #40');
  expect([t.p.hands[1], get(game.view(t.p, 1).hands, 0).cards]).toEqual([[40], []]);
  const three = table(
    {
      ...START,
      pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      hands: { french: [26], english: [37], prussian: [39] },
      decks: { french: [2, 8], coalition: [38, 40] },
    },
    { players: '3' },
  ).play('play #26', 'take #8');
  expect(game.view(three.p, 0).hands.map(({ cards }) => cards)).toEqual([[8], [], []]);
});
