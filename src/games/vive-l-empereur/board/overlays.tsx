import { memo } from 'preact/compat';
import { type Hex, WAYS } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Nearness } from '../../../table/hexes/near.ts';
import { Arrow, Disc, HexWash, Slip } from '../../../table/hexes/overlays.tsx';
import { type HexSheet, hexesPath, outlinePath } from '../../../table/hexes/sheet.ts';
import { type Line, type Point, pathOf } from '../../../table/land/lines.ts';
import { useStore } from '../../../table/store.ts';
import type { GroundPlan } from './shown.ts';
import type { FieldWords } from './words.ts';

// What is laid over the field for a moment, one thing at a time: where a regiment can go, what a battery sees, who is commanded. All of it
// is handed in: nothing is reckoned here.

/** The field it is laid on. */
export interface OnField {
  readonly sheet: HexSheet;
  readonly nearness: Nearness;
}

/** The size of a figure at each level, in units: it grows more slowly than the ground. */
const FIGURES = [15, 12, 8.6, 7] as const;
export const useSize = ({ nearness }: OnField): number => FIGURES[useStore(nearness.level)] ?? FIGURES[0];

/** Figures in hexes that are free of pieces stand in their middle, those of others in a corner. */
const besides = (sheet: HexSheet, hex: Hex, taken: ReadonlySet<Hex>): Point => {
  const [x, y] = sheet.middle(hex);
  return taken.has(hex) ? [x + sheet.radius * 0.56, y + sheet.radius * 0.5] : [x, y];
};

interface ReachProps extends OnField {
  /** How the ground looks: as what can be reached, or as what the enemy covers. */
  readonly look?: 'reach' | 'danger';
  /** What it costs to go to each hex. */
  readonly costs: ReadonlyMap<Hex, string>;
  readonly taken: ReadonlySet<Hex>;
}

/** Where a unit can go, and at what cost. */
export const Reach = memo(function Reach({ costs, taken, look = 'reach', ...on }: ReachProps) {
  const r = useSize(on);
  return (
    <>
      <HexWash sheet={on.sheet} hexes={[...costs.keys()]} look={look} />
      {[...costs].map(([hex, cost]) => {
        const [x, y] = besides(on.sheet, hex, taken);
        return (
          <text key={hex} className={`ve-cost ve-cost-${look}`} x={x} y={y + r * 0.5} fontSize={r * 1.5}>
            {cost}
          </text>
        );
      })}
    </>
  );
});

interface MarchProps extends OnField {
  /** The hexes of the way, the one it begins in first. */
  readonly hexes: readonly Hex[];
  readonly side: Seat;
  /** What may befall whoever goes this way, and where. */
  readonly dangers: readonly { readonly hex: Hex; readonly text: string }[];
}

/** The way a unit goes, with what waits for it. It lies above the pieces. */
export const March = memo(function March({ hexes, side, dangers, ...on }: MarchProps) {
  const size = useSize(on);
  if (hexes.length < 2) return null;
  return (
    <>
      <Arrow line={hexes.map(on.sheet.middle)} wide={size * 0.62} look={`side-${side}`} />
      {dangers.map(({ hex, text }) => (
        <Slip key={`${hex} ${text}`} at={below(on.sheet, hex)} size={size} look="danger">
          {text}
        </Slip>
      ))}
    </>
  );
});

const below = (sheet: HexSheet, hex: Hex): Point => {
  const [x, y] = sheet.middle(hex);
  return [x, y + sheet.radius * 0.66];
};

interface FireProps extends OnField {
  readonly from: Hex;
  /** The hexes in the arc that are seen, with the value of the fire there, and those that are hidden. */
  readonly seen: ReadonlyMap<Hex, number>;
  readonly hidden: readonly Hex[];
  readonly taken: ReadonlySet<Hex>;
}

/** What can be fired at: the arc, what is seen in it and what is hidden. It lies under the pieces. */
export const FireArc = memo(function FireArc({ from, seen, hidden, taken, ...on }: FireProps) {
  const r = useSize(on);
  const { sheet } = on;
  const free = [...seen].filter(([hex]) => !taken.has(hex));
  return (
    <>
      <defs>
        <pattern id="ve-hidden" width={8} height={8} patternUnits="userSpaceOnUse">
          <path className="ve-hatch" d="M0 8L8 0M-2 2L2 -2M6 10L10 6" />
        </pattern>
      </defs>
      <path className="ve-hidden-wash" d={hexesPath(sheet, hidden)} />
      <path fill="url(#ve-hidden)" d={hexesPath(sheet, hidden)} />
      <HexWash sheet={sheet} hexes={[...seen.keys()]} look="seen" />
      <path className="ve-arc" d={outlinePath(sheet, new Set([...seen.keys(), ...hidden, from]))} />
      {free.map(([hex, value]) => {
        const [x, y] = sheet.middle(hex);
        return (
          <text key={hex} className="ve-fire-value" x={x} y={y + r * 0.5} fontSize={r * 1.5}>
            {value}
          </text>
        );
      })}
    </>
  );
});

interface TargetsProps extends OnField {
  readonly from: Hex;
  /** The value of the fire at those that can be its target, and the one that is aimed at. */
  readonly values: ReadonlyMap<Hex, number>;
  readonly aim: Hex | null;
}

/** The targets of a fire, each with its value, and the line of sight to the one that is aimed at. It lies above the pieces. */
export const Targets = memo(function Targets({ from, values, aim, ...on }: TargetsProps) {
  const r = useSize(on);
  const { sheet } = on;
  const line = aim === null ? '' : pathOf([sheet.middle(from), sheet.middle(aim)]);
  return (
    <>
      {line !== '' && <path className="ve-sight-rim" d={line} />}
      {line !== '' && <path className="ve-sight" d={line} />}
      {[...values].map(([hex, value]) => {
        const [x, y] = sheet.middle(hex);
        const at: Point = [x + sheet.radius * 0.54, y + sheet.radius * 0.52];
        return (
          <Disc key={hex} at={at} r={r * 0.92} look={hex === aim ? 'aim' : 'cost'}>
            {String(value)}
          </Disc>
        );
      })}
    </>
  );
});

export type Quarter = 'front' | 'flank' | 'rear';
const QUARTERS: readonly Quarter[] = ['front', 'flank', 'rear'];

interface QuartersProps extends OnField {
  readonly hex: Hex;
  /** What each hexside is to the unit, clockwise from the north. */
  readonly sides: readonly Quarter[];
  readonly words: Pick<FieldWords, Quarter>;
}

/** The hexsides of a target: front, flank and rear, told by line and word as well as by colour. */
export const Quarters = memo(function Quarters({ hex, sides, words, ...on }: QuartersProps) {
  const size = useSize(on);
  const { sheet } = on;
  return (
    <>
      {QUARTERS.map((quarter) => {
        const ways = Array.from({ length: WAYS }, (_, way) => way).filter((way) => sides[way] === quarter);
        const path = ways.map((way) => pathOf(sheet.side(hex, way, 0.94))).join('');
        const [a, b] = ways.length === 0 ? [null, null] : sheet.side(hex, get(ways, ways.length >> 1), 1.16);
        return (
          <g key={quarter}>
            <path className="ve-quarter-rim" d={path} />
            <path className={`ve-quarter ve-quarter-${quarter}`} d={path} />
            {a !== null && (
              <Slip at={[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]} size={size * 0.9} look={quarter}>
                {words[quarter]}
              </Slip>
            )}
          </g>
        );
      })}
    </>
  );
});

interface CommandProps extends OnField {
  readonly from: Hex;
  /** The hexes in which he commands, and those of the units that he does. */
  readonly within: readonly Hex[];
  readonly commanded: readonly Hex[];
}

/** How far a leader commands, and a fine line to each unit that hears him. It lies under the pieces. */
export const Command = memo(function Command({ sheet, from, within, commanded }: CommandProps) {
  const start = sheet.middle(from);
  return (
    <>
      <path className="ve-command-wash" d={hexesPath(sheet, within)} />
      <path className="ve-command" d={outlinePath(sheet, new Set(within))} />
      <path className="ve-command-line" d={commanded.map((hex) => pathOf([start, sheet.middle(hex)])).join('')} />
    </>
  );
});

/** The levels of the ground, each with its own tint and line. */
export const Relief = memo(function Relief({ sheet, plan }: { readonly sheet: HexSheet; readonly plan: GroundPlan }) {
  const levels = [...new Set(plan.elevation)].sort((a, b) => a - b);
  const most = levels.length - 1;
  return (
    <>
      {levels.map((level, i) => {
        const hexes = plan.elevation.flatMap((other, hex) => (other === level ? [hex] : []));
        const look = i === 0 ? 'low' : i === most ? 'high' : 'middle';
        return <HexWash key={level} sheet={sheet} hexes={hexes} look={`relief-${look}`} />;
      })}
    </>
  );
});

interface ShotsProps extends OnField {
  /** Who could fire, at whom on his way, and with what value. */
  readonly shots: readonly { readonly from: Hex; readonly to: Hex; readonly value: string }[];
}

/** Who could fire along a way. It lies above the pieces. */
export const Shots = memo(function Shots({ shots, ...on }: ShotsProps) {
  const size = useSize(on);
  const lines: readonly Line[] = shots.map(({ from, to }) => [on.sheet.middle(from), on.sheet.middle(to)]);
  const path = lines.map((line) => pathOf(line)).join('');
  return (
    <>
      <path className="ve-sight-rim" d={path} />
      <path className="ve-sight" d={path} />
      {shots.map(({ from, to, value }, i) => {
        const [[x, y], [u, v]] = [get(get(lines, i), 0), get(get(lines, i), 1)];
        return (
          <Disc key={`${from} ${to}`} at={[(2 * x + u) / 3, (2 * y + v) / 3]} r={size} look="aim">
            {value}
          </Disc>
        );
      })}
    </>
  );
});
