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
      [1106, 0],
      [2964, 0],
      [6553, 0],
      [14459, 0],
    ],
    committed: [
      [1, 0],
      [4, 0],
      [13, 0],
      [44, 0],
      [169, 0],
      [568, 2],
      [1523, 16],
      [3411, 43],
      [7470, 80],
    ],
    restoration: [
      [1, 0],
      [6, 0],
      [30, 0],
      [189, 0],
      [987, 0],
      [4011, 0],
      [12300, 0],
    ],
    dusk: [
      [1, 0],
      [4, 0],
      [9, 0],
      [18, 0],
      [62, 0],
      [120, 0],
      [154, 0],
      [296, 10],
      [532, 86],
    ],
  },
  'napoleon-1815': {
    start: [
      [1, 0],
      [2, 0],
      [6, 0],
      [26, 0],
      [145, 0],
      [430, 0],
      [909, 0],
      [2091, 0],
    ],
    march: [
      [1, 0],
      [3, 0],
      [10, 0],
      [18, 0],
      [82, 0],
      [224, 0],
      [654, 0],
      [1317, 0],
      [2409, 0],
    ],
    combat: [
      [1, 0],
      [3, 0],
      [13, 0],
      [27, 0],
      [42, 0],
      [87, 0],
      [248, 4],
      [601, 8],
      [1199, 0],
    ],
    recovery: [
      [1, 0],
      [1, 0],
      [3, 0],
      [37, 0],
      [170, 2],
      [575, 27],
      [1026, 0],
      [1712, 16],
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
      [109, 0],
    ],
    three: [
      [1, 0],
      [2, 0],
      [6, 0],
      [20, 0],
      [47, 0],
      [89, 0],
      [177, 0],
      [331, 0],
      [680, 0],
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
