import { describe, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { fastChance } from '../src/kernel/fast-chance.ts';
import { open } from '../src/kernel/match.ts';
import { standardOptions } from '../src/kernel/options.ts';
import { perft } from '../src/kernel/perft.ts';

/**
 * Decision trees of named positions, counted: a change of the rules shows here at once and where. The figures are those of
 * `npm run -s bivouac -- perft GAME POSITION --depth N`; whoever changes one says why in the commit.
 */
const TABLE: {
  readonly [game: string]: { readonly [position: string]: readonly (readonly [nodes: number, ended: number])[] };
} = {
  manoeuvre: {
    start: [
      [1, 0],
      [96, 0],
      [8832, 0],
    ],
    printed: [
      [1, 0],
      [25, 0],
      [50, 0],
      [122, 0],
      [698, 0],
      [2664, 0],
      [3787, 0],
    ],
    assault: [
      [1, 0],
      [10, 0],
      [14, 0],
      [20, 0],
      [86, 0],
      [318, 0],
      [1107, 0],
      [2971, 0],
      [6569, 0],
      [14475, 0],
    ],
    committed: [
      [1, 0],
      [4, 0],
      [13, 0],
      [46, 0],
      [185, 0],
      [622, 4],
      [1661, 19],
      [3612, 41],
      [7731, 92],
    ],
    restoration: [
      [1, 0],
      [6, 0],
      [30, 0],
      [189, 0],
      [987, 0],
      [4011, 0],
      [12294, 0],
    ],
    dusk: [
      [1, 0],
      [4, 0],
      [9, 0],
      [18, 0],
      [62, 0],
      [128, 0],
      [224, 0],
      [491, 8],
      [724, 89],
    ],
  },
  'napoleon-1815': {
    start: [
      [1, 0],
      [2, 0],
      [4, 0],
      [34, 0],
      [216, 0],
      [719, 0],
      [1444, 0],
      [2700, 0],
    ],
    march: [
      [1, 0],
      [3, 0],
      [9, 0],
      [16, 0],
      [23, 0],
      [48, 0],
      [95, 0],
      [257, 0],
      [559, 0],
    ],
    combat: [
      [1, 0],
      [3, 0],
      [13, 0],
      [27, 0],
      [42, 0],
      [89, 0],
      [243, 6],
      [494, 0],
      [921, 0],
    ],
    recovery: [
      [1, 0],
      [2, 0],
      [6, 0],
      [76, 0],
      [360, 4],
      [1191, 56],
      [2113, 0],
      [3557, 24],
    ],
    fog: [
      [1, 0],
      [3, 0],
      [7, 0],
      [10, 0],
      [10, 0],
      [16, 0],
      [38, 0],
      [50, 0],
      [107, 0],
    ],
    three: [
      [1, 0],
      [2, 0],
      [6, 0],
      [20, 0],
      [47, 0],
      [90, 0],
      [182, 0],
      [345, 0],
      [791, 0],
    ],
  },
};

for (const entry of shelf) {
  describe(entry.id, async () => {
    const game = await entry.load();
    const positions = (await entry.positions?.(game)) ?? {};
    const table = TABLE[entry.id] ?? {};

    test('every named position has its row', () => {
      expect(Object.keys(table).toSorted()).toEqual(['start', ...Object.keys(positions)].toSorted());
    });

    for (const [name, expected] of Object.entries(table)) {
      test(`${name} to depth ${expected.length - 1}`, () => {
        const root = positions[name]?.() ?? open(game, standardOptions(game.options), fastChance('0')).position;
        const rows = perft(game, root, expected.length - 1, '0');
        expect(rows.map(({ nodes, ended }) => [nodes, ended])).toEqual(expected);
      });
    }
  });
}
