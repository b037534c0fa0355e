import { memo } from 'preact/compat';
import { Control, type Touching } from '../../../../table/controls.tsx';
import { hexThing } from '../../../../table/hexes/cursor.ts';
import { circle } from '../../../../table/hexes/land.ts';
import { type Nearness, useLevel } from '../../../../table/hexes/near.ts';
import type { HexSheet } from '../../../../table/hexes/sheet.ts';
import { tenth as n, type Point } from '../../../../table/land/lines.ts';
import { NEAR } from '../levels.ts';
import { RADIUS } from '../sheet.ts';
import type { ShownLeader } from '../shown.ts';
import { hatPath, starPath } from './figures.ts';
import { slipFoot } from './slips.tsx';

export const leaderThing = ({ id }: Pick<ShownLeader, 'id'>) => `leader:${id}` as const;

/** His disc stands in the corner of his hex, the next one's beside it. */
export const leaderSpot = (sheet: HexSheet, { hex }: Pick<ShownLeader, 'hex'>, nth: number): Point => {
  const [x, y] = sheet.middle(hex);
  return [x + RADIUS * (0.62 - nth * 0.5), y - RADIUS * 0.56];
};

const SIZES = [12, 12, 10, 9] as const;
const TAGS = [0, 0, 8.4, 6.6] as const;

interface LeaderProps {
  readonly sheet: HexSheet;
  readonly nearness: Nearness;
  readonly touching: Touching;
  readonly leader: ShownLeader;
  /** How many leaders stand in the hex before him. */
  readonly nth: number;
  /** Is there a unit, under whose slip his name stands? */
  readonly mounted: boolean;
}

export const Leader = memo(function Leader({ sheet, nearness, touching, leader, nth, mounted }: LeaderProps) {
  const at = leaderSpot(sheet, leader, nth);
  const area = <path className="thing-hit" d={circle(at, 15)} />;
  return (
    <Control
      touching={touching}
      thing={leaderThing(leader)}
      under={hexThing(leader.hex)}
      className="ve-leader"
      area={area}
    >
      <LeaderArt
        nearness={nearness}
        leader={leader}
        x={at[0]}
        y={at[1]}
        foot={sheet.middle(leader.hex)}
        nth={nth}
        mounted={mounted}
      />
    </Control>
  );
});

interface LeaderArtProps extends Pick<LeaderProps, 'nearness' | 'leader' | 'nth' | 'mounted'> {
  readonly x: number;
  readonly y: number;
  readonly foot: Point;
}

const LeaderArt = memo(function LeaderArt({ nearness, leader, x, y, foot, nth, mounted }: LeaderArtProps) {
  const level = useLevel(nearness, x, y);
  if (level < 0) return null;
  const { nation, army, name, combat, morale } = leader;
  const r = SIZES[level] ?? 12;
  const size = TAGS[level] ?? 0;
  const wide = (name.length + 6) * size * 0.5 + size;
  const top = foot[1] + (mounted ? slipFoot(level) : RADIUS * 0.1) + nth * size * 1.3;
  return (
    <g className={`ve-leader-art ve-${nation}`}>
      <path className="ve-leader-ink" d={circle([x, y], r * 1.12)} />
      <path className="ve-leader-disc" strokeWidth={n(r * 0.18)} d={circle([x, y], r)} />
      <path className="ve-leader-hat" d={hatPath([x, y - (army ? r * 0.12 : 0)], r / 14)} />
      {army && <path className="ve-leader-star" d={starPath([x, y + r * 0.52], r / 20)} />}
      {level >= NEAR && (
        <>
          <rect
            className="ve-tag"
            x={n(foot[0] - wide / 2)}
            y={n(top)}
            width={n(wide)}
            height={n(size * 1.24)}
            rx={size * 0.16}
          />
          <text className="ve-tag-words" x={n(foot[0])} y={n(top + size * 0.95)} fontSize={size}>
            {name} <tspan className="ve-tag-value">+{combat}</tspan> · <tspan className="ve-tag-value">+{morale}</tspan>
          </text>
        </>
      )}
    </g>
  );
});
