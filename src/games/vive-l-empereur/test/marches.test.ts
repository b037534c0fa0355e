import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { startCharges } from '../rules/charges.ts';
import { bench, type Lay } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// VE-VI.1 to VE-VI.7: what a move costs and what it may do.

/** One unit on its move. */
function going(
  id: string,
  at: string,
  formation: Parameters<ReturnType<typeof bench>['lay']>[2],
  facing: number,
  lay: Lay = {},
) {
  const t = bench(lay);
  const unit = t.lay(id, at, formation, facing);
  const f = marching(t);
  f.take(`move ${id}`);
  return { t, f, unit, stance: () => f.stance(id) };
}

rule('VE-VI.1-a', 'nobody has to move, and nothing is saved for another turn', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  const f = marching(t);
  expect(f.choices()).toContain('pass');
  f.take('move fr-61l', 'pass', 'pass');
  expect(f.stance('fr-61l')).toBe('column 0 1010');
  t.p.marks.fill(0);
  const again = marching(t);
  again.take('move fr-61l');
  for (const hex of ['1009', '1008', '1007', '1006', '1005', '1004']) again.take(`step ${hex}`);
  expect(again.choices('step')).toEqual([]);
});

rule('VE-VI.1-g', 'a hex that costs more than is left is not entered, even as the only step', () => {
  const { f } = going('fr-61l', '1010', 'column', 0, { terrain: { 1004: 'W' } });
  for (const hex of ['1009', '1008', '1007', '1006', '1005']) f.take(`step ${hex}`);
  expect([f.spent(), f.whyTo('1004')]).toEqual([[5], 'tooFewPoints VE-VI.1-g']);
  const square = going('fr-61l', '1010', 'square', 0, { heights: { 1009: 2 } });
  expect(square.f.whyTo('1009')).toBe('tooFewPoints VE-VI.1-g');
});

rule('VE-VI.2-d', 'guns that came into a wood by road leave it where they like, with the facing that they have', () => {
  const { f, stance } = going('fr-a59', '1011', 'limbered', 0, {
    terrain: { 1010: 'W' },
    roads: [['1011', '1010', '1009']],
  });
  f.take('step 1010', 'turn fr-a59 2', 'step 1110');
  expect([stance(), f.spent()]).toEqual(['limbered 2 1110', [2]]);
});

rule('VE-VI.3-b', 'what is imposed costs nothing: into a town, and out of it', () => {
  const { f, stance } = going('fr-61l', '1010', 'line', 1, { terrain: { 1009: 'V' } });
  f.take('step 1009');
  expect([stance(), f.spent()]).toEqual(['adapted 0 1009', [2]]);
  f.take('step 1008');
  expect([stance(), f.spent()]).toEqual(['column 0 1008', [3]]);
});

rule('VE-VI.3-c', 'cavalry changes free of charge, and only as it must', () => {
  const wood = going('fr-1ch', '1010', 'column', 0, { terrain: { 1009: 't' } });
  expect(wood.f.choices('change')).toEqual([]);
  wood.f.take('step 1009');
  expect([wood.stance(), wood.f.spent()]).toEqual(['adapted 0 1009', [3]]);
  const road = going('fr-1ch', '1010', 'column', 0, { terrain: { 1009: 't' }, roads: [['1010', '1009']] });
  road.f.take('step 1009');
  expect(road.f.choices('change')).toEqual(['change fr-1ch adapted 0']);
  road.f.take('change fr-1ch adapted 0');
  expect(road.f.spent()).toEqual([1]);
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go');
  expect([t.p.formation[horse], t.p.stack.findLast((each) => 'groups' in each)]).toMatchObject([
    'line',
    { groups: [{ spent: 0 }] },
  ]);
});

rule('VE-VI.3-h', 'a formation is changed as often as MP last, each time for its price', () => {
  const { f } = going('fr-61l', '1010', 'column', 0);
  f.take('change fr-61l line 1', 'change fr-61l column 0', 'step 1009', 'change fr-61l line 11');
  // Four of the three of a Line are spent.
  expect([f.spent(), f.choices()]).toEqual([[4], ['pass']]);
  const other = going('fr-61l', '1010', 'column', 0).f;
  other.take('change fr-61l line 1', 'change fr-61l column 0', 'change fr-61l square 0');
  expect([other.spent(), other.choices()]).toEqual([[3], ['pass']]);
});

rule('VE-VI.4-f', 'a front all round has no facing to change', () => {
  const square = going('fr-61l', '1010', 'square', 0);
  const adapted = going('fr-61l', '1010', 'adapted', 0, { terrain: { 1010: 'V' } });
  const broken = going('fr-61l', '1010', 'disorganised', 0);
  for (const { f, unit } of [square, adapted, broken]) {
    expect(f.choices('turn')).toEqual([]);
    expect(f.why({ kind: 'turn', unit, facing: 2 })[0]).toBe('wrongFacing VE-VI.4-f');
  }
});

rule('VE-VI.4-g', 'in a charge nothing is free and nobody turns about', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go');
  expect(f.choices('turn')).toEqual(['turn fr-1ch 11', 'turn fr-1ch 3']);
  f.take('turn fr-1ch 3');
  expect(t.p.stack.findLast((each) => 'groups' in each)).toMatchObject({ groups: [{ spent: 2 }] });
});

rule('VE-VI.6-b', 'a stream is crossed at its price by all but Line and skirmishers', () => {
  const lay: Lay = { hexsides: [{ a: '1010', b: '1009', type: 'stream' }] };
  const price = (id: string, formation: 'column' | 'limbered') => {
    const { f } = going(id, '1010', formation, 0, lay);
    f.take('step 1009');
    return f.spent()?.[0];
  };
  expect([price('fr-61l', 'column'), price('fr-1ch', 'column'), price('fr-a59', 'limbered')]).toEqual([3, 3, 4]);
  expect(going('fr-61l', '1010', 'line', 1, lay).f.whyTo('1009')).toBe('closedGround VE-VI.2-b');
  // Three MP are more than the one of a Square.
  expect(going('fr-61l', '1010', 'square', 0, lay).f.whyTo('1009')).toBe('tooFewPoints VE-VI.1-g');
});

rule('VE-VI.6-d', 'guns stand limbered in a town, and go through a wood by road alone', () => {
  const town = going('fr-a59', '1010', 'limbered', 0, { terrain: { 1009: 'V' } });
  town.f.take('step 1009');
  expect([town.stance(), town.f.choices('change')]).toEqual(['limbered 0 1009', []]);
  for (const letter of ['W', 't']) {
    const terrain = { 1009: letter };
    expect(going('fr-a59', '1010', 'limbered', 0, { terrain }).f.whyTo('1009')).toBe('closedGround VE-VI.2-b');
    const road = going('fr-a59', '1010', 'limbered', 0, { terrain, roads: [['1010', '1009']] });
    road.f.take('step 1009');
    expect([road.stance(), road.f.choices('change')]).toEqual(['limbered 0 1009', []]);
  }
});

rule('VE-VI.7-e', 'off the road and into a wood or town it is Adapted at once, free', () => {
  for (const [id, letter, spent] of [
    ['fr-61l', 'W', 3],
    ['fr-61l', 'V', 3],
    ['fr-1ch', 't', 4],
  ] as const) {
    const { f, stance } = going(id, '1011', 'column', 0, {
      terrain: { 1110: letter },
      roads: [['1011', '1010', '1009']],
    });
    f.take('step 1010', `turn ${id} 2`, 'step 1110');
    expect([stance(), f.spent()]).toEqual(['adapted 0 1110', [spent]]);
  }
});

rule('VE-VI.7-g', 'Disorganised guns go through a wood by road alone', () => {
  const ways = (roads: string[][]) => {
    const t = bench({
      terrain: { 1012: 'W', 1013: 'W', 1112: 'W', '0912': 'W', 1111: 'W', '0911': 'W', 1011: 'W' },
      roads,
    });
    t.lay('fr-a59', '1010', 'disorganised');
    const f = marching(t);
    f.take('move fr-a59');
    return f.choices('step').filter((each) => ['step 1011', 'step 1111', 'step 0911'].includes(each));
  };
  expect(ways([])).toEqual([]);
  expect(ways([['1010', '1011', '1012', '1013', '1014']])).toEqual(['step 1011']);
});

rule('VE-VI.7-h', 'a path is a road: for its price, for its bonus, and in its bends', () => {
  const path = ['1017', '1016', '1015', '1014', '1013', '1012', '1011', '1111', '1110'];
  const { f, stance } = going('fr-61l', '1017', 'column', 0, { paths: [path], terrain: { 1015: 'W' } });
  for (const hex of path.slice(1, 7)) f.take(`step ${hex}`);
  expect([f.spent(), stance()]).toEqual([[6], 'column 0 1011']);
  f.take('turn fr-61l 2', 'step 1111', 'turn fr-61l 0', 'step 1110');
  expect([f.spent(), stance()]).toEqual([[8], 'column 0 1110']);
});

rule('E-37', 'Quatre-Bras: by the path into Gémioncourt and on', () => {
  const { f, stance } = going('fr-61l', '1512', 'column', 4, { real: true });
  f.take('step 1612');
  expect([f.spent(), stance()]).toEqual([[1], 'adapted 0 1612']);
  f.take('step 1712');
  expect([f.spent(), stance()]).toEqual([[2], 'column 2 1712']);
  expect(going('fr-1ch', '1512', 'column', 4, { real: true }).f.whyTo('1612')).toBe('closedGround VE-VI.2-b');
  expect(going('fr-a59', '1512', 'limbered', 4, { real: true }).f.whyTo('1612')).toBe('closedGround VE-VI.2-b');
});
