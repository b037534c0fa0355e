import type { Thing } from '../../../kernel/game.ts';
import { Control } from '../../../table/controls.tsx';
import { CHOSEN, LIT, MARKED, type States, useThing } from '../../../table/states.ts';
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
            <SquareMarks states={table.states} thing={thing} />
          </Control>
        );
      })}
    </g>
  );
}

function SquareMarks({ states, thing }: { states: States; thing: Thing }) {
  const state = useThing(states, thing);
  return (
    <>
      {(state & CHOSEN) !== 0 ? <SquareChosen /> : (state & LIT) !== 0 ? <SquareLight /> : null}
      {(state & MARKED) !== 0 ? <Ring x={SQ / 2} y={SQ / 2} /> : null}
    </>
  );
}
