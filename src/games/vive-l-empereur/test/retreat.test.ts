import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { formationOf, hexOf, isOnMap, unitsAt } from '../field.ts';
import { AWAY, NONE, type Unit } from '../position.ts';
import { retreatHexes } from '../rules/flight.ts';
import { startRetreat } from '../rules/retreat.ts';
import { type Bench, bench } from './bench.ts';
import { fight } from './fighting.ts';
import { OVER, playing } from './table.ts';

// Seat 0 runs home by hexes that b.home knows: on the bench the lines of communication are those of Quatre-Bras.

const open = (t: Bench, units: Unit[], from: readonly string[] = [], left: readonly string[] = []) =>
  retreatHexes(t.box, t.b, t.p, {
    units,
    from: from.map(t.hex),
    shut: [],
    gone: left.length,
    left: left.map(t.hex),
    cover: OFF,
  });
const names = (t: Bench, hexes: readonly number[]) => hexes.map((hex) => (hex === OFF ? 'off' : t.name(hex)));
const home = (t: Bench, name: string, seat = 0) => t.b.home[seat]?.infantry[t.hex(name)] ?? 0;
const AROUND = ['1009', '1110', '1111', '1011', '0911', '0910'];
const ENEMIES = ['al-27j', 'al-7l', 'al-5m', 'al-7m', 'al-8m', 'al-n1'];

rule(['VE-VIII.9-j', 'VE-VIII.9-a'], 'farther from the attack if it can, else no nearer, else wherever it can', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'disorganised');
  const enemies = [t.lay('al-95', '1009', 'line', 5)];
  const away = ['1111', '1011', '0911'];
  const best = Math.min(...away.map((hex) => home(t, hex)));
  expect(names(t, open(t, [unit], ['1009']))).toEqual(
    away.filter((hex) => home(t, hex) === best || best >= home(t, '1010')),
  );
  for (const [i, hex] of away.entries()) enemies.push(t.lay(ENEMIES[i] ?? '', hex, 'column'));
  const beside = ['1110', '0910'];
  expect(beside).toEqual(expect.arrayContaining(names(t, open(t, [unit], ['1009']))));
  expect(open(t, [unit], ['1009']).length).toBeGreaterThan(0);
});

rule('VE-VIII.9-b', 'empty homewards, friends homewards, empty elsewhere, friends elsewhere', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1010', 'disorganised');
  const nearer = AROUND.filter((hex) => home(t, hex) < home(t, '1010'));
  const others = AROUND.filter((hex) => !nearer.includes(hex));
  expect([nearer.length > 0, others.length > 1]).toEqual([true, true]);
  expect(names(t, open(t, [unit]))).toEqual(nearer);
  const friends = ['fr-72l', 'fr-108l', 'fr-100l', 'fr-92l', 'fr-93l', 'fr-4le'];
  const fill = (hexes: readonly string[]) => {
    for (const hex of hexes) t.lay(friends.shift() ?? '', hex, 'disorganised');
  };
  fill(nearer.slice(1));
  expect(names(t, open(t, [unit]))).toEqual(nearer.slice(0, 1));
  fill(nearer.slice(0, 1));
  expect(names(t, open(t, [unit]))).toEqual(nearer);
  for (const [i, hex] of nearer.entries()) {
    for (let top = t.p.top[t.hex(hex)] ?? NONE; top !== NONE; top = NONE) t.p.hex[top] = AWAY.waiting;
    t.p.top[t.hex(hex)] = NONE;
    t.lay(ENEMIES[i] ?? '', hex, 'column');
  }
  fill(others.slice(1));
  expect(names(t, open(t, [unit]))).toEqual(others.slice(0, 1));
  fill(others.slice(0, 1));
  expect(names(t, open(t, [unit]))).toEqual(others);
});

rule(
  ['VE-VIII.9-c', 'VE-VIII.9-f'],
  'with enemies or closed ground all round it is the end; a leader closes nothing',
  () => {
    const t = bench({ terrain: { 1009: '~' } });
    const unit = t.lay('fr-2le', '1010', 'disorganised');
    for (const [i, hex] of AROUND.slice(1).entries()) t.lay(ENEMIES[i] ?? '', hex, 'square');
    const f = playing(t, (p) => startRetreat(p, { units: [unit] }));
    expect([hexOf(t.p, unit), f.told('eliminated')[0]?.clause, f.at()]).toEqual([AWAY.eliminated, 'VE-VIII.9-c', OVER]);
    const other = bench({ terrain: { 1009: '~' } });
    const runner = other.lay('fr-2le', '1010', 'disorganised');
    for (const [i, hex] of AROUND.slice(2).entries()) other.lay(ENEMIES[i] ?? '', hex, 'square');
    other.lead('picton', '1110');
    expect(names(other, open(other, [runner]))).toEqual(['1110']);
  },
);

rule(['VE-VIII.9-n', 'VE-VIII.9-m', 'E-39'], 'E-39: friends who cannot be pushed close their hex', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { steps: 6 });
  t.lay('fr-1l', '1011', 'line', 1, { steps: 6 });
  for (const [i, hex] of ['1111', '1112', '1012', '0912', '0911'].entries()) t.lay(ENEMIES[i] ?? '', hex, 'column');
  t.lay('al-95', '1009', 'line', 5);
  expect(names(t, open(t, [unit], ['1009'])).sort()).toEqual(['0910', '1110']);
  // With one way out for them they can be pushed, and lie farther from the attack.
  const free = t.unit(ENEMIES[2] ?? '');
  t.p.top[t.hex('1012')] = NONE;
  t.p.hex[free] = AWAY.waiting;
  expect(names(t, open(t, [unit], ['1009']))).toEqual(['1011']);
});

// One way alone, south from 1010: ponds all along it.
const PONDS = ['1009', '1110', '1111', '0911', '0910', '1112', '0912', '1113', '0913', '1114', '0914'];
const corridor = () => bench({ terrain: Object.fromEntries(PONDS.map((hex) => [hex, '~'])) });

rule(
  ['VE-VIII.9-h', 'VE-V.8-b', 'VE-VIII.9-l', 'VE-VIII.9-d', 'VE-V.8-a'],
  'two hexes, and on over friends in order, who test; not over Disorganised ones',
  () => {
    const run = (friend: 'none' | 'line' | 'disorganised', dice: readonly number[] = []) => {
      const t = corridor();
      const unit = t.lay('fr-61l', '1010', 'disorganised');
      if (friend !== 'none') t.lay('fr-72l', '1012', friend, friend === 'line' ? 1 : 0);
      const f = playing(t, (p) => startRetreat(p, { units: [unit] }), dice);
      expect(f.at()).toBe(OVER);
      return [t.name(hexOf(t.p, unit)), f.told('test').map(({ cause }) => cause)];
    };
    expect(run('none')).toEqual(['1012', []]);
    expect(run('line', [1, 1])).toEqual(['1013', ['passedOver']]);
    expect(run('disorganised')).toEqual(['1012', []]);
  },
);

rule(
  ['VE-VIII.9-i', 'VE-VIII.9-n', 'VE-XIV.3-f', 'VE-XIV.5-i'],
  'from its line of communication it is driven off the map, with the leader who goes along',
  () => {
    const t = bench();
    const at = t.b.loc[0]?.indexOf(1) ?? 0;
    const unit = t.lay('fr-2le', t.name(at), 'disorganised');
    const leader = t.lead('reille', t.name(at));
    const f = playing(t, (p) => startRetreat(p, { units: [unit] }));
    expect([f.at(), f.choices().map(({ kind }) => kind)]).toEqual(['retreat.leader', ['along', 'pass']]);
    f.take({ kind: 'along', leader });
    expect([hexOf(t.p, unit), t.p.leaderAt[leader], f.told('left')[0]?.driven]).toEqual([
      AWAY.driven,
      AWAY.driven,
      true,
    ]);
    // Over another edge only where there is no other way.
    const edge = bench();
    const corner = edge.lay('fr-2le', '0101', 'disorganised');
    expect(open(edge, [corner])).not.toContain(OFF);
    for (const [i, hex] of ['0102', '0201'].entries()) edge.lay(ENEMIES[i] ?? '', hex, 'column');
    expect(open(edge, [corner])).toEqual([OFF]);
  },
);

rule(
  ['VE-VIII.9-k', 'VE-IV.11-b'],
  'units of a hex run together, but guns that cannot follow take their own way',
  () => {
    const t = bench({ terrain: { 1009: 'W', 1110: 'W', 1111: 'W', 1011: 'W' } });
    for (const [i, hex] of ['0911', '0910'].entries()) t.lay(ENEMIES[i] ?? '', hex, 'disorganised');
    const foot = t.lay('fr-61l', '1010', 'disorganised');
    const guns = t.lay('fr-a12', '1010', 'disorganised');
    const f = playing(t, (p) => startRetreat(p, { units: [guns, foot] }));
    while (f.at() !== OVER)
      f.take(f.choices().find(({ kind }) => kind === 'pass') ?? f.choices()[0] ?? { kind: 'pass' });
    expect([isOnMap(t.p, foot), hexOf(t.p, guns), formationOf(t.p, foot)]).toEqual([
      true,
      AWAY.eliminated,
      'disorganised',
    ]);
  },
);

rule(['VE-V.9-a', 'VE-V.9-c', 'VE-V.4-a'], 'whoever of a stack fought, it runs in the order in which it lay', () => {
  const t = bench();
  // Guns that attack and guns that are taken in flank take no part, and lie on top.
  const ours = [t.lay('fr-61l', '1010', 'line', 1), t.lay('fr-a59', '1010', 'battery', 1)];
  const theirs = [t.lay('al-2832', '1009', 'line', 9), t.lay('al-ast', '1009', 'battery', 9)];
  const order = (unit: Unit) => unitsAt(t.p, hexOf(t.p, unit));
  // 6 to 4 is 3:2: a 1 makes the attackers test, and they fail; then a 6 is D.
  fight(t, [1, 6, 6, 6, 5], ['1010']).flee();
  expect(order(ours[0] ?? NONE)).toEqual(ours.toReversed());
  // VE-VIII.1-b: as in another player-turn. 8 to 4 is 2:1: a 4 breaks the defenders.
  for (const unit of theirs) t.p.marks[unit] = 0;
  t.lay('fr-2le', '1010', 'line', 1, { steps: 4 });
  fight(t, [4], ['1010']).flee();
  expect(order(theirs[0] ?? NONE)).toEqual(theirs.toReversed());
  expect([...ours, ...theirs].map((unit) => formationOf(t.p, unit))).toEqual(Array(4).fill('disorganised'));
});
