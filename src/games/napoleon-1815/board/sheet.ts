import { get } from '../../../kernel/there.ts';
import { crossings } from '../../../table/land/curves.ts';
import { distance, type Line, type Point } from '../../../table/land/lines.ts';
import { type Stream, streamOf } from '../../../table/land/rivers.ts';
import { type Bridge, roadLine } from '../../../table/land/roads.ts';
import type { Box, Zone, ZoneFacts } from '../data/box.ts';
import { CHAUSSEES } from './country.ts';
import { project, type Rect } from './geometry.ts';
import { LINES, PLACES } from './places.ts';
import { RIVERS, type River } from './rivers.ts';

/** A zone on the sheet. */
export interface Spot {
  readonly at: Point;
  /** The radius of what is drawn there. */
  readonly r: number;
  readonly lines: readonly string[];
  readonly size: number;
  readonly great: boolean;
  /** Where its name stands. */
  readonly label: Rect;
  /** Where its flag and value stand; null for a zone without value. */
  readonly flag: Rect | null;
}

export type RoadKind = 'chaussee' | 'road' | 'path';

export interface Road {
  readonly kind: RoadKind;
  readonly line: Line;
  readonly bridge: Bridge | null;
}

export interface RiverStream extends Stream {
  readonly river: River;
}

/** The skeleton of the map: where everything lies. */
export interface Sheet {
  readonly spots: readonly Spot[];
  readonly roads: readonly Road[];
  readonly streams: readonly RiverStream[];
}

export const FLAG = { w: 62, h: 34 };

const RADIUS: Readonly<Record<ZoneFacts['type'], number>> = {
  plain: 13,
  wooded: 14,
  town: 20,
  'fortified-town': 29,
  'fortified-farm': 19,
};

export function sheetOf(box: Box): Sheet {
  const streams = RIVERS.map((river) => ({
    river,
    ...streamOf(river.course.map(project), river.source, river.mouth, river.id.charCodeAt(0)),
  }));
  const spots = box.zones.map((zone, i) => spotOf(box, zone, i));
  const paved = pavedLinks(box);
  const roads = box.links.map((link, i): Road => {
    const [a, b] = [get(spots, link.a), get(spots, link.b)];
    const wooded = [link.a, link.b].some((z) => box.zones[z]?.type === 'wooded');
    const kind: RoadKind = paved.has(i) ? 'chaussee' : wooded ? 'path' : 'road';
    const line = roadLine(a.at, b.at, swayOf(kind, distance(a.at, b.at)), i * 17 + 5);
    return { kind, line, bridge: link.bridge ? bridgeOn(line, streams, a, b) : null };
  });
  return { spots, roads, streams };
}

/** The map is drawn and written for the great towns first. */
function spotOf(box: Box, facts: ZoneFacts, zone: Zone): Spot {
  const at = project([facts.x, facts.y]);
  const capital = zone === box.brussels;
  const great = capital || facts.type === 'town' || facts.type === 'fortified-town';
  const r = capital ? 36 : RADIUS[facts.type];
  const size = capital ? 33 : great ? 25 : 21.5;
  const lines = LINES[facts.id] ?? [facts.name];
  const [w, h] = [Math.max(...lines.map((line) => widthOf(line, size, great))), lines.length * size * 0.92];
  const [dx, dy, fx = 0, fy = r + 6 + FLAG.h / 2] = PLACES[facts.id] ?? [r + 5 + w / 2, 0];
  return {
    at,
    r,
    lines,
    size,
    great,
    label: { x: at[0] + dx - w / 2, y: at[1] + dy - h / 2, w, h },
    flag: facts.vp === 0 ? null : { x: at[0] + fx - FLAG.w / 2, y: at[1] + fy - FLAG.h / 2, ...FLAG },
  };
}

/** About how wide a name is in small capitals. */
function widthOf(text: string, size: number, great: boolean): number {
  let units = 0;
  for (const letter of text) units += /[-' ’]/.test(letter) ? 0.3 : letter === letter.toUpperCase() ? 0.72 : 0.525;
  return units * size * (great ? 1.04 : 1);
}

function pavedLinks(box: Box): ReadonlySet<number> {
  const zoneOf = new Map(box.zones.map(({ id }, i) => [id, i]));
  const out = new Set<number>();
  for (const places of CHAUSSEES) {
    for (let i = 0; i + 1 < places.length; i++) {
      const [a, b] = [zoneOf.get(get(places, i)), zoneOf.get(get(places, i + 1))];
      const link = a === undefined || b === undefined ? -1 : (box.linkOf[a * box.zones.length + b] ?? -1);
      if (link >= 0) out.add(link);
    }
  }
  return out;
}

/** Paved roads run straight, others sway a little. */
const swayOf = (kind: RoadKind, long: number): number =>
  kind === 'chaussee' ? Math.min(2, long * 0.01) : Math.min(9, long * 0.045);

/** The bridge of a connection: where it meets a river between its two places. */
function bridgeOn(line: Line, streams: readonly RiverStream[], a: Spot, b: Spot): Bridge {
  for (const { river, line: water, widths } of streams) {
    if (river.brook === true) continue;
    for (const { at, i, j } of crossings(line, water)) {
      if (distance(at, a.at) < a.r * 0.7 || distance(at, b.at) < b.r * 0.7) continue;
      const [from, to] = [get(line, i), get(line, i + 1)];
      return { at, angle: Math.atan2(to[1] - from[1], to[0] - from[0]), half: get(widths, j) / 2 + 5 };
    }
  }
  const middle = get(line, line.length >> 1);
  return { at: middle, angle: Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]), half: 8 };
}
