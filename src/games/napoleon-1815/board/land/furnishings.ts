import { MAP, type Rect } from '../geometry.ts';

// What is printed on the sheet besides the land.
export const CARTOUCHE: Rect = { x: MAP.x + MAP.w - 312, y: MAP.y + 16, w: 296, h: 196 };
export const COMPASS: Rect = { x: MAP.x + MAP.w - 158, y: MAP.y + MAP.h - 176, w: 142, h: 160 };
export const KEY: Rect = { x: MAP.x + 176, y: MAP.y + MAP.h - 50, w: 780, h: 40 };

export const FURNISHINGS: readonly Rect[] = [CARTOUCHE, COMPASS, KEY];
