import { get } from '../../../../kernel/there.ts';
import { Control } from '../../../../table/controls.tsx';
import { pathOf } from '../../../../table/land/lines.ts';
import type { Road } from '../sheet.ts';
import type { Table } from '../table.ts';

/** Every connection can be touched, at its bridge or half-way. A destroyed bridge bears a white cube. */
export function Links({ table }: { readonly table: Table }) {
  const { box, sheet } = table;
  return (
    // What lies between places: the arrow keys pass it by, unless it can be chosen.
    <g data-between="">
      {box.links.map(({ id }, link) => {
        const road = sheet.roads[link];
        return road === undefined ? null : <LinkControl key={id} table={table} link={link} road={road} />;
      })}
    </g>
  );
}

function LinkControl({ table, link, road }: { readonly table: Table; readonly link: number; readonly road: Road }) {
  const [x, y] = road.bridge?.at ?? get(road.line, road.line.length >> 1);
  const angle = ((road.bridge?.angle ?? 0) * 180) / Math.PI;
  return (
    <Control
      touching={table}
      thing={`link:${link}`}
      className="n15-link"
      area={<circle className="thing-hit" cx={x} cy={y} r={road.bridge === null ? 10 : 16} />}
    >
      <path className="n15-link-line" d={pathOf(road.line)} />
      <circle className="n15-link-ring" cx={x} cy={y} r={15} />
      {table.view.destroyed.includes(link) ? (
        <g transform={`translate(${x} ${y}) rotate(${angle})`}>
          <Wreck />
        </g>
      ) : null}
    </Control>
  );
}

/** A white cube on broken arches. */
function Wreck() {
  return (
    <g className="n15-wreck">
      <path className="n15-gap" d="M-7-7h14v14h-14Z" />
      <path className="n15-splinters" d="M-8-6l4 3-3 3 4 3-4 3M8-6l-4 3 3 3-4 3 4 3" />
      <g transform="translate(-8 -9)">
        <path d="M0 4l4-4h14l-4 4Z" fill="#fffdf4" stroke="#2a2116" strokeWidth={0.9} />
        <path d="M14 4l4-4v13l-4 4Z" fill="#b9ae93" stroke="#2a2116" strokeWidth={0.9} />
        <rect y={4} width={14} height={13} fill="#f3ecd9" stroke="#2a2116" strokeWidth={1} />
        <path d="M3 7l8 7M11 7l-8 7" stroke="#a8302b" strokeWidth={2.2} />
      </g>
    </g>
  );
}
