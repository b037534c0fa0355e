import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has } from '../field.ts';
import { MARK } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { turning } from './turning.ts';

// Squares and recoils together with what comes before and after them, from the book.

/** Two charges: chasseurs ride to 1008 beside one regiment, and lancers come from 1406 at another in 1006. */
function twoCharges(more: (t: Bench) => void, dice: readonly number[], lay: Lay = {}) {
  const t = bench(lay);
  t.lay('fr-1ch', '1009', 'column', 0);
  t.lay('fr-6ch', '1406', 'column', 10);
  t.lay('al-n1', '1006', 'line', 7);
  more(t);
  const f = turning(t, 'charges', dice);
  f.take('charge fr-1ch 1', 'go');
  return { t, f };
}

rule(
  ['VE-IX.6-d', 'VE-IX.6-e', 'VE-IX.6-c'],
  'the distance counts to the nearest of all who charge this turn, if he is seen',
  () => {
    const { f } = twoCharges((t) => t.lay('al-7l', '1108', 'line', 7), [4, 4]);
    f.pass('react', 'squares');
    f.take('step 1008');
    f.pass('react', 'squares');
    f.take('finish', 'charge fr-6ch 9', 'go', 'square 1006');
    // 4 hexes from the second charge, but 2 from the first.
    expect(f.test('al-n1')).toBe('square 8 holds');
    const hidden = twoCharges((t) => t.lay('al-79', '1007', 'line', 7), [4, 4]);
    hidden.f.pass('react', 'squares');
    hidden.f.take('step 1008');
    hidden.f.pass('react', 'squares');
    hidden.f.take('finish', 'charge fr-6ch 9', 'go', 'square 1006');
    expect(hidden.f.test('al-n1')).toBe('square 9 holds');
  },
);

rule(
  ['VE-IX.6-a', 'VE-IX.6-d'],
  'cavalry of an earlier charge that stands beside them bars the square against the next',
  () => {
    const { f } = twoCharges(() => {}, []);
    f.pass('react', 'squares');
    f.take('step 1008');
    f.pass('react', 'squares');
    f.take('step 1007');
    f.pass('react', 'squares');
    f.take('finish', 'charge fr-6ch 9', 'go');
    expect(f.at()).toBe('charge.act');
  },
);

/** Chasseurs charge from 1011 at Dutch militia in 1008 that fails to form square. */
function failing(more: (t: Bench) => void, dice: readonly number[], foot = 'al-n1') {
  const t = bench();
  t.lay('fr-1ch', '1011', 'column', 0);
  t.lay(foot, '1008', 'line', 7);
  more(t);
  const f = turning(t, 'charges', dice);
  f.take('charge fr-1ch 1', 'go', 'square 1008');
  return { t, f };
}

rule(
  ['VE-IX.6-k', 'VE-IX.6-b', 'VE-IV.5-e', 'VE-IX.3-e'],
  'who fails is struck where he stands, in disorder, all round in front, and loses the step more',
  () => {
    // 6:3 on a 2 is 1/1.
    const { t, f } = failing(() => {}, [6, 5, 2]);
    f.take('step 1010', 'step 1009', 'finish');
    f.until('shocks.declare');
    f.take('assault 1009 1008', 'pass');
    expect(f.powers()).toEqual(['6:3']);
    expect(f.steps('al-n1')).toBe(1);
    f.until('retreat.hex');
    // After the phase, away from the chasseurs who stand in 1009.
    expect(f.choices()).toEqual(['to 1007', 'to 1108', 'to 0908']);
    expect(t.p.marker[t.unit('al-n1')]).toBe(t.p.turn);
  },
);

rule(['VE-IX.6-k', 'VE-IX.6-p', 'VE-IV.5-g'], 'a D strikes out who failed before', () => {
  const shock = failing(() => {}, [6, 5, 4]);
  shock.f.take('step 1010', 'step 1009', 'finish');
  shock.f.until('shocks.declare');
  shock.f.take('assault 1009 1008', 'pass');
  expect(shock.f.stance('al-n1')).toBe('away -2');
});

rule(
  ['VE-IX.6-k', 'VE-VII.9-a', 'VE-IX.3-b', 'VE-IX.2-r'],
  'fire that finishes who failed leaves the charge nobody, and the choice',
  () => {
    const { t, f } = failing((b) => b.lay('fr-1l', '0909', 'line', 1), [6, 5, 3, 3, 4]);
    f.take('step 1010', 'step 1009', 'finish', 'pass', 'pass', 'pass', 'target 1008', 'fire');
    expect(f.test('al-n1')).toBe('fire 6 breaks');
    expect(f.stance('al-n1')).toBe('away -2');
    f.pass('fires');
    f.wait('reform');
    expect([f.at(), f.choices('disorder')]).toEqual(['shocks.declare', ['disorder fr-1ch']]);
    expect(has(t.p, t.unit('fr-1ch'), MARK.charging)).toBe(false);
  },
);

rule(
  ['VE-IX.6-m', 'VE-IX.6-k', 'VE-IV.13-d'],
  'guns with infantry that fails are in disorder too, stay, and share what comes',
  () => {
    const { f } = failing((t) => t.lay('al-ast', '1008', 'battery', 7), [6, 6, 4]);
    f.take('step 1010', 'step 1009', 'finish');
    expect(f.stance('al-ast')).toBe('disorganised 0 1008');
    f.until('shocks.declare');
    f.take('assault 1009 1008', 'pass');
    // The guns count for nothing, and a second disorder finishes both.
    expect(f.powers()).toEqual(['6:3']);
    expect([f.stance('al-n1'), f.stance('al-ast')]).toEqual(['away -2', 'away -2']);
  },
);

rule(['VE-IX.6-p', 'VE-VIII.6-f'], 'who has failed covers no flank for the neighbour', () => {
  const powers = (formed: boolean) => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    // 1110 looks west with its flank to 1111; its neighbour in 1112 looks at 1111.
    t.lay('al-n1', '1110', 'line', 9);
    t.lay('al-n2', '1211', 'line', 9);
    t.lay('fr-1l', '1111', 'column', 0);
    const f = turning(t, 'charges', [...(formed ? [1, 1] : [6, 6]), 1]);
    f.take('charge fr-1ch 1', 'go');
    expect(f.choices('square')).toContain('square 1211');
    f.take('square 1211');
    f.pass('squares');
    f.take('disorder fr-1ch');
    f.until('shocks.declare');
    f.take('assault 1111 1110', 'pass');
    return f.powers();
  };
  expect(powers(true)).toEqual(['18:6']);
  expect(powers(false)).toEqual(['18:3']);
});

rule(
  ['VE-IV.4-e', 'VE-IX.6-b', 'VE-X.4-b', 'VE-IX.3-e'],
  'a Square that infantry strikes together with cavalry is halved, and has no +2',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1009', 'line', 1);
    t.p.marks[t.unit('fr-1ch')] = MARK.charging | MARK.charged;
    t.lay('al-be1', '1008', 'square');
    t.lay('fr-61l', '0909', 'column', 2, { steps: 1 });
    // 2 of horse at 1, and 1 of 3, against 4 of 1: 1:1 on a 5 is 1/1*.
    const f = turning(t, 'shocks', [5, 3, 3]);
    f.take('assault 1009 1008', 'assault 0909 1008', 'pass', 'pay 0909');
    expect(f.powers()).toEqual(['5:4']);
    expect([f.steps('al-be1'), f.test('al-be1')]).toEqual([3, 'shock 6 holds']);
  },
);

rule(
  ['VE-IX.6-d', 'VE-X.4-d', 'VE-X.4-e', 'VE-X.4-h'],
  'a leader and losses count for a square, the back turned to the charge does not',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('al-2832', '1008', 'line', 1, { steps: 2 });
    t.lead('orange', '1008');
    const f = turning(t, 'charges', [5, 5]);
    f.take('charge fr-1ch 1', 'go', 'square 1008');
    // 9 + 1 for a leader of another corps, -1 for the losses of 4 to 2, +1 from 3 hexes.
    expect(f.test('al-2832')).toBe('square 10 holds');
  },
);

rule(
  ['VE-IX.4-b', 'VE-IX.6-k', 'VE-IX.4-a', 'VE-IX.3-e'],
  'who fails before an exploitation stands in disorder when it comes, and falls to a D',
  () => {
    const t = bench();
    t.lay('fr-811c', '1010', 'column', 0);
    t.lay('al-7m', '1009', 'line', 7);
    t.lay('al-be1', '1008', 'line', 1);
    // 12:4 on a 4 is 0/D, and again 12:4.
    const f = turning(t, 'charges', [4, 5, 5, 4]);
    f.take('charge fr-811c 1', 'go');
    f.pass('react', 'squares');
    f.take('finish');
    f.until('shocks.declare');
    f.take('assault 1010 1009', 'pass');
    f.until('combat.advance');
    f.take('exploit fr-811c', 'go', 'square 1008');
    expect(f.test('al-be1')).toBe('square 6 breaks');
    expect(f.stance('al-be1')).toBe('disorganised 0 1008');
    f.take('pass', 'assault 1009 1008');
    expect([f.powers(), f.stance('al-be1')]).toEqual([['12:4', '12:4'], 'away -2']);
  },
);

rule(
  ['VE-IX.4-b', 'VE-VII.7-a', 'VE-VII.7-h', 'VE-IV.7-e'],
  'a wood that was swept hides the victor from those straight behind it alone',
  () => {
    const t = bench({ terrain: { '1009': 't' } });
    t.lay('fr-811c', '1010', 'column', 0);
    t.lay('al-7m', '1009', 'adapted', 0, { steps: 1 });
    t.lay('al-be1', '1008', 'line', 7);
    t.lay('al-be2', '1109', 'line', 7);
    // 3 of 1 against 1 of 2: 3:2 on a 5 is 1/D.
    const f = turning(t, 'charges', [5]);
    f.take('charge fr-811c 1', 'go');
    f.pass('react', 'squares');
    f.take('finish');
    f.until('shocks.declare');
    f.take('assault 1010 1009', 'pass');
    expect(f.powers()).toEqual(['3:2']);
    f.until('combat.advance');
    f.take('exploit fr-811c', 'go');
    expect(f.choices()).toEqual(['square 1109', 'pass']);
  },
);

// Recoils

/** French infantry comes from 1012 to 1011 beside hussars in 1010. */
function nearing(more: (t: Bench) => void, dice: readonly number[], lay: Lay = {}) {
  const t = bench(lay);
  t.lay('fr-1l', '1012', 'column', 0);
  t.lay('al-6h', '1010', 'column', 6);
  more(t);
  const f = turning(t, 'movement', dice);
  f.take('move fr-1l', 'step 1011');
  return { t, f };
}

rule(
  ['VE-VI.8-d', 'VE-X.4-d', 'VE-X.4-h', 'VE-X.4-g'],
  'a recoil is tested on the bare value: no leader, no losses, no despair',
  () => {
    const { f } = nearing(
      (t) => {
        t.lead('wellington', '1010');
        t.p.steps[t.unit('al-6h')] = 1;
        t.p.army[t.b.units[t.unit('al-6h')]?.corps ?? 0] = 2;
      },
      [4, 4],
    );
    f.take('recoil 1010');
    f.until('move.act');
    expect(f.test('al-6h')).toBe('recoil 7 breaks');
  },
);

rule(
  ['VE-VI.8-e', 'VE-VII.5-o', 'VE-VI.8-j', 'VE-X.1-a', 'VE-VIII.6-b'],
  'fire at a recoil is tested as any other, from the flank too',
  () => {
    const { f } = nearing((t) => t.lay('fr-2l', '0910', 'line', 3), [3, 3, 5, 3, 3]);
    f.take('recoil 1010', 'to 1009', 'firer fr-2l', 'fire');
    // 0910 lies in the flank of a Column that faces 6: 7 - 2 - 1 for the step of 3... two steps have no malus.
    expect([f.steps('al-6h'), f.test('al-6h')]).toEqual([1, 'fire 5 breaks']);
  },
);

rule(['VE-VI.8-f', 'VE-VI.8-c'], 'from the same enemy again without a test, from the next with one', () => {
  const { f } = nearing((t) => t.lay('fr-108l', '1011', 'column', 0), [2, 2]);
  f.take('recoil 1010', 'to 1009');
  f.pass('step.fire', 'recoil.hex');
  f.take('step 1010', 'recoil 1009');
  expect(f.events('test').length).toBe(1);
  f.take('to 1008');
  f.pass('step.fire', 'recoil.hex');
  f.take('pass', 'move fr-108l');
  f.pass('react');
});

rule(
  ['VE-VI.8-g', 'VE-VIII.9-m', 'VE-VI.5-c', 'VE-XI.1-a'],
  'a recoil that fails bears the marker of this turn, a flight of one’s own will that of the last',
  () => {
    const { t, f } = nearing((b) => b.lay('al-5ld', '1111', 'column', 8), [6, 6]);
    f.take('recoil 1010', 'disorder al-5ld');
    f.until('move.act');
    expect(['al-6h', 'al-5ld'].map((id) => (t.p.marker[t.unit(id)] ?? 0) - t.p.turn)).toEqual([0, -1]);
  },
);

rule(
  ['VE-VI.8-k', 'VE-V.2-a', 'VE-V.1-a', 'VE-VI.8-i'],
  'no recoil among infantry or upon too many horse; with no hex left none at all',
  () => {
    const { f } = nearing((t) => {
      t.lay('al-7l', '1009', 'line', 7);
      t.lay('al-5ld', '1110', 'column', 6);
      t.lay('al-bhu', '1110', 'column', 6);
      t.lay('al-bul', '1110', 'column', 6);
      t.lay('al-n1', '0910', 'line', 7);
    }, []);
    // 2 + 5 is 7, which is not too many.
    expect(f.choices('recoil')).toEqual(['recoil 1010']);
    const full = nearing((t) => {
      t.lay('al-7l', '1009', 'line', 7);
      t.lay('al-n2', '1110', 'line', 7);
      t.lay('al-n1', '0910', 'line', 7);
    }, []);
    expect(full.f.choices()).toEqual(['countercharge 1010', 'disorder al-6h', 'pass']);
  },
);

rule(
  ['VE-VI.8-h', 'VE-VI.8-l', 'VE-IX.7-e', 'VE-IX.7-d'],
  'told that it is the target it countercharges, fails, and is engaged; it may still break off later',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('fr-1l', '1112', 'column', 0);
    const f = turning(t, 'charges', [6, 5]);
    f.take('charge fr-1ch 1', 'go', 'step 1011', 'recoil 1010', 'claim');
    expect(f.choices()).toEqual(['countercharge 1010', 'disorder al-6h', 'pass']);
    f.take('countercharge 1010', 'finish');
    f.take('pass', 'move fr-1l', 'step 1111');
    expect(f.choices()).toEqual(['disorder al-6h', 'pass']);
  },
);

rule(
  ['VE-IX.5-b', 'VE-IX.5-h', 'VE-VI.8-h', 'VE-VI.8-a'],
  'before a combined charge a recoil is open at every step, a countercharge only at the end',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('fr-6ch', '0912', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('al-7l', '1110', 'line', 7);
    const f = turning(t, 'charges', [3, 3, 1]);
    f.take('charge fr-1ch 1', 'charge fr-6ch 1', 'go');
    f.pass('squares');
    f.take('step 1011');
    expect(f.choices()).toEqual(['recoil 1010', 'disorder al-6h', 'pass']);
    f.pass('react', 'squares');
    f.take('finish', 'step 0911');
    f.pass('react', 'squares');
    f.take('finish');
    expect([f.at(), f.choices()]).toEqual(['react.choose', ['countercharge 1010', 'pass']]);
    f.take('countercharge 1010');
    // 6 against 12: on a 1 D+1/0.
    expect(f.powers()).toEqual(['6:12']);
  },
);

rule(
  ['VE-IX.1-d', 'VE-VI.8-e', 'VE-IV.9-a', 'VE-VI.8-k'],
  'a recoil ends Adapted in a wood, and out of a wood with its front to the enemy',
  () => {
    const { f } = nearing(() => {}, [3, 3], { terrain: { '1009': 'W' } });
    f.take('recoil 1010', 'to 1009');
    f.pass('step.fire', 'recoil.hex');
    expect(f.stance('al-6h')).toBe('adapted 0 1009');
    const t = bench({ terrain: { '1010': 'W' } });
    t.lay('fr-1l', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'adapted');
    const g = turning(t, 'movement', [3, 3]);
    g.take('move fr-1l', 'step 1011', 'recoil 1010', 'to 1009');
    g.pass('step.fire', 'recoil.hex');
    expect(g.stance('al-6h')).toBe('column 6 1009');
  },
);

rule(
  ['VE-XII.2-c', 'VE-VI.8-g', 'VE-VI.5-a'],
  'in a desperate corps a failed recoil shakes the comrades beside it',
  () => {
    const { t, f } = nearing(
      (b) => {
        b.lay('al-n1', '1009', 'line', 7);
        b.p.army[b.b.units[b.unit('al-6h')]?.corps ?? 0] = 2;
        b.p.crossed[b.b.units[b.unit('al-6h')]?.corps ?? 0] = 3;
      },
      [6, 6, 2, 2],
    );
    f.take('recoil 1010');
    expect(f.test('al-n1')).toBe('chain 6 holds');
    expect(t.p.phase).toBe('movement');
  },
);
