import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has, hexOf, isDisorganised, ZONE } from '../field.ts';
import { LEADER, MARK } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { worstZone } from '../rules/cover.ts';
import { startStep } from '../rules/step.ts';
import { bench, type Lay } from './bench.ts';
import { drive } from './drive.ts';

// The French charge: 1010 has 1009 to the north and 1110 to the north-east.

rule(
  ['VE-IX.2-a', 'VE-IX.1-a', 'VE-IV.10-b', 'VE-IX.2-s'],
  'cavalry in order may announce a charge, unit by unit, and needs no test for it',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    const broken = t.lay('fr-6ch', '1510', 'disorganised');
    const foot = t.lay('fr-2le', '1310', 'column', 0);
    const foe = t.lay('al-6h', '1305', 'column', 6);
    const f = drive(t, startCharges);
    expect(f.choices('charge')).toEqual(['charge fr-1ch 11', 'charge fr-1ch 1']);
    expect(f.why({ kind: 'charge', unit: broken, facing: 1 })).toContain('disorganisedAlready VE-IV.10-b');
    expect(f.why({ kind: 'charge', unit: foot, facing: 1 })).toContain('notCavalry VE-IX.1-a');
    expect(f.why({ kind: 'charge', unit: foe, facing: 7 })).toContain('notYours VE-IX.2-a');
    f.take('charge fr-1ch 1', 'go');
    expect(f.kinds()).toEqual(['charge']);
  },
);

rule(
  ['VE-IX.1-c', 'VE-IV.7-a', 'VE-IV.7-b', 'VE-IV.9-e', 'VE-IX.2-g', 'VE-IX.1-b'],
  'Column becomes Line within its own front, free; Adapted as it likes',
  () => {
    const t = bench({ terrain: { 1510: 'W' } });
    const horse = t.lay('fr-1ch', '1010', 'column', 4);
    t.lay('fr-6ch', '1510', 'adapted');
    const f = drive(t, startCharges);
    expect(f.choices('charge fr-1ch')).toEqual(['charge fr-1ch 3', 'charge fr-1ch 5']);
    expect(f.choices('charge fr-6ch')).toHaveLength(6);
    expect(f.why({ kind: 'charge', unit: horse, facing: 7 })).toEqual(['facingTooFar VE-IX.1-c']);
    f.take('charge fr-1ch 5', 'go');
    expect([t.p.formation[horse], t.p.facing[horse]]).toEqual(['line', 5]);
    expect([has(t.p, horse, MARK.charging), has(t.p, horse, MARK.charged)]).toEqual([true, true]);
  },
);

rule('VE-IX.2-i', 'no charge is announced in a marsh', () => {
  const t = bench({ terrain: { 1010: 'm' } });
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  const f = drive(t, startCharges);
  expect(f.choices()).toEqual(['disorder fr-1ch', 'pass']);
  expect(f.why({ kind: 'charge', unit: horse, facing: 1 })).toEqual(['inMarsh VE-IX.2-i']);
});

rule(
  ['VE-IX.2-i', 'VE-IX.7-a', 'VE-VIII.6-f'],
  'a countercharge is a charge: none begins in a marsh, nor covers a flank from there',
  () => {
    const t = bench({ terrain: { 1009: 'm' } });
    const foot = t.lay('fr-2le', '1011', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    // The marsh looks at 1010, through which the Line in 1110 is taken in the rear.
    t.lay('al-n1', '1110', 'line', 3);
    const f = drive(t, (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }));
    expect(f.choices()).toEqual(['recoil 1009', 'disorder al-6h', 'pass']);
    expect(f.why({ kind: 'countercharge', hex: t.hex('1009') })).toEqual([
      'inMarsh VE-IX.2-i',
      'noShockThere VE-IX.2-t',
    ]);
    f.take('pass');
    const zone = (letter: string) => {
      const dry = bench({ terrain: { 1009: letter } });
      dry.lay('al-6h', '1009', 'column', 6);
      dry.lay('al-n1', '1110', 'line', 3);
      return worstZone(dry.box, dry.b, dry.p, dry.hex('1110'), [dry.hex('1010')]);
    };
    expect([zone('.'), zone('m')]).toEqual([ZONE.front, ZONE.rear]);
  },
);

rule('VE-I-b', 'a corps that is held back charges only when it is free', () => {
  const t = bench({ special: { restrained: { corps: 'glc', rows: 14, stepLost: 2 } } });
  const guard = t.lay('fr-gch', '1010', 'column', 0);
  const f = drive(t, startCharges);
  expect(f.why({ kind: 'charge', unit: guard, facing: 1 })).toEqual(['mayNotCharge VE-I-b']);
  t.p.released = true;
  expect(f.choices('charge')).toHaveLength(2);
});

rule(
  ['VE-IX.2-k', 'VE-V.7-a', 'VE-V.9-a', 'VE-IX.5-a'],
  'units of one hex charge together with one facing, in the order their owner likes; those of several as a combined charge',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    const top = t.lay('fr-6ch', '1010', 'column', 0);
    const other = t.lay('fr-56la', '1310', 'column', 0);
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1');
    expect(f.why({ kind: 'charge', unit: top, facing: 11 })).toEqual(['facingOfComrades VE-V.7-a']);
    expect(f.choices('top')).toEqual(['top fr-1ch']);
    f.take('top fr-1ch');
    expect(f.choices('top')).toEqual([]);
    f.take('charge fr-6ch 1', 'charge fr-56la 11', 'go');
    expect(f.told('charge')).toMatchObject([
      { clause: 'VE-IX.5-a', units: [t.unit('fr-1ch'), top, other], hexes: [t.hex('1010'), t.hex('1310')] },
    ]);
  },
);

rule(['VE-IX.2-l', 'VE-XIV.2-c'], 'one leader of the hex may ride along, and then he has moved', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const reille = t.lead('reille', '1010');
  const ney = t.lead('ney', '1015');
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1');
  expect(f.choices('along')).toEqual(['along reille']);
  expect(f.why({ kind: 'along', leader: ney })).toEqual(['leaderNotThere VE-IX.2-l']);
  f.take('along reille');
  expect(f.choices('along')).toEqual([]);
  f.take('go');
  expect(t.p.leaderMarks[reille]).toBe(LEADER.charged);
});

rule(
  ['VE-IX.2-q', 'VE-IX.2-t', 'VE-IX.2-o', 'VE-IX.2-p', 'VE-IX.1-b'],
  'a charge ends with an enemy in front, also on the spot, and with nobody there in disorder',
  () => {
    const charge = (at: string, lay: Lay = {}) => {
      const t = bench(lay);
      t.lay('fr-1ch', '1010', 'column', 0);
      t.lay('al-7l', at, 'square');
      const f = drive(t, startCharges);
      f.take('charge fr-1ch 1', 'go');
      return { t, f };
    };
    const { t, f } = charge('1009');
    expect(f.choices('finish')).toEqual(['finish']);
    f.take('finish');
    expect(f.told('chargeEnds')).toMatchObject([{ contact: true, clause: 'VE-IX.2-t' }]);
    expect(t.p.formation[t.unit('fr-1ch')]).toBe('line');
    expect(f.choices('charge')).toEqual([]);
    expect(f.why({ kind: 'charge', unit: t.unit('fr-1ch'), facing: 1 })).toContain('chargesOnce VE-IX.2-a');
    for (const none of [charge('0910'), charge('1009', { terrain: { 1009: 'm' } })]) {
      expect(none.f.choices('finish')).toEqual([]);
      expect(none.f.why({ kind: 'finish' })).toEqual(['noContact VE-IX.2-q']);
      expect(none.f.choices('disorder')).toEqual(['disorder fr-1ch']);
    }
  },
);

rule('VE-IX.2-c', 'two turns of 60 degrees in all, one in a hex, two MP each', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go');
  expect(f.choices('turn')).toEqual(['turn fr-1ch 11', 'turn fr-1ch 3']);
  expect(f.why({ kind: 'turn', unit: horse, facing: 5 })).toEqual(['turnTooFar VE-IX.2-c']);
  f.take('turn fr-1ch 3');
  expect(f.choices('turn')).toEqual([]);
  expect(f.why({ kind: 'turn', unit: horse, facing: 5 })).toEqual(['turnedHere VE-IX.2-c']);
  f.take('step 1110', 'turn fr-1ch 1', 'step 1109');
  expect(f.why({ kind: 'turn', unit: horse, facing: 3 })).toEqual(['turnedTwice VE-IX.2-c']);
  // 2 + 1 + 2 + 1 are spent of 10.
  for (const to of ['1108', '1107', '1106', '1105']) f.take(`step ${to}`);
  expect(f.choices('step')).toEqual([]);
  expect(f.why({ kind: 'step', hex: t.hex('1104') })).toEqual(['tooFewPoints VE-IX.2-d']);
  f.take('disorder fr-1ch');
  expect(isDisorganised(t.p, horse)).toBe(true);
  expect(t.p.marker[horse]).toBe(t.p.turn - 1);
});

rule(
  ['VE-IX.2-b', 'VE-IX.2-d', 'VE-IX.2-e', 'VE-IV.7-d', 'VE-IX.2-i', 'VE-VI.1-m'],
  'it rides into its two front hexes, at the costs of charges',
  () => {
    const t = bench({ terrain: { 1010: 'W', 1009: 'W', 1110: 'C' } });
    const horse = t.lay('fr-1ch', '1010', 'adapted');
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1', 'go');
    // 6 to leave the wood where it starts, and 6 for the next: too much for 10.
    expect(f.choices('step')).toEqual([]);
    expect(f.why({ kind: 'step', hex: t.hex('1009') })).toEqual(['tooFewPoints VE-IX.2-d']);
    expect(f.why({ kind: 'step', hex: t.hex('1110') })).toContain('closedToCharges VE-IX.2-i');
    expect(f.why({ kind: 'step', hex: t.hex('1011') })).toContain('notInFront VE-IX.2-b');
    f.take('turn fr-1ch 11', 'step 0910');
    expect([hexOf(t.p, horse), t.p.formation[horse]]).toEqual([t.hex('0910'), 'line']);
    // One of 10 is left.
    expect(f.choices('step')).toEqual(['step 0909', 'step 0809']);
    f.take('step 0909');
    expect(f.choices('step')).toEqual([]);
  },
);

rule(
  ['VE-IX.2-h', 'VE-IX.5-g', 'VE-V.1-a', 'VE-V.8-c'],
  'it rides through cavalry that does not charge, and comrades of the same charge, and stops with nobody in disorder',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('fr-6ch', '1011', 'column', 0);
    t.lay('fr-56la', '1009', 'column', 0);
    t.lay('fr-2le', '1110', 'column', 0);
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1', 'go');
    expect(f.choices('step')).toEqual(['step 1009']);
    expect(f.why({ kind: 'step', hex: t.hex('1110') })).toContain('noRidingThrough VE-IX.2-h');
    f.take('disorder fr-1ch');
    const c = bench();
    c.lay('fr-1ch', '1010', 'column', 0);
    c.lay('fr-6ch', '1011', 'column', 0);
    c.lay('al-7l', '1009', 'square');
    const apart = drive(c, startCharges);
    apart.take('charge fr-1ch 1', 'go', 'finish', 'charge fr-6ch 1', 'go');
    expect(apart.why({ kind: 'step', hex: c.hex('1010') })).toEqual(['noRidingThrough VE-IX.2-h']);
    const d = bench();
    d.lay('fr-1ch', '1010', 'column', 0);
    d.lay('fr-6ch', '1011', 'column', 0);
    d.lay('al-7l', '1009', 'square');
    const joined = drive(d, startCharges);
    joined.take('charge fr-1ch 1', 'charge fr-6ch 1', 'go', 'finish', 'step 1010', 'finish');
    expect(joined.told('chargeEnds')).toHaveLength(2);
    const e = bench();
    e.lay('fr-1ch', '1010', 'column', 0);
    e.lay('fr-6ch', '1010', 'disorganised');
    e.lay('al-7l', '1009', 'square');
    const among = drive(e, startCharges);
    among.take('charge fr-1ch 1', 'go');
    expect(among.why({ kind: 'finish' })).toEqual(['mayNotStop VE-V.8-c']);
  },
);

rule('VE-IX.7-d', 'cavalry that a charge has reached is engaged by it', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const foe = t.lay('al-6h', '1009', 'column', 0);
  const beside = t.lay('al-5ld', '1108', 'column', 0);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'pass', 'finish');
  expect([has(t.p, foe, MARK.pinned), has(t.p, beside, MARK.pinned)]).toEqual([true, false]);
});
