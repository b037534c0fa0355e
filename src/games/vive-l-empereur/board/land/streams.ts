import { type Hex, OFF, WAYS } from '../../../../grids/hexes.ts';
import { get } from '../../../../kernel/there.ts';
import type { HexSheet } from '../../../../table/hexes/sheet.ts';
import { curve, smooth } from '../../../../table/land/curves.ts';
import type { Line, Point } from '../../../../table/land/lines.ts';

/** A hexside as the two vertices it joins. */
interface Edge {
  readonly ends: readonly [number, number];
}

/** Streams run on hexsides: those that meet are one stream, its corners rounded no more than keeps it between its two hexes. */
export function streamLines(sheet: HexSheet, sides: readonly (readonly [Hex, Hex])[]): readonly Line[] {
  const places = new Map<number, Point>();
  const edges = sides.flatMap(([a, b]): Edge[] => {
    const way = sheet.hexes.wayTo(a, b);
    if (way === OFF) return [];
    const ways = [(way + WAYS - 1) % WAYS, way] as const;
    const ends = ways.map((k) => get(sheet.hexes.vertex, a * WAYS + k));
    const side = sheet.side(a, way);
    ends.forEach((end, i) => {
      places.set(end, get(side, i));
    });
    return [{ ends: [get(ends, 0), get(ends, 1)] }];
  });
  return chains(edges).map((chain) => {
    const line = smooth(
      chain.map((end) => places.get(end) ?? [0, 0]),
      1,
    );
    return curve([...offSheet(sheet, get(line, 0)), ...line, ...offSheet(sheet, get(line, line.length - 1))], 5);
  });
}

/** What ends within a hex of the edge comes from beyond it. */
function offSheet({ width, height, radius }: HexSheet, [x, y]: Point): Point[] {
  const near = radius * 2.5;
  if (y < near) return [[x, 0]];
  if (y > height - near) return [[x, height]];
  if (x < near) return [[0, y]];
  return x > width - near ? [[width, y]] : [];
}

/** The edges joined end to end, those that begin somewhere first: where three meet, one runs into the two others. */
export function chains(edges: readonly Edge[]): number[][] {
  const at = new Map<number, number[]>();
  edges.forEach(({ ends }, i) => {
    for (const end of ends) at.set(end, [...(at.get(end) ?? []), i]);
  });
  const used = new Set<number>();
  const follow = (from: number): number[] => {
    const chain = [from];
    for (let here = from; ; ) {
      const next = at.get(here)?.find((i) => !used.has(i));
      if (next === undefined) return chain;
      used.add(next);
      const [a, b] = get(edges, next).ends;
      here = a === here ? b : a;
      chain.push(here);
    }
  };
  const sources = [...at].filter(([, meeting]) => meeting.length === 1).map(([end]) => end);
  return [...sources, ...at.keys()].map(follow).filter((chain) => chain.length > 1);
}
