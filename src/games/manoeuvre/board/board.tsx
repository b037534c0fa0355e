import { Arrows } from './arrows.tsx';
import { Roll } from './dice.tsx';
import { Edges, Grid, Labels } from './frame.tsx';
import { FIELD, HEIGHT, MARGIN, TOP, WIDTH } from './geometry.ts';
import { Held } from './held.tsx';
import type { Lands } from './lands.ts';
import { Lately } from './lately.tsx';
import { Losses } from './losses.tsx';
import { EdgeChoice, Slots } from './setup-field.tsx';
import { lightOn, Sky } from './sky.tsx';
import { Squares } from './squares.tsx';
import { dayGone, isNight, type Pointer, type Table } from './table.ts';
import { Landscape } from './terrain/landscape.tsx';
import { Units } from './units.tsx';

interface BoardProps {
  readonly table: Table;
  readonly lands: Lands;
  readonly pointer: Pointer;
}

/** The battlefield with all that stands on it, under the sky of its day. */
export function Board({ table, lands, pointer }: BoardProps) {
  const { box, view, bottom } = table;
  const laid = view.field.length > 0;
  const light = lightOn(dayGone(box, view), isNight(view));
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    <svg
      className="drawn-board man-board"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={table.words.battlefield}
    >
      <rect className="man-table" width={WIDTH} height={HEIGHT} rx={4} />
      <Sky table={table} />
      <Losses table={table} />
      <Roll table={table} width={WIDTH} />
      <g transform={`translate(${MARGIN} ${TOP})`}>
        <rect className="man-border" x={-3} y={-3} width={FIELD + 6} height={FIELD + 6} />
        <svg width={FIELD} height={FIELD} viewBox={`0 0 ${FIELD} ${FIELD}`} overflow="hidden" aria-hidden="true">
          <rect className="man-paper" width={FIELD} height={FIELD} />
          {laid ? <Landscape land={lands.field(view.field, bottom)} /> : null}
          <rect className="man-dusk" width={FIELD} height={FIELD} fill={light.colour} opacity={light.opacity} />
          <Held table={table} pointer={pointer} />
          {laid ? <Grid /> : null}
        </svg>
        <Slots table={table} lands={lands} />
        <Edges table={table} />
        <Labels bottom={bottom} />
        <Squares table={table} />
        <EdgeChoice table={table} />
        <Lately table={table} />
        <Units table={table} />
        <Arrows table={table} />
      </g>
    </svg>
  );
}
