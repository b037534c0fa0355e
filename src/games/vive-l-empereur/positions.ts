import { namedPositions } from '../../kernel/answers.ts';

const QUATRE_BRAS = { scenario: 'quatre-bras' };

/** Positions with names, for perft tables and benchmarks. */
export const positionsOf = namedPositions({
  // Two lines within range of one another, a battery behind each, and skirmishers on a flank.
  fire: {
    options: QUATRE_BRAS,
    turn: 5,
    phase: 'defensive',
    units: {
      '1005': ['fr-2le line nne 6', 'fr-61l line nne'],
      '1106': ['fr-108l line nne'],
      '1007': ['fr-a59 battery nne'],
      '1004': ['al-27j line sse 2', 'al-7l line sse'],
      '1104': ['al-2832 column s'],
      '0903': ['al-95 skirmish ssw +0802'],
      '1002': ['al-apic battery sse 1'],
    },
    leaders: { reille: '1005', picton: '1104' },
  },
  // Cavalry before infantry that may form square, with cavalry of its own beside it.
  charge: {
    options: QUATRE_BRAS,
    turn: 6,
    phase: 'charges',
    units: {
      '1008': ['fr-1ch column n', 'fr-6ch column n'],
      '1407': ['fr-811c column n'],
      '1004': ['al-27j line sse'],
      '1104': ['al-2832 column s', 'al-79 column s'],
      '1303': ['al-6h column s'],
    },
    leaders: { ney: '1008', picton: '1104' },
  },
  // Shocks to be declared from two hexes at one, and a battery taken in flank.
  shock: {
    options: QUATRE_BRAS,
    turn: 7,
    phase: 'shocks',
    units: {
      '1005': ['fr-2le column n', 'fr-61l column n'],
      '1105': ['fr-108l line nnw'],
      '0904': ['fr-4le column ne'],
      '1004': ['al-27j line sse 2', 'al-2832 line sse'],
      '0903': ['al-apic battery sse'],
    },
    leaders: { ney: '1005', picton: '1004' },
    armies: { res: 'demoralised' },
  },
  // Broken units that may rally, near the enemy and far from him.
  rally: {
    options: QUATRE_BRAS,
    turn: 9,
    phase: 'rally',
    units: {
      '1005': ['fr-2le disorganised 4 t6'],
      '1010': ['fr-61l disorganised t7', 'fr-72l disorganised t7'],
      '1210': ['fr-1ch disorganised 1 t8'],
      '1004': ['al-27j line sse'],
    },
    leaders: { reille: '1010' },
  },
  // Foot marches before cavalry that may ride at it, and may fire when it does.
  countercharge: {
    options: QUATRE_BRAS,
    turn: 6,
    phase: 'movement',
    units: {
      '1007': ['fr-2le line nne'],
      '1005': ['al-6h column s'],
      '1106': ['al-5ld column sw'],
    },
  },
  // Reinforcements at the edge of the map, by road.
  arrival: { options: QUATRE_BRAS, turn: 4, active: 1, phase: 'movement', units: { '1508': ['al-7m adapted'] } },
});
