import { memo } from 'preact/compat';
import { Control, type Touching } from '../../../../table/controls.tsx';
import { hexThing } from '../../../../table/hexes/cursor.ts';
import { circle } from '../../../../table/hexes/land.ts';
import { type Nearness, useLevel } from '../../../../table/hexes/near.ts';
import { type HexSheet, hexesPath } from '../../../../table/hexes/sheet.ts';
import { tenth as n, type Point } from '../../../../table/land/lines.ts';
import { LIFT, PIECE } from '../levels.ts';
import { RADIUS } from '../sheet.ts';
import type { ShownUnit } from '../shown.ts';
import { figurePath } from './figures.ts';
import { outlineOf } from './outlines.ts';

export const unitThing = ({ id }: Pick<ShownUnit, 'id'>) => `unit:${id}` as const;

/** Nations that wear the coat of another are told by a cockade. */
const COCKADES: ReadonlySet<string> = new Set(['netherlands', 'nassau', 'hanover', 'brunswick']);

/** Where a unit stands: skirmishers between their two hexes. */
export function spotOf(sheet: HexSheet, { hex, second }: Pick<ShownUnit, 'hex' | 'second'>): Point {
  const [x, y] = sheet.middle(hex);
  if (second === undefined) return [x, y];
  const [u, v] = sheet.middle(second);
  return [(x + u) / 2, (y + v) / 2];
}

interface CounterProps {
  readonly sheet: HexSheet;
  readonly nearness: Nearness;
  readonly touching: Touching;
  readonly unit: ShownUnit;
}

/** A unit: its art while it is near, and its control always, in sight or not. */
export const Counter = memo(function Counter({ sheet, nearness, touching, unit }: CounterProps) {
  const at = spotOf(sheet, unit);
  const hexes = unit.second === undefined ? [unit.hex] : [unit.hex, unit.second];
  const area = <path className="thing-hit" d={hexesPath(sheet, hexes, 0.8)} />;
  return (
    <Control touching={touching} thing={unitThing(unit)} under={hexThing(unit.hex)} className="ve-counter" area={area}>
      <NearArt nearness={nearness} unit={unit} x={at[0]} y={at[1]} />
    </Control>
  );
});

interface ArtProps {
  readonly unit: ShownUnit;
  readonly x: number;
  readonly y: number;
}

const NearArt = memo(function NearArt({ nearness, unit, x, y }: ArtProps & { readonly nearness: Nearness }) {
  const level = useLevel(nearness, x, y);
  return level < 0 ? null : (
    <PieceArt unit={unit} x={x} y={y - (LIFT[level] ?? 0)} size={RADIUS * (PIECE[level] ?? 1)} />
  );
});

/** The ring and the count of a unit: above all pieces and slips, so that none is hidden. */
export const UnitMarks = memo(function UnitMarks({ sheet, nearness, unit }: Omit<CounterProps, 'touching'>) {
  const [x, y] = spotOf(sheet, unit);
  const level = useLevel(nearness, x, y);
  return level < 0 ? null : (
    <MarksArt unit={unit} x={x} y={y - (LIFT[level] ?? 0)} size={RADIUS * (PIECE[level] ?? 1)} />
  );
});

/** Has it any? */
export const isMarked = ({ under, disorganised, charging = false, bound = false }: ShownUnit): boolean =>
  under > 0 || disorganised !== undefined || charging || bound;

/** Spurs before the front of cavalry that charges; a bar under one that a charge has pinned or that is about to run. */
function spurs(facing: number, [x, y]: Point, size: number): string {
  const turn = (facing * Math.PI) / 6;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (u: number, v: number) => `${n(x + (u * cos + v * sin) * size)} ${n(y + (u * sin - v * cos) * size)}`;
  return [0.86, 1.06].map((v) => `M${at(-0.34, v - 0.2)}L${at(0, v)}L${at(0.34, v - 0.2)}`).join('');
}

/** A piece, drawn where it stands: nothing of it is moved, faded or filtered as a group, for each such group is painted apart. */
export const PieceArt = memo(function PieceArt({ unit, x, y, size }: ArtProps & { readonly size: number }) {
  const { formation, facing, nation, arm, left, under, faded = false, bare = false } = unit;
  const seed = unit.id * 7 + 3;
  const outline = outlineOf(formation, facing, [x, y], size, seed);
  const shadow = outlineOf(formation, facing, [x + size * 0.05, y + size * 0.09], size, seed).body;
  const below = under > 0 ? outlineOf(formation, facing, [x + size * 0.15, y - size * 0.13], size, seed).body : '';
  const figure = size * (formation === 'line' || formation === 'column' || formation === 'battery' ? 0.72 : 0.68);
  return (
    <g className={`ve-piece ve-${nation}${faded ? ' ve-faded' : ''}`}>
      <path className="ve-shadow" d={shadow} />
      {below !== '' && <path className="ve-coat" d={below} />}
      {outline.parts.map(({ look, d }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formation have one order
        <path key={i} className={`ve-${look}`} d={d} />
      ))}
      {!bare && <path className="ve-figure" d={figurePath(arm, outline.figure, size)} />}
      {!bare && (
        <text
          className="ve-strength"
          x={n(outline.strength[0])}
          y={n(outline.strength[1] + figure * 0.33)}
          fontSize={n(figure)}
        >
          {left}
        </text>
      )}
      {COCKADES.has(nation) && <path className="ve-cockade" d={circle([x, y + size * 0.03], size * 0.085)} />}
    </g>
  );
});

const MarksArt = memo(function MarksArt({ unit, x, y, size }: ArtProps & { readonly size: number }) {
  const { under, disorganised, routed = false, charging = false, bound = false, facing } = unit;
  return (
    <>
      {charging && <path className="ve-spurs-rim" d={spurs(facing, [x, y], size)} />}
      {charging && <path className="ve-spurs" d={spurs(facing, [x, y], size)} />}
      {bound && <path className="ve-bound" d={`M${n(x - size * 0.5)} ${n(y + size * 0.72)}h${n(size)}`} />}
      {disorganised !== undefined && (
        <Mark at={[x + size * 0.56, y - size * 0.5]} r={size * 0.33} rings={routed ? 2 : 1}>
          {String(disorganised)}
        </Mark>
      )}
      {under > 0 && (
        <>
          <path className="ve-count" d={circle([x - size * 0.72, y - size * 0.44], size * 0.25)} />
          <text className="ve-count-figure" x={n(x - size * 0.72)} y={n(y - size * 0.31)} fontSize={n(size * 0.41)}>
            {under + 1}
          </text>
        </>
      )}
    </>
  );
});

/** The ring of a unit that is disorganised, with the turn on which it was; a second ring if it routs. */
function Mark({
  at: [x, y],
  r,
  rings,
  children,
}: {
  readonly at: Point;
  readonly r: number;
  readonly rings: number;
  readonly children: string;
}) {
  return (
    <>
      <path className="ve-mark" d={circle([x, y], r)} />
      {rings > 1 && <path className="ve-mark-ring" d={circle([x, y], r * 1.28)} />}
      <text className="ve-mark-figure" x={n(x)} y={n(y + r * 0.45)} fontSize={n(r * 1.4)}>
        {children}
      </text>
    </>
  );
}
