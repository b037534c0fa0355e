import { expect, test } from 'vitest';
import { OFF } from '../../../grids/hexes.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { standardBox } from '../data/standard.ts';
import { sideOf, unitsAt } from '../field.ts';
import { clashOf } from '../rules/clash.ts';
import { retreatHexes } from '../rules/flight.ts';
import { firstPosition } from '../rules/setup.ts';
import { slowRetreat, slowShock } from './shock-model.ts';
import { scatter, wildBox } from './wild.ts';

// The two models over random positions: the armies of both battles thrown close together anywhere on their maps, and on ground of chance.

const wild = wildBox(fastChance(3));

test.each([
  ['hassenhausen', standardBox(), 'hassenhausen', 120],
  ['quatre-bras', standardBox(), 'quatre-bras', 50],
  ['nowhere', wild, 'quatre-bras', 26],
] as const)(
  'shock and retreat at %s agree with the slow model',
  (_place, box, scenario, many) => {
    const chance = fastChance(7);
    const seen = { fights: 0, flanks: 0, retreats: 0, ties: 0, crowds: 0 };
    const p = firstPosition(box, { scenario });
    const b = box.battle(p.scenario);
    const slow = slowShock(box, b, p);
    const retreats = slowRetreat(b, p);
    for (let i = 0; i < many; i++) {
      scatter(box, p, chance);
      for (let hex = 0; hex < p.top.length; hex++) {
        const [first] = unitsAt(p, hex);
        if (first === undefined) continue;
        const side = sideOf(b, first);
        const enemies = slow.near(hex).filter((near) => unitsAt(p, near).some((unit) => sideOf(b, unit) !== side));
        for (const from of [...enemies.map((each) => [each]), enemies]) {
          if (from.length === 0) continue;
          const fast = clashOf(box, b, p, { counter: false, seat: 1 - side, from, targets: [hex] });
          const model = slow.fight(from, hex, side);
          const what = `${scenario} ${i}: ${from} at ${hex}`;
          expect(fast.attackers.length === 0, what).toBe(model === null);
          if (model === null) continue;
          expect(fast.attackers.flatMap(({ fighters }) => fighters).sort(), what).toEqual([...model.fighters].sort());
          expect([fast.powers, fast.defenders[0]?.zone, box.odds[fast.column]?.join(':')], what).toEqual([
            model.powers,
            model.zone,
            model.ratio,
          ]);
          seen.fights++;
          if (model.zone > 0) seen.flanks++;
        }
        const sources = chance.next('throw', 4) === 1 ? [] : enemies;
        const left = chance.next('throw', 3) === 1 ? slow.near(hex).slice(0, 1) : [];
        const units = unitsAt(p, hex).filter((unit) => p.hex[unit] === hex);
        if (units.length === 0) continue;
        const fast = retreatHexes(box, b, p, { units, from: sources, shut: [], gone: 1, left: [...left], cover: OFF });
        const model = retreats(units, sources, left);
        expect([...fast].sort(), `${scenario} ${i}: retreat from ${hex}`).toEqual([...model].sort());
        seen.retreats++;
        if (model.length > 1) seen.ties++;
        if (model.some((to) => to !== OFF && unitsAt(p, to).length > 0)) seen.crowds++;
      }
    }
    // What was compared is worth something: flanks, ties and friends in the way were among it.
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
    expect(seen.fights).toBeGreaterThan(200);
  },
  120_000,
);
