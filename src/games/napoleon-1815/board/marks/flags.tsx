import { SILENT } from '../../../../table/controls.tsx';
import type { Rect } from '../geometry.ts';
import { Flag } from '../pieces/flags.tsx';
import type { Table } from '../table.ts';

/** On each zone of value: the flag of who controls it, and what it is worth. */
export function Flags({ table, places }: { readonly table: Table; readonly places: readonly (Rect | null)[] }) {
  const { box, view, showing } = table;
  return (
    <g {...SILENT}>
      {places.map((flag, zone) => {
        if (flag === null) return null;
        const nation = view.control[zone] ?? -1;
        const fresh = showing?.kind === 'control' && showing.zone === zone;
        return (
          <g
            key={box.zones[zone]?.id}
            className={fresh ? 'n15-flag n15-fresh' : 'n15-flag'}
            transform={`translate(${flag.x} ${flag.y})`}
          >
            <path className="n15-pole" d="M5 33V2M1 33.500h8" />
            <circle className="n15-knob" cx={5} cy={2} r={2.4} />
            {nation >= 0 ? (
              <Flag nation={nation} x={6.5} y={4} w={28} h={18} />
            ) : (
              <rect className="n15-no-flag" x={6.5} y={4} width={28} height={18} />
            )}
            <circle className="n15-coin" cx={49} cy={16} r={12.5} />
            <circle className="n15-coin-line" cx={49} cy={16} r={10} />
            <text className="n15-coin-figure" x={49} y={23}>
              {box.zones[zone]?.vp}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The white blocks of Fortified Positions: gabions in the yard of the farm. */
export function Redoubts({ table }: { readonly table: Table }) {
  const { sheet, view } = table;
  return (
    <g {...SILENT}>
      {view.fortified.map((zone) => {
        const spot = sheet.spots[zone];
        return spot === undefined ? null : (
          <g key={zone} transform={`translate(${spot.at[0] - 10} ${spot.at[1] - 9})`}>
            <path d="M0 5l5-5h17l-5 5Z" fill="#fffdf4" stroke="#2a2116" strokeWidth={1} />
            <path d="M17 5l5-5v16l-5 5Z" fill="#bdb196" stroke="#2a2116" strokeWidth={1} />
            <rect y={5} width={17} height={16} fill="#f6efdd" stroke="#2a2116" strokeWidth={1.2} />
            <path
              d="M3 18v-7h3v7M7 18v-7h3v7M11 18v-7h3v7M2 10.500h13"
              fill="#c9a26a"
              stroke="#4a3312"
              strokeWidth={0.9}
            />
          </g>
        );
      })}
    </g>
  );
}
