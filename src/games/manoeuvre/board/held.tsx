import type { Seat } from '../../../kernel/flow.ts';
import { SILENT } from '../../../table/controls.tsx';
import { useStore } from '../../../table/store.ts';
import type { Square } from '../position.ts';
import { cellOf, SQ } from './geometry.ts';
import { liveryOfSeat, type Pointer, type Table } from './table.ts';

/** Squares of the enemy's half that a side controls: its hatching, which leans the other way for the other side. */
export function Held({ table, pointer }: { table: Table; pointer: Pointer }) {
  const shown = useStore(pointer);
  const seats = ([0, 1] as const).filter((seat) => table.view.control[seat].length > 0);
  return (
    <g {...SILENT}>
      {seats.map((seat) => (
        <g key={seat} className={shown === seat ? 'man-held man-held-shown' : 'man-held'}>
          <Hatching id={`man-hatch-${seat}`} lean={seat === 0 ? 45 : -45} colour={liveryOfSeat(table, seat).trace} />
          {table.view.control[seat].map((square) => (
            <HeldSquare key={square} table={table} seat={seat} square={square} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** A held square: hatched, framed, and with a pennant in its corner where no counter speaks for itself. */
function HeldSquare({ table, seat, square }: { table: Table; seat: Seat; square: Square }) {
  const { col, row } = cellOf(square, table.bottom);
  const { trace, ground } = liveryOfSeat(table, seat);
  return (
    <g transform={`translate(${col * SQ} ${row * SQ})`}>
      <rect x={2} y={2} width={SQ - 4} height={SQ - 4} fill={`url(#man-hatch-${seat})`} stroke={trace} />
      {table.view.where.includes(square) ? null : (
        <g className="man-pennant">
          <path d="M9 96V66" />
          <path d="M10 67 34 73 10 81Z" fill={ground} />
        </g>
      )}
    </g>
  );
}

function Hatching({ id, lean, colour }: { id: string; lean: number; colour: string }) {
  return (
    <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform={`rotate(${lean})`}>
      <path d="M0 0V9" stroke={colour} strokeWidth="3.400" />
    </pattern>
  );
}
