import { memo } from 'preact/compat';
import type { Hex } from '../../grids/hexes.ts';
import type { Thing } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import { type Line, type Point, pathOf, tenth } from '../land/lines.ts';
import { CHOSEN, LIT, MARKED, type States, useReading } from '../states.ts';
import { bracketsPath, type HexSheet, hexesPath, outlinePath } from './sheet.ts';

// What is laid over the land for a moment: one path for each look, however many hexes it covers.

interface OnSheet {
  readonly sheet: HexSheet;
}

/** Ground in a colour, and a line about it. */
export const HexWash = memo(function HexWash({
  sheet,
  hexes,
  look,
}: OnSheet & { readonly hexes: readonly Hex[]; readonly look: string }) {
  return (
    <>
      <path className={`hex-wash hex-wash-${look}`} d={hexesPath(sheet, hexes)} />
      <path className={`hex-edge hex-edge-${look}`} d={outlinePath(sheet, new Set(hexes))} />
    </>
  );
});

/** A figure in a disc. */
export function Disc({ at: [x, y], r, look, children }: { at: Point; r: number; look: string; children: string }) {
  return (
    <>
      <circle className={`hex-disc hex-disc-${look}`} cx={tenth(x)} cy={tenth(y)} r={r} />
      <text className={`hex-figure hex-figure-${look}`} x={tenth(x)} y={tenth(y + r * 0.43)} fontSize={r * 1.3}>
        {children}
      </text>
    </>
  );
}

/** Words on a slip of paper. */
export function Slip({
  at: [x, y],
  size,
  look,
  children,
}: {
  readonly at: Point;
  readonly size: number;
  readonly look: string;
  readonly children: string;
}) {
  const wide = children.length * size * 0.48 + size;
  return (
    <>
      <rect
        className={`hex-slip hex-slip-${look}`}
        x={tenth(x - wide / 2)}
        y={tenth(y - size * 0.8)}
        width={tenth(wide)}
        height={tenth(size * 1.5)}
        rx={size * 0.2}
      />
      <text className={`hex-slip-words hex-slip-words-${look}`} x={tenth(x)} y={tenth(y + size * 0.3)} fontSize={size}>
        {children}
      </text>
    </>
  );
}

/** The shaft and the head of an arrow along a line. */
export function arrowPaths(line: Line, wide: number): { readonly shaft: string; readonly head: string } {
  const [a, b] = [get(line, line.length - 2), get(line, line.length - 1)];
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const long = wide * 2.1;
  const p = (u: number, v: number): Point => [
    b[0] + u * Math.cos(turn) - v * Math.sin(turn),
    b[1] + u * Math.sin(turn) + v * Math.cos(turn),
  ];
  return {
    shaft: pathOf([...line.slice(0, -1), p(-long * 0.9, 0)]),
    head: pathOf([p(-long, -long * 0.72), p(0, 0), p(-long, long * 0.72), p(-long * 0.75, 0)], true),
  };
}

export function Arrow({ line, wide, look }: { readonly line: Line; readonly wide: number; readonly look: string }) {
  const { shaft, head } = arrowPaths(line, wide);
  return (
    <>
      <path className="hex-arrow-rim" d={shaft} strokeWidth={wide + 3.4} />
      <path className="hex-arrow-rim hex-arrow-rim-head" d={head} />
      <path className={`hex-arrow hex-arrow-${look}`} d={shaft} strokeWidth={wide} />
      <path className={`hex-arrow-head hex-arrow-head-${look}`} d={head} />
    </>
  );
}

interface RingsProps extends OnSheet {
  readonly states: States;
  /** The hexes on which a thing stands. */
  readonly ground: (thing: Thing) => readonly Hex[];
  /** What is told otherwise that it may be touched: it has no ring for that. */
  readonly quiet?: (thing: Thing) => boolean;
}

/** The hexes of all things that are in a state, as one path. */
function ringsOf(
  { sheet, states, ground, quiet }: RingsProps,
  state: number,
  draw: (hexes: readonly Hex[]) => string,
): string {
  const { lit, chosen, marked } = states.sets();
  const ringed = quiet === undefined ? lit : [...lit].filter((thing) => !quiet(thing));
  const things = state === LIT ? ringed : state === CHOSEN ? chosen : marked;
  return draw([...new Set([...things].flatMap(ground))].filter((hex) => hex >= 0 && hex < sheet.hexes.count));
}

/** About what may be touched, what has been touched and what is spoken of: all rings of a look are one path. */
export const Rings = memo(function Rings(props: RingsProps) {
  const { sheet, states } = props;
  const lit = useReading(states, () => ringsOf(props, LIT, (hexes) => hexesPath(sheet, hexes, 0.93)));
  const chosen = useReading(states, () => ringsOf(props, CHOSEN, (hexes) => hexesPath(sheet, hexes, 0.97)));
  const marked = useReading(states, () =>
    ringsOf(props, MARKED, (hexes) => hexes.map((hex) => bracketsPath(sheet, hex)).join('')),
  );
  return (
    <>
      <path className="hex-ring hex-ring-lit" d={lit} />
      <path className="hex-ring hex-ring-chosen-edge" d={chosen} />
      <path className="hex-ring hex-ring-chosen" d={chosen} />
      <path className="hex-ring hex-ring-marked-edge" d={marked} />
      <path className="hex-ring hex-ring-marked" d={marked} />
    </>
  );
});
