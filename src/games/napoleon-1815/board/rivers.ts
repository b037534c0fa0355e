import type { Line } from '../../../table/land/lines.ts';

/** A river from its source, or from the edge of the map, to where it leaves it: in the pack's square. */
export interface River {
  readonly id: string;
  /** As on the connections of the pack. */
  readonly name: string;
  readonly source: number;
  readonly mouth: number;
  readonly course: Line;
  /** A brook that everybody wades: no bridge is drawn on it. */
  readonly brook?: boolean;
}

/** Where a name is written: the river, from and to which share of its course, how far beside it. */
export interface RiverName {
  readonly river: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly beside: number;
  readonly size: number;
}

export const RIVERS: readonly River[] = [
  {
    id: 'sambre',
    name: 'Sambre',
    source: 6,
    mouth: 12,
    course: [
      [10, 842],
      [90, 815],
      [150, 812],
      [205, 787],
      [262, 752],
      [300, 722],
      [345, 712],
      [385, 694],
      [425, 688],
      [452, 672],
      [486, 668],
      [520, 660],
      [552, 648],
      [578, 630],
      [612, 630],
      [648, 628],
      [690, 622],
      [740, 600],
      [775, 603],
      [800, 601],
    ],
  },
  {
    id: 'meuse',
    name: 'Meuse',
    source: 11,
    mouth: 17,
    course: [
      [872, 1014],
      [858, 940],
      [842, 880],
      [848, 840],
      [836, 800],
      [822, 752],
      [826, 700],
      [806, 650],
      [800, 604],
      [820, 596],
      [856, 592],
      [900, 596],
      [950, 560],
      [1014, 546],
    ],
  },
  {
    id: 'dyle',
    name: 'Dyle',
    source: 1.6,
    mouth: 8,
    course: [
      [474, 416],
      [500, 407],
      [540, 413],
      [580, 408],
      [612, 392],
      [632, 372],
      [648, 348],
      [664, 327],
      [672, 300],
      [676, 250],
      [690, 200],
      [708, 150],
      [722, 108],
      [706, 70],
      [692, -4],
    ],
  },
  {
    id: 'senne',
    name: 'Senne',
    source: 1.6,
    mouth: 7,
    course: [
      [352, 476],
      [374, 450],
      [372, 422],
      [374, 380],
      [386, 332],
      [402, 290],
      [424, 246],
      [440, 200],
      [458, 166],
      [440, 146],
      [428, 120],
      [436, 80],
      [420, 40],
      [424, -4],
    ],
  },
  {
    id: 'dendre',
    name: 'Dendre',
    source: 1.8,
    mouth: 7,
    course: [
      [150, 438],
      [120, 412],
      [98, 388],
      [112, 350],
      [130, 306],
      [152, 270],
      [170, 236],
      [204, 210],
      [236, 170],
      [262, 132],
      [282, 94],
      [278, 58],
      [290, 30],
      [292, -4],
    ],
  },
  {
    id: 'haine',
    name: 'Haine',
    source: 1.6,
    mouth: 6,
    course: [
      [312, 590],
      [270, 600],
      [230, 584],
      [190, 590],
      [140, 612],
      [90, 604],
      [10, 622],
    ],
  },
  {
    id: 'lasne',
    name: 'Lasne',
    source: 1.2,
    mouth: 3.2,
    brook: true,
    course: [
      [562, 364],
      [580, 358],
      [600, 344],
      [612, 322],
      [626, 296],
      [644, 278],
      [660, 262],
      [677, 252],
    ],
  },
];

export const RIVER_NAMES: readonly RiverName[] = [
  { river: 'sambre', name: 'Sambre', from: 0, to: 0.1, beside: -15, size: 20 },
  { river: 'sambre', name: 'Sambre', from: 0.82, to: 0.98, beside: 25, size: 21 },
  { river: 'meuse', name: 'Meuse', from: 0.06, to: 0.24, beside: 26, size: 22 },
  { river: 'meuse', name: 'Meuse', from: 0.84, to: 0.99, beside: -20, size: 22 },
  { river: 'dyle', name: 'Dyle', from: 0.66, to: 0.8, beside: 24, size: 20 },
  { river: 'senne', name: 'Senne', from: 0.76, to: 0.97, beside: -16, size: 20 },
  { river: 'senne', name: 'Sennette', from: 0.02, to: 0.2, beside: 20, size: 18 },
  { river: 'dendre', name: 'Dendre', from: 0.12, to: 0.34, beside: 22, size: 20 },
  { river: 'haine', name: 'Haine', from: 0.6, to: 0.94, beside: -14, size: 20 },
  { river: 'lasne', name: 'Lasne', from: 0.52, to: 0.98, beside: -11, size: 18 },
];
