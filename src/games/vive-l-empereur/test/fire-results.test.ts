import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { formationOf, hexOf, isDisorganised, isOnMap, mark, stepsOf, unitsAt } from '../field.ts';
import { AWAY, MARK } from '../position.ts';
import { startFire, startFires } from '../rules/fire.ts';
import { mayFire } from '../rules/fire-value.ts';
import type { Retreat } from '../rules/frames.ts';
import { type Bench, bench } from './bench.ts';
import { OVER, playing } from './table.ts';

// VII: what comes of fire.

/** These units of the French fire at 1009. */
const shoot = (t: Bench, dice: readonly number[], firers: readonly number[], at = '1009') =>
  playing(
    t,
    (p) => startFire(p, { kind: 'phase', target: t.hex(at), firers, group: unitsAt(p, t.hex(at)), tests: true }),
    dice,
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
      expect(f.told('fire')[0]?.value).toBe(6);
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
      expect([f.told('fire').length, f.told('test'), f.at()], `${id} in ${letter}`).toEqual([1, [], OVER]);
      expect(f.told('fire')[0]?.result, `${id} in ${letter}`).not.toBe('-');
    }
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
    expect([f.at(), flight?.from]).toEqual(['retreat.leader', [t.hex('1011')]]);
  },
);

rule(['VE-VII.9-d', 'VE-VII.4-b'], 'a hex that fire has emptied is not entered', () => {
  const t = bench();
  t.p.phase = 'offensive';
  t.lay('fr-2le', '1010', 'line', 1);
  const enemy = t.lay('al-79', '1009', 'line', 5, { steps: 1 });
  const f = playing(t, (p) => startFires(p, 0), [5]);
  f.take({ kind: 'target', hex: t.hex('1009') });
  f.take({ kind: 'fire' });
  expect([hexOf(t.p, enemy), f.at(), f.choices()]).toEqual([AWAY.eliminated, 'fires.target', [{ kind: 'pass' }]]);
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
