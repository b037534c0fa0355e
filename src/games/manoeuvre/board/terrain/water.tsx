import { reed, ripple } from '../../../../table/land/slanting.ts';
import { speck } from '../../../../table/land/speckle.ts';
import { SQ } from '../geometry.ts';
import { reliefOf, shapeOf } from '../relief.ts';
import { has, type Land, patchOf } from './land.ts';

/** Water lines: they follow the shore, fainter towards the middle. */
const LINES = [0.64, 0.74, 0.83, 0.91, 0.97] as const;

export function Lakes({ land }: { land: Land }) {
  if (!has(land, 'lake')) return null;
  const patch = patchOf(land, 'lake');
  const relief = reliefOf(patch, land.seed + 41, 0.07);
  return (
    <g className="man-lakes">
      <path className="man-lake" d={shapeOf(relief, 0.53, patch)} />
      {LINES.map((level, i) => (
        <path
          key={level}
          className="man-water-line"
          strokeWidth={1.3 - i * 0.16}
          opacity={1 - i * 0.16}
          d={shapeOf(relief, level, patch)}
        />
      ))}
    </g>
  );
}

const APART = 17;

/** A marsh: wet ground, tufts of reed, and short strokes of water between them. */
export function Marshes({ land }: { land: Land }) {
  if (!has(land, 'marsh')) return null;
  const patch = patchOf(land, 'marsh');
  const relief = reliefOf(patch, land.seed + 53, 0.14);
  let reeds = '';
  let water = '';
  for (let row = 0; row < (land.rows * SQ) / APART; row++) {
    for (let col = 0; col < (land.cols * SQ) / APART; col++) {
      const x = (col + 0.5 + (row % 2) * 0.5) * APART + (speck(col, row, land.seed + 13) - 0.5) * 7;
      const y = (row + 0.5) * APART + (speck(col, row, land.seed + 14) - 0.5) * 7;
      if (relief(x, y) < 0.5) continue;
      water += ripple(x, y, 11 + speck(col, row, land.seed) * 6);
      if (speck(col, row, land.seed + 15) < 0.72) reeds += reed(x, y);
    }
  }
  return (
    <g className="man-marshes">
      <path className="man-marsh" d={shapeOf(relief, 0.47, patch)} />
      <path className="man-marsh-water" d={water} />
      <path className="man-reed" d={reeds} />
    </g>
  );
}
