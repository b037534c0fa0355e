import { type Point, pathOf } from '../geometry.ts';
import type { Road, RoadKind, Sheet } from '../sheet.ts';

export interface Roads {
  readonly lines: Readonly<Record<RoadKind, string>>;
  /** The roadway of the bridges, and their parapets. */
  readonly decks: string;
  readonly parapets: string;
}

export function roadsOf({ roads }: Sheet): Roads {
  const of = (kind: RoadKind) =>
    roads
      .filter((road) => road.kind === kind)
      .map(({ line }) => pathOf(line))
      .join('');
  const bridges = roads.flatMap(({ bridge }) => (bridge === null ? [] : [bridge]));
  return {
    lines: { chaussee: of('chaussee'), road: of('road'), path: of('path') },
    decks: bridges.map(deck).join(''),
    parapets: bridges.map(parapets).join(''),
  };
}

type Bridge = NonNullable<Road['bridge']>;

const laid = ({ at, angle }: Bridge, points: readonly Point[]): Point[] =>
  points.map(
    ([u, v]): Point => [
      at[0] + u * Math.cos(angle) - v * Math.sin(angle),
      at[1] + u * Math.sin(angle) + v * Math.cos(angle),
    ],
  );

const deck = (bridge: Bridge): string => {
  const w = bridge.half + 1;
  return pathOf(
    laid(bridge, [
      [-w, -4.2],
      [w, -4.2],
      [w, 4.2],
      [-w, 4.2],
    ]),
    true,
  );
};

const parapets = (bridge: Bridge): string => {
  const w = bridge.half;
  return [-1, 1]
    .map((k) =>
      pathOf(
        laid(bridge, [
          [-w - 3.5, k * 8],
          [-w, k * 4.6],
          [w, k * 4.6],
          [w + 3.5, k * 8],
        ]),
      ),
    )
    .join('');
};
