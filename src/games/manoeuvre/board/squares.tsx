import { Control } from '../../../table/controls.tsx';
import { cellOf, SQ } from './geometry.ts';
import { Ring, SquareChosen, SquareLight } from './marks.tsx';
import type { Table } from './table.ts';

/** The sixty-four squares as things to touch. */
export function Squares({ table }: { table: Table }) {
  return (
    <g>
      {table.view.field.map((_, square) => {
        const thing = `square:${square}` as const;
        const { col, row } = cellOf(square, table.bottom);
        const chosen = table.chosen.has(thing);
        return (
          <Control
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
            key={square}
            touching={table}
            thing={thing}
            className="thing-plot"
            style={{ transform: `translate(${col * SQ}px, ${row * SQ}px)` }}
            area={<rect className="thing-hit" x={1} y={1} width={SQ - 2} height={SQ - 2} />}
          >
            {chosen ? <SquareChosen /> : table.lit.has(thing) ? <SquareLight /> : null}
            {table.marked.has(thing) ? <Ring x={SQ / 2} y={SQ / 2} /> : null}
          </Control>
        );
      })}
    </g>
  );
}
