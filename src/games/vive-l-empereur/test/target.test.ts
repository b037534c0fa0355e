import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { lift, put } from '../field.ts';
import { AWAY } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startShocks } from '../rules/shock.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// VE-VI.8-h, VE-VI.8-l: what the charging player has said of cavalry that would recoil.

/** The table of charges goes on to the shocks. */
const shocks = (t: Bench, dice: readonly number[] = []) =>
  drive(
    t,
    (p) => {
      p.phase = 'shocks';
      startShocks(p);
    },
    dice,
  );

rule('VE-VI.8-h', 'whoever was called the target is struck in the shock phase, and nobody else', () => {
  const t = bench();
  t.lay('fr-1ch', '1011', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-7l', '1110', 'square');
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'step 1010');
  f.take('recoil 1009', 'claim', 'pass', 'finish');
  const g = shocks(t);
  expect(g.choices('assault')).toEqual(['assault 1010 1009']);
  expect(g.why({ kind: 'assault', from: t.hex('1010'), hex: t.hex('1110') })).toEqual(['boundElsewhere VE-VI.8-h']);
  g.take('assault 1010 1009');
  expect(g.choices('pass')).toEqual(['pass']);
});

rule(
  ['VE-VI.8-l', 'VE-IX.7-a', 'VE-VI.8-c'],
  'whoever is told that he is the target has made no attempt: he may still countercharge or break off, and nobody else is asked again',
  () => {
    const told = (dice: readonly number[]) => {
      const t = bench();
      t.lay('fr-1ch', '1011', 'column', 0);
      t.lay('al-6h', '1009', 'column', 6);
      t.lay('al-bhu', '0910', 'column', 4);
      const f = drive(t, startCharges, dice);
      f.take('charge fr-1ch 1', 'go', 'step 1010', 'recoil 1009', 'pass', 'claim');
      expect([f.at(), f.seat(), f.choices()]).toEqual([
        'react.choose',
        1,
        ['countercharge 1009', 'disorder al-6h', 'pass'],
      ]);
      expect(f.why({ kind: 'recoil', hex: t.hex('1009') })).toEqual(['isTheTarget VE-VI.8-h']);
      expect(f.why({ kind: 'countercharge', hex: t.hex('0910') })).toEqual(['answeredAlready VE-VI.8-l']);
      return { t, f };
    };
    const { f } = told([1, 1, 6]);
    f.take('countercharge 1009');
    expect(f.kinds()).toContain('shockRoll');
    const other = told([]);
    other.f.take('disorder al-6h');
    other.f.wait('retreat');
    expect([other.f.at(), other.t.p.marker[other.t.unit('al-6h')]]).toEqual(['charge.act', other.t.p.turn - 1]);
  },
);

rule('VE-VI.8-l', 'the word binds only while that unit is there', () => {
  const t = bench();
  t.lay('fr-1ch', '1011', 'column', 0);
  const foe = t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-7l', '1110', 'square');
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'step 1010', 'recoil 1009', 'claim', 'pass', 'finish');
  lift(t.p, foe, AWAY.left);
  expect(shocks(t).choices('assault')).toEqual(['assault 1010 1110']);
});

rule('VE-VI.8-l', 'when the target has gone another may be named, whoever stands in the hex that it left', () => {
  const t = bench();
  t.lay('fr-1ch', '1012', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-5ld', '1008', 'column', 6);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'step 1011', 'step 1010');
  f.take('recoil 1009', 'claim', 'pass', 'step 1110');
  f.take('disorder al-6h');
  f.wait('retreat');
  f.take('turn fr-1ch 11', 'step 1009');
  f.take('recoil 1008');
  expect(f.choices()).toEqual(['claim', 'waive']);
});

rule('VE-VI.8-h', 'who was let go by one charge may be struck by another', () => {
  const t = bench();
  t.lay('fr-1ch', '1011', 'column', 0);
  t.lay('fr-6ch', '0908', 'column', 2);
  t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-7l', '1109', 'square');
  const f = drive(t, startCharges, [1, 1]);
  f.take('charge fr-1ch 1', 'go', 'step 1010', 'recoil 1009', 'waive', 'to 1008', 'pass', 'step 1009', 'pass');
  expect(t.name(t.p.hex[t.unit('al-6h')] ?? -1)).toBe('1008');
  f.take('finish');
  f.take('charge fr-6ch 3', 'go');
  while (f.seat() === 1) f.take('pass');
  expect(f.choices('finish')).toEqual(['finish']);
  f.take('finish');
  const g = shocks(t);
  expect(g.choices('assault')).toEqual(['assault 0908 1008', 'assault 1009 1109']);
  expect(g.why({ kind: 'assault', from: t.hex('1009'), hex: t.hex('1008') })).toEqual(['letGo VE-VI.8-h']);
});

rule('VE-VI.8-h', 'who was let go is not struck by the exploitation of the same charge either', () => {
  const t = bench();
  t.lay('fr-1ch', '1011', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  const foot = t.lay('al-27j', '1110', 'line', 7, { steps: 1 });
  const f = drive(t, startCharges, [1, 1]);
  f.take('charge fr-1ch 1', 'go', 'pass', 'step 1010', 'recoil 1009', 'waive', 'to 1008', 'pass');
  while (f.seat() === 1) f.take('pass');
  f.take('finish');
  const foe = t.unit('al-6h');
  lift(t.p, foe);
  put(t.p, foe, t.hex('1109'));
  t.lay('al-8m', '1009', 'square');
  const g = shocks(t, [6]);
  g.take('assault 1010 1110', 'pass');
  expect(t.p.steps[foot]).toBe(0);
  g.take(g.choices('exploit')[0] ?? '');
  while (g.at() !== 'exploit.turn') g.take(g.choices('pass')[0] ?? g.choices()[0] ?? '');
  g.take('turn fr-1ch 11');
  expect(g.choices('assault')).toEqual(['assault 1110 1009']);
  expect(g.why({ kind: 'assault', from: t.hex('1110'), hex: t.hex('1109') })).toEqual(['letGo VE-VI.8-h']);
});

rule(
  ['VE-IX.2-q', 'VE-VI.8-h'],
  'a charge that has let its only enemy go has stopped of its own will, whatever becomes of him',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    const f = drive(t, startCharges, [6, 6]);
    f.take('charge fr-1ch 1', 'go', 'step 1010', 'recoil 1009', 'waive');
    f.wait('retreat');
    expect(f.at()).toBe('charge.act');
    expect(f.why({ kind: 'finish' })).toEqual(['noContact VE-IX.2-q']);
  },
);
