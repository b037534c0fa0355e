import { tenth as n } from '../../../../table/land/lines.ts';
import { houseFront } from '../../../../table/land/slanting.ts';
import { speck } from '../../../../table/land/speckle.ts';
import { SQ } from '../geometry.ts';
import { reliefOf, shapeOf } from '../relief.ts';
import { has, type Land, patchOf, squaresOf } from './land.ts';

const PLOT = 20;

/** A town: houses with roofs that catch the light on one side, and a church in every square. */
export function Towns({ land }: { land: Land }) {
  if (!has(land, 'town')) return null;
  const patch = patchOf(land, 'town');
  const relief = reliefOf(patch, land.seed + 31, 0.06);
  const rows = Math.floor((land.rows * SQ) / PLOT);
  const churches = squaresOf(land, 'town').map(({ col, row, index }) => ({
    x: (col + 0.5) * SQ + (speck(index, 1, land.seed) - 0.5) * 14,
    y: (row + 0.5) * SQ + 9,
  }));
  return (
    <g className="man-towns">
      <path className="man-town-ground" d={shapeOf(relief, 0.48, patch)} />
      {Array.from({ length: rows }, (_, row) => {
        const houses = housesOf(row, land, relief, churches);
        return houses.walls === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of houses never change places
          <g key={row}>
            <path className="man-wall" d={houses.walls} />
            <path className="man-roof" d={houses.roofs} />
            <path className="man-roof-shade" d={houses.shades} />
          </g>
        );
      })}
      {churches.map(({ x, y }) => (
        <Church key={`${x} ${y}`} x={x} y={y} />
      ))}
    </g>
  );
}

function housesOf(
  row: number,
  land: Land,
  relief: (x: number, y: number) => number,
  churches: readonly { x: number; y: number }[],
) {
  const houses = { walls: '', roofs: '', shades: '' };
  for (let col = 0; col < (land.cols * SQ) / PLOT; col++) {
    const x = (col + 0.5) * PLOT + (speck(col, row, land.seed + 8) - 0.5) * 5;
    const y = (row + 0.75) * PLOT + (speck(col, row, land.seed + 9) - 0.5) * 4;
    if (relief(x, y - 4) < 0.5) continue;
    if (churches.some((c) => Math.abs(c.x - x) < 17 && y > c.y - 26 && y < c.y + 14)) continue;
    const width = 12 + speck(col, row, land.seed + 10) * 5;
    const { wall, roof, shade } = houseFront(x, y, width, speck(col, row, land.seed + 12) < 0.35);
    houses.walls += wall;
    houses.roofs += roof;
    houses.shades += shade;
  }
  return houses;
}

function Church({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${n(x)} ${n(y)})`}>
      <path className="man-wall" d="M-3 6V-7H14V6Z" />
      <path className="man-roof" d="M-3-6l3-8H12l3.4 8z" />
      <path className="man-wall" d="M-12 6V-16H-3V6Z" />
      <path className="man-spire" d="M-13-15.500 -7.500-34 -2-15.500Z" />
      <path className="man-cross" d="M-7.500-34v-7m-2.600 2.400h5.200" />
      <path className="man-roof-shade" d="M-7.500 6v-5M2-1v-3M6-1v-3M10-1v-3M5-13.500l1.500 7M8.500-13.500l2 7" />
    </g>
  );
}
