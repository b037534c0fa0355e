import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { reille: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' },
  hands: { coalition: [65] },
  decks: { french: [1, 2, 8, 12], coalition: [44, 59] },
};

rule('N15-EVT-REO-01', 'with cavalry left the stack is not pursued', () => {
  const t = table(START).play('+ Reille', "+ D'Erlon", 'fight', 'Picton loses infantry', 'play #65', 'retreat > Mazy');
  expect(t.events('pursuit')).toEqual([]);
});

rule('N15-EVT-REO-01', 'not without cavalry, and not for the winner', () => {
  const none = table({ ...START, pieces: { ...START.pieces, picton: { zone: 'sombreffe', cavalry: 0 } } }).play(
    '+ Reille',
    "+ D'Erlon",
    'fight',
    'pass',
  );
  expect(none.step()).toBe('retreat.step');
  const winner = table({ ...START, hands: { french: [34] } }).play(
    '+ Reille',
    "+ D'Erlon",
    'fight',
    'Picton loses infantry',
  );
  expect(winner.step()).toBe('retreat.step');
});

rule('N15-EVT-REO-01', 'behind screens the question is asked in any case', () => {
  const t = table(
    { ...START, pieces: { ...START.pieces, picton: { zone: 'sombreffe', cavalry: 0 } } },
    { screens: 'hidden' },
  ).play('+ Reille', "+ D'Erlon", 'fight', 'done');
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect([t.step(), t.seat(), plays(t)]).toEqual(['window.ask', 1, []]);
});

rule('N15-EVT-REO-01', 'one strength point of cavalry in the whole stack is enough', () => {
  const t = table({
    ...START,
    pieces: { ...START.pieces, hill: { zone: 'sombreffe', cavalry: 0, infantry: 2 } },
    decks: { french: [1, 2, 8, 12], coalition: [44, 59, 61, 67] },
  }).play('+ Reille', "+ D'Erlon", 'fight');
  while (t.step() === 'share.place')
    t.play(t.offered().find((text) => text.includes('infantry')) ?? get(t.offered(), 0));
  expect([t.strength('hill')[1], t.strength('picton')[1], plays(t)]).toEqual([0, 1, [65]]);
});
