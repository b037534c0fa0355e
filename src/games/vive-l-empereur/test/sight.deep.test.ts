import { expect, test } from 'vitest';
import { isNight } from '../../../../test/share.ts';
import { type Hex, OFF } from '../../../grids/hexes.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { get } from '../../../kernel/there.ts';
import type { Battle } from '../data/box.ts';
import { crossings, linesOver, REACH } from '../data/sight.ts';
import { STANDARD_PACK, standardBox } from '../data/standard.ts';
import { sees, topAt } from '../field.ts';
import { NONE, type Position } from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import { slowSight } from './sight-model.ts';
import { scatter, wildBox } from './wild.ts';

// VE-VII.6, VE-VII.7: every pair of hexes, both ways, on both maps and on ground of chance; with the armies where the battle begins, and thrown
// about so that they stand in the way. No piece asks beyond REACH: there the same lines are drawn without their
// table; with the armies thrown about only in a night's run.

const THROWS = 4;

/** How far a piece sees, as the rules do it; and any farther pair by the lines of which their table is made. */
function seer(b: Battle, p: Position): (from: Hex, to: Hex) => boolean {
  const lineTo = linesOver(b.ground, STANDARD_PACK.terrain);
  const { q, r, hexes } = b.ground;
  const known = new Map<string, ReturnType<typeof crossings>>();
  const isTaken = (hex: Hex): boolean => hex === OFF || topAt(p, hex) !== NONE;
  return (from, to) => {
    if (hexes.distance(from, to) <= REACH) return sees(b, p, from, to);
    const way = [get(q, to) - get(q, from), get(r, to) - get(r, from)] as const;
    const crossed = known.get(way.join()) ?? crossings(way);
    known.set(way.join(), crossed);
    const between = lineTo(from, way, crossed);
    return between?.every((hex, i) => i % 2 === 1 || !isTaken(hex) || !isTaken(between[i + 1] ?? OFF)) ?? false;
  };
}

const chance = fastChance('sight');
const standard = standardBox();
const MAPS = [
  ...[0, 1].map((scenario) => ({ box: standard, scenario })),
  ...[0, 1].map(() => ({ box: wildBox(chance), scenario: 0 })),
];

test.each(MAPS)('lines of sight agree with a slow model on every pair of hexes', { timeout: 600_000 }, (map) => {
  const { box, scenario } = map;
  const b = box.battle(scenario);
  const p = firstPosition(box, { scenario: b.id });
  // No fog any more.
  p.turn = 3;
  const { hexes } = b.ground;
  let [lines, clear] = [0, 0];
  for (let thrown = 0; thrown <= THROWS; thrown++) {
    if (thrown > 0) scatter(box, p, chance, 2 + 2 * thrown);
    const slow = slowSight(b, p);
    const quick = seer(b, p);
    for (let from = 0; from < hexes.count; from++)
      for (let to = from + 1; to < hexes.count; to++) {
        const isFar = hexes.distance(from, to) > REACH;
        if (isFar && thrown > 0 && !isNight) continue;
        lines++;
        const truth = slow(from, to);
        if (truth) clear++;
        if (quick(from, to) !== truth || quick(to, from) !== truth || (!isFar && slow(to, from) !== truth))
          expect.unreachable(`${b.id}, throw ${thrown}: ${from} to ${to}`);
      }
  }
  expect(lines).toBeGreaterThan(50_000);
  expect(Math.min(clear, lines - clear)).toBeGreaterThan(1000);
});
