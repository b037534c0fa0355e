import type { Arrangement, Table } from './table.ts';

// The two fights that the tests of chapter 6.1 begin from.

export const ASSAULT = 'assault fr-45th x gb-32nd-foot with fr-45th-1';
export const duel: Arrangement = {
  units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' },
  hands: [
    ['fr-45th-1', 'fr-45th-2', 'fr-hq-supply-1'],
    ['gb-32nd-foot-1', 'gb-32nd-foot-2', 'gb-hq-supply-1'],
  ],
  phase: 'combat',
};
export const ambush: Arrangement = {
  nations: ['us', 'gb'],
  units: { 'us-1st': 'd5', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'h8', 'gb-42nd-foot': 'a1' },
  hands: [['us-hq-ambush-1', 'us-hq-ambush-2', 'us-1st-1'], ['gb-32nd-foot-1']],
  phase: 'combat',
};

export const terms = (t: Table, side: 'attack' | 'defence') =>
  t.totals().terms[side].map(({ what, value }) => [what, value]);
