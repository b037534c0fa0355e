import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { grouchy: 'ligny', erlon: 'ligny', picton: 'ath' },
  hands: { french: [17] },
  decks: { french: [9, 2], coalition: [37] },
};

rule('N15-EVT-GRO-01', 'another movement card, which then stands', () => {
  const t = table(START).play('+ Grouchy', 'march');
  expect([t.seat(), plays(t), there(t.p.op).base]).toEqual([0, [17], 2]);
  t.play('play #17');
  expect([there(t.p.op).card, there(t.p.op).mp]).toEqual([2, 5]);
  expect(t.p.discards[0]).toEqual(expect.arrayContaining([9, 2]));
  expect(t.events('revealed').map(({ card, use }) => [card, use])).toEqual([
    [9, 'march'],
    [2, 'march'],
  ]);
});

rule('N15-EVT-GRO-01', 'only for a stack with Grouchy, and only with a card', () => {
  expect(table(START).play("+ D'Erlon", 'march').step()).toBe('manoeuvre.displace');
  const approach = table({ ...START, lying: [30] }).play('+ Grouchy', 'march');
  expect(approach.step()).toBe('manoeuvre.displace');
});

rule('N15-EVT-GRO-01', 'in fog the question is asked of every French stack', () => {
  const t = table(START, { level: 'grognard' }).play("+ D'Erlon", 'march');
  expect([t.step(), t.offered()]).toEqual(['window.ask', ['pass']]);
});

rule(['N15-OPS-10', 'N15-EVT-GRO-01'], 'a deck made anew for it does not hold the card that is being played', () => {
  const t = table({ ...START, decks: { french: [9], coalition: [37] } }).play('+ Grouchy', 'march', 'play #17');
  expect(t.p.decks[0]).not.toContain(17);
  expect([there(t.p.op).card === 17, get(t.p.discards, 0).includes(17)]).toEqual([false, true]);
});
