import { crownShade, lobedCrown } from '../../../../table/land/slanting.ts';
import { speck } from '../../../../table/land/speckle.ts';
import { SQ } from '../geometry.ts';
import { type Relief, reliefOf, shapeOf } from '../relief.ts';
import { has, type Land, patchOf, strokes } from './land.ts';

const APART = 14;
/** Trees stand where the wood is at least this dense. */
const DENSE = 0.47;

/** A wood: its floor, and its trees row by row from the back, so that the nearer ones stand before the others. */
export function Woods({ land }: { land: Land }) {
  if (!has(land, 'woods')) return null;
  const patch = patchOf(land, 'woods');
  const relief = reliefOf(patch, land.seed + 23, 0.13);
  const rows = Array.from({ length: Math.floor((land.rows * SQ) / (APART * 0.72)) }, (_, row) => row);
  return (
    <g className="man-woods">
      <path className="man-wood-floor" d={shapeOf(relief, 0.42, patch)} />
      {rows.map((row) => (
        <TreeRow key={row} row={row} land={land} relief={relief} />
      ))}
    </g>
  );
}

function TreeRow({ row, land, relief }: { row: number; land: Land; relief: Relief }) {
  const crowns = strokes();
  const shades = strokes();
  for (let col = 0; col * APART < land.cols * SQ; col++) {
    const x = (col + 0.5 + (row % 2) * 0.5) * APART + (speck(col, row, land.seed + 3) - 0.5) * 8;
    const y = row * APART * 0.72 + (speck(col, row, land.seed + 4) - 0.5) * 5;
    if (relief(x, y) < DENSE || speck(col, row, land.seed + 6) < 0.12) continue;
    const size = 6.2 + speck(col, row, land.seed + 5) * 2.6;
    crowns.add(x, 0, lobedCrown(x, y, size));
    shades.add(x, 0, crownShade(x, y, size));
  }
  return (
    <>
      {crowns.paths().map(({ key, d }) => (
        <path key={key} className="man-tree" d={d} />
      ))}
      {shades.paths().map(({ key, d }) => (
        <path key={key} className="man-tree-shade" d={d} />
      ))}
    </>
  );
}
