import { SILENT } from './controls.tsx';
import { type Line, type Point, pathOf } from './land/lines.ts';

// What others did since the viewer chose last, as it stays on the board until he chooses again: where pieces came from and went, and
// where there was a fight. The game says where that is; it is drawn the same at every table.

/** The way of a piece, from where it stood to where it went. */
export interface Way {
  /** The same for the same piece: what it goes in several steps is one way. */
  readonly piece: string;
  readonly line: Line;
  readonly colour: string;
}

export interface Fought {
  readonly at: Point;
  readonly r: number;
}

const isAt = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Steps that follow on each other are one way; whoever came back to where he began has gone none. */
export function joined(ways: readonly Way[]): readonly Way[] {
  const out: Way[] = [];
  for (const way of ways) {
    const last = out.findLastIndex(({ piece }) => piece === way.piece);
    const before = out[last];
    if (before !== undefined && isAt(before.line.at(-1), way.line[0]))
      out[last] = { ...way, line: [...before.line, ...way.line.slice(1)] };
    else out.push(way);
  }
  return out.filter(({ line }) => !isAt(line[0], line.at(-1)));
}

/** A line that ends so far before its last point, and the direction in which it ends there. */
export function shortened(line: Line, gap: number): { readonly line: Line; readonly angle: number } {
  const kept = [...line];
  const end = kept.at(-1) ?? [0, 0];
  const away = ([x, y]: Point) => Math.hypot(x - end[0], y - end[1]);
  while (kept.length > 2 && away(kept.at(-2) ?? end) < gap) kept.pop();
  kept.pop();
  const from = kept.at(-1) ?? end;
  const share = Math.max(0.3, 1 - gap / Math.max(1, away(from)));
  const [dx, dy] = [end[0] - from[0], end[1] - from[1]];
  kept.push([from[0] + dx * share, from[1] + dy * share]);
  return { line: kept, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

const HEAD = 'M-15-13 11 0-15 13-9 0Z';
const SABRES = 'M-8-8C-3-6 4 0 6 7M4 8.500l4-2.600M8-8C3-6-4 0-6 7M-4 8.500l-4-2.600';

interface TracesProps {
  readonly ways: readonly Way[];
  readonly fights: readonly Fought[];
  /** How far before its goal a way ends, so that its head is seen beside the piece that stands there. */
  readonly gap: number;
  /** How large the marks are on a board with larger or smaller units. */
  readonly size?: number;
}

export function Traces({ ways, fights, gap, size = 1 }: TracesProps) {
  if (ways.length + fights.length === 0) return null;
  return (
    <g className="traces" style={{ '--trace': size }} {...SILENT}>
      {joined(ways).map(({ piece, line, colour }) => {
        const [[x, y] = [0, 0]] = line;
        const way = shortened(line, gap);
        const [hx, hy] = way.line.at(-1) ?? [x, y];
        return (
          <g key={`${piece} ${x} ${y}`} style={{ color: colour }}>
            <path className="trace-edge" d={pathOf(way.line)} />
            <circle className="trace-from" cx={x} cy={y} r={10 * size} />
            <path className="trace-way" d={pathOf(way.line)} />
            <path
              className="trace-head"
              d={HEAD}
              transform={`translate(${hx} ${hy}) rotate(${way.angle}) scale(${size})`}
            />
          </g>
        );
      })}
      {fights.map(({ at: [x, y], r }) => (
        <g key={`${x} ${y}`} className="trace-fight" transform={`translate(${x} ${y})`}>
          <circle className="trace-ring-edge" r={r} />
          <circle className="trace-ring" r={r} />
          <g transform={`translate(${-0.71 * r} ${-0.71 * r}) scale(${size})`}>
            <circle className="trace-plate" r={12} />
            <path className="trace-sabres" d={SABRES} transform="scale(0.85)" />
          </g>
        </g>
      ))}
    </g>
  );
}
