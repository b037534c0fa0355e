import { get, there } from '../../../../kernel/there.ts';
import { SILENT } from '../../../../table/controls.tsx';
import { pathOf } from '../../../../table/land/lines.ts';
import { liveryOf } from '../pieces/livery.ts';
import type { Table } from '../table.ts';

/** The event that is being shown, as far as it goes over the map: a march, a retreat, an end. */
export function Journey({ table }: { readonly table: Table }) {
  const { showing, sheet, box } = table;
  if (showing?.kind === 'moved') {
    const road = sheet.roads[showing.link];
    const facts = box.links[showing.link];
    if (road === undefined || facts === undefined) return null;
    const line = facts.b === showing.to ? road.line : [...road.line].reverse();
    const { ground } = liveryOf(showing.nation);
    const [a, b] = [get(line, Math.max(0, line.length - 4)), there(line.at(-1))];
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return (
      <g className={showing.how === 'retreat' ? 'n15-journey n15-journey-back' : 'n15-journey'} {...SILENT}>
        <path className="n15-journey-edge" d={pathOf(line)} />
        <path className="n15-journey-line" d={pathOf(line)} stroke={ground} pathLength={100} />
        <path
          d="M-16-15L8 0-16 15-10 0Z"
          fill={ground}
          stroke="#f6ecd0"
          strokeWidth={2}
          transform={`translate(${b[0]} ${b[1]}) rotate(${angle})`}
        />
      </g>
    );
  }
  if (showing?.kind === 'eliminated') {
    const spot = sheet.spots[showing.zone];
    return spot === undefined ? null : (
      <g className="n15-end" transform={`translate(${spot.at[0]} ${spot.at[1]})`} {...SILENT}>
        <path d="M-26-26 26 26M26-26-26 26" />
      </g>
    );
  }
  return null;
}
