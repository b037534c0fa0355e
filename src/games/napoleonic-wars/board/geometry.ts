import type { Point } from '../../../table/land/lines.ts';
import { type Chart, chartOf, type Rect } from './land/chart.ts';
import type { Nation, War } from './nouns.ts';

// Where everything lies on the sheet, in units of the board: nothing that is written there is smaller than 12 of them.

export const WIDTH = 962;
export const HEIGHT = 828;
export const SHEET: Rect = { x: 16, y: 44, w: 930, h: 770 };

/** Europe on the sheet. */
const HEART: Point = [500, 479];
export const ATLAS: Chart = chartOf('nw-atlas', SHEET, 28.9, HEART);

/**
 * Seen from afar, where plates could not be read, the same land is drawn nearer and fills the board, with a plaque for each Nation. What lies
 * on it then is told in units of its own, so that a telephone's 390 pixels are as many of them.
 */
export const POCKET: Rect = { x: 0, y: 0, w: 390, h: (390 * HEIGHT) / WIDTH };
export const FAR = WIDTH / POCKET.w;
const NEARER = 1.28;
const AFAR: Point = [253, 208];
/** From the sheet to the land as it is seen from afar. */
export const farther = ([x, y]: Point): Point => [
  (x - HEART[0]) * NEARER + AFAR[0] * FAR,
  (y - HEART[1]) * NEARER + AFAR[1] * FAR,
];
export function transformAfar(): string {
  const [x, y] = farther([0, 0]);
  return `matrix(${NEARER}, 0, 0, ${NEARER}, ${x}, ${y})`;
}
const pocket = (at: Point): Point => {
  const [x, y] = farther(ATLAS.project(at));
  return [x / FAR, y / FAR];
};

/** A corps, a Duchy's shield, and the room between them. */
export const PLATE = { w: 86, h: 19 } as const;
export const SHIELD = { w: 16, h: 18 } as const;
export const GAP = 3;

/** Where a Nation's tablet begins, how many columns of plates its field has, and how far down it may reach. */
export interface Room {
  readonly at: Point;
  readonly columns: number;
  readonly bottom: number;
}
export const ROOMS: Readonly<Record<Nation, Room>> = {
  france: { at: [208, 366], columns: 2, bottom: 570 },
  germany: { at: [402, 236], columns: 2, bottom: 462 },
  austria: { at: [596, 350], columns: 3, bottom: 586 },
  italy: { at: [372, 588], columns: 2, bottom: 757 },
  spain: { at: [126, 576], columns: 2, bottom: 757 },
};
export const PAD = 6;
export const roomWidth = (columns: number): number => columns * (PLATE.w + GAP) - GAP + 2 * PAD;

/** The boxes that are cartouches. */
export const BOXES = {
  title: { x: 26, y: 54, w: 168, h: 72 },
  arms: { x: 26, y: 134, w: 98, h: 53 },
  london: { x: 204, y: 54, w: 294, h: 117 },
  russia: { x: 724, y: 54, w: 212, h: 145 },
  neutral: { x: 724, y: 206, w: 212, h: 68 },
  seas: { x: 24, y: 318, w: 150, h: 208 },
  portugal: { x: 22, y: 590, w: 98, h: 132 },
  court: { x: 46, y: 762, w: 644, h: 46 },
  key: { x: 698, y: 762, w: 156, h: 46 },
  rose: { x: 862, y: 722, w: 84, h: 92 },
} as const satisfies Readonly<Record<string, Rect>>;

/** The cells of the French court, with the share of its width that each has. */
export const COURT = [
  ['bed', 0.17],
  ['hotel', 0.31],
  ['bowl', 0.14],
  ['casualties', 0.13],
  ['religion', 0.135],
  ['jews', 0.115],
] as const;
export type CourtCell = (typeof COURT)[number][0];

export function courtCell(cell: CourtCell): Rect {
  const { x, y, w, h } = BOXES.court;
  let from = x;
  for (const [name, share] of COURT) {
    if (name === cell) return { x: from, y, w: w * share, h };
    from += w * share;
  }
  throw new Error(`the court has no ${cell}`);
}

/** NW-2.1.2-a: where a hexagon stands, and which side its name is on. The far wars stand in the High Seas. */
export interface WarPlace {
  readonly at: Point;
  readonly side: 'left' | 'right' | 'above' | 'below';
  readonly r: number;
}
const abroad = (n: number): WarPlace => ({
  at: [BOXES.seas.x + 18, BOXES.seas.y + 108 + n * 26],
  side: 'right',
  r: 9.6,
});
const on = (at: Point, side: WarPlace['side']): WarPlace => ({ at: ATLAS.project(at), side, r: 11.5 });
export const WAR_PLACES: Readonly<Record<War, WarPlace>> = {
  usa: abroad(0),
  haiti: abroad(1),
  cape: abroad(2),
  mysore: abroad(3),
  ireland: on([-8, 53.2], 'below'),
  denmark: on([9.2, 56.1], 'left'),
  switzerland: on([8.2, 46.85], 'below'),
  tyrol: on([11.4, 47.1], 'below'),
  serbia: on([20.9, 42.2], 'below'),
  balkans: on([25.7, 41.75], 'below'),
  poland: on([21.4, 53.4], 'right'),
  finland: on([24, 60.7], 'left'),
  malta: { at: [640, 728], side: 'right', r: 11.5 },
  egypt: { at: [824, 732], side: 'left', r: 11.5 },
  caucasus: { at: [914, 448], side: 'below', r: 11.5 },
  russia: { at: [BOXES.russia.x + 22, BOXES.russia.y + 115], side: 'right', r: 11.5 },
};

/** NW-2.1.3-a: Sweden's status stands on its land, Russia's in its box; the others are tokens in the tablets of their Nations. */
export const SWEDEN: Rect = { x: 508, y: 80, w: 92, h: 38 };

/** The ribbon above the sheet: one cell for each turn. */
export const CALENDAR: Rect = { x: SHEET.x, y: 8, w: SHEET.w, h: 32 };
export function turnCell(turn: number): Rect {
  const w = CALENDAR.w / 16;
  return { x: CALENDAR.x + (turn - 1) * w, y: CALENDAR.y, w, h: CALENDAR.h };
}

/** The plaques of the map that is seen from afar. */
export const PLAQUE = { w: 118, h: 61 } as const;
export const PLAQUES: Readonly<Record<Nation, Point>> = {
  france: [80, 180],
  germany: [180, 98],
  austria: [268, 164],
  italy: [208, 240],
  spain: [80, 270],
};
export const PORTUGAL: Rect = { x: 5, y: 262, w: 70, h: 47 };
export const CARDS = {
  seas: { x: 4, y: 4, w: 100, h: 50 },
  london: { x: 109, y: 4, w: 100, h: 50 },
} as const satisfies Readonly<Record<string, Rect>>;
export const PHONE_WARS: Readonly<Record<War, Point>> = {
  usa: [18, 19],
  haiti: [42, 19],
  cape: [66, 19],
  mysore: [90, 19],
  ireland: pocket([-8, 53.2]),
  denmark: pocket([9.2, 56.1]),
  switzerland: pocket([8, 46.9]),
  tyrol: pocket([10.9, 47]),
  serbia: [344, 258],
  poland: pocket([21.3, 53]),
  finland: [336, 14],
  balkans: [372, 286],
  caucasus: [375, 236],
  russia: [372, 66],
  egypt: [372, 320],
  malta: [340, 322],
};
