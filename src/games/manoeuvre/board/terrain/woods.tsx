import { speck } from '../../../../table/land/speckle.ts';
import { n, SQ } from '../geometry.ts';
import { contours, type Relief, reliefOf, rounded } from '../relief.ts';
import { addStroke, has, type Land, patchOf, pathsOf, type Strokes } from './land.ts';

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
      <path className="man-wood-floor" d={rounded(contours(relief, 0.42, patch))} />
      {rows.map((row) => (
        <TreeRow key={row} row={row} land={land} relief={relief} />
      ))}
    </g>
  );
}

function TreeRow({ row, land, relief }: { row: number; land: Land; relief: Relief }) {
  const crowns: Strokes = new Map();
  const shades: Strokes = new Map();
  for (let col = 0; col * APART < land.cols * SQ; col++) {
    const x = (col + 0.5 + (row % 2) * 0.5) * APART + (speck(col, row, land.seed + 3) - 0.5) * 8;
    const y = row * APART * 0.72 + (speck(col, row, land.seed + 4) - 0.5) * 5;
    if (relief(x, y) < DENSE || speck(col, row, land.seed + 6) < 0.12) continue;
    const size = 6.2 + speck(col, row, land.seed + 5) * 2.6;
    addStroke(crowns, x, 0, crown(x, y, size));
    addStroke(shades, x, 0, shade(x, y, size));
  }
  return (
    <>
      {pathsOf(crowns).map(({ key, d }) => (
        <path key={key} className="man-tree" d={d} />
      ))}
      {pathsOf(shades).map(({ key, d }) => (
        <path key={key} className="man-tree-shade" d={d} />
      ))}
    </>
  );
}

/** A round crown of five lobes. */
function crown(x: number, y: number, r: number): string {
  const [w, h] = [n(r * 0.72), n(r * 0.66)];
  const lobe = (dx: number, dy: number) => `a${w} ${h} 0 0 1 ${n(dx * r)} ${n(dy * r)}`;
  return `M${n(x - r * 0.9)} ${n(y + r * 0.25)}${lobe(0.35, -0.9)}${lobe(1, -0.2)}${lobe(0.5, 0.95)}${lobe(-0.75, 0.55)}${lobe(-1.1, -0.4)}z`;
}

/** The side away from the light: two short strokes within the crown. */
function shade(x: number, y: number, r: number): string {
  return (
    `M${n(x + r * 0.65)} ${n(y - r * 0.3)}q${n(r * 0.2)} ${n(r * 0.6)} ${n(-r * 0.45)} ${n(r * 0.85)}` +
    `M${n(x + r * 0.25)} ${n(y - r * 0.25)}q${n(r * 0.12)} ${n(r * 0.4)} ${n(-r * 0.3)} ${n(r * 0.6)}`
  );
}
