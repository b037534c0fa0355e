import type { Seat } from '../../../kernel/flow.ts';
import { SILENT } from './controls.tsx';
import { cellOf, SQ } from './geometry.ts';
import { liveryOfSeat, type Table } from './table.ts';

/** Squares of the enemy's half that a side controls: its hatching, which leans the other way for the other side. */
export function Held({ table, shown }: { table: Table; shown: Seat | null }) {
  const seats = ([0, 1] as const).filter((seat) => table.view.control[seat].length > 0);
  return (
    <g {...SILENT}>
      {seats.map((seat) => (
        <g key={seat} className={shown === seat ? 'man-held man-held-shown' : 'man-held'}>
          <Hatching id={`man-hatch-${seat}`} lean={seat === 0 ? 45 : -45} colour={liveryOfSeat(table, seat).trace} />
          {table.view.control[seat].map((square) => {
            const { col, row } = cellOf(square, table.bottom);
            return (
              <rect
                key={square}
                x={col * SQ + 2}
                y={row * SQ + 2}
                width={SQ - 4}
                height={SQ - 4}
                fill={`url(#man-hatch-${seat})`}
                stroke={liveryOfSeat(table, seat).trace}
              />
            );
          })}
        </g>
      ))}
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
