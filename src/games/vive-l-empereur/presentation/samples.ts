import type { Plain } from '../../../kernel/plain.ts';
import type { Battle } from '../data/box.ts';
import type { Choice } from '../position.ts';

/** A moment of a battle that is looked at: the position, what is chosen in it, and the hexes that an arrow goes by. */
export interface Sample {
  readonly position: Plain;
  readonly choices?: (battle: Battle) => readonly Choice[];
  readonly from: readonly string[];
  readonly goal: string;
  /** Whose arrow it is; that of the phasing player if nothing is said. */
  readonly side?: number;
}

const unit = ({ units }: Battle, id: string): number => units.findIndex((each) => each.id === id);
const NOWHERE = { from: [], goal: '0101' };

/** Moments of Hassenhausen for the introduction. */
export const SAMPLES = {
  field: { ...NOWHERE, position: { turn: 1, active: 1 } },
  pieces: {
    ...NOWHERE,
    position: {
      turn: 3,
      units: {
        '0604': ['ha-25 line nne'],
        '0805': ['ha-21 column n 4'],
        '1004': ['ha-12 square'],
        '0706': ['ha-afr battery nne'],
        '0906': ['ha-85 disorganised 3 t2'],
      },
    },
  },
  march: {
    ...NOWHERE,
    position: {
      turn: 3,
      active: 1,
      phase: 'movement',
      units: {
        '0906': ['ha-25 column nw'],
        '0605': ['ha-mal line e 4'],
        '0503': ['ha-hei column se'],
        '1005': ['ha-afr battery w'],
      },
    },
    choices: (battle: Battle): readonly Choice[] => [{ kind: 'move', unit: unit(battle, 'ha-25') }],
  },
  fire: {
    ...NOWHERE,
    goal: '0504',
    position: {
      turn: 3,
      active: 1,
      phase: 'offensive',
      units: {
        '0804': ['ha-afr battery w'],
        '0504': ['ha-mal line e 4'],
        '0805': ['ha-25 line w'],
      },
    },
  },
  shock: {
    from: ['0705', '0706'],
    goal: '0605',
    position: {
      turn: 3,
      active: 1,
      phase: 'shocks',
      units: {
        '0705': ['ha-25 column sw'],
        '0706': ['ha-21 line w 5'],
        '0605': ['ha-mal line e 4'],
        '0505': ['ha-agr limbered'],
      },
      leaders: { gudin: '0705' },
    },
  },
  charge: {
    from: ['0402', '0503'],
    goal: '0604',
    position: {
      turn: 3,
      phase: 'movement',
      units: {
        '0402': ['ha-hei line sse charging'],
        '0705': ['ha-25 square'],
        '0805': ['ha-21 line w'],
        '0604': ['ha-85 disorganised t3'],
      },
      leaders: { blucher: '0402' },
    },
  },
  rout: {
    from: ['0705', '0805'],
    goal: '0906',
    side: 1,
    position: {
      turn: 4,
      phase: 'rally',
      units: {
        '0605': ['ha-mal line e 4'],
        '0906': ['ha-25 disorganised 4 t4'],
        '1005': ['ha-21 disorganised 5 t2'],
        '0806': ['ha-12 adapted'],
      },
      leaders: { gudin: '1005' },
    },
  },
  victory: {
    ...NOWHERE,
    position: {
      turn: 6,
      active: 1,
      units: {
        '0806': ['ha-25 adapted'],
        '1004': ['ha-afr battery w'],
        '0807': ['ha-sch adapted 3'],
        '0706': ['ha-mal line e 4'],
        '0906': ['ha-21 line w'],
      },
      control: { '0806': 1, '0807': 0, '1004': 1 },
    },
  },
} satisfies Record<string, Sample>;
