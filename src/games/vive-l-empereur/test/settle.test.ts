import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import { hexOf, isDisorganised } from '../field.ts';
import { MARK } from '../position.ts';
import { startSettle } from '../rules/settle.ts';
import { bench } from './bench.ts';
import { playing } from './table.ts';

// V.7, V.8: what the end of a phase puts right.

rule(
  ['VE-V.7-f', 'VE-V.7-a'],
  'stacked units whose facings clash test each for itself; if both hold, one is turned',
  () => {
    const t = bench();
    const under = t.lay('fr-61l', '1010', 'line', 1);
    const over = t.lay('fr-2le', '1010', 'line', 5);
    const f = playing(t, startSettle, [1, 2, 1, 2]);
    expect(
      f.told('test').map((event) => event.kind === 'test' && [event.unit, event.cause, event.parts.length]),
    ).toEqual([
      [over, 'facing', 1],
      [under, 'facing', 1],
    ]);
    expect([f.at(), f.seat()]).toEqual(['settle.turn', 0]);
    expect(f.choices()).toEqual([
      { kind: 'turn', unit: over, facing: 1 },
      { kind: 'turn', unit: under, facing: 5 },
    ]);
    f.take({ kind: 'turn', unit: under, facing: 5 });
    expect([t.p.facing[under], f.at()]).not.toContain('settle.turn');
  },
);

rule('VE-V.7-f', 'who fails is Disorganised and runs, without a malus from one to the other', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'line', 1);
  const over = t.lay('fr-2le', '1010', 'line', 5);
  const f = playing(t, startSettle, [6, 6, 1, 2]);
  while (f.at().startsWith('retreat')) f.take(get(f.choices(), 0));
  expect([isDisorganised(t.p, over), hexOf(t.p, over) === t.hex('1010')]).toEqual([true, false]);
  expect(
    f.told('test').some((event) => event.kind === 'test' && event.parts.some(({ what }) => what === 'failuresAbove')),
  ).toBe(false);
});

rule(['VE-V.7-b', 'VE-V.7-c'], 'mixed order with two front hexes in common needs no turn', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  t.lay('fr-2le', '1010', 'line', 1);
  expect(playing(t, startSettle).told('test')).toEqual([]);
});

rule(['VE-V.7-g', 'VE-V.7-d'], 'infantry that was stopped in a Square forms one', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'square');
  const stopped = t.lay('fr-2le', '1010', 'column', 4);
  t.p.marks[stopped] = MARK.stopped;
  const f = playing(t, startSettle);
  expect([t.p.formation[stopped], f.told('test').length]).toEqual(['square', 0]);
});

rule(['VE-V.7-g', 'VE-V.7-e'], 'skirmishers in whose half somebody was stopped take Line in the other', () => {
  const t = bench();
  const light = t.lay('fr-2le', '1009', 'skirmish', 3, { second: '1010' });
  const stopped = t.lay('fr-61l', '1010', 'column', 4);
  t.p.marks[stopped] = MARK.stopped;
  playing(t, startSettle);
  expect([t.p.formation[light], t.name(hexOf(t.p, light)), t.p.second[light], t.p.facing[light]]).toEqual([
    'line',
    '1009',
    OFF,
    3,
  ]);
});

rule('VE-V.8-f', 'order and disorder do not share a hex when the phase is over', () => {
  const t = bench();
  const broken = t.lay('fr-61l', '1010', 'disorganised');
  const stopped = t.lay('fr-2le', '1010', 'column', 4);
  const f = playing(t, startSettle);
  while (f.at().startsWith('retreat')) f.take(get(f.choices(), 0));
  expect(t.b.ground.hexes.distance(hexOf(t.p, broken), t.hex('1010'))).toBe(2);
  expect(hexOf(t.p, stopped)).toBe(t.hex('1010'));
});

rule('VE-V.7-g', 'skirmishers who lie in the hex of a Square make room, and are not drawn into it', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'square');
  const light = t.lay('fr-2le', '1010', 'skirmish', 3, { second: '1011' });
  playing(t, startSettle);
  expect([t.p.formation[light], t.name(hexOf(t.p, light)), t.p.second[light]]).toEqual(['line', '1011', OFF]);
});
