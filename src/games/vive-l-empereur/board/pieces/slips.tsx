import { memo } from 'preact/compat';
import { type Nearness, useLevel } from '../../../../table/hexes/near.ts';
import type { HexSheet } from '../../../../table/hexes/sheet.ts';
import { tenth as n, type Point } from '../../../../table/land/lines.ts';
import { MIDDLE, NEAR } from '../levels.ts';
import { RADIUS } from '../sheet.ts';
import type { ShownUnit } from '../shown.ts';
import type { FieldWords } from '../words.ts';
import { spotOf } from './counter.tsx';

// The slip under a piece: its name, and near all its values. Slips lie above all pieces, so that none is cut off.

/** The size of letters at each level, and how far below the middle of the hex the slip begins, in radii. */
const SLIPS = [
  { size: 0, from: 0 },
  { size: 11.4, from: 0.44 },
  { size: 8.8, from: 0.36 },
  { size: 6.8, from: 0.36 },
] as const;
const LETTER = 0.5;
/** No slip is wider, in units. */
const WIDEST = 92;

interface SlipProps {
  readonly sheet: HexSheet;
  readonly nearness: Nearness;
  readonly unit: ShownUnit;
  readonly words: FieldWords;
}

export const UnitSlip = memo(function UnitSlip({ sheet, nearness, unit, words }: SlipProps) {
  const [x, y] = spotOf(sheet, unit);
  const level = useLevel(nearness, x, y);
  if (level < MIDDLE) return null;
  return <SlipArt unit={unit} words={words} at={[x, y]} level={level} right={sheet.width} />;
});

/** How high the slip of a unit is at a level: what comes below it begins there. */
export function slipFoot(level: number): number {
  const { size, from } = SLIPS[level === 3 ? 3 : level === 2 ? 2 : 1];
  return RADIUS * from + size * (level < NEAR ? 1.26 : 2.5);
}

function SlipArt({
  unit,
  words,
  at,
  level,
  right,
}: {
  readonly unit: ShownUnit;
  readonly words: FieldWords;
  readonly at: Point;
  readonly level: number;
  readonly right: number;
}) {
  const { size, from } = SLIPS[level === 3 ? 3 : level === 2 ? 2 : 1];
  const isNear = level >= NEAR;
  // A long name is written on two lines, or smaller, so that no slip reaches into the next piece.
  const lines = isNear || unit.name.length * size * LETTER < WIDEST - size ? [unit.name] : halved(unit.name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const letters = Math.min(size * (lines.length > 1 ? 0.86 : 1), (WIDEST - size) / (longest * LETTER));
  const { fire, shock, morale, steps, left, name, nation } = unit;
  const box = size * 0.56;
  const values = [
    ...(fire === null ? [] : [[words.fire, fire] as const]),
    [words.shock, shock],
    [words.morale, morale],
  ] as const;
  const pips = steps * box;
  const wide = isNear
    ? Math.max(name.length * letters * LETTER + size, pips + values.length * size * 1.35 + size * 1.2)
    : longest * letters * LETTER + size * 0.9;
  const x = Math.max(wide / 2 + 3, Math.min(right - wide / 2 - 3, at[0]));
  const y = at[1] + RADIUS * from;
  const start = x - wide / 2;
  return (
    <g className={`ve-slip ve-${nation}`}>
      <rect
        className="ve-slip-paper"
        x={n(start)}
        y={n(y)}
        width={n(wide)}
        height={n(size * (isNear ? 2.45 : lines.length > 1 ? 2.06 : 1.26))}
        rx={size * 0.18}
      />
      {isNear && (
        <path
          className="ve-slip-edge"
          strokeWidth={n(size * 0.24)}
          d={`M${n(start)} ${n(y + size * 0.12)}h${n(wide)}`}
        />
      )}
      {lines.map((line, i) => (
        <text
          key={line}
          className="ve-slip-name"
          x={n(x)}
          y={n(y + size * (isNear ? 1.14 : lines.length > 1 ? 0.84 : 0.96) + i * letters * 1.02)}
          fontSize={n(letters)}
        >
          {line}
        </text>
      ))}
      {isNear && (
        <>
          <path className="ve-step" d={boxes(start + size * 0.5, y + size * 1.5, box, 0, left)} />
          <path className="ve-step-lost" d={boxes(start + size * 0.5, y + size * 1.5, box, left, steps)} />
          <text className="ve-values" x={n(start + wide - size * 0.4)} y={n(y + size * 2.14)} fontSize={n(size * 0.96)}>
            {values.map(([letter, value], i) => (
              <>
                <tspan className="ve-letter" dx={i === 0 ? 0 : n(size * 0.28)}>
                  {letter}
                </tspan>
                <tspan dx={n(size * 0.08)}>{value}</tspan>
              </>
            ))}
          </text>
        </>
      )}
    </g>
  );
}

/** A name on two lines, parted at the gap that is nearest to its middle. */
function halved(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [gap] = gaps.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return gap === undefined ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}

/** Steps as boxes in a row. */
const boxes = (x: number, y: number, box: number, from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => {
    const side = box * 0.78;
    return `M${n(x + (from + i) * box)} ${n(y)}h${n(side)}v${n(box * 1.05)}h${n(-side)}Z`;
  }).join('');
