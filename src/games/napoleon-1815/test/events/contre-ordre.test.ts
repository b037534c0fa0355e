import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

rule(['N15-EVT-CTO-01', 'N15-EVT-CTO-04'], 'cancels the event; both cards are spent and both allowances used', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [15, 1], coalition: [52, 49] },
    decks: { french: [2], coalition: [37] },
  });
  t.play('+ Ney', 'march', 'play #52', 'play #15');
  expect(there(t.p.op).mp).toBe(5);
  expect(t.events('countered')).toEqual([{ kind: 'countered', seat: 0, card: 52, by: 15 }]);
  expect([get(t.p.discards, 0).includes(15), get(t.p.discards, 1).includes(52)]).toEqual([true, true]);
  expect(t.offered()).not.toContain('play #1');
  t.play('> Marbais');
  expect(t.step()).toBe('manoeuvre.displace');
});

rule('N15-EVT-CTO-01', 'whoever does not answer lets it happen', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [15], coalition: [52] },
    decks: { french: [2], coalition: [37] },
  }).play('+ Ney', 'march', 'play #52', 'pass');
  expect(there(t.p.op).mp).toBe(4);
});

rule('N15-EVT-CTO-02', 'not an event of a combat, a retreat or a pursuit', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ligny' },
    hands: { french: [6], coalition: [50] },
    decks: { french: [2, 8], coalition: [44, 59] },
  }).play('+ Ney', 'fight', 'play #6');
  expect(t.step()).toBe('window.ask');
  t.skip();
  expect(there(t.events('combatCards').find(({ side }) => side === 0)).total).toBe(2);
  expect(t.p.hands[1]).toContain(50);
});

rule('N15-EVT-CTO-03', 'not a blue or a red one', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    phase: 'initiative',
    hands: { french: [31], coalition: [50] },
    decks: { french: [2, 8, 9], coalition: [37] },
  }).play('play #31');
  expect(t.step()).not.toBe('answer.ask');
  expect(plays(t)).toEqual([]);
  const never = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [15] },
    decks: { french: [2], coalition: [37] },
  }).play('+ Ney', 'march');
  expect(never.why(0, 'card:15')).toEqual(['counterOnly N15-EVT-CTO-01']);
});

rule('N15-EVT-CTO-05', 'a cancelled union: the coalition designates again without it', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'wavre', zieten: 'wavre' },
    act: 'coalition',
    hands: { french: [15], coalition: [70] },
    decks: { french: [2], coalition: [37] },
  });
  t.play('play #70', 'play #15', '+ Picton');
  expect(t.offered()).toEqual(['march', 'rest']);
});

rule(['N15-WIN-09', 'N15-EVT-CTO-04'], 'not by a camp that has played its card of the operation', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [1], coalition: [52, 50] },
    decks: { french: [2], coalition: [37] },
  }).play('+ Ney', 'march', 'play #52');
  const before = there(t.p.op).mp;
  t.play('play #1');
  expect([t.step(), t.seat(), there(t.p.op).mp]).toEqual(['manoeuvre.displace', 0, before + 1]);
});

rule('N15-EVT-CTO-04', 'the coalition that answers has played its card too, and the French theirs', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [1, 2], coalition: [50, 49, 53] },
    decks: { french: [3], coalition: [37] },
  }).play('+ Ney', 'march', 'play #1', 'play #50');
  expect([there(t.p.op).played, plays(t)]).toEqual([[true, true], []]);
  t.play('> Marbais');
  expect(t.step()).toBe('manoeuvre.displace');
  t.play('halt');
  expect([t.p.hands[1], t.p.op?.seat]).toEqual([[49, 53], 1]);
});

rule(['N15-EVT-CTO-01', 'N15-TRI-50'], 'three players: the leader answers first, then his partner', () => {
  const t = table(
    {
      pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      hands: { french: [1], english: [37], prussian: [50] },
      leader: 'english',
      decks: { french: [2], coalition: [38] },
    },
    { players: '3' },
  );
  t.play('+ Ney', 'march').skip();
  const before = there(t.p.op).mp;
  t.play('play #1');
  expect([t.step(), t.seat(), plays(t)]).toEqual(['answer.ask', 1, []]);
  t.play('pass');
  expect([t.step(), t.seat(), plays(t)]).toEqual(['answer.ask', 2, [50]]);
  t.play('play #50');
  expect([there(t.p.op).mp, t.events('countered')]).toEqual([
    before,
    [{ kind: 'countered', seat: 2, card: 1, by: 50 }],
  ]);
});
