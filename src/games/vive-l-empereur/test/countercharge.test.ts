import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has, hexOf, isDisorganised, mark, unitsAt } from '../field.ts';
import { MARK } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startReact } from '../rules/countercharge.ts';
import { startStep } from '../rules/step.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { drive } from './drive.ts';
import { OVER } from './table.ts';

/** French chasseurs charge from 1010 towards 1009 and 1110. */
function charged(setup: (t: Bench) => void, dice: readonly number[] = [], lay: Lay = {}) {
  const t = bench(lay);
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  setup(t);
  const f = drive(t, startCharges, dice);
  f.take('charge fr-1ch 1', 'go');
  return { t, f, horse };
}

rule(
  ['VE-IX.7-a', 'VE-IX.7-c', 'VE-IX.2-m', 'VE-VI.5-a', 'VE-VI.8-a', 'VE-IX.1-d'],
  'cavalry in whose front a charge starts may countercharge or break, but not recoil',
  () => {
    const { t, f } = charged((b) => {
      b.lay('al-6h', '1009', 'column', 6);
      b.lay('al-5ld', '1110', 'column', 0);
    });
    expect([f.at(), f.seat()]).toEqual(['react.choose', 1]);
    expect(f.choices()).toEqual(['countercharge 1009', 'disorder al-6h', 'disorder al-5ld', 'pass']);
    expect(f.why({ kind: 'countercharge', hex: t.hex('1110') })).toEqual([
      'notInItsFront VE-IX.7-c',
      'noShockThere VE-IX.2-t',
    ]);
    expect(f.why({ kind: 'recoil', hex: t.hex('1009') })).toContain('noOccasion VE-VI.8-a');
  },
);

rule(
  ['VE-IV.10-b', 'VE-IX.7-d', 'VE-IX.2-t'],
  'not in disorder, not engaged by an earlier charge, not where no shock can be made',
  () => {
    const refused = (lay: Lay, formation: 'column' | 'disorganised', pinned: boolean) => {
      const { t, f } = charged(
        (b) => {
          const foe = b.lay('al-6h', '1009', formation, formation === 'column' ? 6 : 0);
          if (pinned) mark(b.p, foe, MARK.pinned);
          b.lay('al-5ld', '1110', 'column', 0);
        },
        [],
        lay,
      );
      return f.why({ kind: 'countercharge', hex: t.hex('1009') });
    };
    expect(refused({}, 'column', false)).toEqual([]);
    expect(refused({}, 'disorganised', false)).toContain('disorganisedAlready VE-IV.10-b');
    expect(refused({}, 'column', true)).toEqual(['pinned VE-IX.7-d']);
    expect(refused({ hexsides: [{ a: '1010', b: '1009', type: 'ravine' }] }, 'column', false)).toEqual([
      'noShockThere VE-IX.2-t',
    ]);
  },
);

rule(['VE-IX.7-e', 'VE-IX.7-q', 'VE-IX.7-d'], 'a failed test changes nothing, and the charge goes on', () => {
  const { t, f, horse } = charged((b) => b.lay('al-6h', '1009', 'column', 6), [6, 5]);
  f.take('countercharge 1009');
  expect(f.told('test')).toMatchObject([{ cause: 'countercharge', clause: 'VE-IX.7-e', passed: false }]);
  const foe = t.unit('al-6h');
  expect([t.p.formation[foe], t.p.facing[foe], isDisorganised(t.p, foe)]).toEqual(['column', 6, false]);
  expect([f.at(), has(t.p, horse, MARK.charging)]).toEqual(['charge.act', true]);
  f.take('finish');
  expect(has(t.p, foe, MARK.pinned)).toBe(true);
});

rule(
  ['VE-IX.7-l', 'VE-IX.7-m', 'VE-IX.7-n', 'VE-IX.3-a', 'VE-IV.7-c', 'VE-VI.3-d'],
  'a countercharge that passes is fought at once; the charge is over, in Column, and the victor as he was before',
  () => {
    // 3 and 3 pass; 6 to 6 is 1:1, where a 4 costs each side a step at most.
    const { t, f, horse } = charged((b) => b.lay('al-6h', '1009', 'column', 6), [3, 3, 3, 1, 1]);
    f.take('countercharge 1009');
    expect(f.told('countercharge')).toMatchObject([{ units: [t.unit('al-6h')], hex: t.hex('1010') }]);
    expect(f.told('shock')).toMatchObject([{ counter: true, powers: [6, 6] }]);
    const foe = t.unit('al-6h');
    expect([t.p.formation[foe], t.p.facing[foe], hexOf(t.p, foe)]).toEqual(['column', 6, t.hex('1009')]);
    expect(has(t.p, foe, MARK.countering)).toBe(false);
    expect(f.at()).toBe('reform.facing');
    expect(f.choices()).toEqual(['turn fr-1ch 0', 'turn fr-1ch 2']);
    f.take('turn fr-1ch 2');
    expect([t.p.formation[horse], t.p.facing[horse], hexOf(t.p, horse)]).toEqual(['column', 2, t.hex('1010')]);
    expect([has(t.p, horse, MARK.charging), has(t.p, horse, MARK.charged)]).toEqual([false, true]);
    expect([f.at(), f.choices('charge')]).toEqual(['charges.declare', []]);
  },
);

rule(
  ['VE-IX.7-g', 'VE-X.4-f', 'VE-IX.7-h', 'VE-IX.7-u'],
  'every unit of a stack tests, those who fail go under the others and do not fight',
  () => {
    // The first fails with 8 against 7, the second passes with 6 against 8 - 2; then comes the shock.
    const { t, f } = charged(
      (b) => {
        b.lay('al-5ld', '1009', 'column', 6);
        b.lay('al-6h', '1009', 'column', 6);
      },
      [4, 4, 3, 3, 3, 1, 1],
    );
    f.take('countercharge 1009');
    expect(f.told('test').slice(0, 2)).toMatchObject([
      { unit: t.unit('al-6h'), passed: false },
      { unit: t.unit('al-5ld'), morale: 6, passed: true },
    ]);
    expect(unitsAt(t.p, t.hex('1009'))).toEqual([t.unit('al-5ld'), t.unit('al-6h')]);
    expect(f.told('shock')).toMatchObject([{ attackers: [{ unit: t.unit('al-5ld') }], powers: [6, 6] }]);
  },
);

rule(
  ['VE-IX.7-u', 'VE-VII.5-h', 'VE-VIII.9-e'],
  'whoever beats a countercharge does not fire at the comrades who run then',
  () => {
    const t = bench();
    const foot = t.lay('fr-2le', '1011', 'line', 1);
    // Another covers the hex as well, and it has made nobody run.
    const other = t.lay('fr-1l', '1109', 'line', 9);
    t.lay('al-5ld', '1009', 'column', 6);
    t.lay('al-6h', '1009', 'column', 6);
    const f = drive(
      t,
      (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }),
      // The first fails with 8 against 7, the second passes; 6 to 14 is 1:3, where a 3 is D; then the comrade fails.
      [4, 4, 3, 3, 3, 6, 6],
    );
    f.take('countercharge 1009', 'pass');
    const asked = new Set<string>();
    while (f.told('test').length < 3 || f.at().startsWith('retreat.') || f.at() === 'step.fire') {
      if (f.at() === 'step.fire') for (const firer of f.choices('firer')) asked.add(firer);
      f.take(f.at() === 'step.fire' ? 'pass' : (f.choices()[0] ?? ''));
      if (f.at() === OVER) break;
    }
    expect(f.told('disorganised')).toHaveLength(2);
    expect([...asked]).toEqual(['firer fr-1l']);
    expect([foot, other].every((unit) => !isDisorganised(t.p, unit))).toBe(true);
  },
);

rule(['VE-XIV.3-c', 'VE-IX.7-e'], 'a leader whom a charge comes to gives it nothing when it is countercharged', () => {
  const led = (from: string) => {
    const t = bench();
    t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    t.lead('reille', from);
    const f = drive(t, startCharges, from === '1010' ? [1, 2, 4] : [1, 2]);
    f.take('charge fr-1ch 1', ...(from === '1011' ? ['along reille'] : []), 'go', 'step 1010', 'countercharge 1009');
    return f.at();
  };
  expect([led('1011'), led('1010')]).toEqual(['combat.defenderBonus', 'reform.facing']);
});

rule(['VE-IX.7-i', 'VE-IX.7-f', 'VE-IX.7-j', 'VE-IX.7-s'], 'infantry that is countercharged may fire first', () => {
  const t = bench();
  const foot = t.lay('fr-2le', '1011', 'line', 1);
  t.lay('al-6h', '1009', 'column', 6, { steps: 1 });
  const f = drive(
    t,
    (p) => {
      p.phase = 'movement';
      startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') });
    },
    // The test passes; a 6 in the fire takes the last step.
    [1, 2, 6],
  );
  expect(f.choices()).toEqual(['countercharge 1009', 'recoil 1009', 'disorder al-6h', 'pass']);
  f.take('countercharge 1009');
  expect([f.at(), f.seat(), f.choices()]).toEqual(['countercharge.answer', 0, ['target 1009', 'pass']]);
  f.take('target 1009');
  expect(f.told('fire')).toMatchObject([{ how: 'answer', firers: [{ unit: foot }] }]);
  expect(f.told('shock')).toEqual([]);
  expect(has(t.p, foot, MARK.stopped)).toBe(false);
});

rule(['VE-IX.7-m', 'VE-IX.7-o', 'VE-IX.7-r'], 'whoever is countercharged moves no further in his move', () => {
  const t = bench();
  const foot = t.lay('fr-2le', '1011', 'column', 0);
  const beside = t.lay('fr-61l', '1010', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  const f = drive(
    t,
    (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }),
    [1, 2, 1],
  );
  f.take('countercharge 1009');
  f.take('pass');
  f.wait('retreat');
  expect(f.told('shock')).toHaveLength(1);
  expect([has(t.p, foot, MARK.stopped), has(t.p, beside, MARK.stopped)]).toEqual([true, false]);
  expect(has(t.p, foot, MARK.attacked)).toBe(false);
});

rule(
  ['VE-IX.7-b', 'VE-VI.8-a', 'VE-VI.5-a'],
  'in its own player-turn cavalry answers only a retreat, and a recoil or disorder never answers one',
  () => {
    const ask = (seat: number, kind: 'regular' | 'retreat' | 'recoil' | 'advance') => {
      const t = bench();
      t.lay(seat === 0 ? 'fr-1ch' : 'al-6h', '1010', 'column', 0);
      t.lay(seat === 0 ? 'al-7l' : 'fr-2le', '1009', 'line', 5);
      const f = drive(t, (p) => startReact(p, { kind, seat, movers: [t.hex('1009')], from: [t.hex('1008')] }));
      return f.at() === '' ? [] : f.choices();
    };
    expect(ask(0, 'regular')).toEqual([]);
    expect(ask(0, 'retreat')).toEqual([]);
    expect(ask(1, 'recoil')).toEqual([]);
    expect(ask(1, 'retreat')).toEqual(['countercharge 1010', 'pass']);
    expect(ask(1, 'advance')).toEqual(['countercharge 1010', 'pass']);
    expect(ask(1, 'regular')).toEqual(['countercharge 1010', 'recoil 1010', 'disorder al-6h', 'pass']);
  },
);

rule(
  ['VE-VI.8-l', 'VE-VI.8-b', 'VE-VI.5-f', 'VE-IX.7-p'],
  'one answer for each stack, all before any die; then disorder, then recoils, then countercharges',
  () => {
    const t = bench();
    const foot = t.lay('fr-2le', '1011', 'line', 1);
    t.lay('al-5ld', '1009', 'column', 6);
    t.lay('al-6h', '1110', 'column', 8);
    const f = drive(
      t,
      (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }),
      [6, 5],
    );
    f.take('countercharge 1009');
    expect(f.choices()).toEqual(['countercharge 1110', 'recoil 1110', 'disorder al-6h', 'pass']);
    expect(f.why({ kind: 'recoil', hex: t.hex('1009') })).toContain('answeredAlready VE-VI.8-b');
    f.take('disorder al-6h');
    f.wait('retreat');
    // The infantry covers the hex that is left, and lets them go.
    f.take('pass');
    f.wait('retreat');
    expect(f.kinds().filter((kind) => kind === 'disorganised' || kind === 'test')).toEqual(['disorganised', 'test']);
    expect(t.p.marker[t.unit('al-6h')]).toBe(t.p.turn - 1);
  },
);

rule(
  ['VE-VI.8-f', 'VE-VI.8-h', 'VE-IX.2-m'],
  'a charge says whether the cavalry that would recoil is its target; once let go it may not be struck',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    const foe = t.lay('al-6h', '1009', 'column', 6);
    const f = drive(t, startCharges, [1, 2]);
    f.take('charge fr-1ch 1', 'go', 'step 1011', 'step 1010');
    f.take('recoil 1009');
    expect([f.at(), f.seat(), f.choices()]).toEqual(['recoil.claim', 0, ['claim', 'waive']]);
    f.take('waive', 'to 1008', 'pass');
    expect(t.p.said).toMatchObject([{ target: false, units: [foe] }]);
    f.take('step 1009');
    expect(f.choices()).toEqual(['countercharge 1008', 'recoil 1008', 'disorder al-6h', 'pass']);
    f.take('pass');
    expect(f.why({ kind: 'finish' })).toEqual(['noContact VE-IX.2-q']);
  },
);

rule('VE-VI.8-f', 'from the same enemy in the same move it recoils again without a test', () => {
  const t = bench();
  t.lay('fr-1ch', '1012', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  const f = drive(t, startCharges, [1, 2]);
  f.take('charge fr-1ch 1', 'go', 'step 1011', 'step 1010', 'recoil 1009', 'waive', 'to 1008', 'pass', 'step 1009');
  f.take('recoil 1008');
  expect([f.at(), f.told('test').length]).toEqual(['recoil.hex', 1]);
});

rule(
  'VE-0-j',
  'whoever is announced from under others, or breaks from there, is shown and cannot be taken back',
  () => {
    const shown = (choice: string): number => {
      const t = bench();
      t.lay('fr-1ch', '1010', 'column', 0);
      t.lay('fr-6ch', '1010', 'column', 0);
      const f = drive(t, startCharges);
      f.take(choice);
      return f.revealed();
    };
    expect([shown('charge fr-6ch 1'), shown('disorder fr-6ch')]).toEqual([0, 0]);
    expect([shown('charge fr-1ch 1'), shown('disorder fr-1ch')].map((times) => times > 0)).toEqual([true, true]);
  },
);

rule(['VE-VI.8-h', 'VE-VI.8-l'], 'the target that was named holds the charge to its hex', () => {
  const t = bench();
  t.lay('fr-1ch', '1012', 'column', 0);
  t.lay('al-6h', '1009', 'column', 6);
  t.lay('al-7l', '1110', 'square');
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'step 1011');
  while (f.seat() === 1) f.take('pass');
  f.take('step 1010');
  while (f.at() === 'step.fire') f.take('pass');
  f.take('recoil 1009', 'claim', 'pass');
  expect(hexOf(t.p, t.unit('al-6h'))).toBe(t.hex('1009'));
  expect(f.choices()).toContain('finish');
  f.take('turn fr-1ch 3');
  expect(f.why({ kind: 'finish' })).toEqual(['boundElsewhere VE-VI.8-h']);
});

rule('VE-IX.2-r', 'a charge whose enemy has broken before it may return to Column', () => {
  const { t, f, horse } = charged((b) => b.lay('al-6h', '1009', 'column', 0));
  expect(f.choices()).toEqual(['disorder al-6h', 'pass']);
  f.take('disorder al-6h');
  f.wait('retreat');
  expect(f.at()).toBe('charge.act');
  f.take('finish', 'turn fr-1ch 0');
  expect([t.p.formation[horse], t.p.facing[horse], isDisorganised(t.p, horse)]).toEqual(['column', 0, false]);
  expect(f.told('chargeEnds')).toMatchObject([{ contact: false, clause: 'VE-IX.2-r' }]);
});

rule(
  ['VE-IX.5-b', 'VE-IX.5-c', 'VE-IX.5-d', 'VE-IX.5-f', 'VE-IX.5-h', 'VE-VIII.8-i'],
  'a combined charge is countercharged when all of it has moved, and as one',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('fr-6ch', '1110', 'column', 10);
    t.lay('al-6h', '1009', 'column', 6);
    const f = drive(t, startCharges, [1, 2, 3]);
    f.take('charge fr-1ch 1', 'charge fr-6ch 9', 'go');
    expect(f.choices()).toEqual(['disorder al-6h', 'pass']);
    f.take('pass', 'finish', 'finish');
    expect([f.at(), f.choices()]).toEqual(['react.choose', ['countercharge 1009', 'pass']]);
    f.take('countercharge 1009');
    f.wait('retreat', 'reform');
    expect(f.told('shock')).toMatchObject([{ counter: true, powers: [6, 12] }]);
    expect(f.at()).toBe('charges.declare');
    for (const id of ['fr-1ch', 'fr-6ch']) expect(t.p.formation[t.unit(id)]).toBe('column');
  },
);

rule(
  ['VE-VI.8-a', 'VE-VI.5-e', 'VE-IX.7-b', 'VE-VI.1-m'],
  'cavalry that is in disorder or charges itself gives no answer; a charge rides into no enemy',
  () => {
    const t = bench();
    const foot = t.lay('fr-2le', '1011', 'line', 1);
    t.lay('al-5ld', '1009', 'column', 6);
    const broken = t.lay('al-6h', '1110', 'disorganised');
    const riding = t.lay('al-bhu', '0910', 'line', 3);
    mark(t.p, riding, MARK.charging);
    const f = drive(t, (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }));
    expect(f.choices()).toEqual(['countercharge 1009', 'recoil 1009', 'disorder al-5ld', 'pass']);
    expect(f.why({ kind: 'recoil', hex: t.hex('1110') })).toContain('disorganisedAlready VE-VI.8-a');
    expect(f.why({ kind: 'disorder', unit: broken })).toContain('disorganisedAlready VE-VI.5-e');
    expect(f.why({ kind: 'countercharge', hex: t.hex('0910') })).toContain('chargingItself VE-IX.7-b');
    expect(f.why({ kind: 'recoil', hex: t.hex('0910') })).toContain('chargingItself VE-VI.8-a');
    expect(f.why({ kind: 'disorder', unit: riding })).toContain('chargingItself VE-VI.5-e');
    const c = charged((b) => b.lay('al-7l', '1009', 'square'));
    expect(c.f.why({ kind: 'step', hex: c.t.hex('1009') })).toContain('enemyThere VE-VI.1-m');
  },
);
