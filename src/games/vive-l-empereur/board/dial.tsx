import { memo, useCallback, useContext } from 'preact/compat';
import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { Control, type Touching } from '../../../table/controls.tsx';
import { circle } from '../../../table/hexes/land.ts';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import { tenth as n, type Point } from '../../../table/land/lines.ts';
import { useReading } from '../../../table/states.ts';
import { useWatched } from '../../../table/store.ts';
import { InWindow } from '../../../table/window.ts';
import { RADIUS } from './sheet.ts';

/** The least size of an arrow, and of its area on the screen, in pixels: a finger is so wide. */
const SIZE = 13;
const FINGER = 44;

/** How far the arrows stand and how large they are at a scale. Six stand about a unit, each as far from the next as from the middle. */
export function dialAt(scale: number): { readonly far: number; readonly size: number; readonly touch: number } {
  const touch = Math.max(SIZE * 1.15, FINGER / 2 / scale);
  return { touch, far: Math.max(RADIUS * 1.5, touch * 2), size: Math.max(SIZE, touch * 0.72) };
}

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
  return <Ring touching={touching} facings={facings} middle={sheet.middle(hex)} />;
});

interface RingProps {
  readonly touching: Touching;
  readonly facings: readonly Thing[];
  readonly middle: Point;
}

/** As large on the screen as a finger needs it, however near the board is. */
function Ring({ touching, facings, middle }: RingProps) {
  const window = useContext(InWindow);
  const scale = useWatched(
    () => Math.floor((window?.now.get()?.scale ?? 1) * 20) / 20,
    useCallback((told: () => void) => window?.now.subscribe(told) ?? (() => {}), [window]),
  );
  const { far, size, touch } = dialAt(Math.max(scale, 0.05));
  return (
    <g className="ve-dial">
      <path className="ve-dial-ring" d={circle(middle, far)} />
      {facings.map((thing) => (
        <Facing key={thing} touching={touching} thing={thing} middle={middle} far={far} size={size} touch={touch} />
      ))}
    </g>
  );
}

const Facing = memo(function Facing({
  touching,
  thing,
  middle,
  far,
  size,
  touch,
}: ReturnType<typeof dialAt> & {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly middle: Point;
}) {
  const facing = Number(thing.slice(thing.indexOf(':') + 1));
  const at = about(middle, facing, far);
  const p = (turn: number, away: number): string =>
    about(at, facing + turn, away * size)
      .map(n)
      .join(' ');
  const head = `M${p(0, 0.82)}L${p(5, 0.72)}L${p(6, 0.28)}L${p(7, 0.72)}Z`;
  return (
    <Control
      touching={touching}
      thing={thing}
      className="ve-facing"
      area={<path className="thing-hit" d={circle(at, touch)} />}
    >
      <path className="ve-dial-disc" d={circle(at, size)} />
      <path className="ve-dial-head" d={head} />
    </Control>
  );
});
