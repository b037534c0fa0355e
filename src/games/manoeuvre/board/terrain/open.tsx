import { mix, speck } from '../../../../table/land/speckle.ts';
import { n, type Point, SQ } from '../geometry.ts';
import { addStroke, type Land, pathsOf, type Strokes, squaresOf } from './land.ts';

/** Open ground: here and there a tuft of grass, so that the paper is not empty. */
export function Grass({ land }: { land: Land }) {
  const tufts: Strokes = new Map();
  for (const { col, row, index } of squaresOf(land, 'clear')) {
    for (let i = 0; i < 4; i++) {
      const x = (col + 0.1 + 0.8 * speck(index, i, land.seed + 60)) * SQ;
      const y = (row + 0.1 + 0.8 * speck(index, i, land.seed + 61)) * SQ;
      addStroke(tufts, x, y, `M${n(x)} ${n(y)}q.6-3.500 2-5m1 5q.2-2.600 1.600-3.800m-6 3.800q-.5-2-1.800-3`);
    }
  }
  return pathsOf(tufts).map(({ key, d }) => <path key={key} className="man-grass" d={d} />);
}

/** Ploughed fields: four parcels around a crooked crossing, each with its own run of furrows. */
export function Fields({ land }: { land: Land }) {
  return (
    <g className="man-fields">
      {squaresOf(land, 'field').map(({ col, row, index }) => {
        const random = (i: number) => speck(index, i, land.seed + 70) - 0.5;
        const x0 = col * SQ;
        const y0 = row * SQ;
        const at = (x: number, y: number): Point => ({ x: x0 + x, y: y0 + y });
        const [upper, lower] = [at(50 + random(0) * 26, 3), at(50 + random(1) * 26, 97)];
        const [left, right] = [at(3, 50 + random(2) * 26), at(97, 50 + random(3) * 26)];
        const middle = at(50 + random(4) * 12, 50 + random(5) * 12);
        const parcels: readonly Quad[] = [
          [at(3, 3), upper, middle, left],
          [upper, at(97, 3), right, middle],
          [left, middle, lower, at(3, 97)],
          [middle, right, at(97, 97), lower],
        ];
        return parcels.map((parcel, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parcels never change places
          <Parcel key={`${index} ${i}`} corners={parcel} across={(i + index) % 3 !== 1} tone={(i + index) % 3} />
        ));
      })}
    </g>
  );
}

type Quad = readonly [Point, Point, Point, Point];

function Parcel({ corners, across, tone }: { corners: Quad; across: boolean; tone: number }) {
  const [a, b, c, d] = corners;
  const edge = corners.map((p) => `${n(p.x)} ${n(p.y)}`).join('L');
  const furrows = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.7) / 9.4;
    const [from, to] = across ? [between(a, d, t), between(b, c, t)] : [between(a, b, t), between(d, c, t)];
    return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  });
  return (
    <>
      <path className={`man-parcel man-parcel-${tone}`} d={`M${edge}Z`} />
      <path className="man-furrow" d={furrows.join('')} />
    </>
  );
}

function between(a: Point, b: Point, t: number): Point {
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
}
