import type { Hex } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import { Disc } from '../../../table/hexes/overlays.tsx';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import { between, type Point, pathOf, tenth } from '../../../table/land/lines.ts';
import { Traces, type Way } from '../../../table/traces.tsx';
import type { ViveEvent } from '../told.ts';
import { coloursOf } from './colours.ts';
import { type OnField, useSize } from './overlays.tsx';
import type { Table } from './table.ts';
import { type Traced, tracedIn } from './traced.ts';

// What happened since the viewer chose last, and what is being shown of it. Lines lie under the pieces; the figures above them keep to the
// corners of a hex.

interface LatelyProps {
  readonly on: OnField;
  readonly table: Table;
}

/** Dice that are being shown have a picture of their own (`roll.tsx`). */
function eventsOf({ showing, rolling, lately }: Table): readonly ViveEvent[] {
  if (showing === null) return lately;
  return rolling || showing.kind === 'fire' ? [] : [showing];
}

/** So large are the marks of `traces.tsx` beside a figure. */
const MARK = 1 / 20;

/** Under the pieces: who went where, who ran, who fired at whom, and where they came to blows. */
export function LatelyUnder({ on, table }: LatelyProps) {
  const size = useSize(on) * MARK;
  const { marches, flights, shots, fights } = tracedIn(table, eventsOf(table));
  const { sheet } = on;
  const colours = coloursOf(table.box, table.view.scenario);
  const waysOf = (gone: Traced['marches']): readonly Way[] =>
    gone.map(({ piece, side, from, to }) => ({
      ...{ piece, colour: get(colours, side) },
      line: [sheet.middle(from), sheet.middle(to)],
    }));
  const gap = sheet.radius * 0.95;
  const lines = shots.map(({ from, to }) => pathOf([sheet.middle(from), sheet.middle(to)])).join('');
  return (
    <>
      {lines !== '' && <path className="ve-shot-rim" d={lines} />}
      {lines !== '' && <path className="ve-shot" d={lines} />}
      <Traces
        ways={waysOf(marches)}
        fights={fights.map((hex) => ({ at: sheet.middle(hex), r: sheet.radius * 0.84 }))}
        gap={gap}
        size={size}
      />
      <g className="ve-flights">
        <Traces ways={waysOf(flights)} fights={[]} gap={gap} size={size} />
      </g>
    </>
  );
}

/** A corner of a hex, or the middle of its upper side. */
const cornerOf = (sheet: HexSheet, hex: Hex, corner: readonly [x: number, y: number]): Point => {
  const [x, y] = sheet.middle(hex);
  return [x + sheet.radius * corner[0], y + sheet.radius * corner[1]];
};
const TOP = [0, -0.84] as const;
const LEFT = [-0.8, 0] as const;
const RIGHT = [0.8, 0] as const;

/** Above the pieces: what was thrown, what was lost, and which squares stand. */
export function LatelyAbove({ on, table }: LatelyProps) {
  const size = useSize(on) * 0.8;
  const { struck, losses, eliminated, squares } = tracedIn(table, eventsOf(table));
  const { sheet } = on;
  return (
    <>
      {struck.map((one) => (
        <Stub key={one.hex} at={cornerOf(sheet, one.hex, TOP)} size={size} {...one} />
      ))}
      {[...losses].map(([hex, steps]) => (
        <Disc key={hex} at={cornerOf(sheet, hex, LEFT)} r={size * 0.9} look="loss">
          {`−${steps}`}
        </Disc>
      ))}
      {[...eliminated].map((hex) => (
        <Cross key={hex} at={losses.has(hex) ? below(sheet, hex, size) : cornerOf(sheet, hex, LEFT)} size={size} />
      ))}
      {[...squares].map(([hex, formed]) => (
        <SquareMark key={hex} at={cornerOf(sheet, hex, RIGHT)} size={size} formed={formed} />
      ))}
    </>
  );
}

const below = (sheet: HexSheet, hex: Hex, size: number): Point => {
  const [x, y] = cornerOf(sheet, hex, LEFT);
  return [x, y + size * 1.9];
};

interface StubProps {
  readonly at: Point;
  readonly size: number;
  readonly what: 'fire' | 'shock';
  readonly text: string;
  readonly roll: number | null;
}

/** A slip with the value of a fire or the odds of a shock, and the die at its end. */
function Stub({ at: [x, y], size, what, text, roll }: StubProps) {
  const high = size * 1.5;
  const wide = text.length * size * 0.56 + size * 0.6;
  const left = x - (wide + (roll === null ? 0 : high)) / 2;
  return (
    <g className={`ve-stub ve-stub-${what}`}>
      <rect className="ve-stub-slip" x={tenth(left)} y={tenth(y - high / 2)} width={tenth(wide)} height={tenth(high)} />
      <text className="ve-stub-words" x={tenth(left + wide / 2)} y={tenth(y + size * 0.36)} fontSize={size}>
        {text}
      </text>
      {roll !== null && (
        <>
          <rect
            className="ve-stub-die"
            x={tenth(left + wide)}
            y={tenth(y - high / 2)}
            width={tenth(high)}
            height={tenth(high)}
            rx={tenth(size * 0.3)}
          />
          <text
            className="ve-stub-face"
            x={tenth(left + wide + high / 2)}
            y={tenth(y + size * 0.38)}
            fontSize={tenth(size * 1.1)}
          >
            {roll}
          </text>
        </>
      )}
    </g>
  );
}

/** A stroke across: somebody is gone, or something came to nothing. */
const strokes = ([x, y]: Point, r: number): string =>
  pathOf([
    [x - r, y - r],
    [x + r, y + r],
  ]) +
  pathOf([
    [x - r, y + r],
    [x + r, y - r],
  ]);

const Cross = ({ at, size }: { readonly at: Point; readonly size: number }) => (
  <>
    <path className="ve-cross-rim" d={strokes(at, size * 0.6)} />
    <path className="ve-cross" d={strokes(at, size * 0.6)} />
  </>
);

interface SquareProps {
  readonly at: Point;
  readonly size: number;
  readonly formed: boolean;
}

/** A square that was formed in time, or one that was missed: broken, and struck through. */
function SquareMark({ at: [x, y], size, formed }: SquareProps) {
  const r = size * 0.75;
  const corners: readonly Point[] = [
    [x - r, y - r],
    [x + r, y - r],
    [x + r, y + r],
    [x - r, y + r],
  ];
  return (
    <g className={`ve-squared ve-squared-${formed ? 'formed' : 'missed'}`}>
      <path className="ve-squared-edge" d={pathOf(corners, true)} />
      {!formed && (
        <path
          className="ve-squared-stroke"
          d={pathOf([between(get(corners, 3), get(corners, 1), -0.15), get(corners, 1)])}
        />
      )}
    </g>
  );
}
