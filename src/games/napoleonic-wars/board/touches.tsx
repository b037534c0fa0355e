import { memo } from 'preact/compat';
import type { Thing } from '../../../kernel/game.ts';
import { Control } from '../../../table/controls.tsx';
import type { Point } from '../../../table/land/lines.ts';
import { useReading } from '../../../table/states.ts';
import { NATIONS, WARS } from '../data/names.ts';
import { PLACE } from '../position.ts';
import { placeOf } from './atlas.tsx';
import { hotelTokens, londonTokens, portugalBox, portugalStandings, russiaTokens, swedenTokens } from './boxes.tsx';
import { layoutOf, type Standing, standingsOf, tabletTokens } from './field.tsx';
import { FAR, PHONE_WARS, PORTUGAL, WAR_PLACES } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import { boxOf } from './land/landscape.tsx';
import { plaqueOf } from './phone.tsx';
import { type TokenFacts, tokenPlaces, tokenWidth } from './pieces.tsx';
import type { Table } from './table.ts';
import { agentAt } from './wars.tsx';

// What can be touched of the map, over all that is drawn: an area for hand, keys and reader, and a ring that shows its state. The
// drawing below is never drawn again for a touch.

const about = ([x, y]: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
const scaled = ({ x, y, w, h }: Rect): Rect => ({ x: x * FAR, y: y * FAR, w: w * FAR, h: h * FAR });

interface SpotProps {
  readonly table: Table;
  readonly thing: Thing;
  /** Where it lies where all can be read. */
  readonly near: Rect;
  /** Where it lies seen from afar; nowhere if it cannot be told there from its Nation. */
  readonly far?: Rect;
  readonly under?: Thing;
  /** Nations are washed while they may be chosen, all else has a ring. */
  readonly plot?: boolean;
  readonly round?: number;
}

/** One thing: it is drawn again when it lies elsewhere or has another name. */
const Spot = memo(
  function Spot({ table, thing, near, far, under, plot = false, round = 3 }: SpotProps) {
    return (
      <Control
        touching={table}
        thing={thing}
        className={plot ? 'nw-thing nw-plot' : 'nw-thing'}
        {...(under === undefined ? {} : { under })}
        area={
          <>
            <rect className="thing-hit nw-near" {...boxOf(near)} rx={round} />
            {far === undefined ? null : <rect className="thing-hit nw-far" {...boxOf(far)} rx={round} />}
          </>
        }
      >
        <rect className="nw-ring nw-near" {...boxOf(grown(near, plot ? 3 : 1.5))} rx={round + 1} />
        {far === undefined ? null : (
          <rect className="nw-ring nw-far" {...boxOf(grown(far, plot ? 4 : 2))} rx={round + 3} />
        )}
      </Control>
    );
  },
  (a, b) =>
    a.thing === b.thing &&
    a.under === b.under &&
    sameBox(a.near, b.near) &&
    sameBox(a.far, b.far) &&
    a.table.states === b.table.states &&
    a.table.language === b.table.language &&
    a.table.view === b.table.view,
);
const sameBox = (a: Rect | undefined, b: Rect | undefined): boolean =>
  a?.x === b?.x && a?.y === b?.y && a?.w === b?.w && a?.h === b?.h;

export function Touches({ table }: { readonly table: Table }) {
  const { facts } = table;
  const { nations } = facts;
  return (
    <g className="nw-touches">
      {NATIONS.map((nation, n) => (
        <Spot
          key={nation}
          table={table}
          thing={`nation:${n}`}
          near={placeOf(nation, nations[nation])}
          far={scaled(plaqueOf(nation))}
          plot
        />
      ))}
      <Spot
        table={table}
        thing={`nation:${PLACE.portugal}`}
        near={portugalBox(facts.portugal)}
        far={scaled(PORTUGAL)}
        plot
      />
      {NATIONS.map((nation, n) => {
        const { plates, shields } = standingsOf(layoutOf(nation, nations[nation]));
        return <Within key={nation} table={table} n={n} standings={[...plates, ...shields]} />;
      })}
      <Within table={table} n={PLACE.portugal} standings={portugalStandings(facts.portugal)} />
      {NATIONS.flatMap((nation) => tokenSpots(table, tabletTokens(nation, nations[nation])))}
      {tokenSpots(table, londonTokens(facts.london.tokens))}
      {tokenSpots(table, russiaTokens(facts.russia.tokens))}
      {tokenSpots(table, swedenTokens(facts.sweden))}
      {tokenSpots(table, hotelTokens(facts.hotel))}
      {WARS.map((war, n) => (
        <Spot
          key={war}
          table={table}
          thing={`war:${n}`}
          near={about(WAR_PLACES[war].at, WAR_PLACES[war].r + 2)}
          far={scaled(about(PHONE_WARS[war], 12))}
          round={13}
        />
      ))}
      {WARS.flatMap((war) => {
        const { agent } = facts.wars[war];
        if (agent?.thing === undefined) return [];
        const [x, y] = agentAt(war, agent);
        return [
          <Spot key={agent.thing} table={table} thing={agent.thing} near={{ x, y, w: tokenWidth(agent), h: 15 }} />,
        ];
      })}
    </g>
  );
}

interface TokensAt {
  readonly at: Point;
  readonly width: number;
  readonly tokens: readonly TokenFacts[];
}

/** Those that find no place of their own share that of the last one, which says how many they are. */
function tokenSpots(table: Table, { at, width, tokens }: TokensAt) {
  const places = tokenPlaces({ at, width, tokens });
  const shown = new Set(places.map(({ token }) => token.thing));
  const hidden = tokens.filter(({ thing }) => thing !== undefined && !shown.has(thing));
  const last = places.at(-1)?.box;
  return [
    ...places.map(({ token, box }) => ({ token, box })),
    ...hidden.flatMap((token, i) => (last === undefined ? [] : [{ token, box: sliceOf(last, i, hidden.length) }])),
  ].flatMap(({ token: { thing }, box }) =>
    thing === undefined ? [] : [<Spot key={thing} table={table} thing={thing} near={box} />],
  );
}

const sliceOf = ({ x, y, w, h }: Rect, i: number, of: number): Rect => ({ x: x + (w * i) / of, y, w: w / of, h });

interface WithinProps {
  readonly table: Table;
  readonly n: number;
  readonly standings: readonly Standing[];
}

const isThing = (id: string): id is Thing => id.startsWith('unit:');

/** The corps of a Nation, each by itself; from afar a sign that somebody in it may be chosen. */
function Within({ table, n, standings }: WithinProps) {
  const spots = standings.flatMap(({ corps, box }) =>
    corps.flatMap(({ id }, i) => (isThing(id) ? [{ thing: id, box: sliceOf(box, i, corps.length) }] : [])),
  );
  const lit = useReading(table.states, (sets) => spots.some(({ thing }) => sets.lit.has(thing)));
  const nation = NATIONS[n];
  const { x, y, w } = scaled(nation === undefined ? PORTUGAL : plaqueOf(nation));
  return (
    <>
      {lit ? <circle className="nw-inside nw-far" cx={x + w} cy={y} r={16} /> : null}
      {spots.map(({ thing, box }) => (
        <Spot key={thing} table={table} thing={thing} near={box} under={`nation:${n}`} />
      ))}
    </>
  );
}
