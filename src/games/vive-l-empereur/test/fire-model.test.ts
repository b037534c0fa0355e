import { expect, test } from 'vitest';
import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { get } from '../../../kernel/there.ts';
import type { Battle } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import { armOf, sideOf, unitsAt } from '../field.ts';
import { worstZone } from '../rules/cover.ts';
import { firersAt, volleyOf } from '../rules/fire-value.ts';
import { firstPosition } from '../rules/setup.ts';
import { mayForm } from '../rules/ways.ts';
import { slowFire } from './fire-model.ts';
import { scatter, wildBox } from './wild.ts';

// The slow model of fire over random positions: all that a side has, at every hex of the enemy.

/** One of the two vertices before a gun that points there. */
function facingTo(b: Battle, from: Hex, to: Hex): number {
  const { hexes } = b.ground;
  const far = (way: number): number => {
    const next = get(hexes.next, from * WAYS + way);
    return next === OFF ? 99 : hexes.distance(next, to);
  };
  const [way = 0] = [0, 1, 2, 3, 4, 5].sort((one, other) => far(one) - far(other));
  return (way * 2 + 1) % 12;
}

test.each([
  ['hassenhausen', standardBox(), 'hassenhausen', 30],
  ['quatre-bras', standardBox(), 'quatre-bras', 16],
  ['nowhere', wildBox(fastChance(5)), 'quatre-bras', 24],
] as const)(
  'fire at %s agrees with the slow model',
  (_place, box, scenario, many) => {
    const chance = fastChance(11);
    const seen = { fires: 0, far: 0, flanks: 0, weak: 0, dice: 0 };
    const p = firstPosition(box, { scenario });
    const b = box.battle(p.scenario);
    p.turn = 5;
    const slow = slowFire(box, b, p);
    for (let i = 0; i < many; i++) {
      // Close together, and few of them far apart, so that guns see something.
      if (i % 2 === 0) scatter(box, p, chance);
      else {
        scatter(box, p, chance, 4, (unit) => armOf(b, unit) === 'artillery' || unit % 8 === i % 8);
        for (const [unit, hex] of p.hex.entries())
          if (hex >= 0 && armOf(b, unit) === 'artillery' && mayForm(box, b, 'artillery', 'battery', hex)) {
            p.formation[unit] = 'battery';
            // Most of them towards the others.
            p.facing[unit] = facingTo(b, hex, p.hex.find((other) => other >= 0 && other !== hex) ?? hex);
          }
      }
      for (let hex = 0; hex < p.top.length; hex++) {
        const [first] = unitsAt(p, hex);
        if (first === undefined) continue;
        const seat = 1 - sideOf(b, first);
        for (const opportunity of [false, true]) {
          const what = `${scenario} ${i}: at ${hex}, ${opportunity ? 'opportunity' : 'phase'}`;
          const model = slow(seat, hex, opportunity);
          const fast = volleyOf(box, b, p, firersAt(box, b, p, seat, hex, opportunity), hex, opportunity);
          expect(
            fast.firers.map(({ unit, value }) => [unit, value]),
            what,
          ).toEqual(model.firers);
          if (model.firers.length === 0) continue;
          const zone = worstZone(
            box,
            b,
            p,
            hex,
            fast.firers.map(({ from }) => from),
          );
          expect([fast.value, fast.modifier, zone], what).toEqual([model.value, model.die, model.zone]);
          seen.fires++;
          if (fast.firers.some(({ from }) => b.ground.hexes.distance(from, hex) > 1)) seen.far++;
          if (zone > 0) seen.flanks++;
          if (fast.value < fast.firers.reduce((sum, { value }) => sum + value, 0)) seen.weak++;
          if (fast.modifier !== 0) seen.dice++;
        }
      }
    }
    expect(seen.fires, JSON.stringify(seen)).toBeGreaterThan(100);
    expect(Math.min(seen.far, seen.flanks), JSON.stringify(seen)).toBeGreaterThan(5);
  },
  120_000,
);
