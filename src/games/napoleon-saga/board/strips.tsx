import type { Seat } from '../../../kernel/flow.ts';
import { SILENT } from '../../../table/controls.tsx';
import { ArmFigure } from '../../../table/figures.tsx';
import { Emblem } from '../../../table/liveries.tsx';
import type { Unit } from '../position.ts';
import { HEIGHT, STRIP, WIDTH } from './geometry.ts';
import { factsOf, liveryOfNation, liveryOfSeat, ownerOf, sideOf, type Table } from './table.ts';
import { seatName } from './words.ts';

/** Above and below the field: what each side holds, and what it has taken. */
export function Strips({ table }: { readonly table: Table }) {
  const below = table.bottom;
  return (
    <>
      <Strip table={table} seat={1 - below} y={0} />
      <Strip table={table} seat={below} y={HEIGHT - STRIP} />
    </>
  );
}

function Strip({ table, seat, y }: { readonly table: Table; readonly seat: Seat; readonly y: number }) {
  const { view, words } = table;
  const side = sideOf(view, seat);
  const livery = liveryOfSeat(view, seat);
  const { labels } = words.game;
  const counts = [
    [labels.hand, side.handCount],
    [labels.deck, side.deckCount + side.bottomCount],
    [labels.discards, side.discard.length],
    [labels.army, side.reservesCount + side.underCount],
  ] as const;
  const enemy = sideOf(view, 1 - seat);
  const taken = [...enemy.fallen, ...enemy.givenUp];
  return (
    <g className="saga-strip" transform={`translate(0 ${y})`} fill={livery.ink} {...SILENT}>
      <rect width={WIDTH} height={STRIP} fill={livery.ground} />
      {/* Beside the buttons of the camera, which lie over the corner where the field fills its frame. */}
      <Emblem livery={livery} x={56} y={8} size={18} />
      <text className="saga-strip-name" x={80} y={24}>
        {seatName(table, words, seat)}
      </text>
      {counts.map(([label, count], i) => (
        <text key={label} x={170 + i * 92} y={23}>
          {label} <tspan fontWeight={600}>{count}</tspan>
        </text>
      ))}
      {taken.length + side.trophies.length === 0 ? null : (
        <text className="saga-strip-taken" x={WIDTH - 18 - Math.min(5, taken.length) * 28} y={23}>
          {labels.taken} <tspan fontWeight={600}>{taken.length + side.trophies.length}</tspan>
        </text>
      )}
      {taken.slice(-5).map((unit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token may have been taken twice
        <Taken key={i} table={table} unit={unit} x={WIDTH - 22 - i * 28} />
      ))}
    </g>
  );
}

/** A unit that is no more: its arm on its colour, struck through. */
function Taken({ table, unit, x }: { readonly table: Table; readonly unit: Unit; readonly x: number }) {
  const facts = factsOf(table, unit);
  if (facts === undefined) return null;
  const livery = liveryOfNation(table.view, ownerOf(unit), facts.nation);
  return (
    <g className="saga-taken" transform={`translate(${x} ${STRIP / 2})`}>
      <rect x={-13} y={-12} width={26} height={24} rx={3} fill={livery.ground} stroke={livery.facing} />
      <g fill={livery.ink}>
        <ArmFigure arm={facts.arm} x={-9} y={-9} size={18} />
      </g>
      <path className="saga-struck-out" d="M-11 10 11-10" />
    </g>
  );
}
