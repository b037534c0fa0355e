import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { facts, hexOf, isDisorganised } from '../field.ts';
import { NONE } from '../position.ts';
import { formsOf, startRally } from '../rules/rally.ts';
import { startRetreat } from '../rules/retreat.ts';
import { bench } from './bench.ts';
import { playing } from './table.ts';

// XI: rallies.

rule(['VE-XI.1-a', 'VE-XI.2-b'], 'whoever broke two turns ago or earlier may try, once a phase', () => {
  const t = bench();
  t.p.turn = 5;
  const old = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 3 });
  t.lay('fr-61l', '1012', 'disorganised', 0, { marker: 4 });
  t.lay('fr-72l', '1014', 'line', 1);
  t.lay('al-95', '2005', 'disorganised', 0, { marker: 1 });
  const f = playing(t, startRally, [6, 6]);
  expect(f.choices()).toEqual([{ kind: 'rally', unit: old }, { kind: 'pass' }]);
  f.take({ kind: 'rally', unit: old });
  f.take(get(f.choices(), 0));
  while (f.at() === 'retreat.hex') f.take(get(f.choices(), 0));
  // VE-XI.4-d: a natural 12 is just a failure; and nobody tries twice.
  expect([isDisorganised(t.p, old), hexOf(t.p, old) >= 0]).toEqual([true, true]);
  expect(f.choices()).toEqual([{ kind: 'pass' }]);
});

rule(
  ['VE-XI.2-a', 'VE-XI.2-c', 'VE-X.4-a'],
  'the test of a rally counts disorder, the enemy next to it and losses',
  () => {
    const t = bench();
    t.p.turn = 5;
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 2 });
    t.lay('al-95', '1009', 'disorganised', 0, { marker: 5 });
    const f = playing(t, startRally, [1, 1]);
    f.take({ kind: 'rally', unit });
    const { morale } = facts(t.b, unit);
    expect(f.told('test')).toMatchObject([
      {
        cause: 'rally',
        parts: [
          { what: 'morale', value: morale },
          { what: 'disorganised', value: -2 },
          { what: 'nearEnemy', value: -1 },
        ],
        morale: morale - 3,
        passed: true,
      },
    ]);
  },
);

rule(['VE-XI.3-a', 'VE-IV.7-b'], 'whoever rallies takes any formation and facing that the ground allows', () => {
  const t = bench({ terrain: { 1212: 'W', 1414: 'm' } });
  t.p.turn = 5;
  const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
  const inWood = t.lay('fr-72l', '1212', 'disorganised', 0, { marker: 2 });
  const horse = t.lay('fr-1ch', '1610', 'disorganised', 0, { marker: 2 });
  const forms = (one: number) => [...new Set(formsOf(t.box, t.b, t.p, one).map(({ formation }) => formation))];
  expect(forms(unit)).toEqual(['line', 'column', 'square']);
  expect(forms(inWood)).toEqual(['adapted']);
  expect(forms(horse)).toEqual(['column']);
  const f = playing(t, startRally, [1, 2]);
  f.take({ kind: 'rally', unit });
  expect(f.choices()).toHaveLength(6 + 6 + 1);
  f.take({ kind: 'change', unit, formation: 'line', facing: 7, second: OFF });
  expect([t.p.formation[unit], t.p.facing[unit], t.p.marker[unit]]).toEqual(['line', 7, NONE]);
  expect(f.log.map(({ kind }) => kind)).toEqual(['test', 'rallied', 'formed']);
});

rule(
  ['VE-IV.6-u', 'VE-HA-S4', 'VE-QB-S9'],
  'light infantry may rally into Skirmish order, where the battle and the ground have it',
  () => {
    const second = (lay: Parameters<typeof bench>[0]) => {
      const t = bench(lay);
      const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 1 });
      return formsOf(t.box, t.b, t.p, unit).filter(({ formation }) => formation === 'skirmish').length;
    };
    expect(second({})).toBe(12);
    expect(second({ terrain: { 1009: 'm' } })).toBe(10);
    expect(second({ terrain: { 1010: 'm' } })).toBe(0);
    expect(second({ special: { skirmish: false } })).toBe(0);
    expect(standardBox().battle(0).scenario.special.skirmish).toBe(false);
    const t = bench();
    t.p.turn = 5;
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 1 });
    const f = playing(t, startRally, [1, 2]);
    f.take({ kind: 'rally', unit });
    // Facing due east the left half is the northern one.
    f.take({ kind: 'change', unit, formation: 'skirmish', facing: 3, second: t.hex('1009') });
    expect([t.name(hexOf(t.p, unit)), t.name(t.p.second[unit] ?? OFF)]).toEqual(['1009', '1010']);
  },
);

rule(
  ['VE-XI.4-a', 'VE-XI.4-b', 'VE-XI.2-c'],
  'whoever fails runs home, or to a forest or town within two hexes',
  () => {
    const t = bench({ terrain: { 1008: 'W', 1011: 'V', 1012: 'f', 1210: 't' } });
    t.p.turn = 5;
    const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
    const f = playing(t, startRally, [6, 5]);
    f.take({ kind: 'rally', unit });
    const named = f.choices().map((c) => (c.kind === 'to' ? t.name(c.hex) : c.kind));
    // Its line of communication stands for the way home; farm and thicket are no refuge, and it may not stay.
    expect(named.slice(1)).toEqual(['1008', '1011']);
    f.take({ kind: 'to', hex: t.hex('1011') });
    expect(t.name(hexOf(t.p, unit))).toBe('1011');
  },
);

rule('VE-XI.4-c', 'in a town or forest it may stay', () => {
  const t = bench({ terrain: { 1010: 'V' } });
  t.p.turn = 5;
  const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
  const f = playing(t, startRally, [6, 5]);
  f.take({ kind: 'rally', unit });
  expect(f.choices().map(({ kind }) => kind)).toEqual(['to', 'pass']);
  f.take({ kind: 'pass' });
  expect(t.name(hexOf(t.p, unit))).toBe('1010');
});

rule(
  ['VE-XI.5-a', 'VE-XI.5-b'],
  'who does not rally leaves the hex of who does, town or not, when all attempts are over',
  () => {
    const t = bench({ terrain: { 1010: 'V' } });
    t.p.turn = 5;
    const late = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 4 });
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 2 });
    const f = playing(t, startRally, [1, 2]);
    f.take({ kind: 'rally', unit });
    f.take({ kind: 'change', unit, formation: 'adapted', facing: 0, second: OFF });
    expect([t.name(hexOf(t.p, late)), f.at()]).toEqual(['1010', 'rally.choose']);
    f.take({ kind: 'pass' });
    while (f.at() === 'retreat.hex') f.take(get(f.choices(), 0));
    expect(t.b.ground.hexes.distance(hexOf(t.p, late), t.hex('1010'))).toBe(2);
    expect(t.name(hexOf(t.p, unit))).toBe('1010');
  },
);

rule('VE-XI.4-a', 'a retreat to cover ends in the cover, after one hex too', () => {
  const t = bench({ terrain: { 1009: 'W' } });
  const unit = t.lay('fr-61l', '1010', 'disorganised');
  playing(t, (p) => startRetreat(p, { units: [unit], cover: t.hex('1009') }));
  expect(t.name(hexOf(t.p, unit))).toBe('1009');
});

rule(
  ['VE-XIV.5-c', 'VE-IV.6-u'],
  'who rallies into Skirmish order falls upon an enemy leader alone in the other half',
  () => {
    const t = bench();
    t.p.turn = 5;
    t.p.active = 0;
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 3 });
    const picton = t.lead('picton', '1111');
    const f = playing(t, startRally, [1, 1, 6]);
    f.take({ kind: 'rally', unit });
    f.take({ kind: 'change', unit, formation: 'skirmish', facing: 1, second: t.hex('1111') });
    expect(f.told('leaderRoll')).toMatchObject([{ leader: picton, peril: 'overrun', falls: true }]);
  },
);

rule(
  ['VE-XI.5-b', 'VE-XI.4-c'],
  'also whoever failed and stayed in the town, and whoever broke too lately to try, leaves the one who has rallied there',
  () => {
    const t = bench({ terrain: { 1010: 'V' } });
    t.p.turn = 5;
    const late = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 4 });
    const unit = t.lay('fr-72l', '1010', 'disorganised', 0, { marker: 3 });
    const failed = t.lay('fr-108l', '1010', 'disorganised', 0, { marker: 3, steps: 3 });
    const f = playing(t, startRally, [1, 1, 6, 6]);
    f.take({ kind: 'rally', unit }, { kind: 'change', unit, formation: 'adapted', facing: 0, second: OFF });
    f.take({ kind: 'rally', unit: failed }, { kind: 'pass' });
    expect(hexOf(t.p, failed)).toBe(t.hex('1010'));
    f.take({ kind: 'pass' });
    f.flee();
    expect([late, unit, failed].map((each) => hexOf(t.p, each) === t.hex('1010'))).toEqual([false, true, false]);
  },
);

rule(['VE-XI.3-a', 'VE-V.7-d'], 'beside a comrade who has rallied into a Square there is nothing but a Square', () => {
  const t = bench();
  t.p.turn = 5;
  const units = [
    t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 3 }),
    t.lay('fr-72l', '1010', 'disorganised', 0, { marker: 3 }),
  ];
  const f = playing(t, startRally, [1, 1, 1, 1]);
  const square = (unit: number) => ({ kind: 'change', unit, formation: 'square', facing: 0, second: OFF }) as const;
  f.take({ kind: 'rally', unit: units[0] ?? 0 }, square(units[0] ?? 0), { kind: 'rally', unit: units[1] ?? 0 });
  expect(f.choices()).toEqual([square(units[1] ?? 0)]);
});
