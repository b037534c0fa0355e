import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { MARK } from '../position.ts';
import { type Bench, bench } from './bench.ts';
import { OVER } from './table.ts';
import { turning } from './turning.ts';

// Pursuit, and those whom it meets; from the book.

function charged(t: Bench, id: string, hex: string, facing: number): void {
  t.lay(id, hex, 'line', facing);
  t.p.marks[t.unit(id)] = MARK.charging | MARK.charged;
}

rule(
  ['VE-IX.4-a', 'VE-IX.2-g', 'VE-IV.7-e', 'VE-IV.9-a', 'VE-IX.3-d'],
  'into a wood it exploits in Line, strikes out of it at 1, and is Adapted when it is through',
  () => {
    const t = bench({ terrain: { '1009': 'W' } });
    charged(t, 'fr-811c', '1010', 1);
    t.lay('al-7m', '1009', 'adapted', 0, { steps: 1 });
    t.lay('al-be1', '1008', 'line', 7, { steps: 1 });
    // 3:2 on a 5 is 1/D; then 2 of 1 against 1 of 2: 1:1 on a 1 D/0... on a 4 1/1: the last step and one more.
    const f = turning(t, 'shocks', [5, 4]);
    f.take('assault 1010 1009', 'pass');
    f.until('combat.advance');
    f.take('exploit fr-811c', 'go');
    expect(f.at()).toBe('exploit.turn');
    expect(f.stance('fr-811c')).toBe('line 1 1009');
    f.take('pass', 'assault 1009 1008');
    expect(f.powers()).toEqual(['3:2', '2:2']);
    expect([f.steps('al-be1'), f.steps('fr-811c')]).toEqual([0, 1]);
    f.pass('combat.advance');
    expect(f.stance('fr-811c')).toBe('adapted 0 1009');
  },
);

rule(['VE-IX.4-d', 'VE-IX.4-e', 'VE-VIII.10-a'], 'after the second shock it may go in, and no further', () => {
  const t = bench();
  charged(t, 'fr-811c', '1010', 1);
  t.lay('al-7m', '1009', 'line', 7);
  t.lay('al-8m', '1008', 'line', 7);
  t.lay('al-be1', '1007', 'line', 7);
  // 12:4 on a 4 is 0/D, twice; the second has not formed.
  const f = turning(t, 'shocks', [4, 4]);
  f.take('assault 1010 1009', 'pass');
  f.until('combat.advance');
  f.take('exploit fr-811c', 'go');
  f.pass('squares');
  f.take('pass', 'assault 1009 1008');
  f.until('combat.advance');
  expect([f.choices('exploit'), f.choices('advance')]).toEqual([[], ['advance fr-811c']]);
});

rule(
  ['VE-IX.4-c', 'VE-IX.4-d', 'VE-VIII.1-b', 'VE-IX.3-e'],
  'it may join an attack that still waits, in which the foot is charged then',
  () => {
    const t = bench();
    charged(t, 'fr-811c', '1010', 1);
    t.lay('al-7m', '1009', 'line', 7);
    t.lay('al-be1', '1008', 'line', 1);
    t.lay('fr-61l', '1108', 'column', 8);
    // 12:4 on a 4; 9 + 12 against 8, from the rear too: 8 halved to 4. 5:1 on a 1 is 0/1*.
    const f = turning(t, 'shocks', [4, 1, 1, 1]);
    f.take('assault 1010 1009', 'assault 1108 1008', 'pass', 'resolve 1009');
    while (f.at().startsWith('retreat') || f.at().startsWith('step'))
      f.take(f.choices().includes('pass') ? 'pass' : (f.choices()[0] ?? ''));
    f.take('exploit fr-811c', 'go');
    f.pass('squares');
    f.take('pass', 'assault 1009 1008');
    f.pass('shocks.after');
    expect(f.powers()).toEqual(['12:4', '21:4']);
    expect(f.steps('al-be1')).toBe(2);
  },
);

rule(
  ['VE-VI.8-e', 'VE-XIV.3-f', 'VE-XIV.5-c', 'VE-VI.8-g'],
  'a leader whom a recoil leaves behind is run over by the next step',
  () => {
    const t = bench();
    t.lay('fr-1l', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lead('brunswick', '1010');
    const f = turning(t, 'movement', [3, 3, 5]);
    f.take('move fr-1l', 'step 1011', 'recoil 1010', 'to 1009');
    f.pass('step.fire', 'recoil.hex');
    f.take('step 1010');
    expect(f.events('leaderRoll')).toMatchObject([{ peril: 'overrun', roll: 5, falls: false }]);
    expect([f.at(), f.seat()]).toEqual(['displaced.to', 1]);
    // Where he came from is free: his own cavalry is no enemy.
    expect(f.choices()).toContain('to 1009');
  },
);

rule(
  ['VE-XIV.5-c', 'VE-IX.2-t', 'VE-IX.3-b', 'VE-XIV.5-h'],
  'a charge rides over a leader who is alone, and he is no contact for it',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lead('brunswick', '1010');
    const f = turning(t, 'charges', [2]);
    f.take('charge fr-1ch 1', 'go', 'step 1011');
    expect(f.choices('finish')).toEqual([]);
    f.take('step 1010');
    expect(f.at()).toBe('displaced.to');
  },
);

rule(
  ['VE-VI.8-h', 'VE-VI.8-l', 'VE-VI.8-i'],
  'of two stacks that would recoil from one charge one alone can be its target',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('al-5ld', '1111', 'column', 8);
    const f = turning(t, 'charges');
    f.take('charge fr-1ch 1', 'go', 'step 1011', 'recoil 1010', 'recoil 1111', 'claim');
    expect([f.at(), f.choices()]).toEqual(['recoil.claim', ['waive']]);
  },
);

rule(
  ['VE-VI.8-j', 'VE-VI.8-g', 'VE-V.5-b', 'VE-VI.8-d'],
  'of a stack that recoils whoever fails runs, the next tests without a malus and falls back',
  () => {
    const t = bench();
    t.lay('fr-1l', '1012', 'column', 0);
    t.lay('al-5ld', '1010', 'column', 6);
    t.lay('al-6h', '1010', 'column', 6);
    const f = turning(t, 'movement', [4, 4, 4, 4]);
    f.take('move fr-1l', 'step 1011', 'recoil 1010');
    expect(f.events('test').map(({ morale, passed }) => [morale, passed])).toEqual([
      [7, false],
      [8, true],
    ]);
    while (f.at() === 'retreat.hex' || f.at() === 'step.fire')
      f.take(f.choices().includes('pass') ? 'pass' : (f.choices()[0] ?? ''));
    expect(f.at()).toBe('recoil.hex');
  },
);

rule(
  ['VE-VIII.1-b', 'VE-VIII.1-e', 'VE-V.1-c', 'VE-VIII.10-h'],
  'whom a flight has pushed out of a hex that was to be attacked leaves the attack void',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'column', 0);
    t.lay('al-7l', '1009', 'line', 7);
    t.lay('al-on', '1008', 'line', 7);
    t.lay('al-be2', '1008', 'line', 7);
    t.lay('fr-2l', '1109', 'line', 1);
    t.lay('fr-108l', '0909', 'column', 2);
    // 18:4 on a 3 is 0/D.
    const f = turning(t, 'shocks', [3]);
    f.take('assault 1010 1009', 'assault 0909 1008', 'pass', 'resolve 1009');
    f.until('combat.advance');
    f.pass('combat.advance');
    expect(f.powers()).toEqual(['18:4']);
    expect(f.events('void')).toMatchObject([{ hex: t.hex('1008') }]);
  },
);

rule(
  ['VE-VIII.1-d', 'VE-VIII.1-e', 'VE-IX.7-j'],
  'an attacker whom another shock has broken drops out of his own',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'column', 0, { steps: 1 });
    t.lay('al-be1', '1009', 'line', 7);
    t.lay('fr-72l', '1011', 'line', 1);
    t.lay('al-7l', '1111', 'line', 9);
    // 3:8 on a 4 is D/0: it runs over 72l, which fails.
    const f = turning(t, 'shocks', [4, 6, 6]);
    f.take('assault 1010 1009', 'assault 1011 1111', 'pass', 'resolve 1009');
    expect(f.test('fr-72l')).toBe('passedOver 8 breaks');
    while (f.at() === 'retreat.hex') f.take(f.choices()[0] ?? '');
    expect([f.powers(), f.events('void').map(({ hex }) => t.name(hex))]).toEqual([['3:8'], ['1111']]);
  },
);

rule(
  ['VE-IX.7-r', 'VE-VIII.10-d', 'VE-IX.6-b'],
  'an advance after combat into the front of cavalry is countercharged',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'column', 0);
    t.lay('al-7l', '1009', 'line', 7);
    t.lay('al-5ld', '1109', 'column', 8);
    // 18:4 on a 3 is 0/D; the countercharge 6:12 on a 4 is 1*/0.
    const f = turning(t, 'shocks', [3, 3, 3, 4, 1, 1]);
    f.take('assault 1010 1009', 'pass');
    f.until('combat.advance');
    f.take('advance fr-1l', 'go', 'countercharge 1109');
    expect(f.at()).toBe(OVER);
    // From its lateral front it cannot fire; it keeps its hex, and nobody rides into another.
    expect([f.powers(), f.stance('fr-1l'), f.stance('al-5ld'), f.steps('al-5ld')]).toEqual([
      ['18:4', '6:12'],
      'column 0 1009',
      'column 8 1109',
      1,
    ]);
  },
);

rule(
  ['VE-IX.4-a', 'VE-IX.7-r', 'VE-IX.7-n', 'VE-IV.7-f'],
  'an exploitation that is countercharged ends there, without a second shock',
  () => {
    const t = bench();
    t.lay('fr-56la', '1010', 'column', 0);
    t.lay('al-7m', '1009', 'line', 7);
    t.lay('al-be1', '1008', 'line', 7);
    t.lay('al-5ld', '1109', 'column', 8);
    const f = turning(t, 'charges', [4, 1, 1, 3, 3, 4]);
    f.take('charge fr-56la 1', 'go');
    f.pass('react', 'squares');
    f.take('finish');
    f.until('shocks.declare');
    // 9:4 is 2:1, on a 4 1/D.
    f.take('assault 1010 1009', 'pass');
    f.until('combat.advance');
    f.take('exploit fr-56la', 'go');
    f.pass('squares');
    expect(f.choices('countercharge')).toEqual(['countercharge 1109']);
    f.take('countercharge 1109');
    // It faces 1, so that 1109 is in its front: 6 against 2 steps of 3, 1:1 on a 4 is 1/1.
    expect(f.powers()).toEqual(['9:4', '6:6']);
    f.wait('reform');
    expect(f.at().startsWith('exploit')).toBe(false);
    expect(f.stance('fr-56la').split(' ')[0]).toBe('column');
  },
);

rule(
  ['VE-XIV.3-b', 'VE-XIV.3-c', 'VE-XIV.3-e'],
  'leaders of both sides in a countercharge: he who rides with it first, then he who charged',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lead('reille', '1010');
    t.lay('al-bhu', '1009', 'column', 6);
    t.lead('brunswick', '1009');
    const f = turning(t, 'charges', [3, 3, 4]);
    f.take('charge fr-1ch 1', 'along reille', 'go', 'countercharge 1009');
    expect([f.at(), f.seat()]).toEqual(['combat.attackerBonus', 1]);
    f.take('bonus');
    expect([f.at(), f.seat()]).toEqual(['combat.defenderBonus', 0]);
    f.take('bonus');
    expect(f.events('shockRoll')).toMatchObject([{ roll: 4, modifier: 0 }]);
  },
);

rule(
  ['VE-VIII.1-b', 'VE-IX.7-q', 'VE-IX.7-r'],
  'cavalry that infantry has attacked and not broken may still countercharge whoever advances',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'column', 0);
    t.lay('al-bhu', '1009', 'column', 4);
    t.lay('fr-2l', '1111', 'column', 0);
    t.lay('al-7l', '1110', 'line', 7);
    // 18:6 on a 1 is 1/1; 18:4 on a 3 is 0/D.
    const f = turning(t, 'shocks', [1, 3]);
    f.take('assault 1010 1009', 'assault 1111 1110', 'pass', 'resolve 1009');
    f.until('combat.advance');
    f.take('advance fr-2l', 'go');
    expect([f.at(), f.choices('countercharge')]).toEqual(['react.choose', ['countercharge 1009']]);
  },
);

rule(['VE-XIII-a', 'VE-IX.7-r', 'VE-XIII-i'], 'reinforcements that come in before cavalry are countercharged', () => {
  const t = bench();
  t.p.turn = 9;
  t.lay('al-6h', '1124', 'column', 6);
  const f = turning(t, 'movement');
  const enter = f.choices('enter fr-1l 1125 column 0');
  expect(enter).toEqual(['enter fr-1l 1125 column 0']);
  f.take('enter fr-1l 1125 column 0');
  expect(f.choices()).toEqual(['countercharge 1124', 'recoil 1124', 'disorder al-6h', 'pass']);
});
