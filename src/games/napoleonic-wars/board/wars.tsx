import { ring } from '../../../table/land/curves.ts';
import { type Point, pathOf } from '../../../table/land/lines.ts';
import { SHEET, WAR_PLACES } from './geometry.ts';
import type { War, WarState } from './nouns.ts';
import { Coin, Token, type TokenFacts, tokenWidth } from './pieces.tsx';

export interface WarFacts {
  readonly state: WarState;
  /** NW-4.9-b: what the player has to reach. */
  readonly difficulty: number;
  /** A £1 Trade marker lies there. */
  readonly trade: boolean;
  /** NW-2.1.2-b: it wants the sea; it counts for the aim. */
  readonly anchor?: boolean;
  readonly strategic?: boolean;
  /** It is being fought. */
  readonly fresh?: boolean;
  /** The Grand Vizier stands there. */
  readonly vizier?: boolean;
  /** A diplomat who works there. */
  readonly agent?: TokenFacts;
}

const hexagon = (at: Point, r: number): string => pathOf(ring(at, r, 6), true);

interface HexagonProps {
  readonly at: Point;
  readonly r: number;
  readonly facts: WarFacts;
}

/** A minor war: its difficulty while it is open, a tick on red when it is won, a cross on blue when it is lost. */
export function Hexagon({ at, r, facts }: HexagonProps) {
  const [x, y] = at;
  const { state, trade, fresh, anchor, strategic } = facts;
  return (
    <g className={`nw-war nw-war-${state}${r < 10 ? ' nw-war-small' : ''}`}>
      <path className="nw-shade" d={hexagon([x + 1, y + 2], r)} />
      {fresh === true ? <path className="nw-war-fresh" d={hexagon(at, r + 3.6)} /> : null}
      <path className="nw-war-rim" d={hexagon(at, r + 1)} />
      <path className="nw-war-body" d={hexagon(at, r - 0.4)} />
      {state === 'open' ? (
        <text x={x} y={y + r * 0.42}>
          {facts.difficulty}
        </text>
      ) : (
        <path
          className="nw-war-sign"
          d={
            state === 'won'
              ? `M${x - r * 0.43} ${y}l${r * 0.31} ${r * 0.35} ${r * 0.55} ${-r * 0.7}`
              : `M${x - r * 0.35} ${y - r * 0.35}l${r * 0.7} ${r * 0.7}m0 ${-r * 0.7}l${-r * 0.7} ${r * 0.7}`
          }
        />
      )}
      {anchor === true && state === 'open' ? <Anchor at={[x - r, y + r - 2]} /> : null}
      {strategic === true && state === 'open' ? <Star at={[x + r - 1, y - r + 2]} /> : null}
      {facts.vizier === true && state === 'open' ? <Crescent at={[x - r, y - r + 2]} /> : null}
      {trade ? <Coin at={[x + r - 1, y + r - 2]} r={5.8} /> : null}
    </g>
  );
}

const Anchor = ({ at: [x, y] }: { readonly at: Point }) => (
  <g className="nw-anchor" transform={`translate(${x} ${y})`}>
    <circle r={5.4} />
    <path d="M0-2.600v6M0-2.600a1 1 0 1 0-.01 0M-3 .8q0 2.800 3 2.800t3-2.800M-1.600-1h3.200" />
  </g>
);

const Crescent = ({ at: [x, y] }: { readonly at: Point }) => (
  <g className="nw-crescent" transform={`translate(${x} ${y})`}>
    <circle r={5.4} />
    <path d="M1.800-3.200a3.400 3.400 0 1 0 0 6.400 4 4 0 0 1 0-6.400Z" />
  </g>
);

/** The N with laurels of the rulebook, as a star of five. */
const Star = ({ at: [x, y] }: { readonly at: Point }) => (
  <path
    className="nw-star"
    transform={`translate(${x} ${y})`}
    d="M0-5 1.300-1.600 4.800-1.500 2 .7 2.900 4 0 2.100-2.900 4-2 .7-4.800-1.500-1.300-1.600Z"
  />
);

/** Where the diplomat stands who works at a war: over it, in the High Seas over its name. */
export function agentAt(war: War, agent: TokenFacts): Point {
  const { at, r, side } = WAR_PLACES[war];
  if (r < 10) return [at[0] + 13, at[1] - 7.5];
  const x = side === 'right' ? at[0] - r : at[0] - tokenWidth(agent) / 2;
  return [Math.min(x, SHEET.x + SHEET.w - 8 - tokenWidth(agent)), at[1] - r - 19];
}

/** A minor war at its place, with its name. */
export function WarPlaceMark({
  war,
  facts,
  name,
}: {
  readonly war: War;
  readonly facts: WarFacts;
  readonly name: string;
}) {
  const { at, side, r } = WAR_PLACES[war];
  const [x, y] = at;
  const words = {
    right: [x + r + (facts.trade ? 8 : 5), y + 4.5, 'nw-start'],
    left: [x - r - (facts.anchor === true ? 11 : 6), y + 4.5, 'nw-end'],
    below: [x, y + r + 13, 'nw-middle'],
    above: [x, y - r - 6, 'nw-middle'],
  } as const;
  const [tx, ty, anchor] = words[side];
  return (
    <g>
      <Hexagon at={at} r={r} facts={facts} />
      <text className={`nw-war-name ${anchor}`} x={tx} y={ty}>
        {name}
      </text>
      {facts.agent === undefined ? null : <Token at={agentAt(war, facts.agent)} token={facts.agent} />}
    </g>
  );
}
