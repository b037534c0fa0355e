import { type Hex, OFF, WAYS } from '../../../../grids/hexes.ts';
import { get } from '../../../../kernel/there.ts';
import type { HexSheet } from '../../../../table/hexes/sheet.ts';
import { contours, type Heights } from '../../../../table/land/contours.ts';
import { type Line, pathOf } from '../../../../table/land/lines.ts';
import { rolling } from '../../../../table/land/speckle.ts';
import type { Terrain } from '../../data/names.ts';
import { sheetFor } from '../sheet.ts';
import type { GroundPlan } from '../shown.ts';
import { roadLines, type Way } from './roads.ts';
import { streamLines } from './streams.ts';

// What the pens of the land ask of it: heights and woods between the middles of hexes, and where something is drawn already.

export interface Country {
  readonly plan: GroundPlan;
  readonly sheet: HexSheet;
  /** Samples of the height, and of how wooded or bushy the land is, from 0 to 1. */
  readonly height: Heights;
  readonly wooded: Heights;
  readonly bushy: Heights;
  readonly roads: readonly Way[];
  readonly streams: readonly Line[];
  terrainAt(x: number, y: number): Terrain;
  /** How near the next road or stream is, in units; no more than a hex. */
  toRoad(x: number, y: number): number;
  toWater(x: number, y: number): number;
}

/** Between two samples. */
const STEP = 6;
/** How far a hex is felt: a share of the square of its radius. */
const SPREAD = { height: 0.5, woods: 0.42 };

export function countryOf(plan: GroundPlan): Country {
  const sheet = sheetFor(plan);
  const roads = roadLines(sheet, plan.roads);
  const streams = streamLines(sheet, plan.streams);
  const toRoad = distancesTo(
    sheet,
    roads.map(({ line }) => line),
  );
  const toWater = distancesTo(sheet, streams);
  const inside = nearestHex(sheet);
  return {
    plan,
    sheet,
    ...fieldsOf(sheet, plan, inside),
    roads,
    streams,
    terrainAt: (x, y) => get(plan.terrain, inside(x, y)),
    toRoad,
    toWater,
  };
}

/** The hex at a point, beyond the edge the last one before it. */
function nearestHex(sheet: HexSheet): (x: number, y: number) => Hex {
  const { width, height, radius } = sheet;
  const half = radius * 2;
  return (x, y) => {
    let [u, v] = [Math.max(half, Math.min(width - half, x)), Math.max(half, Math.min(height - half, y))];
    for (let tries = 0; tries < 8; tries++) {
      const hex = sheet.at(tries === 0 ? x : u, tries === 0 ? y : v);
      if (hex !== OFF) return hex;
      u += (width / 2 - u) * 0.02;
      v += (height / 2 - v) * 0.02;
    }
    return 0;
  };
}

/** The values of the hexes, blurred over the plane: each sample hears the hex it lies in and those about it. */
function fieldsOf(sheet: HexSheet, plan: GroundPlan, inside: (x: number, y: number) => Hex) {
  const { radius } = sheet;
  const cols = Math.ceil(sheet.width / STEP) + 3;
  const rows = Math.ceil(sheet.height / STEP) + 3;
  const sampled = () => new Float32Array(cols * rows);
  const [height, wooded, bushy] = [sampled(), sampled(), sampled()];
  const heard = {
    height: hearing(sheet, plan.elevation, SPREAD.height),
    woods: hearing(sheet, valuesOf(plan, 'forest'), SPREAD.woods),
    bushes: hearing(sheet, valuesOf(plan, 'thicket'), SPREAD.woods),
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const [x, y] = [(i - 1) * STEP, (j - 1) * STEP];
      const here = inside(x, y);
      const k = j * cols + i;
      height[k] = heard.height(here, x, y) + rolling((x / radius) * 2.1, (y / radius) * 2.1, 5) * 0.05;
      wooded[k] = heard.woods(here, x, y) + rolling((x / radius) * 1.3, (y / radius) * 1.3, 41) * 0.09;
      bushy[k] = heard.bushes(here, x, y);
    }
  }
  const lattice = { cols, rows, from: [-STEP, -STEP] as const, step: STEP };
  return {
    height: { ...lattice, height },
    wooded: { ...lattice, height: wooded },
    bushy: { ...lattice, height: bushy },
  };
}

const valuesOf = ({ terrain }: GroundPlan, wanted: Terrain): readonly number[] =>
  terrain.map((kind) => (kind === wanted ? 1 : 0));

/** The value at a point of a hex. Most hexes are like all about them: there nothing has to be weighed. */
function hearing(
  sheet: HexSheet,
  values: readonly number[],
  spread: number,
): (hex: Hex, x: number, y: number) => number {
  const { hexes, radius } = sheet;
  const about = values.map((_, hex) => [
    hex,
    ...Array.from({ length: WAYS }, (_unused, way) => get(hexes.next, hex * WAYS + way)).filter(
      (other) => other !== OFF,
    ),
  ]);
  const mixed = about.map((all) => all.some((other) => values[other] !== values[get(all, 0)]));
  const places = values.map((_, hex) => sheet.middle(hex));
  const wide = spread * radius * radius;
  return (hex, x, y) => {
    if (mixed[hex] !== true) return values[hex] ?? 0;
    let [sum, weights] = [0, 0];
    for (const other of about[hex] ?? []) {
      const [u, v] = places[other] ?? [x, y];
      const weight = Math.exp(-((u - x) ** 2 + (v - y) ** 2) / wide);
      sum += weight * (values[other] ?? 0);
      weights += weight;
    }
    return sum / weights;
  };
}

/** Every second sample of a field: fine enough for a wash. */
export function coarser(field: Heights): Heights {
  const [cols, rows] = [Math.ceil(field.cols / 2), Math.ceil(field.rows / 2)];
  const height = new Float32Array(cols * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) height[j * cols + i] = field.height[2 * j * field.cols + 2 * i] ?? 0;
  return { cols, rows, from: field.from, step: field.step * 2, height };
}

/** The land above a level as one shape, also where it runs off the sheet: with `below`, the land under it. */
export function shapeAbove(field: Heights, level: number, below = false): string {
  const { cols, rows, height } = field;
  const sign = below ? -1 : 1;
  const held = new Float32Array(cols * rows).fill(sign * level - 1);
  for (let j = 1; j < rows - 1; j++)
    for (let i = 1; i < cols - 1; i++) held[j * cols + i] = sign * (height[j * cols + i] ?? 0);
  return contours({ ...field, height: held }, sign * level)
    .map(({ line, rising }) => pathOf(rising ? line : line.toReversed(), true))
    .join('');
}

/** How far it is to the next of some lines, looked up: each point of a line is felt within a hex. */
function distancesTo(sheet: HexSheet, lines: readonly Line[]): (x: number, y: number) => number {
  const step = 4;
  const most = Math.ceil(sheet.radius / step);
  const cols = Math.ceil(sheet.width / step) + 1;
  const rows = Math.ceil(sheet.height / step) + 1;
  const far = new Uint8Array(cols * rows).fill(255);
  for (const line of lines) {
    for (const [x, y] of line) {
      const [ci, cj] = [Math.round(x / step), Math.round(y / step)];
      for (let j = Math.max(0, cj - most); j <= Math.min(rows - 1, cj + most); j++) {
        for (let i = Math.max(0, ci - most); i <= Math.min(cols - 1, ci + most); i++) {
          const d = Math.hypot(i * step - x, j * step - y);
          const k = j * cols + i;
          if (d < get(far, k)) far[k] = d;
        }
      }
    }
  }
  return (x, y) => {
    const [i, j] = [Math.round(x / step), Math.round(y / step)];
    return i < 0 || j < 0 || i >= cols || j >= rows ? 255 : get(far, j * cols + i);
  };
}
