import { expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { WAYS } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import { REACH } from '../data/sight.ts';
import { standardBox } from '../data/standard.ts';
import { distance, entrances, faces, lift, neighbour, put, sees, topAt, unitsAt, ZONE, zoneFrom } from '../field.ts';
import { NONE } from '../position.ts';
import { attackZone, isProtected } from '../rules/cover.ts';
import { firstPosition } from '../rules/setup.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { slowSight } from './sight-model.ts';

/** Zones of the six neighbours of 1010, clockwise from the north. */
function zones(formation: 'line' | 'column' | 'square' | 'adapted' | 'disorganised', facing: number, id = 'fr-2le') {
  const { box, b, p, hex, lay } = bench();
  const unit = lay(id, '1010', formation, facing);
  return Array.from({ length: WAYS }, (_, way) =>
    zoneFrom(box, b, p, unit, hex('1010'), neighbour(b, hex('1010'), way)),
  );
}

rule(['VE-IV.1-a', 'VE-IV.0-e', 'VE-0-b', 'VE-0-c'], 'a Line has two front, two flank and two rear hexes', () => {
  expect(zones('line', 1)).toEqual([0, 0, 1, 2, 2, 1]);
  expect(zones('line', 3)).toEqual([1, 0, 0, 1, 2, 2]);
  expect(zones('line', 11)).toEqual([0, 1, 2, 2, 1, 0]);
});

rule(['VE-IV.2-a', 'VE-IV.8-a', 'VE-IV.11-c'], 'a Column has three front, two flank hexes and one in the rear', () => {
  expect(zones('column', 0)).toEqual([0, 0, 1, 2, 1, 0]);
  expect(zones('column', 8)).toEqual([1, 2, 1, 0, 0, 0]);
});

rule(
  ['VE-IV.4-b', 'VE-IV.3-b', 'VE-IV.5-a', 'VE-IV.10-a'],
  'Square, Adapted and Disorganised have their front all round',
  () => {
    for (const formation of ['square', 'adapted', 'disorganised'] as const)
      expect(zones(formation, 0)).toEqual([0, 0, 0, 0, 0, 0]);
  },
);

rule(
  ['VE-IV.2-b', 'VE-VII.2-a', 'VE-IV.2-c'],
  'a Column fires, attacks and moves only into its central front hex',
  () => {
    const { box, b, p, hex, lay } = bench();
    const unit = lay('fr-2le', '1010', 'column', 0);
    const ways = (what: 'fire' | 'shock' | 'enter' | 'front') =>
      Array.from({ length: WAYS }, (_, way) => way).filter((way) =>
        faces(box, b, p, unit, neighbour(b, hex('1010'), way), what),
      );
    expect([ways('fire'), ways('shock'), ways('enter'), ways('front')]).toEqual([[0], [0], [0], [0, 1, 5]]);
  },
);

rule(['VE-IV.6-f', 'VE-IV.6-c'], 'skirmishers have three front hexes over two', () => {
  const { box, b, p, hex, name, lay } = bench();
  const unit = lay('fr-2le', '1010', 'skirmish', 3, { second: '1011' });
  const front = new Set(
    [hex('1010'), hex('1011')].flatMap((half) =>
      Array.from({ length: WAYS }, (_, way) => neighbour(b, half, way)).filter((near) =>
        faces(box, b, p, unit, near, 'fire'),
      ),
    ),
  );
  expect([...front].map(name).sort()).toEqual(['1110', '1111', '1112']);
  expect([topAt(p, hex('1010')), topAt(p, hex('1011'))]).toEqual([unit, unit]);
});

rule(
  ['VE-0-d', 'VE-VII.6-c', 'VE-IV.12-j', 'VE-VIII.6-d'],
  'a line on the border of two zones counts as the better one',
  () => {
    const { box, b, p, hex, lay } = bench();
    const gun = lay('fr-a59', '1010', 'battery', 3);
    const zone = (to: string) => zoneFrom(box, b, p, gun, hex('1010'), hex(to));
    // 60 degrees aside, just beyond it, 120 degrees, just beyond.
    expect([zone('1109'), zone('1208'), zone('1108'), zone('1007')]).toEqual([0, ZONE.front, ZONE.flank, ZONE.flank]);
    expect([zone('0909'), zone('0808'), zone('0810')]).toEqual([ZONE.flank, ZONE.rear, ZONE.rear]);
  },
);

rule('VE-0-i', 'distance is the steps of a shortest path', () => {
  const { b, hex } = bench();
  expect([distance(b, hex('1010'), hex('1011')), distance(b, hex('1010'), hex('1710'))]).toEqual([1, 7]);
  expect(distance(b, hex('0101'), hex('3025'))).toBe(b.ground.hexes.distance(hex('0101'), hex('3025')));
});

// Sight

/** A column of hexes from 1010 southwards with these heights: is the last seen from the first? */
function along(heights: readonly number[], more: Lay = {}, unitAt: number = NONE) {
  const names = heights.map((_, i) => String(1010 + i));
  const { b, p, hex, lay } = bench({ ...more, heights: Object.fromEntries(heights.map((h, i) => [names[i], h])) });
  if (unitAt !== NONE) lay('fr-2le', names[unitAt] ?? '');
  const [from, to] = [hex(names[0] ?? ''), hex(names.at(-1) ?? '')];
  expect(sees(b, p, from, to)).toBe(sees(b, p, to, from));
  return sees(b, p, from, to);
}

rule(
  [
    'VE-VII.7-i',
    'VE-VII.7-e',
    'VE-VII.7-f',
    'VE-VII.7-k',
    'E-11a',
    'E-11b',
    'E-11c',
    'E-11d',
    'E-11e',
    'E-11f',
    'E-11g',
  ],
  'the lines #1 to #10 of the examples',
  () => {
    expect(along([1, 1, 1, 1])).toBe(true);
    expect(along([0, 0, 0, 1])).toBe(true);
    expect(along([0, 0, 1, 1])).toBe(false);
    expect(along([1, 1, 0, 0])).toBe(false);
    expect(along([1, 0, 0, 0])).toBe(true);
    expect(along([0, 1, 0, 0])).toBe(false);
    expect(along([1, 0, 0, 1])).toBe(true);
    expect(along([1, 1, 0, 1, 1])).toBe(true);
  },
);

rule(
  ['VE-VII.7-a', 'VE-VII.7-b', 'VE-VII.7-c', 'VE-VII.7-d', 'E-11h'],
  'blocking terrain and units block, also in a hollow',
  () => {
    expect(along([1, 0, 0, 1], {}, 1)).toBe(false);
    expect(along([1, 0, 0, 1], {}, 3)).toBe(true);
    for (const letter of 'WtVCF') expect(along([1, 0, 0, 1], { terrain: { 1011: letter } }), letter).toBe(false);
    for (const letter of 'mrf~') expect(along([1, 1, 1, 1], { terrain: { 1011: letter } }), letter).toBe(true);
    for (const end of ['1010', '1013']) expect(along([1, 1, 1, 1], { terrain: { [end]: 'W' } }), end).toBe(true);
  },
);

rule(
  ['VE-VII.7-h', 'VE-VII.7-j', 'VE-III.5-c', 'E-33', 'E-33b'],
  'along a hexside one free hex is enough; corners do not count',
  () => {
    const seen = (from: string, to: string, terrain: Lay['terrain'] = {}, ...units: string[]) => {
      const { b, p, hex, lay } = bench({ terrain });
      for (const [i, at] of units.entries()) lay(['fr-2le', 'al-95'][i] ?? '', at);
      return sees(b, p, hex(from), hex(to));
    };
    expect(seen('1010', '1210')).toBe(true);
    expect(seen('1010', '1210', { 1110: 'W' })).toBe(true);
    expect(seen('1010', '1210', { 1110: 'W', 1111: 'W' })).toBe(false);
    expect(seen('1010', '1210', { 1110: 'W' }, '1111')).toBe(false);
    expect(seen('1010', '1210', {}, '1110')).toBe(true);
    expect(seen('1010', '1210', {}, '1110', '1111')).toBe(false);
    expect(seen('1010', '1106', { 1109: 'W', 1007: 'W' })).toBe(true);
    expect(seen('1106', '1010', { 1109: 'W', 1007: 'W' })).toBe(true);
    for (const at of ['1009', '1008', '1108', '1107']) expect(seen('1010', '1106', { [at]: 'W' }), at).toBe(false);
    expect(seen('0101', '0301')).toBe(true);
    expect(seen('0101', '0301', { '0201': 'W' })).toBe(false);
  },
);

rule(['VE-VII.6-a', 'VE-VII.7-g', 'VE-VII.6-b'], 'adjacent hexes always see each other; a ravine never blocks', () => {
  const { b, p, hex } = bench({
    terrain: { 1010: 'W', 1011: 'V' },
    heights: { 1011: 2 },
    hexsides: [{ a: '1511', b: '1512', type: 'ravine' }],
  });
  expect(sees(b, p, hex('1010'), hex('1011'))).toBe(true);
  expect(sees(b, p, hex('1510'), hex('1514'))).toBe(true);
});

test('lines of sight agree with a slow model on every pair of hexes of both maps', () => {
  const box = standardBox();
  for (const scenario of [0, 1]) {
    const b = box.battle(scenario);
    const p = firstPosition(box, { scenario: b.id });
    p.turn = 3;
    const slow = slowSight(b, p);
    const { hexes } = b.ground;
    let lines = 0;
    for (let from = 0; from < hexes.count; from++)
      for (let to = from + 1; to < hexes.count; to++) {
        const far = hexes.distance(from, to);
        // Longer lines are those of the shorter ones many times over: of some hexes they are enough.
        if (far > (from % 7 === 0 ? REACH : 7)) continue;
        lines++;
        if (sees(b, p, from, to) !== slow(from, to) || sees(b, p, to, from) !== slow(from, to))
          expect.unreachable(`${b.id} ${from} ${to}`);
      }
    expect(lines).toBeGreaterThan(5000);
  }
});

rule('VE-I-b', 'the fog of Hassenhausen ends sight at two hexes in the first two turns', () => {
  const box = standardBox();
  const b = box.battle(0);
  const p = firstPosition(box, { scenario: 'hassenhausen' });
  const far = (turn: number, hexes: number) => {
    p.turn = turn;
    return sees(b, p, 0, hexes * 14);
  };
  expect([far(1, 2), far(1, 3), far(2, 3), far(3, 3)]).toEqual([true, false, false, true]);
});

// Stacks and rear attack

rule(['VE-V.9-c', 'VE-V.3-a'], 'who moves in lies on top, who retreats goes under', () => {
  const { p, hex, unit, lay } = bench();
  lay('fr-2le', '1010');
  lay('fr-61l', '1010');
  put(p, unit('fr-72l'), hex('1010'), true);
  const here = () => unitsAt(p, hex('1010'));
  expect(here()).toEqual([unit('fr-61l'), unit('fr-2le'), unit('fr-72l')]);
  lift(p, unit('fr-2le'));
  expect(here()).toEqual([unit('fr-61l'), unit('fr-72l')]);
  lift(p, unit('fr-61l'));
  lift(p, unit('fr-72l'));
  expect([here(), topAt(p, hex('1010'))]).toEqual([[], NONE]);
});

rule('VE-VIII.6-e', 'in mixed order an attack is frontal if any unit has it in front', () => {
  const { box, b, p, hex, lay } = bench();
  lay('fr-2le', '1010', 'line', 3);
  expect(attackZone(box, b, p, hex('1010'), hex('1009'))).toBe(ZONE.flank);
  lay('fr-61l', '1010', 'column', 2);
  expect(attackZone(box, b, p, hex('1010'), hex('1009'))).toBe(ZONE.front);
  expect(attackZone(box, b, p, hex('1010'), hex('0911'))).toBe(ZONE.rear);
});

rule(
  ['VE-VIII.6-f', 'VE-IV.1-f', 'VE-IV.2-h'],
  'a flank is protected by a unit elsewhere that can attack what comes',
  () => {
    const protectedBy = (
      id: string,
      at: string,
      formation: Parameters<ReturnType<typeof bench>['lay']>[2],
      facing: number,
    ) => {
      const { box, b, p, hex, lay } = bench();
      lay('fr-61l', '1010', 'line', 3);
      if (id !== '') lay(id, at, formation, facing);
      return isProtected(box, b, p, hex('1010'), hex('1009'));
    };
    expect(protectedBy('', '', 'line', 0)).toBe(false);
    // 0909 and 1109 touch 1009.
    expect(protectedBy('fr-2le', '1008', 'line', 7)).toBe(true);
    expect(protectedBy('fr-2le', '1008', 'line', 1)).toBe(false);
    expect(protectedBy('fr-2le', '1008', 'column', 6)).toBe(true);
    expect(protectedBy('fr-2le', '1008', 'column', 8)).toBe(false);
    expect(protectedBy('fr-2le', '1008', 'square', 0)).toBe(true);
    expect(protectedBy('fr-2le', '1008', 'disorganised', 0)).toBe(false);
    expect(protectedBy('fr-a59', '1008', 'battery', 7)).toBe(true);
    expect(protectedBy('fr-a59', '1008', 'limbered', 6)).toBe(false);
    expect(protectedBy('fr-1ch', '1008', 'column', 8)).toBe(true);
    expect(protectedBy('al-95', '1008', 'square', 0)).toBe(false);
  },
);

rule('VE-VIII.6-f', 'who could attack nobody there protects no flank', () => {
  /** Is the flank of a Line in 1010 covered against 1009, by those laid in 1008, the lowest first? */
  const isCovered = (lay: Parameters<typeof bench>[0], ...stack: readonly Parameters<Bench['lay']>[]): boolean => {
    const t = bench(lay);
    t.lay('fr-61l', '1010', 'line', 3);
    for (const each of stack) t.lay(...each);
    return isProtected(t.box, t.b, t.p, t.hex('1010'), t.hex('1009'));
  };
  const guns = ['fr-a59', '1008', 'battery', 7] as const;
  // Under others guns do not fire, nor does a Square, and neither makes a shock; a Column that lies there attacks ahead.
  expect(isCovered({}, [...guns])).toBe(true);
  expect(isCovered({}, [...guns], ['fr-2le', '1008', 'column', 8])).toBe(false);
  expect(isCovered({}, ['fr-2le', '1008', 'square'])).toBe(true);
  const away = ['fr-a59', '1008', 'battery', 1] as const;
  expect(isCovered({}, ['fr-2le', '1008', 'square'], [...away])).toBe(false);
  expect(isCovered({}, ['fr-2le', '1008', 'column', 6], [...away])).toBe(true);
  // Cavalry answers with a countercharge alone, and that it cannot do everywhere; infantry fires where there is no shock.
  const river: Lay = { hexsides: [{ a: '1008', b: '1009', type: 'river' }] };
  expect(isCovered({}, ['fr-1ch', '1008', 'column', 6])).toBe(true);
  expect(isCovered(river, ['fr-1ch', '1008', 'column', 6])).toBe(false);
  expect(isCovered({ terrain: { 1009: 'm' } }, ['fr-1ch', '1008', 'column', 6])).toBe(false);
  expect(isCovered(river, ['fr-2le', '1008', 'line', 7])).toBe(true);
  // Adapted it fires with 1: at a wood with nothing, and up a slope into it its shock of 2 comes to nothing as well.
  const wood = { terrain: { 1008: 'W', 1009: 'W' } } as const;
  expect(isCovered(wood, ['fr-2le', '1008', 'adapted'])).toBe(true);
  expect(isCovered({ ...wood, heights: { 1009: 2 } }, ['fr-2le', '1008', 'adapted'])).toBe(false);
});

rule('VE-VIII.6-j', 'fire from afar comes in through one hex, or through a corner between two', () => {
  const { b, hex, name } = bench();
  expect(entrances(b, hex('1010'), hex('1006')).map(name)).toEqual(['1009']);
  expect(entrances(b, hex('1010'), hex('1210')).map(name)).toEqual(['1110', '1111']);
  expect(get(entrances(b, hex('1010'), hex('1106')).map(name), 0)).toBe('1009');
});

rule('VE-IV.6-c', 'skirmishers who pass over two stacks leave both as they were', () => {
  const t = bench();
  const [left, right] = [t.hex('1010'), t.hex('1110')];
  const [under, over] = [t.lay('al-27j', '1010'), t.lay('al-7l', '1010')];
  const beside = t.lay('al-8m', '1110');
  const lights = t.lay('al-95', '1010', 'skirmish', 1, { second: '1110' });
  expect(unitsAt(t.p, left)).toEqual([lights, over, under]);
  expect(unitsAt(t.p, right)).toEqual([lights, beside]);
  lift(t.p, lights);
  expect([unitsAt(t.p, left), unitsAt(t.p, right)]).toEqual([[over, under], [beside]]);
  // And whoever goes from one to the other lies there once.
  lift(t.p, beside);
  put(t.p, beside, left);
  expect([unitsAt(t.p, left), unitsAt(t.p, right)]).toEqual([[beside, over, under], []]);
  // Coming under others in one of the two hexes, they lie in both.
  put(t.p, lights, right, true, left);
  expect([unitsAt(t.p, left), unitsAt(t.p, right)]).toEqual([[beside, over, under, lights], [lights]]);
});
