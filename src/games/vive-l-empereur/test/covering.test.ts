import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { marching } from './marching.ts';

// VII.5: who covers the hex that somebody leaves, case by case. fr-61l goes from 1010 to 1009.

const MARCHER = (t: Bench): number => t.lay('fr-61l', '1010', 'column', 0);

/** Who may fire at it as it goes: their ids, or nobody. */
function covering(lay: Lay, enemies: (t: Bench) => void, mover: (t: Bench) => void = MARCHER): string[] {
  const t = bench(lay);
  mover(t);
  enemies(t);
  const f = marching(t);
  f.take('move fr-61l', 'step 1009');
  return f.choices('firer').map((each) => each.slice('firer '.length));
}

rule(
  ['VE-VII.5-b', 'VE-IV.2-b', 'VE-IV.3-b', 'VE-IV.4-b', 'VE-IV.5-e'],
  'infantry covers the hexes that it fires into: all round in Square, Adapted or disordered, one in Column',
  () => {
    const rifles = (formation: 'column' | 'line' | 'square' | 'adapted' | 'disorganised', facing = 0, lay: Lay = {}) =>
      covering(lay, (t) => t.lay('al-95', '0911', formation, facing));
    expect(rifles('line', 1)).toEqual(['al-95']);
    expect(rifles('line', 7)).toEqual([]);
    expect(rifles('column', 2)).toEqual(['al-95']);
    expect(rifles('column', 0)).toEqual([]);
    expect(rifles('square')).toEqual(['al-95']);
    expect(rifles('disorganised')).toEqual(['al-95']);
    expect(rifles('adapted', 0, { terrain: { '0911': 'W' } })).toEqual(['al-95']);
    // Worth 1, and 1 less into a wood.
    const wood = { terrain: { '0911': 'W', 1010: 'W' } };
    const inWood = (t: Bench): number => t.lay('fr-61l', '1010', 'adapted');
    expect(covering(wood, (t) => t.lay('al-95', '0911', 'adapted'), inWood)).toEqual([]);
  },
);

rule(
  ['VE-VII.5-b', 'VE-IV.12-h', 'VE-VII.7-b', 'VE-V.3-a'],
  'a battery covers two hexes that it sees, if it lies on top',
  () => {
    const battery = (hex: string, facing: number, lay: Lay = {}, more: (t: Bench) => unknown = () => null) =>
      covering(lay, (t) => {
        t.lay('al-apic', hex, 'battery', facing);
        more(t);
      });
    expect(battery('1012', 1)).toEqual(['al-apic']);
    expect(battery('1012', 7)).toEqual([]);
    expect(battery('1013', 1)).toEqual([]);
    expect(battery('1012', 1, { terrain: { 1011: 'W' } })).toEqual([]);
    expect(battery('1012', 1, {}, (t) => t.lay('fr-a59', '1011', 'limbered'))).toEqual([]);
    expect(battery('1012', 1, {}, (t) => t.lead('ney', '1011'))).toEqual(['al-apic']);
    expect(battery('1011', 1, {}, (t) => t.lay('al-95', '1011', 'line', 7))).toEqual([]);
  },
);

rule(
  ['VE-VII.5-b', 'VE-IV.13-c', 'VE-IV.11-d', 'VE-III.1-d'],
  'cavalry, limbered guns and disordered guns cover nothing',
  () => {
    expect(covering({}, (t) => t.lay('al-bhu', '1111', 'column', 10))).toEqual([]);
    expect(covering({}, (t) => t.lay('al-apic', '1011', 'limbered', 0))).toEqual([]);
    expect(covering({}, (t) => t.lay('al-apic', '0911', 'disorganised'))).toEqual([]);
  },
);

rule(['VE-VII.5-b', 'VE-IV.6-g'], 'skirmishers cover three hexes, with either half, and none two hexes off', () => {
  const loose = (hex: string, second: string) => covering({}, (t) => t.lay('al-95', hex, 'skirmish', 3, { second }));
  expect(loose('0911', '0912')).toEqual(['al-95']);
  expect(loose('0910', '0911')).toEqual(['al-95']);
  expect(loose('0810', '0811')).toEqual([]);
});

rule(
  ['VE-VII.5-d', 'VE-IV.6-n', 'VE-VII.5-m'],
  'skirmishers who shift leave two hexes, and are fired at in each',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'skirmish', 3, { second: '1011' });
    t.lay('al-95', '0911', 'square');
    const f = marching(t, [1, 1]);
    f.take('move fr-2le', 'step 1110', 'fire', 'fire');
    expect([f.at(), f.stance('fr-2le')]).toEqual(['move.act', 'skirmish 3 1110 1111']);
    expect(f.told('fire').map((event) => (event.kind === 'fire' ? t.name(event.hex) : ''))).toEqual(['1010', '1011']);
  },
);

rule(
  ['VE-VII.5-a', 'VE-X.2-b', 'VE-VII.5-j'],
  'who marches home in disorder tests under fire, and is no retreat',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'disorganised');
    t.lay('al-95', '0911', 'line', 1);
    const f = marching(t, [6, 6, 6]);
    f.take('move fr-61l', 'step 1011', 'fire');
    expect([f.at(), f.stance('fr-61l')]).toEqual(['movement.choose', 'disorganised 0 away -2']);
  },
);
