import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { formationOf, has, hexOf, stepsOf } from '../field.ts';
import { AWAY, type Choice, MARK } from '../position.ts';
import { clashOf } from '../rules/clash.ts';
import { type Bench, bench } from './bench.ts';
import { clash, fight, odds, phase } from './fighting.ts';
import { OVER } from './table.ts';

// VIII.1 to VIII.6: who strikes whom, and at what odds.

rule(
  ['VE-VIII.8-a', 'VE-VIII.4-a', 'VE-V.3-c', 'VE-VIII.2-b', 'E-14'],
  'E-14: 7 × 2 and 5 × 3 against 6 × 2 is 29 to 12, which is 2:1',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    t.lay('fr-1l', '1110', 'column', 10, { steps: 5 });
    const defender = t.lay('al-on', '1009', 'line', 5, { steps: 6 });
    // A 2 at 2:1 costs both a step.
    const f = fight(t, [2], ['1010', '1110']);
    expect(f.told('shock')).toMatchObject([
      {
        powers: [29, 12],
        attackers: [
          { value: 2, steps: 7, parts: [{ what: 'shock', value: 2 }] },
          {
            value: 3,
            steps: 5,
            parts: [
              { what: 'shock', value: 2 },
              { what: 'column', value: 1 },
            ],
          },
        ],
        defenders: [{ unit: defender, value: 2, steps: 6 }],
      },
    ]);
    expect(odds(t, f.told('shock')[0]?.column ?? 0)).toBe('2:1');
  },
);

rule(
  ['VE-VIII.3-a', 'VE-VIII.8-a', 'VE-VIII.3-c', 'E-15', 'E-16'],
  'E-15, E-16: a wood taken from a town, and the bridge at 2:3',
  () => {
    const bridge = bench({ terrain: { 1009: 'r' }, hexsides: [{ a: '1010', b: '1009', type: 'bridge' }] });
    bridge.lay('fr-61l', '1010', 'column', 0, { steps: 3 });
    bridge.lay('fr-4le', '1010', 'column', 0, { steps: 5 });
    bridge.lay('al-on', '1009', 'line', 7, { steps: 6 });
    const { powers, column } = clash(bridge, ['1010']);
    expect([powers, odds(bridge, column)]).toEqual([[8, 12], '2:3']);
    const wood = bench({ terrain: { 1010: 'V', 1009: 'W' } });
    wood.lay('fr-108l', '1010', 'adapted', 0, { steps: 4 });
    wood.lay('al-95', '1009', 'adapted');
    expect(clash(wood, ['1010']).powers[0]).toBe(4);
  },
);

// Declaring

rule(
  ['VE-VIII.1-a', 'VE-VIII.1-d', 'VE-V.3-b', 'VE-VIII.2-a', 'VE-VIII.2-c', 'VE-VIII.5-a', 'VE-VIII.5-b', 'VE-VIII.7-a'],
  'a stack attacks one hex that it has in front, or none',
  () => {
    const t = bench();
    const line = t.lay('fr-2le', '1010', 'line', 1);
    t.lay('fr-61l', '1109', 'column', 8);
    t.lay('fr-72l', '0909', 'square');
    t.lay('fr-92l', '0910', 'disorganised');
    t.lay('fr-a12', '1008', 'battery', 7);
    const [near, beside] = [t.lay('al-95', '1009', 'line', 5), t.lay('al-79', '1110', 'line', 9)];
    const f = phase(t);
    const pair = (from: string, hex: string): Choice => ({ kind: 'assault', from: t.hex(from), hex: t.hex(hex) });
    const all = (list: readonly Choice[]) => list.filter(({ kind }) => kind === 'assault');
    expect(all(f.choices())).toEqual(
      expect.arrayContaining([pair('1109', '1009'), pair('1010', '1009'), pair('1010', '1110')]),
    );
    expect(all(f.choices())).toHaveLength(3);
    expect(f.choices()).toContainEqual({ kind: 'pass' });
    f.take(pair('1010', '1110'));
    expect(all(f.choices())).toEqual([pair('1109', '1009')]);
    f.take(pair('1109', '1009'));
    expect(all(f.choices())).toEqual([]);
    f.take({ kind: 'pass' });
    // VE-VII.5-i: all of these hexes are engaged until the end of the phase.
    const engaged = t.p.marks.flatMap((_, unit) => (has(t.p, unit, MARK.engaged) ? [t.b.units[unit]?.id] : []));
    expect(engaged.sort()).toEqual(['al-79', 'al-95', 'fr-2le', 'fr-61l']);
    expect([f.at(), f.choices().map(({ kind }) => kind)]).toEqual(['shocks.pick', ['resolve', 'resolve']]);
    expect([line, near, beside].some((unit) => has(t.p, unit, MARK.attacked))).toBe(false);
  },
);

rule(['VE-VIII.1-d', 'VE-IX.2-q', 'VE-VI.5-f', 'VE-IX.2-r'], 'cavalry that has charged strikes or breaks off', () => {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'line', 1);
  const idle = t.lay('fr-6ch', '1505', 'line', 1);
  for (const unit of [rider, idle]) t.p.marks[unit] = MARK.charging | MARK.charged;
  t.lay('al-95', '1009', 'line', 5);
  const f = phase(t);
  // Who has nobody left to strike is released first, and its owner turns it.
  expect([f.at(), f.choices()]).toEqual([
    'reform.facing',
    [0, 2].map((facing) => ({ kind: 'turn', unit: idle, facing })),
  ]);
  f.take({ kind: 'turn', unit: idle, facing: 2 });
  expect([formationOf(t.p, idle), has(t.p, idle, MARK.charging)]).toEqual(['column', false]);
  expect(
    f
      .choices()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['assault', 'disorder', 'disorder']);
  f.take({ kind: 'disorder', unit: rider });
  expect([formationOf(t.p, rider), t.p.marker[rider]]).toEqual(['disorganised', t.p.turn - 1]);
});

rule(
  ['VE-VIII.1-b', 'VE-VIII.1-e'],
  'who was attacked once takes no part again; with nobody else there is no shock',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1);
    const fled = t.lay('al-27j', '1009', 'disorganised');
    t.p.marks[fled] = MARK.attacked;
    expect(clash(t, ['1010']).defenders).toEqual([]);
    const f = fight(t, [], ['1010']);
    expect([f.log.map(({ kind }) => kind), f.at()]).toEqual([['void'], OVER]);
    const fresh = t.lay('al-95', '1009', 'disorganised');
    expect(clash(t, ['1010']).terms[1].map(({ unit }) => unit)).toEqual([fresh]);
    // A countercharge minds no such mark (VE-VIII.1-c).
    expect(
      clashOf(t.box, t.b, t.p, { counter: true, seat: 0, from: [t.hex('1010')], targets: [t.hex('1009')] }).terms[1],
    ).toHaveLength(2);
  },
);

// Zones

rule(
  ['VE-VIII.6-a', 'VE-VIII.6-c', 'VE-VIII.6-e', 'VE-V.7-c', 'VE-VIII.6-f', 'VE-IV.1-f', 'VE-IV.2-f'],
  'one attacker in flank or rear halves, but for mixed order and a covered flank',
  () => {
    const halved = (more: (t: Bench) => void) => {
      const t = bench();
      t.lay('fr-2le', '1010', 'line', 1);
      t.lay('al-g12', '1009', 'line', 1);
      more(t);
      const { defenders } = clash(t, ['1010']);
      return [defenders[0]?.zone, defenders[0]?.power];
    };
    expect(halved(() => undefined)).toEqual([2, 6]);
    expect(halved((t) => t.lay('al-95', '1009', 'column', 6))).toEqual([0, 13]);
    expect(halved((t) => t.lay('al-95', '1110', 'line', 9))).toEqual([0, 9]);
    expect(halved((t) => t.lay('al-95', '1110', 'column', 0))).toEqual([2, 6]);
    expect(halved((t) => t.lay('al-95', '1110', 'disorganised'))).toEqual([2, 6]);
  },
);

rule(['VE-VIII.6-g', 'VE-VIII.6-i', 'E-13', 'E-13b'], 'E-13: a battery alone taken from behind breaks', () => {
  const taken = (dice: readonly number[], facing: number) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 4 });
    t.lay('al-ast', '1009', 'battery', facing, { steps: 2 });
    const f = fight(t, dice, ['1010']);
    return [odds(t, f.told('shock')[0]?.column ?? 0), f.told('shockRoll')[0]?.defender];
  };
  expect(taken([1], 1)).toEqual(['4:1', 'D']);
  expect(taken([4], 1)).toEqual(['4:1', 'D+1']);
  expect(taken([1], 5)).toEqual(['4:1', '1']);
});

rule(
  ['VE-VIII.6-h', 'VE-V.3-f', 'VE-V.4-d', 'VE-V.4-e', 'VE-V.5-f'],
  'guns with infantry taken from behind are left out, pay last, and share what becomes of it',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
    const foot = t.lay('al-27j', '1009', 'line', 1, { steps: 3 });
    const guns = t.lay('al-ast', '1009', 'battery', 1);
    expect(clash(t, ['1010']).powers).toEqual([12, 3]);
    // 4:1: a 2 gives 1*, which 6 and 5 fail: morale 8, losses, rear.
    const f = fight(t, [2, 6, 5], ['1010']);
    expect([stepsOf(t.p, foot), stepsOf(t.p, guns)]).toEqual([2, 2]);
    expect(f.told('test').map(({ unit }) => unit)).toEqual([foot]);
    expect([formationOf(t.p, foot), formationOf(t.p, guns)]).toEqual(['disorganised', 'disorganised']);
    expect(hexOf(t.p, guns)).toBe(hexOf(t.p, foot));
  },
);

rule(['VE-IV.13-d', 'VE-VIII.10-a'], 'Disorganised guns alone are lost at once, and the hex may be entered', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'line', 1);
  const guns = t.lay('al-ast', '1009', 'disorganised');
  const f = fight(t, [], ['1010']);
  expect([hexOf(t.p, guns), f.at()]).toEqual([AWAY.eliminated, 'combat.advance']);
  f.take({ kind: 'advance', unit });
  f.take({ kind: 'go' });
  expect([t.name(hexOf(t.p, unit)), t.p.facing[unit], formationOf(t.p, unit)]).toEqual(['1009', 1, 'line']);
  expect(f.at()).toBe(OVER);
});

rule(['VE-IV.6-k', 'VE-IV.6-s', 'VE-IV.6-p', 'VE-IV.6-j'], 'attacks on both hexes of skirmishers are one shock', () => {
  const t = bench();
  t.lay('fr-2le', '1009', 'line', 7);
  t.lay('fr-1l', '1012', 'line', 11);
  const enemy = t.lay('al-95', '1010', 'skirmish', 3, { steps: 2, second: '1011' });
  const f = phase(t, [6]);
  const [one, other] = [
    { kind: 'assault', from: t.hex('1009'), hex: t.hex('1010') },
    { kind: 'assault', from: t.hex('1012'), hex: t.hex('1011') },
  ] as const;
  f.take(one);
  f.take(other);
  expect(t.p.shocks).toEqual([{ target: t.hex('1010'), from: [t.hex('1009'), t.hex('1012')] }]);
  f.take({ kind: 'pass' });
  // 14 + 12 to 2, since they are halved: once for their order, once from the flank.
  expect(f.told('shock')).toMatchObject([{ powers: [26, 2], defenders: [{ unit: enemy, value: 1 }] }]);
});
