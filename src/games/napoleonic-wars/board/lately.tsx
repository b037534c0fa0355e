import { distance } from '../../../table/land/lines.ts';
import { Traces, type Way } from '../../../table/traces.tsx';
import { FRANCE, NATION_COUNT, PLACE } from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { wayBetween } from './field.tsx';
import type { Rect } from './land/chart.ts';
import type { Table } from './table.ts';

/** Where each Nation lies, and Portugal as the sixth. */
export type Places = (nation: number) => Rect;

const COLOURS = { french: 'var(--nw-rim-french)', coalition: 'var(--nw-rim-coalition)' } as const;
const isOnMap = (place: number): boolean => place >= 0 && place <= PLACE.portugal;

interface Gone {
  readonly piece: string;
  readonly from: number;
  readonly to: number;
  readonly side: keyof typeof COLOURS;
}

/** Who went from where to where: corps of France out of Paris, retreats and who came after them, envoys. */
function goneIn(events: readonly NapoleonicEvent[]): readonly Gone[] {
  const out: Gone[] = [];
  let field = FRANCE;
  for (const event of events) {
    if (event.kind === 'battle') field = event.nation;
    else if (event.kind === 'retreated' && isOnMap(event.to))
      out.push({ piece: `flight ${event.from}`, from: event.from, to: event.to, side: sideOf(event.french) });
    else if (event.kind === 'pursues')
      out.push({ piece: `pursuit ${field}`, from: field, to: event.to, side: sideOf(event.french) });
    else if (event.kind === 'deployed' && !event.lost)
      out.push({ piece: `army ${event.nation}`, from: FRANCE, to: event.nation, side: 'french' });
    else if (event.kind === 'envoy' && !event.turnedAway)
      out.push({ piece: `envoy ${event.diplomat}`, from: FRANCE, to: event.nation, side: 'french' });
    else if (event.kind === 'moved' && isOnMap(event.from) && isOnMap(event.to))
      out.push({ piece: `corps ${event.unit}`, from: event.from, to: event.to, side: 'french' });
  }
  return out;
}
const sideOf = (french: boolean) => (french ? 'french' : 'coalition');

interface LatelyProps {
  readonly table: Table;
  readonly places: Places;
  readonly size: number;
}

/** What France did since the player chose, and what is being shown of it. */
export function Lately({ table, places, size }: LatelyProps) {
  const { lately, showing, rolling } = table;
  const events = showing === null || rolling ? lately : [showing];
  const seen = new Set<string>();
  const ways: Way[] = goneIn(events).flatMap(({ piece, from, to, side }) => {
    const key = `${from} ${to} ${side}`;
    if (from === to || seen.has(key)) return [];
    seen.add(key);
    const line = wayBetween(places(from), places(to));
    // Where neighbours touch there is no room for an arrow.
    return distance(...line) < 30 * size ? [] : [{ piece, line, colour: COLOURS[side] }];
  });
  const fights = events.flatMap((event) =>
    event.kind === 'battleWon' && event.nation < NATION_COUNT ? [event.nation] : [],
  );
  return (
    <Traces
      ways={ways}
      fights={[...new Set(fights)].map((nation) => {
        const { x, y } = places(nation);
        return { at: [x, y], r: 13 * size };
      })}
      gap={0}
      size={size}
    />
  );
}
