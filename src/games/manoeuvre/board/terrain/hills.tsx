import { along } from '../../../../table/land/contours.ts';
import { tenth as n, type Point } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import type { Strokes } from '../../../../table/land/strokes.ts';
import { useShown } from '../../../../table/shown.ts';
import { downhill, outlines, type Relief, reliefOf, shapeOf } from '../relief.ts';
import { has, type Land, patchOf, strokes } from './land.ts';

/** The light falls from the upper left, as on every engraved map: slopes that face away from it get heavier strokes. */
const AWAY_FROM_LIGHT: Point = [0.6, 0.8];
const FOOT = 0.52;
/** Rows of hachures: at which height they begin, how long they are, how close together. */
const TIERS = [
  { level: 0.95, length: 9, spacing: 4.6 },
  { level: 0.83, length: 10, spacing: 4.4 },
  { level: 0.67, length: 11, spacing: 4.2 },
] as const;

/** Hills that lie side by side are one height, with slopes only where it falls off. Their hachures follow when all else is shown. */
export function Hills({ land }: { land: Land }) {
  const shown = useShown();
  if (!has(land, 'hill')) return null;
  const patch = patchOf(land, 'hill');
  const relief = reliefOf(patch, land.seed + 11, 0.07);
  return (
    <g className="man-hills">
      <path className="man-hill-foot" d={shapeOf(relief, FOOT, patch)} />
      <path className="man-hill-back" d={shapeOf(relief, 0.72, patch)} />
      <path className="man-hill-top" d={shapeOf(relief, 0.9, patch)} />
      {shown ? <Hachures relief={relief} land={land} /> : null}
    </g>
  );
}

function Hachures({ relief, land }: { relief: Relief; land: Land }) {
  return hachures(relief, land)
    .paths()
    .map(({ key, kind, d }) => <path key={key} className="man-hachure" strokeWidth={kind} d={d} />);
}

/** Strokes down the slope, heavier in the shade. */
function hachures(relief: Relief, land: Land): Strokes {
  const patch = patchOf(land, 'hill');
  const random = speckle(land.seed + 5);
  const drawn = strokes();
  for (const { level, length, spacing } of TIERS) {
    for (const line of outlines(relief, level, patch)) {
      for (const from of along(line, spacing)) {
        if (onBorder(from, land)) continue;
        const [dx, dy] = downhill(relief, from);
        const shade = dx * AWAY_FROM_LIGHT[0] + dy * AWAY_FROM_LIGHT[1];
        const weight = shade > 0.35 ? '1.75' : shade > -0.4 ? '1.15' : '.7';
        const long = length * (0.75 + random() * 0.5) * (shade > 0 ? 1.1 : 0.9);
        const start = 1 + random() * 1.5;
        const lean = (random() - 0.5) * 1.6;
        const [x, y] = from;
        const top = `M${n(x + dx * start)} ${n(y + dy * start)}`;
        drawn.add(x, y, `${top}l${n(dx * long - dy * lean)} ${n(dy * long + dx * lean)}`, weight);
      }
    }
  }
  return drawn;
}

function onBorder([x, y]: Point, land: Land): boolean {
  return x <= 1 || y <= 1 || x >= land.cols * 100 - 1 || y >= land.rows * 100 - 1;
}
