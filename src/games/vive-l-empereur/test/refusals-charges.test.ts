import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { MARK } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startRetreat } from '../rules/retreat.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// What a player is told in the phase of charges and in reactions who names something that nothing on the table would propose.

/** French chasseurs charge northwards from 1010, past infantry in 1007. */
function charged() {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'column', 0);
  t.lay('al-27j', '1007', 'line', 5);
  return { t, rider, f: drive(t, startCharges) };
}

rule('VE-IX.2-a', 'each regiment charges once, and is named once', () => {
  const { t, rider, f } = charged();
  t.p.marks[rider] = MARK.charged;
  expect(f.why({ kind: 'charge', unit: rider, facing: 1 })).toContain('chargesOnce VE-IX.2-a');
  t.p.marks[rider] = 0;
  f.take('charge fr-1ch 1');
  expect([f.at(), f.why({ kind: 'charge', unit: rider, facing: 1 })]).toEqual([
    'charges.more',
    expect.arrayContaining(['namedAlready VE-IX.2-a']),
  ]);
});

rule(['VE-VI.5-a', 'VE-VI.5-e', 'VE-IX.2-l'], 'disorder and leaders are each side’s own', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const broken = t.lay('fr-6ch', '1414', 'disorganised', 0, { marker: 0 });
  const enemy = t.lay('al-bhu', '1007', 'column', 6);
  const leader = t.lead('picton', '2005');
  const f = drive(t, startCharges);
  expect(f.why({ kind: 'disorder', unit: enemy })).toContain('notYours VE-VI.5-a');
  expect(f.why({ kind: 'disorder', unit: broken })).toContain('disorganisedAlready VE-VI.5-e');
  f.take('charge fr-1ch 1');
  expect(f.why({ kind: 'along', leader })).toContain('notYours VE-IX.2-l');
});

rule(['VE-IX.6-a', 'VE-IX.6-c'], 'a Square is tried by infantry that stands there and is threatened', () => {
  const { t, f } = charged();
  t.lay('al-95', '2305', 'line', 5);
  f.take('charge fr-1ch 1', 'go');
  expect(f.at()).toBe('squares.choose');
  expect(f.why({ kind: 'square', hex: t.hex('1010') })).toContain('noUnitThere VE-IX.6-a');
  expect(f.why({ kind: 'square', hex: t.hex('2305') })).toEqual(['notThreatened VE-IX.6-c']);
  expect(f.why({ kind: 'square', hex: t.hex('1007') })).toEqual([]);
});

rule(['VE-VI.8-a', 'VE-VI.5-a'], 'whoever recoils or breaks off is cavalry that the enemy comes near', () => {
  const t = bench();
  const horse = t.lay('al-bhu', '1010', 'column', 6, { steps: 2 });
  const far = t.lay('al-bav', '2005', 'column', 6, { steps: 2 });
  t.lay('al-95', '1505', 'line', 5);
  t.lay('fr-a59', '1012', 'limbered', 0);
  const f = marching(t);
  f.take('move fr-a59', 'step 1011');
  expect([f.at(), f.why({ kind: 'disorder', unit: horse })]).toEqual(['react.choose', []]);
  expect(f.why({ kind: 'recoil', hex: t.hex('1505') })).toContain('noCavalryThere VE-VI.8-a');
  expect(f.why({ kind: 'disorder', unit: far })).toContain('notNear VE-VI.5-a');
  expect(f.why({ kind: 'recoil', hex: t.hex('1010') })).toEqual([]);
  t.p.marks[horse] = MARK.pinned;
  expect(f.why({ kind: 'recoil', hex: t.hex('1010') })).toContain('pinned VE-VI.8-a');
});

rule(['VE-VII.5-a', 'VE-VII.5-b'], 'opportunity fire is the enemy’s, by whoever can reach', () => {
  const t = bench();
  const mover = t.lay('fr-61l', '1010', 'column', 0);
  t.lay('al-95', '0910', 'line', 3);
  t.lay('al-7l', '1110', 'line', 9);
  const far = t.lay('al-27j', '2005', 'line', 1);
  const f = marching(t);
  f.take('move fr-61l', 'step 1009');
  expect(f.at()).toBe('step.fire');
  expect(f.why({ kind: 'firer', unit: mover })).toContain('notYours VE-VII.5-a');
  expect(f.why({ kind: 'firer', unit: far })).toContain('cannotFireThere VE-VII.5-b');
});

rule(['VE-VIII.9-b', 'VE-VIII.9-j'], 'a retreat goes from hex to hex, homewards first', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 0 });
  t.lay('al-95', '1009', 'line', 5);
  const f = drive(t, (p) => startRetreat(p, { units: [unit], from: [t.hex('1009')] }));
  expect(f.at()).toBe('retreat.hex');
  expect(f.why({ kind: 'to', hex: t.hex('1515') })).toContain('notAdjacent VE-VIII.9-j');
  expect(f.why({ kind: 'to', hex: t.hex('1109') })).toContain('notThatWay VE-VIII.9-b');
});
