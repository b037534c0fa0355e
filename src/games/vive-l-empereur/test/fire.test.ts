import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { listChoices, play, settle } from '../../../kernel/flow.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { hexOf, stepsOf } from '../field.ts';
import { AWAY, type Choice, NONE } from '../position.ts';
import { startFires } from '../rules/fire.ts';
import { fireParts } from '../rules/fire-parts.ts';
import { firersAt, volleyOf } from '../rules/fire-value.ts';
import { rulesOf } from '../rules/index.ts';
import { sum } from '../rules/morale.ts';
import { attackParts, defenceParts, oddsColumn } from '../rules/shock-value.ts';
import type { ViveEvent } from '../told.ts';
import { type Bench, bench, type Lay } from './bench.ts';

/** The fire value of a battery of 6 in 1010 at a hex due north. */
function battery(to: string, steps = 2, lay: Lay = {}) {
  const t = bench(lay);
  const gun = t.lay('fr-a12', '1010', 'battery', 1, { steps });
  t.lay('al-95', to, 'line', 5);
  return volleyOf(t.box, t.b, t.p, [gun], t.hex(to), false);
}

rule(
  ['VE-IV.12-e', 'VE-VII.2-b'],
  'E-2: a battery loses a point for each hex between, down to 1, within its range',
  () => {
    expect(battery('1007').value).toBe(4);
    expect(battery('1003').value).toBe(1);
    expect(battery('1002').firers).toEqual([]);
  },
);

rule('VE-VII.1-b', 'E-9: a reduced battery fires at half', () => {
  expect(battery('1009', 1).value).toBe(3);
});

rule(['VE-VII.1-d', 'VE-VII.3-a'], 'terrain is taken off last and may leave nothing', () => {
  expect(battery('1007', 2, { terrain: { 1007: 'V' } }).value).toBe(2);
  expect(battery('1007', 1, { terrain: { 1007: 'V' } }).firers).toEqual([]);
});

rule('VE-IV.12-f', 'E-3: two reduced batteries at 1 count 1 together', () => {
  const pair = (steps: number) => {
    const t = bench();
    const guns = [
      t.lay('fr-a12', '1010', 'battery', 1, { steps }),
      t.lay('fr-a59', '1110', 'battery', 11, { steps: 1 }),
    ];
    t.lay('al-95', '1005', 'line', 5);
    return volleyOf(t.box, t.b, t.p, guns, t.hex('1005'), false).value;
  };
  expect(pair(1)).toBe(1);
  expect(pair(2)).toBe(3);
});

rule(['VE-IV.3-c', 'VE-IV.4-g', 'VE-IV.5-e', 'VE-IV.6-g'], 'formations change the fire of infantry', () => {
  const value = (formation: 'line' | 'square' | 'disorganised' | 'skirmish', to: string) => {
    const t = bench();
    const unit = t.lay(
      'fr-2le',
      '1010',
      formation,
      formation === 'line' || formation === 'skirmish' ? 1 : 0,
      formation === 'skirmish' ? { second: '1111' } : {},
    );
    t.lay('al-95', to, 'line', 5);
    return sum(fireParts(t.box, t.b, t.p, unit, t.hex('1010'), t.hex(to)));
  };
  expect([value('line', '1009'), value('square', '1009'), value('disorganised', '1009')]).toEqual([3, 1, 1]);
  expect([value('skirmish', '1009'), value('skirmish', '1008')]).toEqual([3, 1]);
});

rule(
  ['VE-V.3-a', 'VE-VII.2-a', 'VE-IV.2-b', 'VE-VII.2-c'],
  'only the top unit fires, through its front, within its range',
  () => {
    const t = bench();
    const below = t.lay('fr-61l', '1010', 'line', 1);
    const top = t.lay('fr-2le', '1010', 'line', 1);
    const column = t.lay('fr-72l', '0909', 'column', 4);
    const gun = t.lay('fr-a12', '1012', 'battery', 1);
    t.lay('al-95', '1009', 'line', 5);
    expect(firersAt(t.box, t.b, t.p, 0, t.hex('1009'), false)).toEqual([top, column].sort((a, z) => a - z));
    t.p.facing[column] = 0;
    expect(firersAt(t.box, t.b, t.p, 0, t.hex('1009'), false)).toEqual([top]);
    expect([below, gun]).not.toContain(top);
  },
);

// Shock values

function shock(lay: Lay, formation: 'line' | 'column' | 'adapted' | 'skirmish', facing: number) {
  const t = bench(lay);
  const unit = t.lay('fr-2le', '1010', formation, facing, formation === 'skirmish' ? { second: '1111' } : {});
  t.lay('al-95', '1009', 'line', 7);
  const parts = attackParts(t.box, t.b, t.p, unit, t.hex('1010'), t.hex('1009'));
  return parts === null ? null : sum(parts);
}

rule(
  ['VE-VIII.3-a', 'VE-VIII.3-d', 'VE-IV.2-f', 'VE-IV.6-j'],
  'E-15, E-16: formation, hexside, terrain of the defender',
  () => {
    expect([shock({}, 'line', 1), shock({}, 'column', 0), shock({}, 'skirmish', 1)]).toEqual([2, 3, 1]);
    expect(shock({ terrain: { 1010: 'V', 1009: 'W' } }, 'adapted', 0)).toBe(1);
    expect(shock({ terrain: { 1009: 'r' }, hexsides: [{ a: '1010', b: '1009', type: 'bridge' }] }, 'column', 0)).toBe(
      1,
    );
    expect(shock({ hexsides: [{ a: '1010', b: '1009', type: 'river' }] }, 'column', 0)).toBe(null);
    expect(shock({ heights: { 1009: 2 } }, 'line', 1)).toBe(1);
  },
);

rule(['VE-IV.7-e', 'VE-IX.2-t'], 'cavalry fights at 1 against a wood, a town or a square, and not into a marsh', () => {
  const charge = (lay: Lay, square = false) => {
    const t = bench(lay);
    const unit = t.lay('fr-1ch', '1010', 'line', 1);
    t.lay('al-95', '1009', square ? 'square' : 'line', square ? 0 : 5);
    const parts = attackParts(t.box, t.b, t.p, unit, t.hex('1010'), t.hex('1009'));
    return parts === null ? null : sum(parts);
  };
  expect([
    charge({}),
    charge({ terrain: { 1009: 'W' } }),
    charge({ terrain: { 1010: 't' } }),
    charge({}, true),
  ]).toEqual([3, 1, 1, 1]);
  expect(charge({ terrain: { 1009: 'm' } })).toBe(null);
});

rule(
  ['VE-VIII.6-a', 'VE-IV.4-e', 'VE-IV.9-c', 'VE-0-e'],
  'a defender is halved from flank or rear, a Square by infantry',
  () => {
    const t = bench();
    const of = (id: string, formation: Parameters<Bench['lay']>[2], zone: number, foot: boolean) =>
      sum(defenceParts(t.b, t.p, t.lay(id, '1010', formation, formation === 'line' ? 1 : 0), zone, foot));
    expect([of('al-g12', 'line', 0, true), of('al-g12', 'line', 1, true), of('al-g12', 'line', 2, false)]).toEqual([
      3, 2, 2,
    ]);
    expect([
      of('al-g12', 'square', 0, true),
      of('al-g12', 'square', 0, false),
      of('al-g12', 'disorganised', 0, true),
    ]).toEqual([2, 3, 1]);
  },
);

rule('VE-VIII.8-a', 'E-14, E-16: the column reached, in whole numbers', () => {
  const { box } = bench();
  const name = (a: number, d: number) => box.odds[oddsColumn(box, a, d)]?.join(':');
  expect([name(29, 12), name(8, 12), name(1, 12), name(99, 1), name(4, 0)]).toEqual([
    '2:1',
    '2:3',
    '1:3',
    '6:1',
    '6:1',
  ]);
});

// The phase

function phase(t: Bench, dice: readonly number[]) {
  const steps = rulesOf(t.box);
  const log: ViveEvent[] = [];
  const chance = scriptedChance({ dice: [...dice] });
  const io = { ...quietIo<ViveEvent>(chance), tell: (event: ViveEvent) => log.push(event) };
  t.p.stack = [];
  t.p.phase = 'offensive';
  startFires(t.p, 0);
  settle(steps, t.p, io);
  return {
    log,
    choices: () => listChoices<typeof t.p, Choice>(steps, t.p, 0, []),
    take: (c: Choice) => play(steps, t.p, 0, c, io),
  };
}

rule(
  ['VE-VII.3-b', 'VE-VII.3-c', 'VE-VII.4-a', 'VE-VII.4-b'],
  'a hex is fired at once a phase, by units that fire once',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1);
    t.lay('fr-61l', '1109', 'line', 9);
    const enemy = t.lay('al-95', '1009', 'line', 5);
    t.lay('al-27j', '1110', 'line', 9);
    // 3 + 3 = 6: a 5 takes one step; 2 and 1 pass the test. Then nobody is left who could fire.
    const f = phase(t, [5, 1, 2]);
    expect(f.choices()).toEqual([
      { kind: 'target', hex: t.hex('1110') },
      { kind: 'target', hex: t.hex('1009') },
      { kind: 'pass' },
    ]);
    f.take({ kind: 'target', hex: t.hex('1009') });
    expect(f.choices().map(({ kind }) => kind)).toEqual(['fire', 'firer', 'firer']);
    f.take({ kind: 'fire' });
    expect(stepsOf(t.p, enemy)).toBe(1);
    expect(f.log.map(({ kind }) => kind)).toEqual(['fire', 'losses', 'test']);
    expect(f.choices()).toEqual([{ kind: 'pass' }]);
  },
);

rule(
  ['VE-VII.9-a', 'VE-VII.9-b', 'VE-X.4-e', 'VE-X.4-h'],
  'a failed test after fire from the flank disorganises',
  () => {
    const t = bench();
    t.lay('fr-a12', '1007', 'battery', 5);
    const enemy = t.lay('al-27j', '1010', 'line', 3);
    const f = phase(t, [4, 3, 4]);
    f.take({ kind: 'target', hex: t.hex('1010') });
    f.take({ kind: 'fire' });
    expect(f.log.find(({ kind }) => kind === 'test')).toMatchObject({
      parts: [
        { what: 'morale', value: 8 },
        { what: 'flank', value: -2 },
      ],
      morale: 6,
      passed: false,
    });
    expect([t.p.formation[enemy], t.p.marker[enemy]]).toEqual(['disorganised', t.p.turn]);
  },
);

rule(
  ['VE-VII.8-a', 'VE-V.4-c', 'VE-VII.9-c', 'VE-XIV.5-a', 'VE-XIV.5-b'],
  'losses go down the stack; leaders roll first',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1);
    t.lay('fr-a12', '1109', 'battery', 9);
    t.lay('fr-a59', '0909', 'battery', 3);
    const under = t.lay('al-27j', '1009', 'line', 5, { steps: 2 });
    const top = t.lay('al-95', '1009', 'line', 5, { steps: 1 });
    const leader = t.lead('picton', '1009');
    // 3 + 6 + 5 = 14 at a die of 5 takes three: all of the stack. The leader survives the first roll and falls at the second.
    const f = phase(t, [5, 5, 6]);
    f.take({ kind: 'target', hex: t.hex('1009') });
    f.take({ kind: 'fire' });
    expect([hexOf(t.p, top), hexOf(t.p, under), t.p.leaderAt[leader]]).toEqual([
      AWAY.eliminated,
      AWAY.eliminated,
      AWAY.eliminated,
    ]);
    expect(t.p.leaderPoints).toEqual([4, 0]);
    expect(t.p.top[t.hex('1009')]).toBe(NONE);
    expect(f.log.map(({ kind }) => kind)).toEqual([
      'fire',
      'losses',
      'eliminated',
      'losses',
      'eliminated',
      'leaderRoll',
      'leaderRoll',
    ]);
  },
);
