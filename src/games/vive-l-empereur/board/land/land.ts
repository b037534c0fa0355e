import { OFF, WAYS } from '../../../../grids/hexes.ts';
import { get } from '../../../../kernel/there.ts';
import { blankLand, type Land, type Look } from '../../../../table/hexes/land.ts';
import { hexesPath } from '../../../../table/hexes/sheet.ts';
import { crossings } from '../../../../table/land/curves.ts';
import { type Line, type Point, pathOf, placed } from '../../../../table/land/lines.ts';
import type { GroundPlan } from '../shown.ts';
import type { Colour } from './colours.ts';
import { type Country, coarser, countryOf, shapeAbove } from './country.ts';
import { drawFields } from './fields.ts';
import { drawPlaces } from './places.ts';
import { drawRelief } from './relief.ts';
import { drawWet } from './wet.ts';
import { drawAvenues, drawWoods, WOOD } from './woods.ts';

/** A look in the colours of this land. */
interface LandLook extends Look {
  readonly fill?: Colour;
  readonly stroke?: Colour;
}

/** Finer than this nobody sees it: at fewer pixels a unit it is left out. */
const FINE = 0.42;
/** Washes end softly: the same shape three times, each a little smaller. */
const SOFT = [-0.14, 0, 0.14];

/** The engineer's map: the layers from the ground up. */
export function landOf(plan: GroundPlan): Land {
  const country = countryOf(plan);
  const { sheet } = country;
  const land = blankLand(sheet.width, sheet.height);
  const pen = (look: LandLook) => land.pen(look);
  pen({ fill: 'paper', whole: true }).add(0, 0, `M0 0H${sheet.width}V${sheet.height}H0Z`);
  washes(country, pen);
  const parcel = (fill: Colour) => pen({ fill, alpha: 0.42, reach: 120 });
  drawFields(country, {
    parcels: [parcel('wheat'), parcel('rye'), parcel('fallow')],
    furrows: pen({ stroke: 'furrow', width: 0.8, alpha: 0.4, from: FINE, reach: 120 }),
    grass: pen({ stroke: 'furrow', width: 0.8, alpha: 0.5, from: FINE }),
  });
  floors(country, pen);
  const fine = pen({ stroke: 'hachure', width: 1, alpha: 0.66 });
  drawRelief(country, fine, pen({ stroke: 'hachure', width: 1.5, alpha: 0.76 }));
  waters(country, pen);
  ways(country, pen);
  drawAvenues(country, pen({ fill: 'leaf', stroke: 'trunk', width: 0.7, from: FINE }));
  const shade = pen({ stroke: 'trunk', width: 1.3, alpha: 0.35 });
  const leafage = (fill: Colour) => pen({ fill, stroke: 'trunk', width: 0.9 });
  drawWoods(country, {
    shade,
    crowns: [leafage('leaf-light'), leafage('leaf'), leafage('leaf-dark')],
    leaves: pen({ stroke: 'trunk', width: 0.8, alpha: 0.8, from: FINE }),
  });
  const roof = (fill: Colour) => pen({ fill, stroke: 'wall', width: 0.9 });
  drawPlaces(country, {
    yards: pen({ fill: 'yard', alpha: 0.72 }),
    walls: pen({ stroke: 'wall', width: 3.2, reach: 80 }),
    roofs: [roof('roof'), roof('roof-pale'), roof('roof-grey')],
    ridges: pen({ stroke: 'wall', width: 0.8, alpha: 0.6, from: FINE }),
    spires: pen({ fill: 'spire', stroke: 'wall', width: 0.9 }),
  });
  grid(country, pen);
  return land;
}

type PenOf = (look: LandLook) => ReturnType<ReturnType<typeof blankLand>['pen']>;

/** Low ground greener, high ground paler than what most of the map is. */
function washes({ plan, height }: Country, pen: PenOf): void {
  const field = coarser(height);
  const levels = [...new Set(plan.elevation)].sort((a, b) => a - b);
  const most = levels.reduce(
    (best, level) => {
      const many = (of: number) => plan.elevation.filter((other) => other === of).length;
      return many(level) > many(best) ? level : best;
    },
    get(levels, 0),
  );
  for (const level of levels) {
    if (level === most) continue;
    const isLow = level < most;
    const border = isLow ? level + 0.5 : level - 0.5;
    for (const more of SOFT)
      pen({ fill: isLow ? 'low' : 'high', alpha: 0.34, whole: true }).add(
        0,
        0,
        shapeAbove(field, border + more, isLow),
      );
  }
}

/** The floors of woods and thickets, and wet ground. */
function floors({ sheet, plan, wooded, bushy }: Country, pen: PenOf): void {
  const [woods, bushes] = [coarser(wooded), coarser(bushy)];
  for (const more of [-0.16, -0.06]) {
    pen({ fill: 'floor', alpha: 0.5, whole: true }).add(0, 0, shapeAbove(woods, WOOD + more));
    pen({ fill: 'floor', alpha: 0.4, whole: true }).add(0, 0, shapeAbove(bushes, 0.5 + more));
  }
  const marsh = plan.terrain.flatMap((kind, hex) => (kind === 'marsh' ? [hex] : []));
  for (const share of [1.06, 0.94, 0.8])
    pen({ fill: 'marsh', alpha: 0.34, whole: true }).add(0, 0, hexesPath(sheet, marsh, share));
}

function waters(country: Country, pen: PenOf): void {
  const strokes = [
    { stroke: 'bank', width: 10, alpha: 0.34 },
    { stroke: 'gap', width: 8.4 },
    { stroke: 'bed', width: 5.4 },
    { stroke: 'water', width: 3.6 },
  ] as const;
  for (const look of strokes) {
    const line = pen({ ...look, reach: 60 });
    for (const stream of country.streams) line.line(stream);
  }
  const pond = pen({ fill: 'water', stroke: 'bed', width: 2.6, reach: 60 });
  drawWet(country, {
    pond,
    ripples: pen({ stroke: 'ripple', width: 1, alpha: 0.6, reach: 60 }),
    reeds: pen({ stroke: 'reed', width: 1.1, alpha: 0.85 }),
    rough: pen({ stroke: 'rough', width: 1.1, alpha: 0.8 }),
  });
}

function ways({ roads, streams }: Country, pen: PenOf): void {
  const of = (wanted: 'road' | 'path') => roads.filter(({ type }) => type === wanted).map(({ line }) => line);
  const trail = pen({ stroke: 'trail', width: 4.2, reach: 60 });
  for (const line of of('path')) trail.line(line);
  const dashes = pen({ stroke: 'path', width: 1.7 });
  for (const line of of('path')) dashes.dashes(line, 7, 5.4);
  const kerb = pen({ stroke: 'kerb', width: 7.2, reach: 60 });
  for (const line of of('road')) kerb.line(line);
  const bridges = pen({ stroke: 'kerb', width: 2 });
  const road = pen({ stroke: 'road', width: 4.8, reach: 60 });
  for (const line of of('road')) road.line(line);
  for (const line of of('road')) {
    for (const stream of streams) {
      for (const { at, i } of crossings(line, stream)) for (const side of parapets(line, at, i)) bridges.line(side);
    }
  }
}

/** The two walls of a bridge, opening at its ends. */
function parapets(line: Line, at: Point, i: number): readonly Line[] {
  const [a, b] = [get(line, i), get(line, i + 1)];
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  return [-1, 1].map((k) =>
    placed(at, turn, [
      [-11, k * 7.5],
      [-7.5, k * 5],
      [7.5, k * 5],
      [11, k * 7.5],
    ]),
  );
}

/** Every hexside once: three of each hex, and those at the edge. */
function grid({ sheet }: Country, pen: PenOf): void {
  const lines = pen({ stroke: 'grid', width: 1, alpha: 0.34, reach: 90 });
  const { hexes } = sheet;
  for (let hex = 0; hex < hexes.count; hex++) {
    const [x, y] = sheet.middle(hex);
    for (let way = 0; way < WAYS; way++) {
      if (way < 3 || get(hexes.next, hex * WAYS + way) === OFF) lines.add(x, y, pathOf(sheet.side(hex, way)));
    }
  }
}
