import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

rule(['N15-EVT-CTO-01', 'N15-EVT-CTO-04'], 'cancels the event; both cards are spent and both allowances used', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ath' },
    hands: { french: [15, 1], coalition: [52, 49] },
    decks: { french: [2], coalition: [37] },
  });
  t.play('+ Ney', 'march', 'play #52', 'play #15');
  expect(t.p.op!.mp).toBe(5);
  expect(t.events('countered')).toEqual([{ kind: 'countered', seat: 0, card: 52, by: 15 }]);
  expect([t.p.discards[0]!.includes(15), t.p.discards[1]!.includes(52)]).toEqual([true, true]);
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
  expect(t.p.op!.mp).toBe(4);
});

rule('N15-EVT-CTO-02', 'not an event of a combat, a retreat or a pursuit', () => {
  const t = table({
    pieces: { ney: 'ligny', picton: 'ligny' },
    hands: { french: [6], coalition: [50] },
    decks: { french: [2, 8], coalition: [44, 59] },
  }).play('+ Ney', 'fight', 'play #6');
  expect(t.step()).toBe('window.ask');
  t.skip();
  expect(t.events('combatCards').find(({ side }) => side === 0)!.total).toBe(2);
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
