import { furrows } from '../../../../table/land/fields.ts';
import { type Line, type Point, pathOf } from '../../../../table/land/lines.ts';
import { grassTuft } from '../../../../table/land/slanting.ts';
import { speck } from '../../../../table/land/speckle.ts';
import { SQ } from '../geometry.ts';
import { type Land, squaresOf, strokes } from './land.ts';

/** Open ground: here and there a tuft of grass, so that the paper is not empty. */
export function Grass({ land }: { land: Land }) {
  const tufts = strokes();
  for (const { col, row, index } of squaresOf(land, 'clear')) {
    for (let i = 0; i < 4; i++) {
      const x = (col + 0.1 + 0.8 * speck(index, i, land.seed + 60)) * SQ;
      const y = (row + 0.1 + 0.8 * speck(index, i, land.seed + 61)) * SQ;
      tufts.add(x, y, grassTuft(x, y));
    }
  }
  return tufts.paths().map(({ key, d }) => <path key={key} className="man-grass" d={d} />);
}

/** Ploughed fields: four parcels around a crooked crossing, each with its own run of furrows. */
export function Fields({ land }: { land: Land }) {
  return (
    <g className="man-fields">
      {squaresOf(land, 'field').map(({ col, row, index }) => {
        const random = (i: number) => speck(index, i, land.seed + 70) - 0.5;
        const x0 = col * SQ;
        const y0 = row * SQ;
        const at = (x: number, y: number): Point => [x0 + x, y0 + y];
        const [upper, lower] = [at(50 + random(0) * 26, 3), at(50 + random(1) * 26, 97)];
        const [left, right] = [at(3, 50 + random(2) * 26), at(97, 50 + random(3) * 26)];
        const middle = at(50 + random(4) * 12, 50 + random(5) * 12);
        const parcels: readonly Line[] = [
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

/** Where nine furrows lie between two sides of a parcel. */
const FURROWS = Array.from({ length: 9 }, (_, i) => (i + 0.7) / 9.4);

function Parcel({ corners, across, tone }: { corners: Line; across: boolean; tone: number }) {
  // Those that run across start from the left side instead of the upper one.
  const sides = across ? [...corners.slice(0, 1), ...corners.slice(1).reverse()] : corners;
  return (
    <>
      <path className={`man-parcel man-parcel-${tone}`} d={pathOf(corners, true)} />
      <path className="man-furrow" d={furrows(sides, FURROWS)} />
    </>
  );
}
