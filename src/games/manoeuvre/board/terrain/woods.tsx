import { n, SQ } from '../geometry.ts';
import { contours, reliefOf, rounded } from '../relief.ts';
import { speck } from '../speckle.ts';
import { has, type Land, patchOf } from './land.ts';

const APART = 14;
/** Trees stand where the wood is at least this dense. */
const DENSE = 0.47;

/** A wood: its floor, and its trees row by row from the back, so that the nearer ones stand before the others. */
export function Woods({ land }: { land: Land }) {
  if (!has(land, 'woods')) return null;
  const patch = patchOf(land, 'woods');
  const relief = reliefOf(patch, land.seed + 23, 0.13);
  const rows = Math.floor((land.rows * SQ) / (APART * 0.72));
  return (
    <g className="man-woods">
      <path className="man-wood-floor" d={rounded(contours(relief, 0.42, patch))} />
      {Array.from({ length: rows }, (_, row) => {
        const trees = treesOf(row, land, relief);
        return trees.crowns === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of trees never change places
          <g key={row}>
            <path className="man-tree" d={trees.crowns} />
            <path className="man-tree-shade" d={trees.shades} />
          </g>
        );
      })}
    </g>
  );
}

function treesOf(row: number, land: Land, relief: (x: number, y: number) => number) {
  let crowns = '';
  let shades = '';
  const y0 = row * APART * 0.72;
  for (let col = 0; col * APART < land.cols * SQ; col++) {
    const x = (col + 0.5 + (row % 2) * 0.5) * APART + (speck(col, row, land.seed + 3) - 0.5) * 8;
    const y = y0 + (speck(col, row, land.seed + 4) - 0.5) * 5;
    if (relief(x, y) < DENSE || speck(col, row, land.seed + 6) < 0.12) continue;
    const size = 6.2 + speck(col, row, land.seed + 5) * 2.6;
    crowns += crown(x, y, size);
    shades += shade(x, y, size);
  }
  return { crowns, shades };
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
