import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { formationOf, hexOf, isDisorganised, isOnMap, mark, stepsOf, unitsAt } from '../field.ts';
import { AWAY, MARK } from '../position.ts';
import { startFire, startFires } from '../rules/fire.ts';
import { fireParts, mayFire, volleyOf } from '../rules/fire-value.ts';
import type { Retreat } from '../rules/frames.ts';
import { sum } from '../rules/morale.ts';
import { type Bench, bench } from './bench.ts';
import { OVER, playing } from './playing.ts';

// VII: what fire is worth, and what comes of it.

/** These units of the French fire at 1009. */
const shoot = (t: Bench, dice: readonly number[], firers: readonly number[], at = '1009') =>
  playing(t, dice, (p) =>
    startFire(p, { kind: 'phase', target: t.hex(at), firers, group: unitsAt(p, t.hex(at)), tests: true }),
  );

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

rule(
  ['VE-VII.3-e', 'VE-X.1-a', 'VE-X.1-b', 'VE-V.5-a', 'VE-0-f'],
  'losses make the hex test, a star does without losses; one test may hold a stack',
  () => {
    const volley = (dice: readonly number[]) => {
      const t = bench();
      const firers = [t.lay('fr-2le', '1010', 'line', 1), t.lay('fr-61l', '1109', 'line', 9)];
      const under = t.lay('al-n1', '1009', 'line', 5);
      const top = t.lay('al-on', '1009', 'line', 5);
      const f = shoot(t, dice, firers);
      expect([f.unused(), f.told('fire')[0]?.value]).toEqual(['', 6]);
      return [
        f.told('fire')[0]?.result,
        stepsOf(t.p, top),
        stepsOf(t.p, under),
        f.told('test').map(({ unit }) => unit === top),
      ];
    };
    // One die for the fire, two for the test: 6 costs two, 1 is a star, 6 at -1 costs one.
    expect(volley([6, 1, 2])).toEqual(['2', 3, 3, [true]]);
    expect(volley([1, 1, 2])).toEqual(['*', 5, 3, [true]]);
  },
);

rule(
  ['VE-VII.3-f', 'VE-IV.3-e', 'VE-IV.9-d', 'VE-IV.11-e'],
  'in a town, fortified farm or château nobody tests after fire',
  () => {
    for (const [letter, id, formation] of [
      ['V', 'al-on', 'adapted'],
      ['F', 'al-on', 'adapted'],
      ['C', 'al-on', 'adapted'],
      ['V', 'al-5ld', 'adapted'],
      ['V', 'al-ast', 'limbered'],
    ] as const) {
      const t = bench({ terrain: { 1009: letter } });
      const firers = ['1010', '1109', '0908'].map((hex, i) => {
        const facing = [1, 9, 5][i] ?? 0;
        return t.lay(['fr-2le', 'fr-61l', 'fr-1l'][i] ?? '', hex, 'line', facing);
      });
      const guns = [t.lay('fr-a12', '1012', 'battery', 1), t.lay('fr-gha', '1006', 'battery', 5)];
      t.lay(id, '1009', formation);
      const f = shoot(t, [6], [...firers, ...guns]);
      expect([f.told('fire').length, f.told('test'), f.step()], `${id} in ${letter}`).toEqual([1, [], OVER]);
      expect(f.told('fire')[0]?.result, `${id} in ${letter}`).not.toBe('-');
    }
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

rule(['VE-VII.9-b', 'VE-V.7-c', 'VE-VII.9-c'], 'the zone is that of the fire, not of who is left after it', () => {
  const t = bench();
  const firer = t.lay('fr-2le', '1010', 'line', 1);
  const below = t.lay('al-n1', '1009', 'column', 0);
  t.lay('al-79', '1009', 'line', 7, { steps: 1 });
  // The Line has the fire in front and falls; the Column below had it behind.
  const f = shoot(t, [5, 1, 2], [firer]);
  expect(f.told('test')).toMatchObject([{ unit: below, parts: [{ what: 'morale' }] }]);
});

rule(['VE-V.5-d', 'VE-VII.9-b', 'VE-VIII.6-b'], 'fire from behind is taken on top too, and tested with -3', () => {
  const t = bench();
  const firer = t.lay('fr-2le', '1010', 'line', 1);
  t.lay('al-n1', '1009', 'line', 1);
  const top = t.lay('al-n2', '1009', 'line', 1);
  const f = shoot(t, [5, 1, 2], [firer]);
  expect([stepsOf(t.p, top), f.told('test')]).toMatchObject([
    2,
    [{ unit: top, parts: [{}, { what: 'rear', value: -3 }] }],
  ]);
});

rule(
  ['VE-VIII.9-j', 'VE-IV.6-u', 'VE-IV.6-r'],
  'skirmishers fire from one half, and from there the target runs',
  () => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010', 'skirmish', 3, { second: '1011' });
    t.lay('al-n1', '1112', 'line', 9);
    t.lead('orange', '1112');
    const f = shoot(t, [5, 6, 6], [unit], '1112');
    const flight = t.p.stack.find((frame): frame is Retreat => frame.step.startsWith('retreat.'));
    expect([f.step(), flight?.from]).toEqual(['retreat.leader', [t.hex('1011')]]);
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

rule(['VE-VII.9-d', 'VE-VII.4-b'], 'a hex that fire has emptied is not entered', () => {
  const t = bench();
  t.p.phase = 'offensive';
  t.lay('fr-2le', '1010', 'line', 1);
  const enemy = t.lay('al-79', '1009', 'line', 5, { steps: 1 });
  const f = playing(t, [5], (p) => startFires(p, 0));
  f.take({ kind: 'target', hex: t.hex('1009') });
  f.take({ kind: 'fire' });
  expect([hexOf(t.p, enemy), f.step(), f.choices()]).toEqual([AWAY.eliminated, OVER, [{ kind: 'pass' }]]);
});

rule(
  ['VE-IV.5-g', 'VE-IV.10-e', 'VE-IV.13-e', 'VE-X.2-b', 'VE-IV.5-f', 'VE-IV.10-d', 'VE-IV.13-a'],
  'the Disorganised test at -2, and a second disorder is their end',
  () => {
    for (const id of ['al-n1', 'al-5ld', 'al-ast']) {
      const t = bench();
      const firer = t.lay('fr-2le', '1010', 'line', 1);
      const unit = t.lay(id, '1009', 'disorganised');
      const f = shoot(t, [3, 6, 6], [firer]);
      expect(f.told('test')).toMatchObject([{ parts: [{}, { what: 'disorganised', value: -2 }] }]);
      expect([hexOf(t.p, unit), f.told('eliminated')[0]?.clause]).toEqual([AWAY.eliminated, 'VE-IV.5-g']);
    }
  },
);

rule(
  ['VE-IV.13-a', 'VE-IV.13-c', 'VE-IV.11-d'],
  'broken guns run two hexes and fire no more; Limbered ones do not fire',
  () => {
    const t = bench();
    const firer = t.lay('fr-2le', '1010', 'line', 1);
    const guns = t.lay('al-ast', '1009', 'battery', 5);
    const f = shoot(t, [3, 6, 6], [firer]);
    f.flee();
    expect([formationOf(t.p, guns), t.b.ground.hexes.distance(hexOf(t.p, guns), t.hex('1009'))]).toEqual([
      'disorganised',
      2,
    ]);
    const quiet = bench();
    for (const formation of ['disorganised', 'limbered'] as const) {
      const unit = quiet.lay('fr-a12', '1010', formation);
      quiet.lay('al-n1', '1009', 'line', 5);
      expect(mayFire(quiet.box, quiet.b, quiet.p, unit, quiet.hex('1009'), false)).toBe(false);
    }
  },
);

rule(['VE-IV.6-i', 'VE-IV.6-p'], 'fire at one half breaks the whole unit, and there it stands then', () => {
  const t = bench();
  const gun = t.lay('fr-a12', '1013', 'battery', 1);
  const unit = t.lay('al-27j', '1010', 'skirmish', 9, { second: '1009' });
  mark(t.p, gun, MARK.moved);
  const f = shoot(t, [6, 6, 6], [gun], '1010');
  expect([isDisorganised(t.p, unit), t.p.second[unit], isOnMap(t.p, unit), f.told('disorganised').length]).toEqual([
    true,
    -1,
    true,
    1,
  ]);
  expect(unitsAt(t.p, t.hex('1009'))).toEqual([]);
});

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
