import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { hexOf } from '../field.ts';
import { bench } from './bench.ts';
import { marching } from './marching.ts';

// VE-VI.5, VE-VI.8: cavalry that gets out of the way of a march; and what the phase of movement shows.

/** A French battery on the move comes up to al-bhu in 1010 from the south. */
function coming(dice: readonly number[] = [], lay: (t: ReturnType<typeof bench>) => void = () => undefined) {
  const t = bench();
  lay(t);
  const horse = t.lay('al-bhu', '1010', 'column', 6, { steps: 2 });
  t.lay('fr-a59', '1012', 'limbered', 0);
  const f = marching(t, dice);
  f.take('move fr-a59', 'step 1011');
  return { t, f, horse };
}

rule('VE-VI.5-d', 'after a voluntary disorder the mover goes on with what it has left', () => {
  const { f } = coming();
  f.take('disorder al-bhu');
  f.wait('retreat');
  expect([f.at(), f.spent(), f.choices('step')]).toEqual(['move.act', [1], ['step 1010']]);
});

rule('VE-VI.8-c', 'each enemy who comes near gives a recoil of its own, and voluntary disorder too', () => {
  const { t, f } = coming([1, 1, 1, 1], (each) => each.lay('fr-a12', '1112', 'limbered', 0));
  f.take('recoil 1010', 'to 1009', 'pass', 'pass', 'move fr-a12', 'step 1111', 'step 1110');
  expect([f.choices('recoil'), f.choices('disorder')]).toEqual([['recoil 1009'], ['disorder al-bhu']]);
  f.take('recoil 1009');
  expect([f.told('test').length, t.p.formation[t.unit('al-bhu')]]).toEqual([2, 'column']);
});

rule('VE-VI.8-i', 'without a hex to go to there is no recoil, but disorder', () => {
  const { t, f } = coming([], (each) => {
    for (const [id, hex] of [
      ['al-95', '1009'],
      ['al-27j', '1110'],
      ['al-7l', '0910'],
    ] as const)
      each.lay(id, hex, 'line', 1);
  });
  expect([f.choices('recoil'), f.choices('disorder')]).toEqual([[], ['disorder al-bhu']]);
  expect(f.why({ kind: 'recoil', hex: t.hex('1010') })).toEqual(['noWayBack VE-VI.8-i']);
});

rule('VE-VI.8-j', 'of a stack the top tests first; who holds goes together, without a malus for who failed', () => {
  const { f, horse } = coming([6, 6, 1, 1], (each) => each.lay('al-bav', '1010', 'column', 6, { steps: 2 }));
  f.take('recoil 1010');
  f.wait('retreat');
  expect(f.at()).toBe('recoil.hex');
  const tests = f.log.flatMap((each) =>
    each.kind === 'test' ? [[each.unit === horse, each.passed, each.parts.length]] : [],
  );
  expect(tests).toEqual([
    [true, false, 1],
    [false, true, 1],
  ]);
});

rule('VE-V.9-a', 'once each to the top gives every order, and no order for ever', () => {
  const t = bench();
  const units = ['fr-61l', 'fr-72l', 'fr-108l'].map((id) => t.lay(id, '1010', 'line', 1, { steps: 3 }));
  const f = marching(t);
  f.take('top fr-61l', 'top fr-72l');
  expect(f.choices('top')).toEqual(['top fr-108l']);
  f.take('top fr-108l');
  expect([f.choices('top'), t.p.top[t.hex('1010')]]).toEqual([[], units[2]]);
  f.take('move fr-61l', 'pass');
  expect(f.choices('top')).toEqual(['top fr-61l', 'top fr-72l']);
});

rule('VE-0-j', 'a step that shows nothing new can be taken back: in from off the map, and out again', () => {
  const t = bench();
  const unit = t.b.units.findIndex(({ arrival, side, arm }) => arrival !== null && side === 0 && arm === 'infantry');
  const { id = '', arrival } = t.b.units[unit] ?? {};
  t.p.turn = arrival?.turn ?? 1;
  const entry = t.name(arrival?.entry ?? OFF);
  const f = marching(t);
  f.take(`enter ${id} ${entry} column 0`, `turn ${id} 6`);
  expect(f.revealed()).toBe(0);
  f.take('exit');
  expect([f.revealed(), hexOf(t.p, unit)]).toEqual([0, -3]);
  // Who leaves a comrade behind uncovers him.
  const u = bench();
  u.lay('fr-61l', '1125', 'column', 6, { steps: 3 });
  u.lay('fr-72l', '1125', 'column', 6, { steps: 3 });
  const g = marching(u);
  g.take('move fr-72l', 'exit');
  expect(g.revealed()).toBe(1);
});

rule(
  ['VE-XIV.2-e', 'VE-XIII-d'],
  'a leader comes in with a unit by the hex next to an entry that the enemy holds',
  () => {
    const t = bench();
    const leader = t.b.leaders.findIndex(({ arrival, side }) => arrival !== null && side === 1);
    const { id: name = '', arrival } = t.b.leaders[leader] ?? {};
    const entry = arrival?.entry ?? OFF;
    const unit = t.b.units.findIndex(
      (each) => each.arm === 'infantry' && each.side === 1 && each.arrival?.entry === entry,
    );
    const id = t.b.units[unit]?.id ?? '';
    t.p.leaderAt[leader] = -1;
    t.p.turn = 20;
    t.lay('fr-a59', t.name(entry), 'limbered', 0);
    const f = marching(t, [], 1);
    const [enter = ''] = f.choices(`enter ${id}`).filter((each) => each.includes('column'));
    f.take(enter);
    while (!f.at().startsWith('move.')) f.take('pass');
    expect(f.choices('along')).toContain(`along ${name}`);
  },
);
