import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { SHUT } from '../data/ground.ts';
import { facts, hexOf, isDisorganised } from '../field.ts';
import { STATE } from '../position.ts';
import { startArmy } from '../rules/army.ts';
import { formsOf } from '../rules/rally.ts';
import { startRetreat } from '../rules/retreat.ts';
import { complies, withinLimit } from '../rules/stacking.ts';
import { allowance, stepCost } from '../rules/ways.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { clash } from './fighting.ts';
import { playing } from './table.ts';

// IV.6: skirmishers lie across two hexes.

const spread = (t: Bench, id = 'fr-2le') => t.lay(id, '1010', 'skirmish', 3, { second: '1011' });

rule(
  ['VE-IV.6-u', 'VE-XII.2-c', 'VE-XII.2-g'],
  'whoever breaks without being attacked chooses the half from which he runs',
  () => {
    for (const hex of ['1010', '1011']) {
      const t = bench();
      const unit = spread(t);
      const broken = t.lay('fr-61l', '0910', 'disorganised');
      t.p.army[facts(t.b, unit).corps] = STATE.desperate;
      t.p.crossed[facts(t.b, unit).corps] = 3;
      const f = playing(t, (p) => startRetreat(p, { units: [broken] }), [6, 6]);
      expect([f.at(), f.seat(), f.choices()]).toEqual([
        'retreat.half',
        0,
        ['1010', '1011'].map((each) => ({ kind: 'half', unit, hex: t.hex(each) })),
      ]);
      // It is in order until then.
      expect(isDisorganised(t.p, unit)).toBe(false);
      f.take({ kind: 'half', unit, hex: t.hex(hex) });
      f.flee();
      const [first] = f.told('moved').filter(({ units }) => units.includes(unit));
      expect([isDisorganised(t.p, unit), t.p.second[unit], first?.from]).toEqual([true, -1, t.hex(hex)]);
    }
  },
);

rule(['VE-IV.6-u', 'VE-V.8-a', 'VE-X.1-c'], 'also when he is run over, wherever the others came through', () => {
  const t = bench({ terrain: { 1109: '~', 1110: '~', '0910': '~', '0909': '~' } });
  const unit = spread(t);
  const f = playing(
    t,
    (p) => startRetreat(p, { units: [t.lay('fr-61l', '1009', 'disorganised')], from: [t.hex('1008')] }),
    [6, 6],
  );
  for (const hex of ['1010']) if (f.at() === 'retreat.hex') f.take({ kind: 'to', hex: t.hex(hex) });
  expect([f.told('test')[0]?.cause, f.at()]).toEqual(['passedOver', 'retreat.half']);
  f.take({ kind: 'half', unit, hex: t.hex('1011') });
  expect([isDisorganised(t.p, unit), t.p.second[unit]]).toEqual([true, -1]);
});

rule(['VE-IV.6-u', 'VE-XII.2-b'], 'and in the tests of a corps that loses heart', () => {
  const t = bench();
  const unit = spread(t);
  const { corps } = facts(t.b, unit);
  for (const other of t.b.corps[corps]?.units ?? []) if (hexOf(t.p, other) < 0) t.p.steps[other] = 0;
  const f = playing(t, startArmy, [6, 6]);
  expect(f.at()).toBe('retreat.half');
});

rule(
  ['VE-IV.6-b', 'VE-IV.6-d', 'VE-IV.6-q'],
  'on open ground alone, with nothing but a slope between the halves',
  () => {
    const offered = (lay: Lay) => {
      const t = bench(lay);
      const unit = t.lay('fr-2le', '1010', 'disorganised');
      const forms = formsOf(t.box, t.b, t.p, unit).filter(({ formation }) => formation === 'skirmish');
      return new Set(forms.map(({ second }) => t.name(second))).has('1011');
    };
    expect([offered({}), offered({ heights: { 1011: 2 } }), offered({ terrain: { 1010: 'f', 1011: 'r' } })]).toEqual([
      true,
      true,
      true,
    ]);
    for (const type of ['stream', 'ravine'] as const)
      expect(offered({ hexsides: [{ a: '1010', b: '1011', type }] }), type).toBe(false);
    for (const letter of 'Wmt') {
      expect(offered({ terrain: { 1011: letter } }), letter).toBe(false);
      expect(offered({ terrain: { 1010: letter } }), letter).toBe(false);
    }
  },
);

rule(
  ['VE-IV.6-m', 'VE-IV.6-j'],
  'they move as a Line, do not cross a stream, and are halved again in the flank',
  () => {
    const t = bench({ hexsides: [{ a: '1010', b: '1009', type: 'stream' }] });
    const light = facts(t.b, t.unit('al-27j'));
    expect(allowance(t.box, light, 'skirmish')).toBe(allowance(t.box, light, 'line'));
    expect([
      stepCost(t.b, 'infantry', 'skirmish', t.hex('1010'), 0),
      stepCost(t.b, 'infantry', 'skirmish', t.hex('1010'), 1),
    ]).toEqual([SHUT, 1]);
    const taken = (facing: number, hexes: readonly [string, string]) => {
      const b = bench();
      b.lay('fr-2le', '1010', 'line', 1);
      b.lay('al-95', hexes[0], 'skirmish', facing, { second: hexes[1], steps: 2 });
      const { defenders, powers } = clash(b, ['1010'], '1009');
      return [defenders[0]?.zone, powers[1]];
    };
    // Half of 2 is 1, in front and in the flank.
    expect([taken(5, ['1009', '0908']), taken(3, ['1008', '1009'])]).toEqual([
      [0, 2],
      [1, 2],
    ]);
  },
);

rule(['VE-IV.6-o', 'VE-V.7-e'], 'two of them share their hexes if they face alike, and weigh in both', () => {
  const pair = (facing: number) => {
    const t = bench();
    spread(t);
    const [left, right] = facing === 3 ? ['1010', '1011'] : ['1011', '1010'];
    t.lay('fr-1le', left ?? '', 'skirmish', facing, { second: right, steps: 3 });
    return { t, fits: complies(t.box, t.b, t.p, t.hex('1010')) };
  };
  expect([pair(3).fits, pair(9).fits]).toEqual([true, false]);
  const { t } = pair(3);
  for (const hex of ['1010', '1011']) expect(withinLimit(t.box, t.b, t.p, [t.unit('fr-a12')], t.hex(hex))).toBe(false);
});
