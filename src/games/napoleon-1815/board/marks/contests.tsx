import { get, there } from '../../../../kernel/there.ts';
import { SILENT } from '../../../../table/controls.tsx';
import { distance, type Line, type Point } from '../../../../table/land/lines.ts';
import { isCorps } from '../../pieces.ts';
import type { Axis } from '../../position.ts';
import { liveryOf } from '../pieces/livery.ts';
import type { Spot } from '../sheet.ts';
import { blocksAt, type Table } from '../table.ts';

/** Zones where both camps stand: a broken ring, crossed sabres, the axis and the ways that it closes. */
export function Contests({ table }: { readonly table: Table }) {
  const { view, sheet } = table;
  const zones = table.box.zones.map((_, zone) => zone).filter((zone) => isContested(table, zone));
  return (
    <g {...SILENT}>
      {zones.map((zone) => {
        const spot = sheet.spots[zone];
        return spot === undefined ? null : <Contest key={zone} spot={spot} fought={view.combat?.zone === zone} />;
      })}
      {view.axes.map((axis) => (
        <AxisArrow key={axis.zone} table={table} axis={axis} />
      ))}
    </g>
  );
}

export function isContested({ view }: Pick<Table, 'view'>, zone: number): boolean {
  if (view.axes.some((axis) => axis.zone === zone) || view.combat?.zone === zone) return true;
  return [0, 1].every((camp) => blocksAt(view, zone, camp).some(isCorps));
}

function Contest({ spot: { at, r }, fought }: { readonly spot: Spot; readonly fought: boolean }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={fought ? 'n15-contest n15-fought' : 'n15-contest'}>
      <circle r={r + 12} />
      <g transform={`translate(0 ${-r - 13})`}>
        <circle className="n15-contest-plate" r={13} />
        <path className="n15-sabres" d={SABRES} />
      </g>
    </g>
  );
}

const SABRES = 'M-8-8C-3-6 4 0 6 7M4 8.500l4-2.600M8-8C3-6-4 0-6 7M-4 8.500l-4-2.600';

/** The arrow shows where its camp retreats to; bars close the ways that the viewer's own corps may not take. */
function AxisArrow({ table, axis }: { readonly table: Table; readonly axis: Axis }) {
  const { sheet, box, own } = table;
  const road = sheet.roads[axis.link];
  const spot = sheet.spots[axis.zone];
  const facts = box.links[axis.link];
  if (road === undefined || spot === undefined || facts === undefined) return null;
  const out = facts.a === axis.zone ? road.line : [...road.line].reverse();
  const { ground, dark } = liveryOf(axis.camp === 0 ? 0 : coalitionNation(table, axis.zone));
  const barred =
    own === null
      ? []
      : own === axis.camp
        ? (box.zones[axis.zone]?.by ?? []).filter((link) => link !== axis.link)
        : [axis.link];
  const from = along(out, spot.r + 14);
  const to = along(out, Math.min(spot.r + 64, lengthOf(out) - 16));
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const long = distance(from, to);
  return (
    <g>
      <g
        className={axis.struck ? 'n15-axis n15-axis-struck' : 'n15-axis'}
        transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}
      >
        <path d={arrow(long)} fill="#1b140a" opacity={0.35} transform="translate(2 3)" stroke="none" />
        <path d={arrow(long)} fill={ground} stroke="#f6ecd0" strokeWidth={2} />
        <path d={arrow(long)} fill="none" stroke={dark} strokeWidth={0.7} />
      </g>
      {barred.map((link) => {
        const exit = sheet.roads[link];
        const ends = box.links[link];
        if (exit === undefined || ends === undefined) return null;
        const line = ends.a === axis.zone ? exit.line : [...exit.line].reverse();
        return <Bar key={link} line={line} far={spot.r + (link === axis.link ? 74 : 19)} />;
      })}
    </g>
  );
}

/** Which of the two nations of the coalition stands there: that of its corps. */
export function coalitionNation({ view }: Table, zone: number): number {
  const known = blocksAt(view, zone, 1).find(isCorps);
  if (known !== undefined) return known < 14 ? 1 : 2;
  return view.hidden.find((group) => group.zone === zone && group.nation !== 0)?.nation ?? 1;
}

const arrow = (long: number): string => `M0 -6.500H${long - 17}V-14L${long} 0L${long - 17} 14V6.500H0L6 0Z`;

/** A barrier across a road. */
function Bar({ line, far }: { readonly line: Line; readonly far: number }) {
  const at = along(line, far);
  const next = along(line, far + 4);
  const angle = (Math.atan2(next[1] - at[1], next[0] - at[0]) * 180) / Math.PI;
  return (
    <g className="n15-barrier" transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}>
      <path d="M0-9V9" />
      <path className="n15-barrier-stripes" d="M0-9V9" />
    </g>
  );
}

function lengthOf(line: Line): number {
  let long = 0;
  for (let i = 0; i + 1 < line.length; i++) long += distance(get(line, i), get(line, i + 1));
  return long;
}

/** The point of a line at this distance from its start. */
export function along(line: Line, far: number): Point {
  let left = far;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [get(line, i), get(line, i + 1)];
    const d = distance(a, b);
    if (left <= d && d > 0) return [a[0] + ((b[0] - a[0]) * left) / d, a[1] + ((b[1] - a[1]) * left) / d];
    left -= d;
  }
  return there(line.at(-1));
}
