import { RADIUS } from './sheet.ts';

/**
 * How much is shown, by the width of a hex on the screen: afar the outline, silhouette and strength of a piece; in the middle its name as
 * well; near its steps and values; and nearest the same on smaller slips, for they grow more slowly than the ground.
 */
export const [FAR, MIDDLE, NEAR] = [0, 1, 2] as const;
const WIDTHS = [60, 100, 150] as const;

/** The scales between two levels. */
export const BORDERS: readonly number[] = WIDTHS.map((width) => width / (2 * RADIUS));

/** How large a piece is at each level, as a share of its hex: near gives room, not bulk. */
export const PIECE = [1.04, 0.9, 0.78, 0.74] as const;

/** By how much a piece stands above the middle of its hex, in units: its slip has room below it. */
export const LIFT = [0, 5, 8, 8] as const;
