import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { blockNamed, table } from '../table.ts';

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
  expect(t.why(1, { kind: 'corps', corps: blockNamed('hill') })).toEqual(['corpsFull N15-CMP-13']);
  t.play('for Picton');
  expect([t.strength('picton'), t.p.vp]).toEqual([[6, 1], 8]);
});

rule('N15-EVT-REN-01', 'behind screens nobody else is told whom', () => {
  const t = table(START, { screens: 'hidden' }).play('play #62', 'for Picton');
  expect(t.told.filter(({ event }) => event.kind === 'reinforced').map(({ only }) => only)).toEqual([1]);
  expect(t.events('reinforcedSomebody')).toEqual([{ kind: 'reinforcedSomebody', camp: 1 }]);
});
