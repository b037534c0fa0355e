import { type Fought, Traces, type Way } from '../../../../table/traces.tsx';
import { liveryOf } from '../pieces/livery.ts';
import type { Table } from '../table.ts';

/** Outside the ring of a contested zone. */
const BEYOND = 21;
/** The head of an arrow lies before the zone, where blocks hardly ever stand. */
const GAP = 40;

/** Where stacks marched and fought since the viewer chose last, along the roads that they took. */
export function Lately({ table: { lately, sheet, box } }: { readonly table: Table }) {
  const ways: Way[] = [];
  const fights = new Map<number, Fought>();
  for (const event of lately) {
    if (event.kind === 'moved') {
      const [road, facts] = [sheet.roads[event.link], box.links[event.link]];
      if (road === undefined || facts === undefined) continue;
      const line = facts.b === event.to ? road.line : [...road.line].reverse();
      // Fog hides which blocks they are: then it is so many of that nation.
      const piece = event.blocks.length > 0 ? event.blocks.join(' ') : `${event.nation}/${event.count}`;
      ways.push({ piece, line, colour: liveryOf(event.nation).trace });
    } else if (event.kind === 'combat') {
      const spot = sheet.spots[event.zone];
      if (spot !== undefined) fights.set(event.zone, { at: spot.at, r: spot.r + BEYOND });
    }
  }
  return <Traces ways={ways} fights={[...fights.values()]} gap={GAP} size={1.4} />;
}
