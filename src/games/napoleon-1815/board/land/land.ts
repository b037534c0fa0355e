import { beside, curve, pathOf } from '../../../../table/land/lines.ts';
import type { Box } from '../../data/box.ts';
import { FRONTIER } from '../country.ts';
import { project } from '../geometry.ts';
import { groundOf } from '../ground.ts';
import type { Sheet } from '../sheet.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { FURNISHINGS } from './furnishings.ts';
import { type Relief, reliefOf } from './relief.ts';
import { type Roads, roadsOf } from './roads.ts';
import { type Towns, townsOf } from './towns.ts';
import { type Water, waterOf } from './water.ts';
import { type Woods, woodsOf } from './woods.ts';

/** The whole land as paths, drawn once for a box. */
export interface Land {
  readonly fields: Fields;
  readonly relief: Relief;
  readonly water: Water;
  readonly woods: Woods;
  readonly roads: Roads;
  readonly towns: Towns;
  /** The frontier and the washes on its two sides. */
  readonly frontier: { readonly line: string; readonly south: string; readonly north: string };
}

export function landOf(box: Box, sheet: Sheet): Land {
  const ground = groundOf(sheet, FURNISHINGS, { place: 9, label: 9, chaussee: 9, road: 9, bridge: 9, water: 9 });
  const line = curve(FRONTIER.map(project), 6);
  return {
    fields: fieldsOf(ground),
    relief: reliefOf(sheet.streams, ground),
    water: waterOf(sheet.streams),
    woods: woodsOf(ground),
    roads: roadsOf(sheet),
    towns: townsOf(box, sheet),
    frontier: { line: pathOf(line), south: pathOf(beside(line, 9)), north: pathOf(beside(line, -9)) },
  };
}
