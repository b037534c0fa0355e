import { describe, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { fastChance } from '../src/kernel/fast-chance.ts';
import { open } from '../src/kernel/match.ts';
import { standardOptions } from '../src/kernel/options.ts';
import { perft } from '../src/kernel/perft.ts';
import { figuresOf } from './figures.ts';
import { isWhole } from './share.ts';

/** A row of a tree that is counted every day has no more nodes than this. */
const MOST = isWhole ? Number.POSITIVE_INFINITY : 2000;

for (const entry of shelf) {
  describe(entry.id, async () => {
    const game = await entry.load();
    const positions = (await entry.positions?.(game)) ?? {};
    const { perft: table } = await figuresOf(entry.id);

    test('every named position has its row', () => {
      expect(Object.keys(table).toSorted()).toEqual(['start', ...Object.keys(positions)].toSorted());
    });

    for (const [name, whole] of Object.entries(table)) {
      const expected = whole.filter(([nodes]) => nodes <= MOST);
      test(`${name} to depth ${expected.length - 1}`, () => {
        const root = positions[name]?.() ?? open(game, standardOptions(game.options), fastChance('0')).position;
        const rows = perft(game, root, expected.length - 1, '0');
        expect(rows.map(({ nodes, ended }) => [nodes, ended])).toEqual(expected);
      });
    }
  });
}
