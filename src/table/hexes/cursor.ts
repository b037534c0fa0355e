import { type Hex, OFF } from '../../grids/hexes.ts';
import type { Thing } from '../../kernel/game.ts';
import { distance } from '../land/lines.ts';
import { type HexSheet, stepOf } from './sheet.ts';

// Hexes have no elements unless something is to be done with them: where a hand or the arrow keys mean one, it is reckoned.

/** A hex as a thing that can be pointed at: by its number, as choices have it; its label is for people. */
export const hexThing = (hex: Hex): Thing => `hex:${hex}`;

/** The hex of such a thing, or OFF. */
export function thingHex({ hexes }: HexSheet, thing: Thing): Hex {
  const hex = /^hex:\d+$/.test(thing) ? Number(thing.slice(4)) : OFF;
  return hex < hexes.count ? hex : OFF;
}

/** What stands on a board. */
export interface Standing {
  readonly thing: Thing;
  readonly hex: Hex;
  readonly x: number;
  readonly y: number;
}

/** A finger within so many pixels of a counter means it. */
const FINGER = 22;

/** What is meant by a touch of bare ground: with a finger the nearest counter about it, else the hex. */
export function hit(
  sheet: HexSheet,
  standing: readonly Standing[],
  [x, y]: readonly [x: number, y: number],
  finger: { readonly scale: number } | null,
): Thing | null {
  if (finger !== null) {
    const [nearest] = standing
      .map(({ thing, x: u, y: v }) => ({ thing, far: distance([x, y], [u, v]) * finger.scale }))
      .filter(({ far }) => far <= FINGER)
      .sort((a, b) => a.far - b.far);
    if (nearest !== undefined) return nearest.thing;
  }
  const hex = sheet.at(x, y);
  return hex === OFF ? null : hexThing(hex);
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from a thing: to the counter that stands there, or to the hex; null for another key or beyond the edge. */
export function nextBy(sheet: HexSheet, standing: readonly Standing[], from: Thing, key: string): Thing | null {
  const arrow = ARROWS[key];
  const here = standing.find(({ thing }) => thing === from)?.hex ?? thingHex(sheet, from);
  if (arrow === undefined || here === OFF) return null;
  const hex = stepOf(sheet, here, arrow);
  if (hex === OFF) return null;
  return standing.find((other) => other.hex === hex)?.thing ?? hexThing(hex);
}
