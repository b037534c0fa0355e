import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { hexOf } from '../field.ts';
import { startCharges } from '../rules/charges.ts';
import { startMovement } from '../rules/movement.ts';
import { startRetreat } from '../rules/retreat.ts';
import { startStep } from '../rules/step.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';

// VI.8, IX.2, IX.5, IX.7: what answers a move, a charge and a retreat.

rule('VE-VI.8-c', 'every move that comes near is an occasion of its own, and disorder stays open', () => {
  const t = bench();
  t.lay('fr-61l', '1011', 'column', 0);
  t.lay('fr-108l', '1110', 'column', 10);
  const horse = t.lay('al-6h', '1009', 'column', 6);
  const f = drive(t, startMovement, [1, 1, 1, 1]);
  f.take('move fr-61l', 'step 1010', 'recoil 1009', 'to 1008', 'pass', 'pass', 'pass');
  expect(hexOf(t.p, horse)).toBe(t.hex('1008'));
  f.take('move fr-108l', 'step 1009');
  expect(f.choices()).toEqual(['countercharge 1008', 'recoil 1008', 'disorder al-6h', 'pass']);
  f.take('recoil 1008');
  expect(f.told('test')).toHaveLength(2);
});

rule(
  ['VE-VI.8-i', 'VE-IV.4-j'],
  'with every hex behind it closed cavalry does not recoil, and has its other answers',
  () => {
    const t = bench();
    const foot = t.lay('fr-61l', '1011', 'line', 1);
    t.lay('al-6h', '1009', 'column', 6);
    for (const [id, hex] of [
      ['al-7l', '1008'],
      ['al-8m', '1109'],
      ['al-95', '0909'],
    ] as const)
      t.lay(id, hex, 'square');
    const f = drive(t, (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }));
    expect(f.choices()).toEqual(['countercharge 1009', 'disorder al-6h', 'pass']);
    expect(f.why({ kind: 'recoil', hex: t.hex('1009') })).toEqual(['noWayBack VE-VI.8-i']);
  },
);

rule(['VE-IX.7-p', 'VE-VI.8-b'], 'after an attempt to countercharge it does not recoil from the same move', () => {
  const t = bench();
  t.lay('fr-61l', '1011', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  const f = drive(t, startMovement, [6, 6]);
  f.take('move fr-61l', 'step 1010', 'countercharge 1009');
  expect([f.at(), f.told('test').length]).toEqual(['move.act', 1]);
  f.take('back 1011', 'step 1010');
  expect(f.choices()).toEqual(['countercharge 1009', 'disorder al-6h', 'pass']);
  expect(f.why({ kind: 'recoil', hex: t.hex('1009') })).toEqual(['counterchargedAlready VE-IX.7-p']);
});

rule(
  ['VE-VI.8-f', 'VE-IX.5-h'],
  'who has recoiled from one hex of a combined charge tests again before another',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('fr-6ch', '1110', 'column', 10);
    t.lay('al-6h', '1009', 'column', 6);
    const f = drive(t, startCharges, [1, 1, 1, 1]);
    f.take('charge fr-1ch 1', 'charge fr-6ch 11', 'go');
    while (f.seat() === 1) f.take('pass');
    f.take('step 1010', 'recoil 1009', 'waive', 'to 1008', 'pass', 'disorder fr-1ch');
    f.wait('retreat');
    f.take('step 1009', 'recoil 1008');
    expect(f.told('test')).toHaveLength(2);
  },
);

rule(['VE-IX.2-j', 'VE-IX.2-n'], 'a charge needs no sight of its target', () => {
  const t = bench({ terrain: { 1011: 'W' } });
  t.lay('fr-1ch', '1012', 'column', 0);
  t.lay('al-7l', '1009', 'line', 7);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go');
  // Nobody sees it, and nobody is asked.
  expect(f.at()).toBe('charge.act');
  f.take('step 1011', 'pass', 'step 1010');
  while (f.seat() === 1) f.take('pass');
  expect(f.choices('finish')).toEqual(['finish']);
});

rule(['E-18', 'VE-IX.6-e'], 'seen first at 2 hexes, a charge from 3 gives no time', () => {
  const parts = (terrain: string): string[] => {
    const t = bench({ terrain: { 1011: terrain } });
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('al-7l', '1009', 'line', 7);
    const f = drive(t, startCharges, [1, 1]);
    f.take('charge fr-1ch 1', 'go');
    if (f.at() === 'charge.act') f.take('step 1011');
    f.take('square 1009');
    return f.told('test').flatMap((event) => (event.kind === 'test' ? event.parts.map(({ what }) => what) : []));
  };
  expect(parts('W')).not.toContain('seenFar');
  expect(parts('.')).toContain('seenFar');
});

rule(
  'VE-IX.2-v',
  'fire that breaks a part of a charging stack lets the others ride on; all of it, and the charge is over',
  () => {
    const shot = (dice: readonly number[]) => {
      const t = bench();
      const under = t.lay('fr-1ch', '1011', 'column', 0, { steps: 2 });
      const top = t.lay('fr-6ch', '1011', 'column', 0, { steps: 3 });
      t.lay('al-95', '1111', 'line', 9);
      t.lay('al-7l', '1009', 'square');
      const f = drive(t, startCharges, dice);
      f.take('charge fr-1ch 1', 'charge fr-6ch 1', 'go');
      while (f.seat() === 1) f.take('pass');
      f.take('step 1010', 'fire');
      f.wait('retreat');
      while (f.at() !== '' && f.seat() === 1) f.take('pass');
      return [f.at(), t.p.formation[top], t.p.formation[under], t.name(hexOf(t.p, under))];
    };
    expect(shot([6, 6, 6, 1, 1])).toEqual(['charge.act', 'disorganised', 'line', '1010']);
    expect(shot([6, 6, 6, 6, 6]).slice(0, 3)).toEqual(['charges.declare', 'disorganised', 'disorganised']);
  },
);

rule(['VE-IX.5-e', 'VE-IX.5-h'], 'those who end with no target in common are answered apart', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  t.lay('fr-6ch', '1510', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-5ld', '1509', 'column', 6);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'charge fr-6ch 1', 'go');
  while (f.seat() === 1) f.take('pass');
  f.take('finish', 'finish');
  expect(f.choices('countercharge')).toEqual(['countercharge 1009']);
  f.take('pass');
  expect(f.choices('countercharge')).toEqual(['countercharge 1509']);
});

rule('VE-IX.7-t', 'a countercharge stops a retreat where it has struck', () => {
  const t = bench();
  const foot = t.lay('fr-61l', '1010', 'disorganised', 0, { steps: 5 });
  t.lay('al-6h', '1012', 'column', 0);
  const f = drive(t, (p) => startRetreat(p, { units: [foot], from: [t.hex('1009')], fought: true }), [1, 1, 1]);
  f.take('to 1011', 'countercharge 1012');
  while (f.at() !== '') f.take(f.choices('pass')[0] ?? f.choices()[0] ?? '');
  expect(f.told('countercharge')).toHaveLength(1);
  expect([f.at(), t.name(hexOf(t.p, foot)), f.told('stopped').length]).toEqual(['', '1011', 1]);
});
