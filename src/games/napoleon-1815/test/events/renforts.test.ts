import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { blockNamed, plays, table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
  phase: 'initiative',
  hands: { coalition: [62] },
  vp: 8,
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-REN-01', 'one infantry point for any coalition corps on the board', () => {
  const t = table(START).play('play #62');
  expect(t.offered()).toEqual(['for Picton', 'for Zieten']);
  expect(t.why(1, { kind: 'corps', corps: blockNamed('hill') })).toEqual(['blockNotHere N15-SEQ-03']);
  t.play('for Picton');
  expect([t.strength('picton'), t.p.vp]).toEqual([[6, 1], 8]);
});

rule('N15-EVT-REN-01', 'behind screens nobody else is told whom', () => {
  const t = table(START, { screens: 'hidden' }).play('play #62', 'for Picton');
  expect(t.told.filter(({ event }) => event.kind === 'reinforced').map(({ only }) => only)).toEqual([1]);
  expect(t.events('reinforcedSomebody')).toEqual([{ kind: 'reinforcedSomebody', camp: 1 }]);
});

rule(['N15-EVT-REN-01', 'N15-CMP-13'], 'not a corps that is full, and not if all are', () => {
  const full = { zone: 'ath', infantry: 7, cavalry: 1 };
  // Cubes enough are left: the others have lost theirs.
  const few = { zone: 'hal', infantry: 1 };
  const t = table({
    ...START,
    pieces: { ney: 'ligny', picton: full, hill: few, orange: few, zieten: 'wavre' },
  }).play('play #62');
  expect(t.offered()).toEqual(['for Orange', 'for Hill', 'for Zieten']);
  const none = { ...START, pieces: { ney: 'ligny', picton: full } };
  expect(plays(table(none))).toEqual([]);
  const hidden = table(none, { screens: 'hidden' });
  expect([hidden.step(), hidden.seat(), hidden.offered()]).toEqual(['initiative.card', 1, ['pass']]);
});

rule('N15-EVT-REN-01', 'with open orders of battle everybody is told whom', () => {
  const t = table(START).play('play #62', 'for Zieten');
  const told = t.told.filter(({ event }) => event.kind === 'reinforced' || event.kind === 'reinforcedSomebody');
  expect(told).toEqual([{ event: { kind: 'reinforced', corps: blockNamed('zieten') }, only: null }]);
});

rule(['N15-EVT-REN-01', 'N15-TRI-51'], 'three players: a corps of the one who plays it', () => {
  const t = table(
    { ...START, hands: { prussian: [62] }, decks: { french: [2], coalition: [37, 38] } },
    { players: '3' },
  ).play('play #62');
  expect([t.seat(), t.offered()]).toEqual([2, ['for Zieten']]);
});
