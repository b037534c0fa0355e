import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { MARK } from '../position.ts';
import { startCombat } from '../rules/shock.ts';
import { bench, type Lay } from './bench.ts';
import { drive } from './drive.ts';

// What a player is told after a shock that was won, who names somebody that does not go in.

/** Two French regiments, in 1010 and 1110, have beaten what stood in 1009. */
function won(lay: Lay = {}) {
  const t = bench(lay);
  const one = t.lay('fr-61l', '1010', 'line', 1, { steps: 5 });
  const other = t.lay('fr-72l', '1110', 'line', 11, { steps: 5 });
  t.lay('al-95', '1009', 'disorganised', 0, { steps: 1, marker: 0 });
  const leader = t.lead('reille', '1010');
  const from = [t.hex('1010'), t.hex('1110')];
  const f = drive(t, (p) => startCombat(p, { counter: false, seat: 0, from, targets: [t.hex('1009')] }), [6]);
  if (f.at() !== 'combat.advance') f.take('pass');
  expect(f.at()).toBe('combat.advance');
  return { t, f, one, other, leader };
}

rule(['VE-VIII.10-a', 'VE-VIII.10-h', 'VE-XIV.3-f'], 'one group goes in, and each of it is named once', () => {
  const { f, one, other, leader } = won();
  expect([f.why({ kind: 'advance', unit: other }), f.why({ kind: 'pass' })]).toEqual([[], []]);
  f.take('advance fr-61l', 'along reille');
  expect(f.why({ kind: 'advance', unit: one })).toContain('namedAlready VE-VIII.10-h');
  expect(f.why({ kind: 'advance', unit: other })).toContain('otherGroup VE-VIII.10-h');
  expect(f.why({ kind: 'along', leader })).toContain('namedAlready VE-XIV.3-f');
  expect(f.why({ kind: 'pass' })).toEqual(['groupNamed VE-VIII.10-a']);
});

rule(['VE-VIII.10-e', 'VE-IX.4-a'], 'nobody goes in where his formation cannot, and infantry never exploits', () => {
  const { f, one, other } = won({ hexsides: [{ type: 'stream', a: '1010', b: '1009' }] });
  expect(f.why({ kind: 'advance', unit: one })).toContain('closedGround VE-VIII.10-e');
  expect(f.why({ kind: 'advance', unit: other })).toEqual([]);
  expect(f.why({ kind: 'exploit', unit: other })).toContain('noExploit VE-IX.4-a');
});

rule('VE-VIII.10-f', 'skirmishers go in by shifting both halves, not as others do', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'skirmish', 3, { steps: 7, second: '1011' });
  t.lay('al-95', '1110', 'disorganised', 0, { steps: 1, marker: 0 });
  const from = [t.hex('1010')];
  const f = drive(t, (p) => startCombat(p, { counter: false, seat: 0, from, targets: [t.hex('1110')] }), [6]);
  expect([f.at(), f.choices('half')]).toEqual(['combat.advance', ['half fr-2le 1111']]);
  expect(f.why({ kind: 'advance', unit })).toContain('shiftsBoth VE-VIII.10-f');
});

rule(['VE-VIII.10-a', 'VE-IX.4-a'], 'whoever finds no more room stays, while smaller ones may still follow', () => {
  /** Three hexes have beaten what stood in 1009: the first goes in, the second is too many for it. */
  const followed = (ids: readonly string[], steps: readonly number[], marks: number, kind: 'advance' | 'exploit') => {
    const t = bench();
    const hexes = ['1010', '0910', '1110'];
    const units = hexes.map((at, i) => {
      const unit = t.lay(ids[i] ?? '', at, 'line', at === '1110' ? 11 : 1, { steps: steps[i] ?? 1 });
      t.p.marks[unit] = marks;
      return unit;
    });
    t.lay('al-95', '1009', 'disorganised', 0, { steps: 1, marker: 0 });
    const from = hexes.map(t.hex);
    const f = drive(t, (p) => startCombat(p, { counter: false, seat: 0, from, targets: [t.hex('1009')] }), [6]);
    f.take(`advance ${ids[0]}`, 'go');
    f.wait('reform');
    return units.slice(1).map((unit) => f.why({ kind, unit }));
  };
  const foot = followed(['fr-61l', 'fr-72l', 'fr-108l'], [6, 5, 4], 0, 'advance');
  expect(foot).toEqual([['stackFull VE-VIII.10-a'], []]);
  const horse = followed(['fr-1ch', 'fr-6ch', 'fr-56la'], [4, 4, 3], MARK.charging | MARK.charged, 'exploit');
  expect(horse).toEqual([['stackFull VE-VIII.10-a'], []]);
});
