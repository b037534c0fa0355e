import { type Hex, OFF, WAYS } from '../../../../grids/hexes.ts';
import { get } from '../../../../kernel/there.ts';
import type { HexSheet } from '../../../../table/hexes/sheet.ts';
import { curve, smooth } from '../../../../table/land/curves.ts';
import { distance, type Line, type Point } from '../../../../table/land/lines.ts';
import type { RoadPlan } from '../shown.ts';

/** A road or a path as it is drawn. */
export interface Way {
  readonly type: RoadPlan['type'];
  readonly line: Line;
}

/**
 * Roads run through their hexes but not from middle to middle, which would be a zigzag: their corners are eased. One that ends at the edge
 * runs off the sheet, one that ends on a road meets it.
 */
export function roadLines(sheet: HexSheet, plans: readonly RoadPlan[]): readonly Way[] {
  const drawn: Way[] = [];
  const main = plans.filter(({ type }) => type === 'road');
  const paths = plans.filter(({ type }) => type === 'path');
  for (const { type, hexes } of [...main, ...paths]) {
    const eased = [...smooth(hexes.map(sheet.middle), 2)];
    const [first, last] = [get(hexes, 0), get(hexes, hexes.length - 1)];
    const before = endOf(sheet, first, eased, drawn);
    const after = endOf(sheet, last, eased.toReversed(), drawn);
    if (before?.onRoad === true) eased.shift();
    if (after?.onRoad === true) eased.pop();
    const points = [...(before === null ? [] : [before.at]), ...eased, ...(after === null ? [] : [after.at])];
    drawn.push({ type, line: curve(points, 6) });
  }
  return drawn;
}

/** Where a road goes on from its first point: onto the road that is there, or off the sheet. */
function endOf(
  sheet: HexSheet,
  hex: Hex,
  [a, b]: readonly Point[],
  drawn: readonly Way[],
): { readonly at: Point; readonly onRoad: boolean } | null {
  if (a === undefined || b === undefined) return null;
  const near = drawn
    .flatMap(({ line }) => line)
    .map((at) => ({ at, far: distance(at, a) }))
    .filter(({ far }) => far < sheet.radius * 0.8)
    .sort((one, other) => one.far - other.far);
  if (near[0] !== undefined) return { at: near[0].at, onRoad: true };
  const isAtEdge = Array.from({ length: WAYS }, (_, way) => get(sheet.hexes.next, hex * WAYS + way)).includes(OFF);
  return isAtEdge ? { at: [a[0] * 2 - b[0], a[1] * 2 - b[1]], onRoad: false } : null;
}
