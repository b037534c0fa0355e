import { expect, test } from 'vitest';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { standardBox } from '../data/standard.ts';
import { sees } from '../field.ts';
import { firstPosition } from '../rules/setup.ts';
import { slowSight } from './sight-model.ts';
import { scatter, wildBox } from './wild.ts';

// VE-VII.6, VE-VII.7: every pair of hexes that a piece could ask about, both ways, on both maps and on ground of chance; with the armies where
// the battle begins, and thrown about so that they stand in the way.

const REACHED = 11;
const THROWS = 4;

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
    for (let from = 0; from < hexes.count; from++)
      for (let to = from + 1; to < hexes.count; to++) {
        if (hexes.distance(from, to) > REACHED) continue;
        lines++;
        const truth = slow(from, to);
        if (truth) clear++;
        if (sees(b, p, from, to) !== truth || sees(b, p, to, from) !== truth || slow(to, from) !== truth)
          expect.unreachable(`${b.id}, throw ${thrown}: ${from} to ${to}`);
      }
  }
  expect(lines).toBeGreaterThan(50_000);
  expect(Math.min(clear, lines - clear)).toBeGreaterThan(1000);
});
