import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { bench } from './bench.ts';
import { turning } from './turning.ts';

// Marches that meet fire and cavalry, from the book.

rule(
  ['VE-IX.7-j', 'VE-VI.1-d', 'VE-IX.7-m'],
  'a comrade left on the way is not struck by the countercharge that meets the others',
  () => {
    const t = bench();
    t.lay('fr-108l', '1012', 'column', 0);
    t.lay('fr-61l', '1012', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    // 6:6 on a 4 is 1/1, and a step more.
    const f = turning(t, 'movement', [3, 3, 4]);
    f.take('move fr-61l', 'move fr-108l', 'step 1011', 'drop fr-108l', 'step 1010', 'countercharge 1009', 'pass');
    expect([f.powers(), f.steps('fr-61l'), f.steps('fr-108l')]).toEqual([['6:6'], 1, 4]);
    expect(f.at()).toBe('movement.choose');
  },
);

rule(
  ['VE-IV.6-e', 'VE-IX.7-a', 'VE-VII.5-a', 'VE-IV.6-l'],
  'Skirmish order before cavalry and guns provokes nothing, until it is given up in the same phase',
  () => {
    const t = bench();
    t.lay('fr-1le', '1010', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    t.lay('al-ast', '1109', 'battery', 7);
    const f = turning(t, 'movement', [1]);
    f.take('move fr-1le');
    const skirmish = f
      .choices('change fr-1le skirmish')
      .filter((text) => text.endsWith('1110') || text.endsWith('1111'));
    expect(skirmish.length).toBeGreaterThan(0);
    f.take(skirmish[0] ?? '');
    expect(f.at()).toBe('move.act');
    const line = f.choices('change fr-1le line').find((text) => text.endsWith('1010'));
    f.take(line ?? 'none');
    // The half in 1110 or 1111 is given up under fire.
    expect(f.at()).toBe('step.fire');
    f.take('fire');
    expect(f.events('fire')).toMatchObject([{ modifier: -1 }]);
  },
);

rule(
  ['VE-IV.12-c', 'VE-VII.5-d', 'VE-VIII.6-b', 'VE-VI.3-e'],
  'guns that limber and drive off are hit in the back, as they lie when they leave',
  () => {
    const t = bench();
    t.lay('fr-a59', '1009', 'battery', 1);
    t.lay('al-n1', '1008', 'line', 7);
    const f = turning(t, 'movement', [3, 1, 3]);
    f.take('move fr-a59', 'change fr-a59 limbered 6', 'step 1010', 'fire');
    expect([f.test('fr-a59'), f.stance('fr-a59')]).toEqual(['fire 5 holds', 'limbered 6 1010']);
  },
);

rule(
  ['VE-VII.5-e', 'VE-XIV.3-f', 'VE-XIV.2-e'],
  'a leader whose regiment breaks as it leaves runs with it or stays, and goes no further with the rest',
  () => {
    const t = bench();
    t.lay('fr-72l', '1009', 'column', 2);
    t.lay('fr-61l', '1009', 'column', 2);
    t.lead('reille', '1009');
    t.lay('al-n1', '1008', 'line', 7);
    // 8 + 2 against 11, then 8 + 2 - 2 against 4.
    const f = turning(t, 'movement', [3, 6, 5, 2, 2]);
    f.take('move fr-61l', 'move fr-72l', 'along reille', 'step 1109', 'fire');
    expect([f.at(), f.choices()]).toEqual(['retreat.leader', ['along reille', 'pass']]);
    f.take('along reille');
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    expect(f.stance('fr-72l')).toBe('column 2 1109');
    expect(f.stance('fr-61l')).toContain(t.name(t.p.leaderAt[t.leader('reille')] ?? 0));
  },
);

rule(
  ['VE-V.4-c', 'VE-VII.5-k', 'VE-VII.9-c', 'VE-VII.5-e'],
  'fire that kills the upper one of those who leave tests the next, who goes on',
  () => {
    const t = bench();
    t.lay('fr-72l', '1009', 'column', 2);
    t.lay('fr-61l', '1009', 'column', 2, { steps: 1 });
    t.lay('al-n1', '1008', 'line', 7);
    const f = turning(t, 'movement', [5, 4, 4]);
    f.take('move fr-61l', 'move fr-72l', 'step 1109', 'fire');
    expect([f.stance('fr-61l'), f.test('fr-72l'), f.stance('fr-72l')]).toEqual([
      'away -2',
      'fire 8 holds',
      'column 2 1109',
    ]);
  },
);

rule(
  ['VE-VI.8-l', 'VE-IX.7-h', 'VE-VI.8-e'],
  'one stack falls back and the other rides: the recoil is over before the countercharge',
  () => {
    const t = bench();
    t.lay('fr-61l', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('al-5ld', '1111', 'column', 8);
    // The recoil holds; the countercharge too; 6:6 on a 4 is 1/1.
    const f = turning(t, 'movement', [3, 3, 4, 4, 4]);
    f.take('move fr-61l', 'step 1011', 'countercharge 1111', 'recoil 1010');
    expect(f.at()).toBe('recoil.hex');
    f.take('to 1009');
    f.pass('step.fire', 'recoil.hex');
    f.pass('countercharge');
    expect(f.events('test').map(({ cause }) => cause)).toEqual(['recoil', 'countercharge']);
    expect([f.powers(), f.steps('fr-61l')]).toEqual([['6:6'], 1]);
  },
);

rule(
  ['VE-IV.5-e', 'VE-IX.3-e', 'VE-IV.5-d', 'VE-IX.7-c'],
  'broken foot that walks home before cavalry is ridden at, worth 1, and loses the step more',
  () => {
    const t = bench();
    t.lay('fr-1l', '1009', 'disorganised');
    t.lay('al-6h', '1111', 'column', 10);
    // 6:6 on a 4 is 1/1.
    const f = turning(t, 'movement', [3, 3, 4]);
    f.take('move fr-1l', 'step 1010', 'countercharge 1111', 'pass');
    expect([f.powers(), f.steps('fr-1l')]).toEqual([['6:6'], 4]);
  },
);

rule(
  ['VE-VI.1-i', 'VE-IX.7-e', 'VE-IV.4-f', 'VE-VIII.6-a'],
  'a Square that takes Column and marches has a flank for the countercharge',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'square');
    t.lay('al-6h', '1110', 'column', 8);
    const f = turning(t, 'movement', [3, 3, 1, 3, 3, 3, 3]);
    f.take('move fr-61l', 'change fr-61l column 0', 'step 1009', 'countercharge 1110');
    // 1110 lies to the south-east of 1009: 3 of 1, and 2:1 on a 1 is 1*/0*, without a step more for the 0.
    expect([f.powers(), f.steps('fr-61l'), f.test('fr-61l')]).toEqual([['6:3'], 3, 'shock 6 holds']);
  },
);

rule(
  ['VE-IX.5-e', 'VE-IX.5-f', 'VE-IX.2-v', 'VE-IX.5-b'],
  'a combined charge of which fire has broken one half is answered as what is left of it',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('fr-6ch', '0911', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('al-be1', '0811', 'square');
    t.lay('al-be2', '0910', 'square');
    // The Square fires 1 on a 6: a step; 8 - 2 from the flank against 12.
    const f = turning(t, 'charges', [3, 3, 6]);
    f.take('charge fr-1ch 1', 'charge fr-6ch 1', 'go');
    f.pass('react', 'squares');
    f.take('step 1011');
    f.pass('react', 'squares');
    f.take('finish', 'disorder fr-6ch');
    while (f.at().startsWith('retreat') || f.at() === 'step.fire')
      f.take(f.choices().includes('pass') ? 'pass' : (f.choices()[0] ?? ''));
    expect([f.at(), f.choices()]).toEqual(['react.choose', ['countercharge 1010', 'pass']]);
    f.take('countercharge 1010');
    // 1:1 on a 6 is 0/D.
    expect(f.powers()).toEqual(['6:6']);
    f.until('charges.declare');
    expect(f.stance('fr-1ch').startsWith('disorganised')).toBe(true);
  },
);

rule(
  ['VE-XIII-e', 'VE-VI.1-k', 'VE-XIII-h', 'VE-V.1-a'],
  'a full entry hex keeps them waiting until the friend has moved away',
  () => {
    const t = bench();
    t.p.turn = 9;
    t.lay('fr-2le', '1125', 'column', 0);
    const f = turning(t, 'movement');
    // 7 and 6 are more than 10.
    expect(f.choices('enter fr-1l 1125')).toEqual([]);
    f.take('move fr-2le', 'step 1124', 'pass');
    expect(f.choices('enter fr-1l 1125 column 0').length).toBe(1);
  },
);

rule(
  ['VE-VI.7-b', 'VE-VII.5-m', 'VE-VI.7-d', 'VE-VII.5-a'],
  'on the road too each covered hex that is left is fired into',
  () => {
    const t = bench({ roads: [['1013', '1012', '1011', '1010', '1009', '1008', '1007', '1006', '1005']] });
    t.lay('fr-61l', '1013', 'column', 0);
    // 0909 faces east: 1008 and 1009.
    t.lay('al-n1', '0909', 'line', 3);
    const f = turning(t, 'movement', [1, 1]);
    f.take(
      'move fr-61l',
      'step 1012',
      'step 1011',
      'step 1010',
      'step 1009',
      'step 1008',
      'fire',
      'step 1007',
      'fire',
      'step 1006',
      'step 1005',
    );
    expect([f.events('fire').length, f.stance('fr-61l')]).toEqual([2, 'column 0 1005']);
  },
);

rule(
  ['VE-IX.7-d', 'VE-IX.7-c'],
  'cavalry reached by a charge tries no second countercharge when another charge comes',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('fr-6ch', '0912', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    const f = turning(t, 'charges', [6, 6]);
    f.take('charge fr-1ch 1', 'go', 'countercharge 1009');
    f.pass('squares');
    f.take('finish');
    f.take('charge fr-6ch 1', 'go');
    f.pass('react', 'squares');
    f.take('step 0911', 'step 0910');
    // 0910 is in its front, and yet there is only the flight left.
    expect(f.choices()).toEqual(['disorder al-6h', 'pass']);
  },
);

rule(
  ['VE-IX.7-a', 'VE-IV.6-e', 'VE-VI.3-a'],
  'nobody answers a turn or a change of formation in the front of cavalry',
  () => {
    const t = bench();
    t.lay('fr-1le', '1010', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    const f = turning(t, 'movement');
    f.take('move fr-1le', 'turn fr-1le 2');
    expect(f.at()).toBe('move.act');
    f.take('change fr-1le line 1');
    expect(f.at()).toBe('move.act');
  },
);
