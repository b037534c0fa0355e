import type { Seat } from '../../../kernel/flow.ts';
import { SILENT } from '../../../table/controls.tsx';
import { Emblem } from '../../../table/liveries.tsx';
import type { Edge } from '../position.ts';
import { type Border, borderOf, FIELD, labelsAlong, SQ } from './geometry.ts';
import { edgesSettled, liveryOfSeat, type Table } from './table.ts';
import { seatName } from './words.ts';

/** The grid, hardly there; the joints of the tiles a little more. */
export function Grid() {
  const lines = Array.from({ length: 7 }, (_, i) => `M${(i + 1) * SQ} 0V${FIELD}M0 ${(i + 1) * SQ}H${FIELD}`).join('');
  return (
    <g {...SILENT}>
      <path className="man-grid" d={lines} />
      <path className="man-joint" d={`M${FIELD / 2} 0V${FIELD}M0 ${FIELD / 2}H${FIELD}`} />
    </g>
  );
}

/** Letters and figures along two sides, and north. */
export function Labels({ bottom }: { bottom: Edge }) {
  const { below, left } = labelsAlong(bottom);
  return (
    <g className="man-coordinates" {...SILENT}>
      {below.map((label, i) => (
        <text key={label} x={(i + 0.5) * SQ} y={FIELD + 27}>
          {label}
        </text>
      ))}
      {left.map((label, i) => (
        <text key={label} x={-22} y={(i + 0.5) * SQ + 5}>
          {label}
        </text>
      ))}
      <North bottom={bottom} />
    </g>
  );
}

const TURN: Readonly<Record<Border, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

function North({ bottom }: { bottom: Edge }) {
  return (
    <g transform={`translate(${FIELD + 15} ${FIELD + 15}) rotate(${TURN[borderOf('N', bottom)]})`}>
      <path className="man-needle" d="M0-12 4 0 0 12-4 0Z" />
      <path className="man-needle-north" d="M0-12 4 0H-4Z" />
    </g>
  );
}

/** Both starting edges in the colours and arms of their armies, and the line between the halves. */
export function Edges({ table }: { table: Table }) {
  if (!edgesSettled(table.view)) return null;
  const upright = table.view.sides[0].edge === 'E' || table.view.sides[0].edge === 'W';
  const along = borderOf(upright ? 'E' : 'N', table.bottom);
  const across = along === 'top' || along === 'bottom';
  return (
    <g {...SILENT}>
      <path className="man-halves" d={across ? `M0 ${FIELD / 2}H${FIELD}` : `M${FIELD / 2} 0V${FIELD}`} />
      {([0, 1] as const).map((seat) => (
        <StartingEdge key={seat} table={table} seat={seat} />
      ))}
    </g>
  );
}

function StartingEdge({ table, seat }: { table: Table; seat: Seat }) {
  const side = table.view.sides[seat];
  const livery = liveryOfSeat(table, seat);
  if (side === undefined) return null;
  const border = borderOf(side.edge, table.bottom);
  const name = seatName(table.box, table.view, table.words, seat);
  // The band lies along its border; its name is read from below or from the left.
  const place: Readonly<Record<Border, string>> = {
    top: 'translate(0 -16)',
    bottom: `translate(0 ${FIELD})`,
    left: `translate(-16 ${FIELD}) rotate(-90)`,
    right: `translate(${FIELD} ${FIELD}) rotate(-90)`,
  };
  return (
    <g transform={place[border]}>
      <rect width={FIELD} height={16} fill={livery.ground} stroke={livery.facing} strokeWidth={1.4} />
      <text className="man-edge-name" x={FIELD / 2} y={12.2} fill={livery.ink}>
        {name}
      </text>
      {[1, 2.5, 5.5, 7].map((at) => (
        <Emblem key={at} livery={livery} x={at * SQ - 6} y={2} size={12} />
      ))}
    </g>
  );
}
