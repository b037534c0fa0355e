import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Io, quietIo } from '../../../kernel/chance.ts';
import { settle } from '../../../kernel/flow.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { standardBox } from '../data/standard.ts';
import { isOnMap } from '../field.ts';
import { optionsOf } from '../options.ts';
import type { Position } from '../position.ts';
import { test as testMorale } from '../rules/board.ts';
import { startCharges } from '../rules/charges.ts';
import { startFire, startFires } from '../rules/fire.ts';
import { rulesOf } from '../rules/index.ts';
import { rollForLife } from '../rules/leaders.ts';
import { startMovement } from '../rules/movement.ts';
import { startRally } from '../rules/rally.ts';
import { startCombat } from '../rules/shock.ts';
import type { ViveEvent } from '../told.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// 0, I, II, XI, XII: what holds everywhere.

/** The sides of the dice that are rolled, each of them a 1. */
function dice(t: Bench, start: (p: Position, io: Io<ViveEvent>) => void): number[] {
  const rolled: number[] = [];
  const io: Io<ViveEvent> = {
    ...quietIo<ViveEvent>(scriptedChance({})),
    roll: (_stream, sides) => {
      rolled.push(sides);
      return 1;
    },
  };
  t.p.stack = [];
  startFires(t.p, 0);
  start(t.p, io);
  settle(rulesOf(t.box), t.p, io);
  return rolled;
}

rule('VE-0-f', 'one die for fire, shock and leaders, two for morale', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  const foot = t.lay('al-95', '1009', 'line', 7);
  const other = t.lay('fr-61l', '1008', 'line', 7);
  const ney = t.lead('ney', '1010');
  const fire = { kind: 'phase', target: t.hex('1010'), firers: [foot], group: [horse], tests: true } as const;
  expect(dice(t, (p) => startFire(p, fire))).toEqual([6]);
  const shock = { counter: false, seat: 0, from: [t.hex('1008')], targets: [t.hex('1009')] };
  expect(dice(t, (p) => startCombat(p, shock))[0]).toBe(6);
  expect(dice(t, (p, io) => rollForLife(t.box, t.b, p, ney, 'overrun', 'VE-XIV.5-c', io))).toEqual([6]);
  expect(dice(t, (p, io) => testMorale(t.box, t.b, p, other, { cause: 'fire' }, 'VE-X.2-a', io))).toEqual([6, 6]);
});

rule('VE-0-g', 'units pass enemies freely', () => {
  const t = bench();
  const foot = t.lay('fr-61l', '1010', 'column', 0);
  for (const [id, hex] of [
    ['al-95', '0910'],
    ['al-7l', '1109'],
    ['al-8m', '0909'],
  ] as const)
    t.lay(id, hex, 'column', 0);
  const f = drive(t, startMovement);
  f.take('move fr-61l', 'step 1009', 'step 1008', 'step 1007');
  expect(t.name(t.p.hex[foot] ?? -1)).toBe('1007');
});

rule(['VE-0-h', 'VE-QB-S3'], 'what a battle says for itself comes before the rules of all', () => {
  const charges = (special: Parameters<typeof bench>[0]): string[] => {
    const t = bench(special);
    t.lay('fr-gch', '1010', 'column', 0);
    return drive(t, startCharges).choices('charge');
  };
  expect(charges({})).toHaveLength(2);
  expect(charges({ special: { restrained: { corps: 'glc', rows: 14, stepLost: 2 } } })).toEqual([]);
});

rule(['VE-I-a', 'VE-II-f'], 'the standard rules are played alone: of the advanced ones none is offered', () => {
  const schema = optionsOf(standardBox());
  expect(schema.map(({ id, standard }) => [id, standard])).toEqual([
    ['scenario', 'hassenhausen'],
    ['rye', 'off'],
  ]);
});

rule(['E-19', 'E-19b', 'VE-XI.1-a'], 'who may try to rally, by turn and marker', () => {
  const able = (turn: number, markers: readonly number[]): number[] => {
    const t = bench();
    t.p.turn = turn;
    const ids = ['fr-61l', 'fr-108l', 'fr-72l', 'fr-2le'];
    for (const [i, marker] of markers.entries()) t.lay(ids[i] ?? '', `10${10 + i}`, 'disorganised', 0, { marker });
    const named = drive(t, startRally).choices('rally');
    return markers.filter((_, i) => named.includes(`rally ${ids[i]}`));
  };
  expect(able(8, [5, 6, 7])).toEqual([5, 6]);
  expect(able(5, [1, 2, 3, 4])).toEqual([1, 2, 3]);
});

rule('VE-XI.4-d', 'a failed rally, were it with two sixes, eliminates nobody and leaves the marker', () => {
  const t = bench();
  t.p.turn = 5;
  const foot = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
  const f = drive(t, startRally, [6, 6]);
  f.take('rally fr-61l');
  while (f.at() !== '' && f.at() !== 'rally.choose') f.take(f.choices()[0] ?? '');
  expect([isOnMap(t.p, foot), t.p.marker[foot], t.p.formation[foot]]).toEqual([true, 2, 'disorganised']);
});

rule('VE-XII.1-a', 'a corps loses heart at half its strength; the Guard light cavalry does not', () => {
  for (const scenario of standardBox().scenarios)
    for (const { id, steps, demoralised } of scenario.corps)
      if (id === 'glc') expect(demoralised).toBeNull();
      else expect([id, demoralised]).toEqual([id, Math.ceil(steps / 2)]);
});
