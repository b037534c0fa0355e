import { memo } from 'preact/compat';
import { SILENT } from '../../../../table/controls.tsx';
import { NATIONS } from '../../data/names.ts';
import type { Control, Nation } from '../nouns.ts';
import type { Chart } from './chart.ts';
import type { Land } from './land.ts';

/** What the map is coloured by. Nothing moves: the same map is dyed anew. */
export type MapMode = 'control' | 'fervour' | 'money' | 'sea';

interface NationProps {
  readonly chart: Chart;
  readonly nation: Nation;
  readonly control: Control;
  /** How strongly the whole Nation is dyed, from 0 to 1, and whose colour it is. */
  readonly wash: number;
  readonly dye: 'french' | 'coalition' | 'money';
}

/** The colour along a border is laid on three times, each time narrower, as a brush does it. */
const BRUSHES = [0.62, 0.42, 0.22];

/**
 * One Nation on the chart that the landscape has laid out: pale inside, its border in the colours of whoever holds it. A contested border is barred with both, and one that
 * nobody holds has none, so that the four are told apart without their colours.
 */
export const NationLand = memo(function NationLand({ chart, nation, control, wash, dye }: NationProps) {
  const region = `#${chart.id}-region-${nation}`;
  return (
    <g className="nw-nation" clipPath={`url(#${chart.id}-${nation})`} {...SILENT}>
      <use className={`nw-wash nw-wash-${dye}`} href={region} opacity={0.05 + 0.4 * wash} />
      {control === 'none' ? null : (
        <g
          className={`nw-rim nw-rim-${control}`}
          stroke={control === 'contested' ? `url(#${chart.id}-both)` : undefined}
        >
          {BRUSHES.map((wide) => (
            <g key={wide} strokeWidth={wide * chart.degree}>
              <use href={region} />
              <use href={`#${chart.id}-coast`} />
            </g>
          ))}
        </g>
      )}
    </g>
  );
});

interface NationsProps {
  readonly chart: Chart;
  readonly control: Readonly<Record<Nation, Control>>;
  readonly mode: MapMode;
  readonly fervour: Readonly<Record<Nation, number>>;
  /** NW-4.1-b: what the power of each Nation brings, in pounds. */
  readonly income: Readonly<Record<Nation, number>>;
}

export function Nations({ chart, control, mode, fervour, income }: NationsProps) {
  return NATIONS.map((nation) => (
    <NationLand
      key={nation}
      chart={chart}
      nation={nation}
      control={control[nation]}
      {...dyeOf(mode, fervour[nation], income[nation], control[nation])}
    />
  ));
}

/** NW-2.9-a: fervour above the middle of its track is zeal for France, below it for the Coalition. */
function dyeOf(mode: MapMode, fervour: number, income: number, control: Control): Pick<NationProps, 'wash' | 'dye'> {
  if (mode === 'fervour') return { wash: Math.abs(fervour - 8) / 8, dye: fervour >= 8 ? 'french' : 'coalition' };
  if (mode === 'money') return { wash: Math.min(1, income / 2), dye: 'money' };
  return {
    wash: mode === 'control' && control !== 'none' ? 0.2 : 0,
    dye: control === 'coalition' ? 'coalition' : 'french',
  };
}

/** In the mode of the sea all waters have the colour of the fleet that holds them. */
export const SeaWash = memo(function SeaWash({ chart, land, side }: SeaWashProps) {
  const { x, y, w, h } = chart.sheet;
  return (
    <path
      className={`nw-wash nw-wash-${side}`}
      fillRule="evenodd"
      opacity={0.28}
      d={`M${x} ${y}h${w}v${h}h-${w}Z${land.coast}`}
      {...SILENT}
    />
  );
});

interface SeaWashProps {
  readonly chart: Chart;
  readonly land: Land;
  readonly side: 'french' | 'coalition';
}
