import type { HexMap } from '../../../grids/hexes.ts';
import { type HexSheet, sheetOf } from '../../../table/hexes/sheet.ts';
import type { GroundPlan } from './shown.ts';

/** From the middle of a hex to a vertex, in units of the sheet. */
export const RADIUS = 40;
/** The neatline about the map. */
export const MARGIN = 34;

/** VE-0-a: flat tops, even columns half a hex lower. */
const mapOf = ({ cols, rows }: Pick<GroundPlan, 'cols' | 'rows'>): HexMap => ({
  cols,
  rows,
  top: 'flat',
  shoved: 'even',
});

const sheets = new Map<string, HexSheet>();

/** The sheet of a map; the same for maps of the same size. */
export function sheetFor(ground: Pick<GroundPlan, 'cols' | 'rows'>): HexSheet {
  const key = `${ground.cols}x${ground.rows}`;
  const sheet = sheets.get(key) ?? sheetOf(mapOf(ground), RADIUS, MARGIN);
  sheets.set(key, sheet);
  return sheet;
}
