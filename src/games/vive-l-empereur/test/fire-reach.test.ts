import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { fireParts } from '../rules/fire-parts.ts';
import { mayFire, volleyOf } from '../rules/fire-value.ts';
import { sum } from '../rules/morale.ts';
import { type Bench, bench } from './bench.ts';

// VII: who fires where, and for how much.

rule(['VE-VII.1-a', 'VE-QB-S5'], 'infantry fires what is printed, whatever it has lost', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'line', 1, { steps: 1 });
  const british = t.lay('al-95', '1009', 'line', 7);
  expect(fireParts(t.box, t.b, t.p, unit, t.hex('1010'), t.hex('1009'))).toMatchObject([{ what: 'fire', value: 3 }]);
  expect(fireParts(t.box, t.b, t.p, british, t.hex('1009'), t.hex('1010'))).toMatchObject([{ what: 'fire', value: 4 }]);
});

rule('VE-VII.1-c', 'no battery of these battles has three steps', () => {
  const guns = STANDARD_PACK.scenarios.flatMap(({ units }) => units.filter(({ arm }) => arm === 'artillery'));
  expect(guns.length).toBeGreaterThan(0);
  expect(guns.filter(({ steps }) => steps > 2)).toEqual([]);
});

rule(
  ['E-1', 'VE-0-e', 'VE-VII.1-b', 'E-9', 'VE-IV.12-g'],
  'E-1, E-9: halves are rounded up, for guns of 5 and of 6',
  () => {
    const t = bench({ terrain: { 1009: 'W' } });
    t.lay('al-95', '1009', 'adapted');
    const values = (id: string, hex: string) => {
      const unit = t.lay(id, hex, 'battery', 1, { steps: 1 });
      return ['1109', '1009'].map((to) => sum(fireParts(t.box, t.b, t.p, unit, t.hex(hex), t.hex(to))));
    };
    // Terrain is taken off besides: a forest costs 1, as a hex between does.
    expect([values('fr-a59', '1010'), values('fr-a12', '1110')]).toEqual([
      [2, 2],
      [3, 2],
    ]);
  },
);

rule('VE-VII.3-g', 'a leader changes neither value nor die', () => {
  const fire = (led: boolean) => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010', 'line', 1);
    t.lay('al-on', '1009', 'line', 5);
    if (led) t.lead('ney', '1010');
    const { value, modifier } = volleyOf(t.box, t.b, t.p, [unit], t.hex('1009'), false);
    return [value, modifier];
  };
  expect(fire(true)).toEqual(fire(false));
});

rule(
  ['VE-VII.10-a', 'VE-VII.10-b', 'VE-IV.6-l'],
  '+1 at a Square, also under guns; -1 at either half of skirmishers',
  () => {
    const t = bench();
    const gun = t.lay('fr-a12', '1012', 'battery', 1);
    t.lay('al-on', '1009', 'square');
    const modifier = (hex: string) => volleyOf(t.box, t.b, t.p, [gun], t.hex(hex), false).modifier;
    expect(modifier('1009')).toBe(1);
    t.lay('al-ast', '1009', 'battery', 5);
    expect(modifier('1009')).toBe(1);
    t.lay('al-27j', '1110', 'skirmish', 7, { second: '1011' });
    expect([modifier('1110'), modifier('1011'), modifier('1008')]).toEqual([-1, -1, 0]);
  },
);

rule(
  ['VE-IX.6-i', 'VE-IX.6-j'],
  'guns on a Square fire at cavalry for half, also over other guns; under it not at all',
  () => {
    const fire = (setup: (t: Bench) => number, enemy: string) => {
      const t = bench();
      const gun = setup(t);
      t.lay(enemy, '1009', 'column', 6);
      return volleyOf(t.box, t.b, t.p, [gun], t.hex('1009'), false).value;
    };
    const onTop = (t: Bench) => {
      t.lay('fr-61l', '1010', 'square');
      t.lay('fr-a59', '1010', 'battery', 1);
      return t.lay('fr-a12', '1010', 'battery', 1);
    };
    expect([fire(onTop, 'al-5ld'), fire(onTop, 'al-on')]).toEqual([3, 6]);
    const under = (t: Bench) => {
      const gun = t.lay('fr-a12', '1010', 'battery', 1);
      t.lay('fr-61l', '1010', 'square');
      return gun;
    };
    expect(fire(under, 'al-on')).toBe(0);
  },
);

rule(
  ['VE-IV.1-e', 'VE-IV.6-h', 'VE-IV.6-r'],
  'only in Skirmish order light infantry fires at two hexes, at what is next to neither half',
  () => {
    const reach = (formation: 'line' | 'column' | 'skirmish', to: string) => {
      const t = bench();
      const unit = t.lay(
        'fr-2le',
        '1010',
        formation,
        formation === 'column' ? 2 : 3,
        formation === 'skirmish' ? { second: '1011' } : {},
      );
      t.lay('al-n1', to, 'line', 9);
      return mayFire(t.box, t.b, t.p, unit, t.hex(to), false);
    };
    expect([reach('line', '1110'), reach('line', '1210'), reach('column', '1209')]).toEqual([true, false, false]);
    expect([reach('skirmish', '1110'), reach('skirmish', '1112'), reach('skirmish', '1210')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([reach('skirmish', '1310'), reach('skirmish', '0910')]).toEqual([false, false]);
  },
);

rule(
  ['VE-VII.5-b', 'VE-IV.12-h', 'VE-VII.5-p', 'VE-IV.12-b'],
  'who covers which hex against those who leave it',
  () => {
    const covered = (
      id: string,
      formation: Parameters<Bench['lay']>[2],
      facing: number,
      more: (t: Bench) => void = () => undefined,
    ) => {
      const t = bench();
      const unit = t.lay(id, '1010', formation, facing, formation === 'skirmish' ? { second: '1011' } : {});
      more(t);
      const names = t.p.top.map((_, hex) => (mayFire(t.box, t.b, t.p, unit, hex, true) ? t.name(hex) : ''));
      return names
        .filter((name) => name !== '')
        .sort()
        .join(' ');
    };
    expect(covered('fr-2le', 'line', 1)).toBe('1009 1110');
    expect(covered('fr-2le', 'column', 0)).toBe('1009');
    const around = '0910 0911 1009 1011 1110 1111';
    for (const formation of ['square', 'adapted', 'disorganised'] as const)
      expect(covered('fr-2le', formation, 0), formation).toBe(around);
    expect(covered('fr-2le', 'skirmish', 3)).toBe('1110 1111 1112');
    // A battery sees as far as two hexes, though its range is 7; a unit between hides what is behind.
    expect(covered('fr-a12', 'battery', 1)).toBe('0909 1008 1009 1109 1110 1209 1210');
    expect(covered('fr-a12', 'battery', 1, (t) => void t.lay('al-n1', '1009', 'line', 5))).not.toContain('1008');
    // Whoever lies under another covers nothing.
    expect(covered('fr-2le', 'line', 1, (t) => void t.lay('fr-a12', '1010', 'limbered', 0))).toBe('');
  },
);

rule(
  ['E-2', 'E-2b', 'E-2c', 'VE-IV.12-e', 'VE-VII.2-b'],
  'E-2: 6 at three hexes is 4, at seven 1, at eight nothing',
  () => {
    const at = (to: string) => {
      const t = bench();
      const gun = t.lay('fr-a12', '1010', 'battery', 1);
      t.lay('al-95', to, 'line', 5);
      const { firers, value, column } = volleyOf(t.box, t.b, t.p, [gun], t.hex(to), false);
      return firers.length === 0 ? null : [value, column];
    };
    expect([at('1007'), at('1003'), at('1002')]).toEqual([[4, 3], [1, 0], null]);
  },
);

rule(['E-3', 'E-3b', 'VE-IV.12-f'], 'E-3: 1 and 1 of reduced batteries is 1, 2 and 1 is 3', () => {
  const pair = (steps: number) => {
    const t = bench();
    const guns = [
      t.lay('fr-a12', '1010', 'battery', 1, { steps }),
      t.lay('fr-a59', '1110', 'battery', 11, { steps: 1 }),
    ];
    t.lay('al-95', '1005', 'line', 5);
    return volleyOf(t.box, t.b, t.p, guns, t.hex('1005'), false).value;
  };
  expect([pair(1), pair(2)]).toEqual([1, 3]);
});

rule(['VE-HA-S2', 'VE-0-h', 'VE-VII.6-a'], 'fog cuts a sight that the ground would give, while it lasts', () => {
  const reach = (turn: number, to: string) => {
    const t = bench({ special: { fog: { turns: 2, sight: 2 } } });
    t.p.turn = turn;
    const gun = t.lay('fr-a12', '1010', 'battery', 1);
    t.lay('al-95', to, 'line', 5);
    return mayFire(t.box, t.b, t.p, gun, t.hex(to), false);
  };
  expect([reach(2, '1008'), reach(2, '1007'), reach(3, '1007')]).toEqual([true, false, true]);
});
