import type { Thing } from '../../../../kernel/game.ts';
import { get } from '../../../../kernel/there.ts';
import { SILENT } from '../../../../table/controls.tsx';
import { pathOf } from '../../../../table/land/lines.ts';
import { type Sets, useReading } from '../../../../table/states.ts';
import type { Zone } from '../../data/box.ts';
import type { Reach } from '../aides.ts';
import type { Laid, Placing } from '../laying.ts';
import type { Table } from '../table.ts';

/** The roads that the stack under way can take: to every zone in reach, or at least to those that can be chosen. */
export function Ways({ table, reach }: { readonly table: Table; readonly reach: readonly Reach[] }) {
  const d = useReading(table.states, (sets) => {
    const links = new Set(reach.length > 0 ? reach.flatMap(({ path }) => path) : nextLinks(table, sets));
    return [...links].map((link) => pathOf(table.sheet.roads[link]?.line ?? [])).join('');
  });
  return d === '' ? null : (
    <g {...SILENT}>
      <path className="n15-way" d={d} />
      <path className="n15-way-dots" d={d} />
    </g>
  );
}

/** The way to the zone that a hand is over: by which roads the stack would come there. */
export function WayUnderHand({ table, reach }: { readonly table: Table; readonly reach: readonly Reach[] }) {
  const d = useReading(table.states, ({ hand = null }) => {
    const path = reach.find(({ zone }) => zone === zoneUnder(table, hand))?.path ?? [];
    return path.map((link) => pathOf(table.sheet.roads[link]?.line ?? [])).join('');
  });
  return d === '' ? null : <path className="n15-way-taken" d={d} {...SILENT} />;
}

/** A zone, or that of a block. */
function zoneUnder({ view }: Table, thing: Thing | null): Zone {
  const [kind, id] = thing?.split(':') ?? [];
  if (kind === 'zone') return Number(id);
  return kind === 'block' ? (view.where[Number(id)] ?? -1) : -1;
}

/** From where the stack stands to the zones that are lit. */
function nextLinks({ view, box }: Table, { lit }: Sets): readonly number[] {
  const from = view.op?.zone ?? view.combat?.at ?? -1;
  const facts = box.zones[from];
  return facts === undefined ? [] : facts.by.filter((_, i) => lit.has(`zone:${get(facts.near, i)}`));
}

const PLATE = { w: 70, h: 28 };

interface PlatesProps {
  readonly table: Table;
  readonly reach: readonly Reach[];
  readonly placing: Placing;
  readonly laid: Laid;
}

/** What each zone in reach costs, in points and in fatigue. */
export function ReachPlates({ table, reach, placing, laid }: PlatesProps) {
  if (reach.length === 0) return null;
  const places = placing.plates(
    reach.map(({ zone }): Zone => zone),
    PLATE.w,
    PLATE.h,
    laid,
  );
  return (
    <g {...SILENT} className="n15-plates">
      {reach.map(({ zone, points, fatigue }) => {
        const at = places.get(zone);
        return at === undefined ? null : (
          <g key={zone} transform={`translate(${at.x} ${at.y})`}>
            <title>{table.words.reach(points, fatigue)}</title>
            <rect className="n15-reach-plate" x={13} y={1.5} width={56} height={25} rx={12.5} />
            <circle className="n15-reach-points" cx={14} cy={14} r={13.5} />
            <text x={14} y={21}>
              {points}
            </text>
            <Cylinder x={35} y={6} w={13} h={16} faint={fatigue === 0} />
            <text className={fatigue === 0 ? 'n15-faint' : 'n15-tired'} x={58} y={21}>
              {fatigue}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A fatigue cylinder. */
export function Cylinder({
  x,
  y,
  w,
  h,
  faint = false,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  faint?: boolean;
}) {
  const lid = w * 0.22;
  return (
    <g className={faint ? 'n15-cylinder n15-cylinder-faint' : 'n15-cylinder'}>
      <path d={`M${x} ${y + lid}v${h - 2 * lid}a${w / 2} ${lid} 0 0 0 ${w} 0v${-(h - 2 * lid)}Z`} />
      <ellipse cx={x + w / 2} cy={y + lid} rx={w / 2} ry={lid} />
    </g>
  );
}
