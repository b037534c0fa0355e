import type { Seat } from '../../../kernel/flow.ts';
import { Control, grouped } from '../../../table/controls.tsx';
import { SKY, WIDTH } from './geometry.ts';
import { Crossed } from './marks.tsx';
import { liveryOfSeat, lostUnits, seatsFromBelow, type Table } from './table.ts';
import { UnitCounter } from './units.tsx';
import { seatName } from './words.ts';

const PLACE = 59;
const SCALE = 0.72;

/** The units that were lost, at both ends of the band above the field, and how many more end the match. */
export function Losses({ table }: { table: Table }) {
  if (table.view.phase === 'setup') return null;
  const [below, above] = seatsFromBelow(table.view);
  return (
    <>
      <Row table={table} seat={below} left={6} />
      <Row table={table} seat={above} left={WIDTH - 6 - PLACE * table.box.eliminationsToWin} />
    </>
  );
}

function Row({ table, seat, left }: { table: Table; seat: Seat; left: number }) {
  const { box, view, words } = table;
  const lost = lostUnits(view, seat);
  const places = box.eliminationsToWin;
  const spacing = lost.length > places ? (PLACE * (places - 1)) / (lost.length - 1) : PLACE;
  const livery = liveryOfSeat(table, seat);
  const label = words.losses(seatName(box, view, words, seat), lost.length, places);
  return (
    <g {...grouped(label)} transform={`translate(${left} 0)`}>
      {Array.from({ length: places }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other name
        <g key={i} className="man-place" transform={`translate(${i * PLACE + 2} 5)`}>
          <rect width={PLACE - 4} height={SKY - 10} rx={6} stroke={livery.trace} />
          {i === places - 1 ? <path d="M20 20 35 36M35 20 20 36" stroke={livery.trace} /> : null}
        </g>
      ))}
      {lost.map((unit, i) => (
        <Control
          key={unit}
          touching={table}
          thing={`unit:${unit}`}
          className="man-lost"
          style={{ transform: `translate(${i * spacing + PLACE / 2}px, ${SKY / 2}px)` }}
          area={<rect className="thing-hit" x={-PLACE / 2} y={-SKY / 2} width={PLACE} height={SKY} />}
        >
          <g transform={`scale(${SCALE})`}>
            <UnitCounter table={table} unit={unit} />
            <Crossed d="M-30-30 30 30" />
          </g>
        </Control>
      ))}
    </g>
  );
}
