import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import { SHUT } from '../data/ground.ts';
import { facts, wayTo } from '../field.ts';
import { LEADER, STATE } from '../position.ts';
import { lossLevel } from '../rules/board.ts';
import { moraleBonus } from '../rules/command.ts';
import { moraleParts, passes, sum, type Trial } from '../rules/morale.ts';
import { armsMix, complies, withinLimit } from '../rules/stacking.ts';
import { allowance, arriving, backCost, chargeCost, facingsAfter, mayForm, stepCost, turnCost } from '../rules/ways.ts';
import { bench, type Lay } from './bench.ts';

const step = (
  from: string,
  to: string,
  lay: Lay,
  arm: 'infantry' | 'cavalry' | 'artillery',
  formation: Parameters<typeof stepCost>[2],
) => {
  const { b, hex } = bench(lay);
  return stepCost(b, arm, formation, hex(from), wayTo(b, hex(from), hex(to)));
};

rule(['VE-VI.2-b', 'VE-VI.2-c'], 'E-7: clear, up a slope, into a forest', () => {
  const lay: Lay = { heights: { 1008: 2, 1007: 2 }, terrain: { 1007: 'W' } };
  expect([
    step('1010', '1009', lay, 'infantry', 'column'),
    step('1009', '1008', lay, 'infantry', 'column'),
    step('1008', '1007', lay, 'infantry', 'column'),
  ]).toEqual([1, 2, 2]);
});

rule(
  ['VE-VI.7-b', 'VE-VI.7-a', 'VE-IV.1-c', 'VE-IV.11-b'],
  'a road costs 1 and cancels all; a Line gets nothing from it',
  () => {
    const lay: Lay = {
      terrain: { 1009: 'W' },
      hexsides: [{ a: '1010', b: '1009', type: 'stream' }],
      roads: [['1010', '1009']],
    };
    expect(step('1010', '1009', lay, 'infantry', 'column')).toBe(1);
    expect(step('1010', '1009', lay, 'artillery', 'limbered')).toBe(1);
    expect(step('1010', '1009', lay, 'infantry', 'line')).toBe(SHUT);
    expect(step('1010', '1009', { ...lay, roads: [] }, 'artillery', 'limbered')).toBe(SHUT);
  },
);

rule(
  ['VE-VI.6-a', 'VE-VI.6-e', 'VE-III.5-b'],
  'a bridge is crossed in Column, Limbered or Disorganised, a river never',
  () => {
    const over = (type: 'river' | 'bridge') => (formation: 'column' | 'line' | 'square') =>
      step('1010', '1009', { hexsides: [{ a: '1010', b: '1009', type }] }, 'infantry', formation);
    expect(['column' as const, 'line' as const, 'square' as const].map(over('bridge'))).toEqual([1, SHUT, SHUT]);
    expect(over('river')('column')).toBe(SHUT);
  },
);

rule(['VE-VI.4-e'], 'E-36: backward steps cost one more', () => {
  const { box, b, hex } = bench({ heights: { 1011: 2, 1012: 2 }, terrain: { 1012: 'W' } });
  expect([
    backCost(box, b, 'infantry', 'column', hex('1010'), 3),
    backCost(box, b, 'infantry', 'column', hex('1011'), 3),
  ]).toEqual([3, 3]);
});

rule(
  ['VE-VI.4-a', 'VE-VI.4-c', 'VE-VI.4-d', 'VE-IV.2-d'],
  'turns cost 1 for each 60 degrees, the first free in Column, an about-face 2',
  () => {
    const { box } = bench();
    expect([
      turnCost(box, 'line', 1, 3, true),
      turnCost(box, 'column', 0, 2, true),
      turnCost(box, 'column', 0, 4, true),
    ]).toEqual([1, 0, 1]);
    expect([
      turnCost(box, 'column', 0, 2, false),
      turnCost(box, 'column', 0, 6, true),
      turnCost(box, 'line', 11, 5, false),
    ]).toEqual([1, 2, 2]);
  },
);

rule(['VE-VI.3-d', 'VE-VI.3-e', 'VE-VI.3-g', 'VE-IV.6-q'], 'facings after a change of formation', () => {
  expect(facingsAfter('column', 0, 'line')).toEqual([11, 1]);
  expect(facingsAfter('line', 1, 'column')).toEqual([0, 2]);
  expect(facingsAfter('line', 5, 'skirmish')).toEqual([5]);
  expect(facingsAfter('battery', 5, 'limbered')).toHaveLength(6);
  expect(facingsAfter('square', 0, 'line')).toHaveLength(6);
  expect(facingsAfter('line', 5, 'square')).toEqual([0]);
});

rule(
  ['VE-IX.2-d', 'VE-IX.2-e', 'VE-IX.2-f', 'VE-IX.2-i'],
  'a charge pays dear for terrain, slopes and streams, and cannot go everywhere',
  () => {
    const cost = (lay: Lay, starting = false) => {
      const { box, b, hex } = bench(lay);
      return chargeCost(box, b, hex('1010'), 0, starting);
    };
    expect([
      cost({}),
      cost({ terrain: { 1009: 'r' } }),
      cost({ terrain: { 1009: 't' } }),
      cost({ terrain: { 1009: 'V' } }),
    ]).toEqual([1, 2, 4, 6]);
    expect([cost({ heights: { 1009: 2 } }), cost({ heights: { 1009: 0 } })]).toEqual([3, 3]);
    expect(cost({ hexsides: [{ a: '1010', b: '1009', type: 'stream' }] })).toBe(7);
    expect([cost({ terrain: { 1010: 'W' } }, true), cost({}, true)]).toEqual([7, 1]);
    for (const letter of 'mCF~') expect(cost({ terrain: { 1009: letter } }), letter).toBe(SHUT);
    expect(cost({ hexsides: [{ a: '1010', b: '1009', type: 'bridge' }] })).toBe(SHUT);
  },
);

rule(
  ['VE-IV.3-i', 'VE-IV.9-g', 'VE-VI.7-c', 'VE-VI.7-l', 'VE-IV.3-h'],
  'E-37: in which formation a unit arrives',
  () => {
    const { box, b, hex } = bench({
      terrain: { 1009: 'W', 1109: 'F' },
      roads: [
        ['1010', '1009'],
        ['1110', '1109'],
      ],
    });
    expect(arriving(box, b, 'infantry', 'line', 1, hex('0909'), 2)).toEqual(['adapted', 0]);
    expect(arriving(box, b, 'infantry', 'column', 0, hex('1010'), 0)).toEqual(['column', 0]);
    expect(arriving(box, b, 'infantry', 'column', 0, hex('1110'), 0)).toEqual(['adapted', 0]);
    expect(arriving(box, b, 'cavalry', 'adapted', 0, hex('1009'), 0)).toEqual(['column', 0]);
    expect(arriving(box, b, 'infantry', 'disorganised', 0, hex('0909'), 2)).toEqual(['disorganised', 0]);
  },
);

rule(
  ['VE-IV.3-a', 'VE-IV.4-a', 'VE-IV.12-a', 'VE-IV.11-a', 'VE-IV.0-b', 'VE-IV.0-c', 'VE-IV.0-d'],
  'which formation may stand where',
  () => {
    const { box, b, hex } = bench({ terrain: { 1001: 'V', 1002: 'W', 1003: 'm', 1004: 'f' } });
    const at = (name: string, arm: 'infantry' | 'cavalry' | 'artillery') =>
      (['line', 'column', 'square', 'adapted', 'limbered', 'battery'] as const).filter((each) =>
        mayForm(box, b, arm, each, hex(name)),
      );
    expect([at('1001', 'infantry'), at('1001', 'artillery'), at('1002', 'artillery')]).toEqual([
      ['adapted'],
      ['limbered'],
      [],
    ]);
    expect([at('1003', 'infantry'), at('1004', 'infantry'), at('1005', 'artillery')]).toEqual([
      ['column'],
      ['line', 'column', 'square'],
      ['limbered', 'battery'],
    ]);
  },
);

rule(['VE-VI.1-e', 'VE-IV.1-b', 'VE-IV.2-e', 'VE-IV.4-c', 'VE-IV.12-c'], 'the allowance of the face up', () => {
  const { box, b, unit } = bench();
  const mp = (id: string, formation: Parameters<typeof allowance>[2]) => allowance(box, facts(b, unit(id)), formation);
  expect([mp('fr-2le', 'line'), mp('fr-2le', 'column'), mp('fr-2le', 'square'), mp('fr-a12', 'battery')]).toEqual([
    4, 6, 1, 0,
  ]);
});

// Stacking

rule(['VE-V.1-a', 'VE-V.2-a'], 'ten steps of infantry and artillery, seven of cavalry, never mixed', () => {
  const { box, b, p, hex, unit, lay } = bench();
  lay('fr-2le', '1010');
  expect([
    withinLimit(box, b, p, [unit('fr-61l')], hex('1010')),
    withinLimit(box, b, p, [unit('fr-4le')], hex('1010')),
  ]).toEqual([true, false]);
  expect([armsMix(b, p, [unit('fr-a12')], hex('1010')), armsMix(b, p, [unit('fr-1ch')], hex('1010'))]).toEqual([
    true,
    false,
  ]);
});

rule(['VE-V.7-a', 'VE-V.7-b', 'VE-IV.1-d', 'VE-IV.2-g'], 'E-5: two front hexes in common', () => {
  const stack = (facing: number, formation: 'line' | 'column' = 'column') => {
    const { box, b, p, hex, lay } = bench();
    lay('fr-61l', '1010', formation, facing);
    lay('fr-2le', '1010', 'line', 3);
    return complies(box, b, p, hex('1010'));
  };
  expect([stack(2), stack(6), stack(3, 'line'), stack(5, 'line')]).toEqual([true, false, true, false]);
});

rule(['VE-V.7-d', 'VE-V.8-c', 'VE-IV.5-h', 'VE-V.8-d'], 'no Square with other infantry, no order with disorder', () => {
  const stack = (formation: 'square' | 'disorganised' | 'column') => {
    const { box, b, p, hex, lay } = bench();
    lay('fr-61l', '1010', 'column', 0);
    lay('fr-2le', '1010', formation, 0);
    return complies(box, b, p, hex('1010'));
  };
  expect([stack('square'), stack('disorganised'), stack('column')]).toEqual([false, false, true]);
});

// Morale

const morale = (trial: Trial, set: (t: ReturnType<typeof bench>, unit: number) => void = () => undefined) => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'line', 1);
  set(t, unit);
  const parts = moraleParts(t.box, t.b, t.p, unit, trial);
  return [sum(parts), ...parts.slice(1).map(({ what }) => what)];
};

rule(['VE-X.4-a', 'VE-X.4-c', 'VE-XI.2-a', 'VE-X.4-i'], 'a rally near the enemy', () => {
  expect(
    morale({ cause: 'rally', zone: 2, failures: 1 }, ({ p, lay }, unit) => {
      p.formation[unit] = 'disorganised';
      lay('al-95', '1009');
    }),
  ).toEqual([6, 'disorganised', 'nearEnemy']);
});

rule(['VE-X.4-b', 'VE-IX.6-f', 'VE-IV.4-h'], 'a Square against cavalry alone', () => {
  const square = (t: ReturnType<typeof bench>, unit: number) => {
    t.p.formation[unit] = 'square';
  };
  expect(morale({ cause: 'shock', cavalryAlone: true }, square)).toEqual([11, 'squareAgainstCavalry']);
  expect(morale({ cause: 'shock' }, square)).toEqual([9]);
});

rule(['VE-X.4-e', 'VE-X.4-f', 'VE-X.4-g', 'VE-X.4-h'], 'flank, failures above, the state of the corps, losses', () => {
  expect(
    morale({ cause: 'shock', zone: 2, failures: 1 }, ({ p, b }, unit) => {
      p.army[facts(b, unit).corps] = STATE.desperate;
      p.steps[unit] = 4;
    }),
  ).toEqual([1, 'rear', 'failuresAbove', 'despair', 'losses']);
});

rule(['VE-IX.6-d', 'VE-X.4-j', 'VE-VI.8-d'], 'a charge seen from afar; a recoil without any modifier', () => {
  expect([morale({ cause: 'square', seenAt: 3 }), morale({ cause: 'square', seenAt: 2 })]).toEqual([
    [10, 'seenFar'],
    [9],
  ]);
  expect(morale({ cause: 'recoil', failures: 1 }, ({ lead }) => void lead('ney', '1010'))).toEqual([9]);
});

rule(['VE-X.2-a', 'VE-X.3-a'], 'E-21: a natural 2 passes, a natural 12 fails', () => {
  expect([passes(8, 8), passes(8, 9), passes(0, 2), passes(14, 12)]).toEqual([true, false, true, false]);
});

rule(['VE-X.4-h', 'VE-III.1-g'], 'E-29: what losses cost', () => {
  const { b, p, lay } = bench();
  const wear = (id: string, steps: number) => get(facts(b, lay(id, '1010', 'line', 1, { steps })).wear, steps);
  expect([wear('fr-2le', 4), wear('fr-1le', 4), wear('fr-4le', 3), wear('fr-61l', 1)]).toEqual([-1, 0, 0, 0]);
  expect([
    lossLevel(b, p, lay('fr-2le', '1010', 'line', 1, { steps: 4 })),
    lossLevel(b, p, lay('fr-2le', '1010', 'line', 1, { steps: 1 })),
  ]).toEqual(['B', 'C']);
});

rule(['VE-XIV.1-d', 'VE-XIV.4-a', 'VE-XIV.4-b', 'VE-XIV.4-c', 'VE-XIV.6-a'], 'whose morale bonus counts', () => {
  const bonus = (...leaders: string[]) => {
    const { box, b, p, lay, lead } = bench();
    const unit = lay('fr-2le', '1010');
    for (const id of leaders) lead(id, '1010');
    return moraleBonus(box, b, p, unit);
  };
  expect([
    bonus(),
    bonus('reille'),
    bonus('kellermann'),
    bonus('ney', 'reille'),
    bonus('reille', 'kellermann'),
  ]).toEqual([0, 2, 1, 3, 2]);
  const { box, b, p, lay, lead } = bench();
  const unit = lay('fr-2le', '1010');
  p.leaderMarks[lead('ney', '1010')] = LEADER.replacement;
  expect(moraleBonus(box, b, p, unit)).toBe(1);
});

rule('VE-II-a', 'a copy shares nothing that rules change', () => {
  const { p, lay } = bench();
  p.shocks = [{ target: 1, from: [2] }];
  const copy = copyPosition(p);
  expect(copy).toEqual(p);
  lay('fr-2le', '1010');
  p.shocks[0]?.from.push(3);
  expect([copy.top.every((unit) => unit < 0), copy.shocks]).toEqual([true, [{ target: 1, from: [2] }]]);
});
