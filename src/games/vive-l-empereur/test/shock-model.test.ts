import { expect, test } from 'vitest';
import { OFF } from '../../../grids/hexes.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { get } from '../../../kernel/there.ts';
import { FORMATIONS } from '../data/names.ts';
import { standardBox } from '../data/standard.ts';
import { lift, put, sideOf, unitsAt } from '../field.ts';
import { AWAY, NONE, type Position } from '../position.ts';
import { clashOf } from '../rules/clash.ts';
import { retreatHexes } from '../rules/flight.ts';
import { firstPosition } from '../rules/setup.ts';
import { mayForm } from '../rules/ways.ts';
import { slowRetreat, slowShock } from './shock-model.ts';

// The two models over random positions: the armies of both battles thrown close together anywhere on their maps.

const box = standardBox();

function scatter(p: Position, chance: ReturnType<typeof fastChance>): void {
  const b = box.battle(p.scenario);
  const pick = (many: number): number => chance.next('throw', many) - 1;
  for (let unit = 0; unit < b.units.length; unit++) lift(p, unit, AWAY.waiting);
  const middle = pick(b.ground.hexes.count);
  const field = Array.from({ length: b.ground.hexes.count }, (_, hex) => hex).filter(
    (hex) => b.ground.hexes.distance(middle, hex) <= 2,
  );
  for (let i = 0; i < 4 * b.units.length; i++) {
    const unit = i % b.units.length;
    if ((p.hex[unit] ?? OFF) >= 0) continue;
    const { arm, side, steps, light } = get(b.units, unit);
    const hex = get(field, pick(field.length));
    const formation = get(FORMATIONS, pick(FORMATIONS.length));
    const here = unitsAt(p, hex);
    if (formation === 'skirmish' && !light) continue;
    if (!mayForm(box, b, arm, formation, hex) || here.length > 2) continue;
    if (
      here.some((other) => sideOf(b, other) !== side || (get(b.units, other).arm === 'cavalry') !== (arm === 'cavalry'))
    )
      continue;
    const how = box.formations[arm][formation];
    p.facing[unit] = how?.facing === 'none' ? 0 : 2 * pick(6) + (how?.facing === 'vertex' ? 1 : 0);
    p.formation[unit] = formation;
    p.steps[unit] = 1 + pick(steps);
    p.marker[unit] = formation === 'disorganised' ? p.turn : NONE;
    const second =
      formation === 'skirmish' ? get(b.ground.hexes.next, hex * 6 + (((p.facing[unit] ?? 0) + 3) % 12) / 2) : OFF;
    // Skirmishers lie here on ground that takes both halves; else they stay away.
    if (formation === 'skirmish' && (second === OFF || here.length > 0 || unitsAt(p, second).length > 0)) continue;
    put(p, unit, hex, false, second);
  }
}

test.each([
  ['hassenhausen', 120],
  ['quatre-bras', 50],
])(
  'shock and retreat at %s agree with the slow model',
  (scenario, many) => {
    const chance = fastChance(7);
    const seen = { fights: 0, flanks: 0, retreats: 0, ties: 0, crowds: 0 };
    const p = firstPosition(box, { scenario });
    const b = box.battle(p.scenario);
    const slow = slowShock(box, b, p);
    const retreats = slowRetreat(b, p);
    for (let i = 0; i < many; i++) {
      scatter(p, chance);
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
