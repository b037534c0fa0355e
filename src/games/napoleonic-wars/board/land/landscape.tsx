import { memo } from 'preact/compat';
import { SILENT } from '../../../../table/controls.tsx';
import { NATIONS } from '../../data/names.ts';
import type { Chart } from './chart.ts';
import type { Land } from './land.ts';

interface LandscapeProps {
  readonly chart: Chart;
  readonly land: Land;
}

/** How far from the coast each line of the sea runs, from the farthest to the nearest, in degrees. */
const WATERLINES = [0.52, 0.4, 0.29, 0.19, 0.11];

const SQUARE = { width: 1, height: 1, patternUnits: 'userSpaceOnUse' } as const;

/** The engraved ground, which never changes. The coast is long, so it is written once and used wherever it is drawn. The sea with its lines, the net, the land, ranges, rivers, woods. */
export const Landscape = memo(function Landscape({ chart, land }: LandscapeProps) {
  const { sheet, degree, id } = chart;
  const coast = `#${id}-coast`;
  return (
    <g className="nw-land" {...SILENT}>
      <defs>
        <path id={`${id}-coast`} d={land.coast} />
        <pattern id={`${id}-both`} {...SQUARE} patternTransform={`rotate(45) scale(${degree})`}>
          <rect className="nw-both-french" width={0.5} height={1} />
          <rect className="nw-both-coalition" x={0.5} width={0.5} height={1} />
        </pattern>
        <clipPath id={`${id}-land`}>
          <use href={`#${id}-coast`} />
        </clipPath>
        {NATIONS.map((nation) => (
          <g key={nation}>
            <path id={`${id}-region-${nation}`} d={land.regions[nation]} />
            <clipPath id={`${id}-${nation}`} clipPath={`url(#${id}-land)`}>
              <use href={`#${id}-region-${nation}`} />
            </clipPath>
          </g>
        ))}
      </defs>
      <rect className="nw-sea" {...boxOf(sheet)} />
      {WATERLINES.map((far, i) => (
        <g key={far}>
          <use className="nw-waterline" href={coast} strokeWidth={2 * far * degree + 1} opacity={0.2 + i * 0.09} />
          <use className={`nw-shallows nw-shallows-${i}`} href={coast} strokeWidth={2 * far * degree - 0.3} />
        </g>
      ))}
      <path className="nw-net" d={land.net} />
      <use className="nw-ground" href={coast} />
      <g clipPath={`url(#${id}-land)`}>
        {land.hachures.map((strokes, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three strengths have no other name
          <path key={i} className={`nw-hachure nw-hachure-${i}`} d={strokes} />
        ))}
        <path className="nw-tree-shadow" d={land.shadows} />
        <path className="nw-tree" d={land.crowns} />
        <path className="nw-leaves" d={land.leaves} />
      </g>
    </g>
  );
});

/** What lies over the colours of the Nations: borders, rivers, the coast itself. */
export const Lines = memo(function Lines({ chart, land }: LandscapeProps) {
  return (
    <g className="nw-lines" {...SILENT}>
      <g clipPath={`url(#${chart.id}-land)`}>
        <path className="nw-border" d={land.borders} />
        {land.rivers.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three widths have no other name
          <path key={i} className="nw-river" d={line} strokeWidth={0.7 + i * 0.5} />
        ))}
        <path className="nw-lake" d={land.lakes} />
      </g>
      <use className="nw-coast" href={`#${chart.id}-coast`} />
    </g>
  );
});

export const boxOf = ({ x, y, w, h }: Chart['sheet']) => ({ x, y, width: w, height: h });

/** The rim of the sheet, darkened as old paper is. */
export function Aged({ chart }: { readonly chart: Chart }) {
  return (
    <>
      <defs>
        <radialGradient id={`${chart.id}-age`} cx=".5" cy=".5" r=".74">
          <stop offset=".6" stopColor="var(--nw-age)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--nw-age)" stopOpacity=".34" />
        </radialGradient>
      </defs>
      <rect className="nw-age" {...boxOf(chart.sheet)} fill={`url(#${chart.id}-age)`} {...SILENT} />
    </>
  );
}
