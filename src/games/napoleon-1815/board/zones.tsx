import { get } from '../../../kernel/there.ts';
import { Control } from '../../../table/controls.tsx';
import { distance } from '../../../table/land/lines.ts';
import type { Rect } from './geometry.ts';
import type { Sheet, Spot } from './sheet.ts';
import type { Table } from './table.ts';

const WIDEST = 40;

/** Every place as something that can be touched: a disc about it, and its name. */
export function Zones({ table, names }: { readonly table: Table; readonly names: readonly Rect[] }) {
  const { sheet, box } = table;
  return box.zones.map(({ id }, zone) => {
    const spot = sheet.spots[zone];
    return spot === undefined ? null : (
      <ZoneControl
        key={id}
        table={table}
        zone={zone}
        spot={spot}
        label={names[zone] ?? spot.label}
        room={roomAbout(sheet, zone)}
      />
    );
  });
}

interface ZoneProps {
  readonly table: Table;
  readonly zone: number;
  readonly spot: Spot;
  readonly label: Rect;
  readonly room: number;
}

function ZoneControl({ table, zone, spot: { at, r }, label, room }: ZoneProps) {
  return (
    <Control
      touching={table}
      thing={`zone:${zone}`}
      className="n15-zone"
      area={
        <>
          <circle className="thing-hit" cx={at[0]} cy={at[1]} r={room} />
          <rect
            className="thing-hit n15-hit-name"
            x={label.x - 2}
            y={label.y - 2}
            width={label.w + 4}
            height={label.h + 4}
          />
        </>
      }
    >
      <circle className="n15-zone-under" cx={at[0]} cy={at[1]} r={r + 8} />
      <circle className="n15-zone-ring" cx={at[0]} cy={at[1]} r={r + 8} />
    </Control>
  );
}

/** As far as half the way to the nearest neighbour. */
export function roomAbout({ spots }: Sheet, zone: number): number {
  const here = get(spots, zone).at;
  return spots.reduce(
    (room, { at }, other) => (other === zone ? room : Math.min(room, distance(at, here) / 2)),
    WIDEST,
  );
}
