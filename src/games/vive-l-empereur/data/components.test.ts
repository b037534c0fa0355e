import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { changed, errorOf, testPack } from '../../../../test/support/pack.ts';
import { hexNamed, OFF, WAYS } from '../../../grids/hexes.ts';
import { get, there } from '../../../kernel/there.ts';
import { NO_SHOCK, SHUT } from './ground.ts';
import { HEXSIDES, TERRAIN } from './names.ts';
import { readPack } from './pack.ts';
import { boxOf, STANDARD_HASH, STANDARD_PACK, standardBox } from './standard.ts';

const components = {
  STANDARD_PACK,
  STANDARD_HASH,
  standardBox,
  boxOf,
  readPack,
  file: new URL('./vive-l-empereur.json', import.meta.url),
};

testPack(components);

const box = standardBox();
const [hassenhausen, quatreBras] = [box.battle(0), box.battle(1)];
const at = (name: string, battle = quatreBras) => hexNamed(battle.ground.hexes, name);
const side = (from: string, to: string, battle = quatreBras) =>
  at(from, battle) * WAYS + battle.ground.hexes.wayTo(at(from, battle), at(to, battle));

rule('VE-0-a', 'columns from west to east, rows from north to south, even columns half a hex further south', () => {
  const { hexes } = quatreBras.ground;
  const around = (name: string) =>
    Array.from({ length: WAYS }, (_, way) => {
      const hex = get(hexes.next, at(name) * WAYS + way);
      return hex === OFF ? OFF : (hex % 30) * 100 + Math.floor(hex / 30) + 101;
    });
  expect(around('1508')).toEqual([1507, 1607, 1608, 1509, 1408, 1407]);
  expect(around('1608')).toEqual([1607, 1708, 1709, 1609, 1509, 1508]);
  expect(around('0101')).toEqual([OFF, OFF, 201, 102, OFF, OFF]);
});

rule(['VE-I-c', 'VE-III.1-e', 'VE-III.1-c'], 'two armies with the strengths of the day', () => {
  const steps = (battle: typeof quatreBras, seat: number, arm: string) =>
    battle.units.reduce((sum, unit) => sum + (unit.side === seat && unit.arm === arm ? unit.steps : 0), 0);
  expect(['infantry', 'cavalry', 'artillery'].map((arm) => steps(quatreBras, 0, arm))).toEqual([57, 20, 10]);
  expect(['infantry', 'cavalry', 'artillery'].map((arm) => steps(quatreBras, 1, arm))).toEqual([104, 7, 12]);
  expect([quatreBras.units.length, quatreBras.leaders.length, quatreBras.turns]).toEqual([68, 8, 15]);
  expect([hassenhausen.units.length, hassenhausen.leaders.length, hassenhausen.turns]).toEqual([14, 4, 7]);
});

rule('VE-II-e', 'seat 0 has the first player-turn', () => {
  expect(quatreBras.scenario.sides.map(({ id }) => id)).toEqual(['french', 'allied']);
  expect(hassenhausen.scenario.sides.map(({ id }) => id)).toEqual(['prussian', 'french']);
});

rule('VE-III.1-d', 'guns reach 5 to 7 hexes, light infantry 2, other infantry 1, cavalry none', () => {
  for (const { units } of [hassenhausen, quatreBras])
    for (const { arm, range, light, fire } of units) {
      if (arm === 'artillery') expect(range).toBeGreaterThanOrEqual(5);
      if (arm === 'infantry') expect(range).toBe(light ? 2 : 1);
      if (arm === 'cavalry') expect([range, fire]).toEqual([0, 0]);
    }
});

rule(['VE-VI.2-b', 'VE-III.5-a'], 'a step costs the hex entered and what is crossed', () => {
  const { entry } = quatreBras.ground;
  const cost = (mover: keyof typeof entry, from: string, to: string) => get(entry[mover], side(from, to));
  // Clear to clear, up and down a slope, into a wood, into a strong point.
  expect([cost('foot', '0505', '0506'), cost('foot', '1306', '1406'), cost('foot', '1406', '1306')]).toEqual([1, 2, 1]);
  expect([cost('charge', '1306', '1406'), cost('charge', '1406', '1306')]).toEqual([3, 3]);
  expect([cost('foot', '1012', '1112'), cost('guns', '0911', '1011'), cost('horse', '1611', '1612')]).toEqual([
    2,
    SHUT,
    SHUT,
  ]);
});

rule(['VE-III.5-b', 'VE-IV.1-c'], 'a stream can be crossed, by no Line', () => {
  const { entry, feature, shock } = hassenhausen.ground;
  const stream = side('0305', '0404', hassenhausen);
  expect(get(HEXSIDES, get(feature, stream))).toBe('stream');
  expect([get(entry.foot, stream), get(entry.line, stream), get(entry.guns, stream)]).toEqual([3, SHUT, 4]);
  expect(get(shock, stream)).toBe(-1);
});

rule(['VE-III.5-d', 'E-31'], 'a hex has the one terrain that dominates it', () => {
  const { terrain } = quatreBras.ground;
  expect(['1508', '1612', '2010', '1110', '2212'].map((name) => get(TERRAIN, get(terrain, at(name))))).toEqual([
    'town',
    'fortified-farm',
    'pond',
    'forest',
    'thicket',
  ]);
});

rule(['VE-XV-a', 'VE-IV.5-d'], 'the way home is counted in hexes that the arm may enter', () => {
  const { home, loc } = quatreBras;
  expect([get(there(loc[0]), at('1125')), get(there(loc[1]), at('1601')), get(there(loc[1]), at('0103'))]).toEqual([
    1, 1, 1,
  ]);
  const far = (seat: number, arm: 'infantry' | 'cavalry' | 'artillery', name: string) =>
    get(there(home[seat])[arm], at(name));
  expect([far(0, 'infantry', '1125'), far(0, 'infantry', '1124'), far(1, 'cavalry', '1603')]).toEqual([0, 1, 2]);
  // Guns go round the wood in the west, infantry through it.
  expect(far(1, 'artillery', '0109')).toBeGreaterThan(far(1, 'infantry', '0109'));
});

rule('VE-VIII.8-a', 'the columns of the shock table, in whole numbers', () => {
  expect(box.odds.map(([a, b]) => `${a}:${b}`)).toEqual('1:3 1:2 2:3 1:1 3:2 2:1 3:1 4:1 5:1 6:1'.split(' '));
  expect(box.shockTable[1]?.[7]).toEqual({ attacker: '1', defender: '1' });
  expect(box.shockTable[4]?.[7]).toEqual({ attacker: '0', defender: 'D+1' });
});

rule('VE-VII.3-d', 'the column of a fire value', () => {
  expect([1, 6, 7, 8, 9, 10, 11, 12, 13, 40].map((value) => get(box.fireColumn, value))).toEqual([
    0, 5, 6, 6, 7, 7, 8, 8, 9, 9,
  ]);
});

rule('VE-III.5-a', 'a shock is barred by a river and by nothing else', () => {
  const river = changed(components, ({ scenarios }) => {
    for (const each of scenarios[0]?.map.hexsides ?? []) if (each.a === '0305') each.type = 'river';
  });
  const { ground } = boxOf(river).battle(0);
  expect(get(ground.shock, side('0305', '0404', hassenhausen))).toBe(NO_SHOCK);
  expect(get(ground.entry.foot, side('0305', '0404', hassenhausen))).toBe(SHUT);
});

rule('VE-I-b', 'a scenario that cannot be is refused with a sentence', () => {
  type Pack = typeof STANDARD_PACK;
  const wrong = (change: (scenario: Pack['scenarios'][number], pack: Pack) => void) =>
    errorOf(
      components,
      changed(components, (pack) => change(there(pack.scenarios[0]), pack)),
    );
  const first = (s: Pack['scenarios'][number]) => there(there(s.units[0]).setup);
  expect(wrong((s) => s.map.terrain.pop())).toBe('scenarios[0].map.terrain has 11 rows, 12 are needed');
  expect(wrong((s) => s.map.terrain.splice(0, 1, '...'))).toBe(
    'scenarios[0].map.terrain[0] has 3 letters, 14 are needed',
  );
  expect(wrong((s) => s.map.terrain.splice(0, 1, '.............x'))).toBe(
    'scenarios[0].map.terrain[0] has a letter that is no terrain',
  );
  expect(wrong((s) => s.map.elevation.splice(0, 1, '3'.repeat(14)))).toBe(
    'scenarios[0].map.elevation has a slope of more than one level',
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '1513' }))).toBe(
    "scenarios[0].units[0].setup.hex is '1513', which is not on the map",
  );
  expect(wrong((s) => Object.assign(there(s.groups[0]), { entry: '0606' }))).toBe(
    "scenarios[0].groups[0].entry is '0606', which is not at the edge of the map",
  );
  expect(wrong((s) => Object.assign(there(s.units[0]), { corps: 'av' }))).toBe(
    "scenarios[0].units[0].corps is 'av', no corps of its side",
  );
  expect(wrong((s) => s.leaders.splice(0, 2))).toBe("scenarios[0].units[0] has nobody who commands its corps 'iii'");
  expect(wrong((s) => Object.assign(there(s.units[0]), { mp: { limbered: 5 } }))).toBe(
    'scenarios[0].units[0].mp does not fit its arm',
  );
  expect(wrong((s) => delete there(s.units[0]).setup)).toBe(
    'scenarios[0].units[0] must either begin on the map or come as a reinforcement',
  );
  expect(wrong((s) => Object.assign(there(s.corps[0]), { steps: 30 }))).toBe(
    'scenarios[0].corps[0].steps is 30, its units have 27',
  );
  expect(wrong((s) => Object.assign(there(s.map.hexsides[0]), { b: '0501' }))).toBe(
    "scenarios[0].map.hexsides[0]: '0301' and '0501' are not adjacent",
  );
  expect(wrong((s) => s.map.roads[0]?.hexes.splice(3, 1))).toBe(
    "scenarios[0].map.roads[0]: '0307' and '0507' are not adjacent",
  );
  expect(wrong((s) => s.map.roads[1]?.hexes.pop() && s.map.roads[1]?.hexes.splice(-1))).toBe(
    "scenarios[0].map.roads[1] ends at '0703', in the middle of nowhere",
  );
  expect(wrong((s) => Object.assign(first(s), { facing: 9 }))).toBe(
    'scenarios[0].units[0].setup.facing is 9, which does not fit its formation',
  );
  expect(wrong((s) => Object.assign(first(s), { formation: 'battery' }))).toBe(
    "scenarios[0].units[0].setup.formation is 'battery', in which its arm cannot begin",
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '1412' }))).toBe(
    "scenarios[0].units[0].setup.formation is 'column', which the ground there does not allow",
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '1107', stack: 2 }))).toBe(
    "scenarios[0].units[2].setup.hex is '1107', where more steps stand than a hex holds",
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '1107' }))).toBe(
    "scenarios[0].units[2].setup.stack is taken in '1107'",
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '1005' }))).toBe(
    "scenarios[0].units[5].setup.hex is '1005', where cavalry would stand with infantry or artillery",
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '0504' }))).toBe(
    "scenarios[0].units[6].setup.hex is '0504', where the enemy stands",
  );
  expect(wrong((s) => Object.assign(first(s), { hex: '0505' }))).toBe(
    "scenarios[0]: enemies begin side by side at '0505'",
  );
  expect(
    wrong((s) => {
      for (const each of s.map.hexsides) each.type = 'river';
    }),
  ).toMatch(/finds no way there from everywhere on the map$/);
  expect(wrong((_s, pack) => there(pack.fireTable.rows[3]).splice(5, 1, '-'))).toBe(
    'fireTable.rows[3][5] is worse than with a lower die or value',
  );
});
