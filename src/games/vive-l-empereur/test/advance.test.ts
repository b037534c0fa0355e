import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { formationOf, has, hexOf, isOnMap } from '../field.ts';
import { MARK } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { fight, phase } from './fighting.ts';
import { OVER } from './table.ts';

// VIII.10: the advance after combat.

rule(
  ['VE-VIII.10-e', 'VE-VIII.10-h', 'VE-VIII.10-c', 'VE-VIII.10-a'],
  'whoever fought may go in, in his formation, where it lets him',
  () => {
    const open = (lay: Lay, formation: 'line' | 'column') => {
      const t = bench(lay);
      const unit = t.lay('fr-2le', '1010', formation, formation === 'line' ? 1 : 0, { steps: 7 });
      t.lay('fr-a12', '1010', 'limbered', 0);
      t.lay('al-95', '1009', 'disorganised', 0, { steps: 1 });
      const f = fight(t, [6], ['1010']);
      return f.at() === 'combat.advance' && f.choices().some((c) => c.kind === 'advance' && c.unit === unit)
        ? f.choices().length
        : 0;
    };
    expect([open({}, 'line'), open({}, 'column')]).toEqual([2, 2]);
    const stream = { hexsides: [{ a: '1010', b: '1009', type: 'stream' as const }] };
    expect([open(stream, 'line'), open(stream, 'column')]).toEqual([0, 2]);
  },
);

rule(['VE-VIII.10-f', 'E-40'], 'E-40: skirmishers shift both halves', () => {
  const shifts = (at: string) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'skirmish', 3, { steps: 7, second: '1011' });
    t.lay('al-95', at, 'disorganised', 0, { steps: 1 });
    const f = fight(t, [6], [at === '1110' ? '1010' : '1011'], at);
    return { t, f, others: f.choices().flatMap((c) => (c.kind === 'half' ? [t.name(c.hex)] : [])) };
  };
  expect(shifts('1111').others).toEqual(['1110', '1112']);
  const { t, f, others } = shifts('1110');
  expect(others).toEqual(['1111']);
  f.take({ kind: 'half', unit: t.unit('fr-2le'), hex: t.hex('1111') });
  f.take({ kind: 'go' });
  const unit = t.unit('fr-2le');
  expect([t.p.hex[unit], t.p.second[unit], t.p.facing[unit]]).toEqual([t.hex('1110'), t.hex('1111'), 3]);
});

rule(
  ['VE-VIII.10-f', 'VE-VIII.10-h', 'VE-XIV.3-f', 'VE-IV.6-o'],
  'skirmishers of the same hexes go in together, with their leader',
  () => {
    const t = bench();
    const pair = ['fr-2le', 'fr-1le'].map((id) => t.lay(id, '1010', 'skirmish', 3, { steps: 3, second: '1011' }));
    const leader = t.lead('reille', '1011');
    t.lay('al-95', '1110', 'disorganised', 0, { steps: 1 });
    const f = fight(t, [6], ['1010'], '1110');
    f.take({ kind: 'pass' });
    for (const unit of pair) f.take({ kind: 'half', unit, hex: t.hex('1111') });
    f.take({ kind: 'along', leader });
    f.take({ kind: 'go' });
    expect(pair.map((unit) => [t.p.hex[unit], t.p.second[unit]])).toEqual(
      Array(2).fill([t.hex('1110'), t.hex('1111')]),
    );
    expect([t.p.leaderAt[leader], f.at()]).toEqual([t.hex('1110'), OVER]);
  },
);

/** A town taken along a road, by units in this formation. */
function townTaken(formation: 'adapted' | 'column', terrain: Lay['terrain']) {
  const t = bench({ terrain: { 1009: 'V', ...terrain }, roads: [['1010', '1009']] });
  const unit = t.lay('fr-108l', '1010', formation, 0);
  t.lay('al-95', '1009', 'disorganised', 0, { steps: 1 });
  const f = fight(t, [6], ['1010']);
  f.take({ kind: 'advance', unit });
  f.take({ kind: 'go' });
  return { t, f, unit, now: () => [t.name(hexOf(t.p, unit)), formationOf(t.p, unit)] };
}

rule(['VE-VIII.10-c', 'VE-VIII.10-g'], 'Adapted units advance into a town as they are, road or no road', () => {
  const { f, now } = townTaken('adapted', { 1010: 'W' });
  expect([now(), f.at()]).toEqual([['1009', 'adapted'], OVER]);
});

rule('VE-VIII.10-g', 'a Column that comes by the road becomes Adapted or stays in Column', () => {
  const kept = townTaken('column', {});
  expect([kept.f.at(), kept.f.seat(), kept.f.choices()]).toEqual([
    'combat.form',
    0,
    [{ kind: 'change', unit: kept.unit, formation: 'adapted', facing: 0, second: OFF }, { kind: 'pass' }],
  ]);
  kept.f.take({ kind: 'pass' });
  expect(kept.now()).toEqual(['1009', 'column']);
  const changed = townTaken('column', {});
  changed.f.take({ kind: 'change', unit: changed.unit, formation: 'adapted', facing: 0, second: OFF });
  expect([changed.now(), changed.f.at()]).toEqual([['1009', 'adapted'], OVER]);
});

rule(['VE-VIII.10-d', 'VE-VII.5-o'], 'whoever goes in leaves his hex under fire, and meets cavalry', () => {
  const go = (lay: (t: Bench) => void) => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    t.lay('al-95', '1009', 'disorganised', 0, { steps: 1 });
    lay(t);
    const f = fight(t, [6], ['1010']);
    f.take({ kind: 'advance', unit });
    f.take({ kind: 'go' });
    return [f.at(), f.at() === OVER ? 0 : f.seat()];
  };
  expect(go((t) => void t.lay('al-79', '0911', 'line', 1))).toEqual(['step.fire', 1]);
  expect(go((t) => void t.lay('al-5ld', '1008', 'column', 6))).toEqual(['react.choose', 1]);
  expect(go(() => undefined)).toEqual([OVER, 0]);
});

rule(['VE-VIII.9-g', 'VE-VIII.1-a'], 'nobody attacks an empty hex, nor a leader who is alone', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1);
  t.lead('picton', '1009');
  expect(phase(t).at()).toBe(OVER);
});

rule(
  ['VE-IX.4-c', 'VE-IX.3-d'],
  'who has only advanced is through with his charge, though a comrade strikes again from there',
  () => {
    const t = bench();
    const [rider, follower] = ['fr-1ch', 'fr-6ch'].map((id) => t.lay(id, '1010', 'line', 1));
    for (const unit of [rider, follower]) t.p.marks[unit ?? 0] = MARK.charging | MARK.charged;
    t.lay('al-95', '1009', 'disorganised', 0, { steps: 1 });
    t.lay('al-27j', '1008', 'line', 5);
    t.lay('fr-2le', '1109', 'line', 11);
    t.p.shocks = [{ target: t.hex('1008'), from: [t.hex('1109')] }];
    const f = fight(t, [6], ['1010']);
    f.take({ kind: 'exploit', unit: rider ?? 0 });
    f.take({ kind: 'go' });
    while (f.at() !== 'exploit.strike') f.take({ kind: 'pass' });
    f.take({ kind: 'assault', from: t.hex('1009'), hex: t.hex('1008') });
    f.take({ kind: 'advance', unit: follower ?? 0 });
    f.take({ kind: 'go' });
    while (f.at() === 'reform.facing') f.take(f.choices()[0] ?? { kind: 'pass' });
    expect([rider, follower].map((unit) => has(t.p, unit ?? 0, MARK.charging))).toEqual([true, false]);
    expect(isOnMap(t.p, follower ?? 0) && hexOf(t.p, follower ?? 0)).toBe(t.hex('1009'));
  },
);

/** Two regiments of chasseurs have swept 1009 clear from 1010; an enemy stands behind it, and perhaps somebody else. */
function swept(setup: (t: Bench) => void, dice: readonly number[] = []) {
  const t = bench();
  const lay = (id: string) => {
    const unit = t.lay(id, '1010', 'line', 1);
    t.p.marks[unit] = MARK.charging | MARK.charged;
    return unit;
  };
  const [rider, follower] = [lay('fr-1ch'), lay('fr-6ch')];
  t.lay('al-95', '1009', 'disorganised', 0, { steps: 1 });
  t.lay('al-27j', '1008', 'square');
  setup(t);
  const f = fight(t, [6, ...dice], ['1010']);
  const exploit = (unit: number) => {
    f.take({ kind: 'exploit', unit });
    f.take({ kind: 'go' });
    while (f.at() !== 'exploit.strike') f.take({ kind: 'pass' });
  };
  return { t, f, rider, follower, exploit };
}

rule(
  ['VE-IX.3-d', 'VE-IX.4-a', 'VE-IX.4-f'],
  'who has advanced first is in Column again before a comrade exploits, and does not strike with him',
  () => {
    const { t, f, rider, follower, exploit } = swept(() => undefined, [1]);
    f.take({ kind: 'advance', unit: follower });
    f.take({ kind: 'go' });
    expect(f.at()).toBe('reform.facing');
    f.take(f.choices()[0] ?? { kind: 'pass' });
    expect([formationOf(t.p, follower), has(t.p, follower, MARK.charging)]).toEqual(['column', false]);
    exploit(rider);
    f.take({ kind: 'assault', from: t.hex('1009'), hex: t.hex('1008') });
    const shocks = f.log.flatMap((e) => (e.kind === 'shock' ? [e.attackers.map(({ unit }) => unit)] : []));
    expect(shocks.at(-1)).toEqual([rider]);
  },
);

rule(['VE-VIII.2-a', 'VE-IX.4-c'], 'who exploits into a stack that has joined a shock can only join it, too', () => {
  const { t, f, rider, follower, exploit } = swept((b) => {
    b.lay('al-n1', '1109', 'square');
    b.lay('fr-2le', '1108', 'line', 7);
    b.p.shocks = [{ target: b.hex('1008'), from: [b.hex('1108')] }];
  });
  const at = (hex: string) => ({ kind: 'assault', from: t.hex('1009'), hex: t.hex(hex) }) as const;
  exploit(rider);
  f.take(at('1008'));
  exploit(follower);
  expect(f.choices()).toEqual([at('1008'), { kind: 'pass' }]);
  f.take(at('1008'));
  expect(t.p.shocks.map(({ from }) => from.map(t.name))).toEqual([['1108', '1009']]);
});
