import { memo, useMemo } from 'preact/compat';
import { hexName } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { thingHex } from '../../../table/hexes/cursor.ts';
import { type Nearness, useLevel } from '../../../table/hexes/near.ts';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import { tenth as n, pathOf } from '../../../table/land/lines.ts';
import { type States, useReading } from '../../../table/states.ts';
import { useStore } from '../../../table/store.ts';
import { type PlacedName, placeNames } from './names.ts';
import { MARGIN } from './sheet.ts';
import type { GroundPlan, PlaceName } from './shown.ts';

interface PrintedProps {
  readonly sheet: HexSheet;
  readonly nearness: Nearness;
  readonly plan: GroundPlan;
  readonly names: readonly PlaceName[];
  /** The hexes in which something stands, as a line of numbers: the same line is the same hexes. */
  readonly taken: string;
}

/** What is printed on the land: the neatline and the names. */
export const Printed = memo(function Printed({ taken, sheet, nearness, plan, names }: PrintedProps) {
  return (
    <>
      <Neatline width={sheet.width} height={sheet.height} />
      <Names sheet={sheet} nearness={nearness} plan={plan} names={names} taken={taken} />
    </>
  );
});

/** Names are placed anew at each level, for their letters are smaller near. */
const Names = memo(function Names({ sheet, nearness, plan, names, taken }: PrintedProps) {
  const level = useStore(nearness.level);
  const placed = useMemo(
    () => placeNames(sheet, plan, names, new Set(taken === '' ? [] : taken.split(',').map(Number)), level),
    [sheet, plan, names, taken, level],
  );
  return (
    <>
      {placed.map((name) => (
        <Name key={`${name.kind} ${name.text}`} name={name} />
      ))}
    </>
  );
});

function Name({ name: { text, kind, at, anchor, size, turn, lead } }: { readonly name: PlacedName }) {
  const line = lead === null ? '' : pathOf([[at[0], at[1] - size * 0.3], lead]);
  return (
    <>
      {line !== '' && <path className="ve-name-lead-halo" d={line} />}
      {line !== '' && <path className="ve-name-lead" d={line} />}
      <text
        className={`ve-name ve-name-${kind}`}
        x={n(at[0])}
        y={n(at[1])}
        fontSize={n(size)}
        strokeWidth={n(size * 0.2)}
        textAnchor={anchor}
        letterSpacing={kind === 'wood' ? n(size * 0.08) : undefined}
        transform={turn === 0 ? undefined : `rotate(${turn} ${n(at[0])} ${n(at[1])})`}
      >
        {text}
      </text>
    </>
  );
}

/** A line, a band of black and white, a line: the edge of an engraved map. */
function Neatline({ width, height }: { readonly width: number; readonly height: number }) {
  const m = MARGIN * 0.62;
  const band = 7;
  const inner = `M${m} ${m}H${width - m}V${height - m}H${m}Z`;
  const step = 48;
  const along = (length: number) =>
    Array.from({ length: Math.ceil((length - 2 * m) / (2 * step)) }, (_, i) => m + i * 2 * step);
  const dark = [
    ...along(width).flatMap((x) => {
      const w = Math.min(step, width - m - x);
      return [`M${x} ${m - band}h${n(w)}v${band}h${n(-w)}Z`, `M${x} ${height - m}h${n(w)}v${band}h${n(-w)}Z`];
    }),
    ...along(height).flatMap((y) => {
      const h = Math.min(step, height - m - y);
      return [`M${m - band} ${y}h${band}v${n(h)}h${-band}Z`, `M${n(width - m)} ${y}h${band}v${n(h)}h${-band}Z`];
    }),
  ].join('');
  const o = m - band;
  return (
    <>
      <path className="ve-mat" fillRule="evenodd" d={`M0 0H${width}V${height}H0Z${inner}`} />
      <path className="ve-neat-dark" d={dark} />
      <path className="ve-neat" strokeWidth={1.6} d={inner} />
      <path className="ve-neat" strokeWidth={1.2} d={`M${o} ${o}H${width - o}V${height - o}H${o}Z`} />
      <path
        className="ve-neat"
        strokeWidth={2.4}
        d={`M${o - 5} ${o - 5}H${width - o + 5}V${height - o + 5}H${o - 5}Z`}
      />
    </>
  );
}

interface NumbersProps {
  readonly sheet: HexSheet;
  readonly nearness: Nearness;
  /** From this level on they are shown. */
  readonly from: number;
}

const BLOCK = 5;

/** The numbers of the hexes, near only: block by block, so that no more are drawn than are seen. */
export const Numbers = memo(function Numbers({ sheet, nearness, from }: NumbersProps) {
  const { cols, rows } = sheet.hexes;
  const blocks: [number, number][] = [];
  for (let j = 0; j < rows; j += BLOCK) for (let i = 0; i < cols; i += BLOCK) blocks.push([i, j]);
  return (
    <>
      {blocks.map(([i, j]) => (
        <NumberBlock key={`${i}/${j}`} sheet={sheet} nearness={nearness} from={from} col={i} row={j} />
      ))}
    </>
  );
});

function NumberBlock({
  sheet,
  nearness,
  from,
  col,
  row,
}: NumbersProps & { readonly col: number; readonly row: number }) {
  const { cols, rows } = sheet.hexes;
  const centre = Math.min(row + 2, rows - 1) * cols + Math.min(col + 2, cols - 1);
  const [x, y] = sheet.middle(centre);
  if (useLevel(nearness, x, y) < from) return null;
  const hexes: number[] = [];
  for (let j = row; j < Math.min(rows, row + BLOCK); j++)
    for (let i = col; i < Math.min(cols, col + BLOCK); i++) hexes.push(j * cols + i);
  return (
    <>
      {hexes.map((hex) => {
        const [u, v] = sheet.middle(hex);
        return (
          <text key={hex} className="ve-number" x={n(u)} y={n(v - sheet.radius * 0.7)} fontSize={7}>
            {hexName(sheet.hexes, hex)}
          </text>
        );
      })}
    </>
  );
}

/** So many hexes that are asked about are told apart by their numbers. */
const FEW = 8;

interface AskedNumbersProps extends NumbersProps {
  readonly states: States;
  /** The hexes on which something stands. */
  readonly taken: string;
  /** What is lit otherwise needs no number. */
  readonly quiet?: ((thing: Thing) => boolean) | undefined;
}

/** The numbers of the few hexes between which somebody chooses in words, for as long as those of the map are too small to be read. */
export const AskedNumbers = memo(function AskedNumbers({
  sheet,
  nearness,
  from,
  states,
  taken,
  quiet,
}: AskedNumbersProps) {
  const level = useStore(nearness.level);
  const asked = useReading(states, ({ lit }) => [...lit].filter((thing) => quiet?.(thing) !== true).join());
  const hexes = asked.split(',').flatMap((thing) => {
    const hex = thingHex(sheet, thing as Thing);
    return hex < 0 ? [] : [hex];
  });
  if (level >= from || hexes.length > FEW) return null;
  const full = new Set(taken.split(',').filter(Boolean).map(Number));
  const size = level === 0 ? 15 : 12;
  return (
    <>
      {hexes.map((hex) => {
        const [u, v] = sheet.middle(hex);
        return full.has(hex) ? null : (
          <text key={hex} className="ve-cost ve-asked" x={n(u)} y={n(v + size / 3)} fontSize={size}>
            {hexName(sheet.hexes, hex)}
          </text>
        );
      })}
    </>
  );
});
