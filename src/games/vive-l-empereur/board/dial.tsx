import { memo } from 'preact/compat';
import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { Control, type Touching } from '../../../table/controls.tsx';
import { circle } from '../../../table/hexes/land.ts';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import { tenth as n, type Point } from '../../../table/land/lines.ts';
import { useReading } from '../../../table/states.ts';
import { RADIUS } from './sheet.ts';

const FAR = RADIUS * 1.5;
const SIZE = 13;

/** A point about the middle, by the facing (VE-0-b). */
const about = ([x, y]: Point, facing: number, far: number): Point => {
  const turn = (facing * Math.PI) / 6;
  return [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
};

interface DialProps {
  readonly sheet: HexSheet;
  readonly touching: Touching;
  readonly hexAt: (thing: Thing) => Hex;
}

/** The facings that the chosen unit may take, as arrows about it: only those that are legal and paid for. */
export const Dial = memo(function Dial({ sheet, touching, hexAt }: DialProps) {
  const open = useReading(touching.states, ({ lit, chosen }) => {
    const facings = [...lit, ...chosen].filter((thing) => thing.startsWith('facing:'));
    const unit = [...chosen].find((thing) => thing.startsWith('unit:'));
    return facings.length === 0 || unit === undefined ? '' : [unit, ...facings].join();
  });
  const [unit, ...facings] = open.split(',').filter((thing): thing is Thing => thing.includes(':'));
  const hex = unit === undefined ? OFF : hexAt(unit);
  if (hex < 0) return null;
  const middle = sheet.middle(hex);
  return (
    <g className="ve-dial">
      <path className="ve-dial-ring" d={circle(middle, FAR)} />
      {facings.map((thing) => (
        <Facing key={thing} touching={touching} thing={thing} middle={middle} />
      ))}
    </g>
  );
});

const Facing = memo(function Facing({
  touching,
  thing,
  middle,
}: {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly middle: Point;
}) {
  const facing = Number(thing.slice(thing.indexOf(':') + 1));
  const at = about(middle, facing, FAR);
  const p = (turn: number, far: number): string =>
    about(at, facing + turn, far)
      .map(n)
      .join(' ');
  const head = `M${p(0, SIZE * 0.82)}L${p(5, SIZE * 0.72)}L${p(6, SIZE * 0.28)}L${p(7, SIZE * 0.72)}Z`;
  return (
    <Control
      touching={touching}
      thing={thing}
      className="ve-facing"
      area={<path className="thing-hit" d={circle(at, SIZE * 1.15)} />}
    >
      <path className="ve-dial-disc" d={circle(at, SIZE)} />
      <path className="ve-dial-head" d={head} />
    </Control>
  );
});
