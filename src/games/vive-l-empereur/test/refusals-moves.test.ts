import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { AWAY } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startReplacements } from '../rules/leaders.ts';
import { startRally } from '../rules/rally.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// Refusals of marches, arrivals, answers and rallies in which one rule alone stands in the way.

rule('VE-XIV.6-a', 'a replacement joins a unit of one’s own, and of his command', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  const guard = t.lay('fr-1ch', '1212', 'column', 0);
  const enemy = t.lay('al-95', '2005', 'line', 1);
  t.p.leaderAt[t.leader('reille')] = AWAY.eliminated;
  const f = drive(t, startReplacements);
  expect(f.at()).toBe('replacements.join');
  expect(f.why({ kind: 'join', unit: enemy })).toContain('notYours VE-XIV.6-a');
  const others = t.b.units.flatMap((each, unit) =>
    each.side === 0 && each.corps !== t.b.units[t.unit('fr-61l')]?.corps ? [unit] : [],
  );
  const [stranger = guard] = others;
  t.p.hex[stranger] = t.hex('1414');
  expect(f.why({ kind: 'join', unit: stranger })).toEqual(['notOfHisCommand VE-XIV.6-a']);
});

rule('VE-XI.4-c', 'in the open nobody stays who fails to rally', () => {
  const asked = (letter: string) => {
    const t = bench({ terrain: { 1010: letter } });
    t.p.turn = 5;
    const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 3 });
    const f = drive(t, startRally, [6, 6]);
    f.take(`rally ${t.b.units[unit]?.id}`);
    expect(f.at()).toBe('rally.direction');
    return f.why({ kind: 'pass' });
  };
  expect([asked('.'), asked('W'), asked('V')]).toEqual([['mustFallBack VE-XI.4-c'], [], []]);
});

rule('VE-IV.6-n', 'skirmishers turn on the spot about-face or not at all', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  const f = marching(t);
  f.take('move fr-2le');
  expect(f.why({ kind: 'turn', unit, facing: 3 })).toEqual(['wrongHalf VE-IV.6-n']);
  expect(f.choices('turn')).toEqual(['turn fr-2le 7']);
});

rule(['VE-XIII-a', 'VE-IV.7-b'], 'a reinforcement is one’s own, and in an order for the ground', () => {
  const t = bench();
  t.p.turn = t.b.turns;
  const due = (side: number, arm: string) =>
    t.b.units.findIndex((each) => each.side === side && each.arm === arm && each.arrival !== null);
  const f = marching(t);
  const enter = (unit: number, formation: 'column' | 'adapted' | 'line' | 'disorganised', facing: number) =>
    f.why({ kind: 'enter', unit, hex: t.b.units[unit]?.arrival?.entry ?? OFF, formation, facing });
  expect(enter(due(1, 'infantry'), 'column', 0)).toContain('notYours VE-XIII-a');
  expect(enter(due(0, 'infantry'), 'adapted', 0)).toContain('groundForbids VE-XIII-a');
  expect(enter(due(0, 'cavalry'), 'line', 1)).toContain('noSuchChange VE-IV.7-b');
  expect(f.choices('enter').some((each) => each.includes('disorganised') || each.includes('adapted'))).toBe(false);
});

rule(['VE-XIV.2-e', 'VE-XIV.2-b'], 'a leader who is still to come waits for his turn', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  const leader = t.b.leaders.findIndex(({ side, arrival }) => side === 0 && (arrival?.turn ?? 0) > 1);
  const f = marching(t);
  expect(f.why({ kind: 'lead', leader })).toEqual(['notDue VE-XIV.2-e']);
});

rule('VE-VI.5-f', 'in a charge those break off who charge in it', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const other = t.lay('fr-6ch', '1414', 'column', 0);
  t.lay('al-95', '1006', 'line', 5);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go');
  if (f.at() === 'squares.choose') f.take('pass');
  expect([f.at(), f.why({ kind: 'disorder', unit: other })]).toEqual(['charge.act', ['notItsMoment VE-VI.5-f']]);
});

rule(['VE-VI.8-l', 'VE-VI.5-f'], 'a stack answers once, and by its top unit', () => {
  const t = bench();
  const under = t.lay('al-5ld', '1009', 'column', 6);
  t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-bhu', '1110', 'column', 8, { steps: 2 });
  t.lay('fr-61l', '1011', 'column', 0);
  const f = marching(t);
  f.take('move fr-61l', 'step 1010');
  expect([f.at(), f.why({ kind: 'disorder', unit: under })]).toEqual(['react.choose', ['stackAnswers VE-VI.5-f']]);
  f.take('recoil 1009');
  expect(f.why({ kind: 'countercharge', hex: t.hex('1009') })).toEqual(['answeredAlready VE-VI.8-l']);
});
