import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has } from '../field.ts';
import { MARK, type Phase } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { turning } from './turning.ts';

// Two rules at once, from the book: what a countercharge meets, and what becomes of both sides afterwards.

/** French infantry steps from 1011 to 1010, into the front of hussars. */
function stepping(
  hussars: readonly [hex: string, facing: number],
  dice: readonly number[],
  more: (t: Bench) => void = () => {},
  lay: Lay = {},
  phase: Phase = 'movement',
) {
  const t = bench(lay);
  t.lay('fr-1l', '1011', 'column', 0);
  t.lay('al-6h', hussars[0], 'column', hussars[1]);
  more(t);
  const f = turning(t, phase, dice);
  f.take('move fr-1l', 'step 1010');
  return { t, f };
}

rule(['VE-IX.7-i', 'VE-IV.2-b', 'VE-IV.2-a'], 'a Column answers with fire through its central hex alone', () => {
  const ahead = stepping(['1009', 6], [3, 3, 1]);
  ahead.f.take('countercharge 1009');
  expect(ahead.f.at()).toBe('countercharge.answer');
  // 6 steps of 2 against 2 of 3, from the front in both.
  ahead.f.take('pass');
  expect(ahead.f.powers()).toEqual(['6:12']);
  const aside = stepping(['1110', 8], [3, 3, 1]);
  aside.f.take('countercharge 1110');
  expect(aside.f.events('fire')).toEqual([]);
  expect(aside.f.powers()).toEqual(['6:12']);
});

rule(
  ['VE-IX.7-j', 'VE-VIII.6-a', 'VE-VIII.6-f'],
  'a flank is halved for a countercharge too, unless a Line covers it',
  () => {
    const bare = stepping(['1111', 10], [3, 3, 1]);
    bare.f.take('countercharge 1111');
    expect(bare.f.powers()).toEqual(['6:6']);
    const covered = stepping(['1111', 10], [3, 3, 1], (t) => t.lay('fr-2l', '1112', 'line', 11));
    covered.f.take('countercharge 1111');
    expect(covered.f.powers()).toEqual(['6:12']);
    // Limbered guns cover nothing.
    const guns = stepping(['1111', 10], [3, 3, 1], (t) => t.lay('fr-a59', '1112', 'limbered', 0));
    guns.f.take('countercharge 1111');
    expect(guns.f.powers()).toEqual(['6:6']);
  },
);

rule(
  ['VE-IX.6-b', 'VE-VIII.6-b', 'VE-IX.7-o', 'VE-IX.7-m', 'VE-VIII.10-a', 'VE-IX.7-l'],
  'infantry that holds under a countercharge in its flank has lost two steps, is stopped, and attacks and advances in the shock phase',
  () => {
    // 3 3 rides; 6:6 on a 5 is 1/1*: two steps, and a test against 8 - 2.
    const { t, f } = stepping(['1111', 10], [3, 3, 5, 3, 3, 6], (b) => b.lay('al-7l', '1009', 'line', 7));
    f.take('countercharge 1111');
    expect([f.steps('fr-1l'), f.test('fr-1l')]).toEqual([4, 'shock 6 holds']);
    expect(f.stance('al-6h')).toBe('column 10 1111');
    f.until('movement.choose');
    expect(f.choices('move fr-1l')).toEqual([]);
    f.until('shocks.declare');
    f.take('assault 1010 1009', 'pass');
    // 4 steps of 3 against 2 of 2: 3:1, on a 6 D+1.
    f.until('combat.advance');
    f.take('advance fr-1l', 'go');
    expect(f.stance('fr-1l')).toBe('column 0 1009');
    expect(has(t.p, t.unit('fr-1l'), MARK.stopped)).toBe(true);
  },
);

rule(
  ['VE-IX.7-m', 'VE-IX.7-l', 'VE-VIII.9-m'],
  'against a beaten countercharge nobody advances, and the move is over',
  () => {
    // 6:12 on a 1 is D+1/0.
    const { f } = stepping(['1009', 6], [3, 3, 1]);
    f.take('countercharge 1009');
    f.until('retreat.hex');
    f.until('movement.choose');
    expect([f.steps('al-6h'), f.stance('fr-1l')]).toEqual([1, 'column 0 1010']);
    expect(f.choices('move fr-1l')).toEqual([]);
  },
);

rule(
  ['VE-IX.7-j', 'VE-V.4-a', 'VE-V.9-c'],
  'comrades of the hex fight with the newcomer, who lies on top and pays',
  () => {
    const { f } = stepping(['1009', 6], [3, 3, 4], (t) => t.lay('fr-108l', '1010', 'column', 0));
    f.take('countercharge 1009', 'pass');
    // 6:(12+8), below 1:2: on a 4 D/0.
    expect(f.powers()).toEqual(['6:20']);
  },
);

rule(
  ['VE-IX.7-e', 'VE-VIII.3-a', 'VE-IV.7-e', 'VE-IV.9-e', 'VE-IX.7-l'],
  'ground counts for a countercharge as for a charge',
  () => {
    const against = (letter: string, from = '.') => {
      const { f } = stepping(['1009', 6], [3, 3, 1], () => {}, { terrain: { '1010': letter, '1009': from } });
      f.take('countercharge 1009');
      f.pass('countercharge');
      return f.powers();
    };
    expect(against('r')).toEqual(['4:12']);
    expect(against('f')).toEqual(['4:12']);
    expect(against('W')).toEqual(['2:12']);
    expect(against('V')).toEqual(['2:12']);
    expect(against('t')).toEqual(['2:12']);
    const hills = stepping(['1009', 6], [3, 3, 1], () => {}, { heights: { '1010': 2 } });
    hills.f.take('countercharge 1009', 'pass');
    expect(hills.f.powers()).toEqual(['4:12']);
  },
);

rule(['VE-IX.7-e', 'VE-IV.9-e', 'VE-IX.7-l'], 'cavalry in a thicket countercharges at 1 and is Adapted again', () => {
  const t = bench({ terrain: { '1009': 't' } });
  t.lay('fr-1l', '1011', 'column', 0);
  t.lay('al-6h', '1009', 'adapted');
  const f = turning(t, 'movement', [3, 3, 6, 4, 4]);
  f.take('move fr-1l', 'step 1010', 'countercharge 1009', 'pass');
  expect(f.powers()).toEqual(['2:12']);
  // 1:3 or less on a 6: 1/0*, and the frontal test is at 8.
  expect([f.steps('al-6h'), f.stance('al-6h'), f.test('fr-1l')]).toEqual([1, 'adapted 0 1009', 'shock 8 holds']);
});

rule(
  ['VE-IX.6-b', 'VE-IV.3-e', 'VE-VIII.8-f'],
  'infantry countercharged as it comes into a town is Adapted: no step more, and no test',
  () => {
    const { f } = stepping(
      ['1009', 6],
      [3, 3, 6],
      (t) => {
        t.p.steps[t.unit('fr-1l')] = 1;
      },
      { terrain: { '1010': 'V' } },
    );
    // 2:2 on a 6 is 0/D: a town shelters from no D.
    f.take('countercharge 1009');
    f.pass('countercharge');
    expect(f.powers()).toEqual(['2:2']);
    f.until('movement.choose');
    expect([f.steps('fr-1l'), f.stance('fr-1l').split(' ')[0]]).toEqual([1, 'disorganised']);
  },
);

rule(
  ['VE-IV.4-c', 'VE-IV.7-e', 'VE-IV.4-d', 'VE-X.4-b', 'VE-IX.6-b'],
  'a Square that steps into the front of cavalry is ridden at for 1 a step, whole, and loses no step more',
  () => {
    const t = bench();
    t.lay('fr-61l', '1011', 'square', 0, { steps: 1 });
    t.lay('al-5ld', '1009', 'column', 6);
    const f = turning(t, 'movement', [3, 3, 5]);
    f.take('move fr-61l', 'step 1010', 'countercharge 1009');
    f.pass('countercharge');
    expect(f.powers()).toEqual(['2:2']);
    // 1:1 on a 5 is 1/1*: the only step.
    expect(f.steps('fr-61l')).toBe(0);
    const u = bench();
    u.lay('fr-61l', '1011', 'square', 0, { steps: 2 });
    u.lay('al-5ld', '1009', 'column', 6);
    u.lay('al-bul', '1009', 'column', 6);
    // 3:4 on a 6 is 1/1*, a test at 8 + 2.
    const g = turning(u, 'movement', [3, 3, 3, 3, 6, 4, 6]);
    g.take('move fr-61l', 'step 1010', 'countercharge 1009');
    g.pass('countercharge');
    expect([g.steps('fr-61l'), g.test('fr-61l')]).toEqual([1, 'shock 10 holds']);
  },
);

rule(
  ['VE-VI.4-e', 'VE-IX.7-c', 'VE-VIII.6-a'],
  'a step backwards into the front of cavalry is countercharged in the rear',
  () => {
    const t = bench();
    t.lay('fr-1l', '1009', 'column', 0);
    t.lay('al-6h', '1011', 'column', 0);
    const f = turning(t, 'movement', [3, 3, 1]);
    f.take('move fr-1l', 'back 1010', 'countercharge 1011');
    expect(f.powers()).toEqual(['6:6']);
  },
);

rule(
  ['VE-VI.8-a', 'VE-IX.7-c', 'VE-IX.7-q'],
  'whoever was beside cavalry from the first gives it no recoil, but each front hex entered gives a countercharge',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'column', 2);
    t.lay('al-6h', '1009', 'column', 6);
    const f = turning(t, 'movement');
    f.take('move fr-1l', 'step 1110');
    expect(f.choices()).toEqual(['countercharge 1009', 'disorder al-6h', 'pass']);
  },
);

rule(
  ['VE-IX.7-p', 'VE-IX.7-q', 'VE-VI.8-b'],
  'a countercharge that failed may be tried at the next front hex, where no recoil from the same enemy is left',
  () => {
    const t = bench();
    t.lay('fr-1l', '1011', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    const f = turning(t, 'movement', [6, 6]);
    f.take('move fr-1l', 'step 1010');
    expect(f.choices('recoil')).toEqual(['recoil 1009']);
    f.take('countercharge 1009', 'turn fr-1l 2', 'step 1110');
    expect(f.choices()).toEqual(['countercharge 1009', 'disorder al-6h', 'pass']);
  },
);

rule(
  ['VE-IX.7-h', 'VE-VIII.6-c', 'VE-VIII.8-g'],
  'two stacks ride at one mover together: one in its flank is enough, and the owner names who pays',
  () => {
    const { f } = stepping(['1009', 6], [3, 3, 4, 4, 5], (t) => t.lay('al-5ld', '1111', 'column', 10));
    f.take('countercharge 1009', 'countercharge 1111', 'pass');
    // 12 against 6 is 2:1, on a 5 0/D: D+1 for charged infantry.
    expect(f.powers()).toEqual(['12:6']);
    f.until('movement.choose');
    expect([f.steps('fr-1l'), f.stance('fr-1l').split(' ')[0]]).toEqual([5, 'disorganised']);
    expect(['al-6h', 'al-5ld'].map(f.stance)).toEqual(['column 6 1009', 'column 10 1111']);
  },
);

rule(
  ['VE-IX.7-i', 'VE-IX.7-s', 'VE-VII.5-h'],
  'fire that breaks the countercharge leaves no shock; the mover goes on, and does not fire at whom he has broken',
  () => {
    // Rides; fire 3 on a 5: a step, and a test against 7 - 1 that fails.
    const { f } = stepping(['1009', 6], [3, 3, 5, 6, 5]);
    f.take('countercharge 1009', 'target 1009');
    expect(f.events('shock')).toEqual([]);
    f.until('move.act');
    expect(f.events('fire').length).toBe(1);
    f.take('step 1009');
    expect(f.stance('fr-1l')).toBe('column 0 1009');
  },
);

rule(
  ['VE-IX.7-b', 'VE-VIII.1-c', 'VE-IV.5-g'],
  'cavalry at rest falls in its own turn upon whoever flees into its front from fire, and a D is the end of him',
  () => {
    const t = bench();
    t.lay('fr-1l', '1112', 'line', 11);
    t.lay('fr-1ch', '1210', 'column', 10);
    t.lay('al-7l', '1111', 'line', 5);
    // Fire on a 5: a step, the test fails.
    const f = turning(t, 'offensive', [5, 6, 5, 3, 3, 6]);
    f.take('target 1111', 'fire');
    expect([f.at(), f.seat()]).toEqual(['react.choose', 0]);
    // Broken infantry still fires all round.
    f.take('countercharge 1210', 'pass');
    expect(f.powers()).toEqual(['6:1']);
    expect(f.stance('al-7l')).toBe('away -2');
    expect(f.stance('fr-1ch')).toBe('column 10 1210');
  },
);

rule(
  ['VE-IX.7-b', 'VE-IX.7-r'],
  'a recoil and a voluntary disorder into the front of the other side’s cavalry at rest are countercharged by nobody',
  () => {
    const t = bench();
    t.lay('fr-1l', '1012', 'column', 0);
    t.lay('fr-1ch', '1208', 'column', 8);
    t.lay('al-6h', '1010', 'column', 6);
    const f = turning(t, 'movement', [1, 1]);
    f.take('move fr-1l', 'step 1011', 'recoil 1010');
    expect(f.choices('to')).toContain('to 1110');
    f.take('to 1110');
    f.pass('step.fire');
    expect([f.at(), f.seat()]).toEqual(['recoil.hex', 1]);
    f.take('to 1109');
    expect(f.at()).toBe('move.act');
  },
);

rule(
  ['VE-IX.7-b', 'VE-IX.7-d'],
  'cavalry waiting for its charge to be fought countercharges nobody; once it is fought it may',
  () => {
    const setup = (first: 'horse' | 'foot') => {
      const t = bench();
      t.lay('fr-1ch', '1210', 'column', 10);
      t.lay('al-be1', '1209', 'square', 0, { steps: 3 });
      t.lay('fr-1l', '1112', 'column', 0);
      t.lay('al-7l', '1111', 'line', 5);
      // 2:6 on a 5 is 1*/0, which holds on 2; 18:4 on a 3 is 0/D.
      const dice = first === 'horse' ? [5, 1, 1, 3] : [3];
      const f = turning(t, 'charges', dice);
      f.take('charge fr-1ch 11', 'go');
      f.pass('react', 'squares');
      f.take('finish');
      f.until('shocks.declare');
      f.take('assault 1210 1209', 'assault 1112 1111', 'pass');
      f.take(first === 'horse' ? 'resolve 1209' : 'resolve 1111');
      return { t, f };
    };
    const { f } = setup('horse');
    expect(f.at()).toBe('reform.facing');
    f.take('turn fr-1ch 10', 'pass');
    expect([f.at(), f.choices('countercharge')]).toEqual(['react.choose', ['countercharge 1210']]);
    const later = setup('foot');
    expect([later.f.at(), later.f.stance('al-7l').split(' ')[0]]).toEqual(['combat.advance', 'disorganised']);
  },
);

rule(
  ['VE-IX.7-n', 'VE-IX.7-b'],
  'a charge that a countercharge has fought is finished for the turn: it countercharges nobody who flees either',
  () => {
    const t = bench();
    t.lay('fr-56la', '1210', 'column', 10);
    t.lay('al-bul', '1209', 'column', 6);
    t.lay('fr-1l', '1112', 'column', 0);
    t.lay('al-7l', '1111', 'line', 5);
    // The test of the countercharge; 3:9 on a 6 is 1/0*, a test that holds.
    const f = turning(t, 'charges', [1, 1, 6, 1, 1, 3]);
    f.take('charge fr-56la 11', 'go', 'countercharge 1209');
    f.take('turn fr-56la 10');
    f.until('shocks.declare');
    f.take('assault 1112 1111', 'pass');
    expect(f.at()).toBe('retreat.hex');
  },
);

rule(
  ['VE-IX.7-n', 'VE-IX.7-b', 'VE-IX.7-h'],
  'beside fresh cavalry that may fall upon a fugitive, one whose charge was fought may not',
  () => {
    const t = bench();
    t.lay('fr-56la', '1210', 'column', 10);
    t.lay('fr-27d', '1010', 'column', 2);
    t.lay('al-bul', '1209', 'column', 6);
    t.lay('fr-1l', '1112', 'column', 0);
    t.lay('al-7l', '1111', 'line', 5);
    const f = turning(t, 'charges', [1, 1, 6, 1, 1, 3]);
    f.take('charge fr-56la 11', 'go', 'countercharge 1209');
    f.take('turn fr-56la 10');
    f.until('shocks.declare');
    f.take('assault 1112 1111', 'pass');
    expect([f.at(), f.choices()]).toEqual(['react.choose', ['countercharge 1010', 'pass']]);
    expect(f.why({ kind: 'countercharge', hex: t.hex('1210') })).toEqual(['chargeFought VE-IX.7-n']);
  },
);

rule(
  ['VE-IX.7-d', 'VE-VI.8-a', 'VE-VI.5-a', 'VE-IX.2-r'],
  'cavalry that a charge has reached may only break off from the infantry that comes too; the charge is then free',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    t.lay('fr-1l', '1111', 'column', 0);
    const f = turning(t, 'charges');
    f.take('charge fr-1ch 1', 'go', 'step 1010');
    f.pass('react', 'squares');
    f.take('finish', 'pass');
    f.take('move fr-1l', 'step 1110');
    expect(f.choices()).toEqual(['disorder al-6h', 'pass']);
    f.take('disorder al-6h');
    f.until('shocks');
    // Nobody is left before it: it is in Column, and may break off.
    f.wait('reform');
    expect(f.stance('fr-1ch').split(' ')[0]).toBe('column');
    expect(f.choices('disorder')).toEqual(['disorder fr-1ch']);
    expect(t.p.marker[t.unit('al-6h')]).toBe(t.p.turn - 1);
  },
);

rule(
  ['VE-IX.7-n', 'VE-IX.7-m', 'VE-VI.1-b'],
  'a countercharge against a stack that charges stops all of it, for the movement phase too',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('fr-6ch', '1010', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    const f = turning(t, 'charges', [3, 3, 6]);
    f.take('charge fr-1ch 1', 'charge fr-6ch 1', 'go', 'countercharge 1009');
    // 1:2 on a 6 is 1/1.
    expect(f.powers()).toEqual(['6:12']);
    f.until('movement.choose');
    expect(f.choices('move')).toEqual([]);
    f.until('rally');
    expect([f.events('shock').length, f.steps('fr-1ch'), f.steps('fr-6ch')]).toEqual([1, 2, 1]);
  },
);

rule(
  ['VE-IX.7-g', 'VE-IX.7-u', 'VE-V.5-b', 'VE-X.4-d'],
  'of a stack whoever passes rides alone; a leader helps the attempt',
  () => {
    const t = bench();
    t.lay('al-bul', '1009', 'column', 6);
    t.lay('al-6h', '1009', 'column', 6);
    t.lead('wellington', '1009');
    t.lay('fr-1l', '1011', 'column', 0);
    // 7 + 4 against 12, then 8 + 4 - 2 against 10.
    const f = turning(t, 'movement', [6, 6, 5, 5, 1]);
    f.take('move fr-1l', 'step 1010', 'countercharge 1009');
    expect(f.events('test').map(({ morale, passed }) => [morale, passed])).toEqual([
      [11, false],
      [10, true],
    ]);
    f.take('pass', 'pass');
    expect(f.powers()).toEqual(['3:12']);
  },
);

rule(
  ['VE-VII.5-i', 'VE-IX.7-o'],
  'infantry that a countercharge has fought this turn does not fire at whom a shock makes run',
  () => {
    const asked = (fought: boolean) => {
      // It rides, 6:12 on a 6 is 1/1; 18:4 on a 3 is 0/D.
      const { f } = stepping(['0910', 4], fought ? [1, 1, 6, 3] : [3], (t) => {
        t.lay('fr-2l', '1110', 'column', 10);
        t.lay('al-7l', '1009', 'line', 7);
        t.lay('fr-108l', '0909', 'line', 9);
      });
      if (fought) f.take('countercharge 0910');
      f.until('shocks.declare');
      f.take('assault 1110 1009', 'pass');
      return f.at() === 'step.fire';
    };
    expect([asked(false), asked(true)]).toEqual([true, false]);
  },
);

rule(
  ['VE-VII.5-i', 'VE-IX.7-a'],
  'nor does it fire at another countercharge that is beaten, but at whoever recoils before it',
  () => {
    const setup = (dice: readonly number[]) => {
      const t = bench();
      t.lay('fr-1l', '1111', 'column', 0);
      t.lay('fr-2l', '1309', 'column', 8);
      t.lay('al-6h', '1210', 'column', 10);
      t.lay('al-5ld', '1109', 'column', 4);
      const f = turning(t, 'movement', dice);
      f.take('move fr-1l', 'step 1110');
      return f;
    };
    // 6:6 on a 2 is 1*/0, which holds; 6:12 on a 1 is D+1/0.
    const fought = setup([1, 1, 2, 1, 1, 1, 1, 1]);
    fought.take('countercharge 1210', 'pass', 'move fr-2l', 'step 1209', 'countercharge 1109', 'pass');
    expect([fought.powers(), fought.at()]).toEqual([['6:6', '6:12'], 'movement.choose']);
    expect(fought.stance('al-5ld').startsWith('disorganised')).toBe(true);
    const fresh = setup([1, 1, 1]);
    fresh.take('pass', 'pass', 'move fr-2l', 'step 1209', 'countercharge 1109', 'pass');
    expect([fresh.at(), fresh.choices('firer')]).toEqual(['step.fire', ['firer fr-1l']]);
    const recoil = setup([1, 1, 2, 1, 1, 1, 1]);
    recoil.take('countercharge 1210', 'pass', 'move fr-2l', 'step 1209', 'recoil 1109', 'pass');
    recoil.take(recoil.choices('to')[0] ?? '');
    expect([recoil.at(), recoil.choices('firer')]).toEqual(['step.fire', ['firer fr-1l']]);
  },
);
