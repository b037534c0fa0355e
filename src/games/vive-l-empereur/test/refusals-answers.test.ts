import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { top } from '../../../kernel/flow.ts';
import { startCharges } from '../rules/charges.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// Refusals in charges and answers, and of those who come or go, that no position of play would show by themselves.

/** The frame under way, as if it were another's. */
const bent = (t: Bench, facts: object): void => {
  Object.assign(top(t.p), facts);
};

rule('VE-IX.2-c', 'a turn at the gallop costs points that must be left', () => {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'column', 0);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go');
  const turn = { kind: 'turn', unit: rider, facing: ((t.p.facing[rider] ?? 0) + 2) % 12 } as const;
  expect([f.at(), f.why(turn)]).toEqual(['charge.act', []]);
  const { groups } = top(t.p) as unknown as { groups: object[] };
  bent(t, { groups: groups.map((each) => ({ ...each, spent: 10 })) });
  expect(f.why(turn)).toEqual(['tooFewPoints VE-IX.2-c']);
});

rule(['VE-IX.7-b', 'VE-VI.5-a'], 'a recoil is no occasion to countercharge or to break off', () => {
  const t = bench();
  const horse = t.lay('al-bhu', '1010', 'column', 6, { steps: 2 });
  t.lay('fr-a59', '1012', 'limbered', 0);
  const f = marching(t);
  f.take('move fr-a59', 'step 1011');
  const answers = () => [
    f.why({ kind: 'countercharge', hex: t.hex('1010') }),
    f.why({ kind: 'disorder', unit: horse }),
  ];
  expect([f.at(), answers()]).toEqual(['react.choose', [[], []]]);
  bent(t, { kind: 'recoil' });
  expect(answers()).toEqual([['noOccasion VE-IX.7-b'], ['noOccasion VE-VI.5-a']]);
});

rule('VE-VI.8-h', 'whoever was called the target of a charge recoils no more from it', () => {
  const t = bench();
  t.lay('fr-1ch', '1012', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'step 1011', 'step 1010', 'recoil 1009', 'claim', 'pass', 'step 1110');
  expect([f.at(), f.why({ kind: 'recoil', hex: t.hex('1009') })]).toEqual([
    'react.choose',
    expect.arrayContaining(['isTheTarget VE-VI.8-h']),
  ]);
});

rule('VE-IX.7-i', 'infantry fires at those who countercharge, if it can fire at all', () => {
  const t = bench();
  const foot = t.lay('fr-2le', '1011', 'line', 1);
  t.lay('al-6h', '1009', 'column', 6, { steps: 1 });
  const f = marching(t, [1, 1]);
  f.take('move fr-2le', 'step 1010', 'countercharge 1009');
  expect([f.at(), f.why({ kind: 'target', hex: t.hex('1414') })]).toEqual([
    'countercharge.answer',
    expect.arrayContaining(['notCountercharging VE-IX.7-i']),
  ]);
  expect(f.why({ kind: 'target', hex: t.hex('1009') })).toEqual([]);
  t.p.facing[foot] = 7;
  expect(f.why({ kind: 'target', hex: t.hex('1009') })).toEqual(['nobodyCanFire VE-IX.7-i']);
});

rule('VE-IX.6-c', 'a stack is named once for a square', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  t.lay('al-27j', '1007', 'line', 5);
  t.lay('al-7l', '1107', 'line', 5);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'square 1007');
  expect([f.at(), f.why({ kind: 'square', hex: t.hex('1007') })]).toEqual([
    'squares.choose',
    ['namedAlready VE-IX.6-c'],
  ]);
});

rule('VE-XV-c', 'whoever leaves the map has a point left for it', () => {
  const t = bench();
  t.lay('fr-72l', '1125', 'column', 6);
  const f = marching(t);
  f.take('move fr-72l');
  expect(f.why({ kind: 'exit' })).toEqual([]);
  bent(t, { spent: [20] });
  expect(f.why({ kind: 'exit' })).toEqual(['tooFewPoints VE-XV-c']);
});

rule('VE-XIV.3-f', 'a leader goes along from where a recoil begins, or not at all', () => {
  const t = bench();
  t.lay('al-bhu', '1010', 'column', 6, { steps: 2 });
  const leader = t.lead('brunswick', '1010');
  t.lay('fr-a59', '1012', 'limbered', 0);
  const f = marching(t, [1, 1]);
  f.take('move fr-a59', 'step 1011', 'recoil 1010');
  expect([f.at(), f.why({ kind: 'along', leader })]).toEqual(['recoil.hex', []]);
  bent(t, { gone: 1 });
  expect(f.why({ kind: 'along', leader })).toEqual(['onlyAtStart VE-XIV.3-f']);
});

rule('VE-XIII-d', 'a leader who is due waits while there is no way in', () => {
  const name = (col: number, row: number) => [col, row].map((each) => String(each).padStart(2, '0')).join('');
  const [cols, rows] = [30, 25];
  const edge = Array.from({ length: cols * rows }, (_, i) => [(i % cols) + 1, Math.floor(i / cols) + 1] as const)
    .filter(([col, row]) => col === 1 || col === cols || row === 1 || row === rows)
    .map(([col, row]) => name(col, row));
  const t = bench({ terrain: Object.fromEntries(edge.map((each) => [each, '~'])) });
  const leader = t.b.leaders.findIndex(({ side, arrival }) => side === 0 && arrival !== null);
  t.p.turn = t.b.turns;
  const f = marching(t);
  expect(f.why({ kind: 'lead', leader })).toEqual([]);
  t.lay('al-95', t.name(t.b.leaders[leader]?.arrival?.entry ?? OFF), 'line', 1);
  expect(f.why({ kind: 'lead', leader })).toEqual(['notEntryHex VE-XIII-d']);
});
