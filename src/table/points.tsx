import { pictured } from './controls.tsx';

const BOX = { w: 16, h: 22, gap: 1.5 };

interface PointsProps {
  readonly className: string;
  readonly to: number;
  readonly at: number;
  readonly label: string;
}

/** A track of points from 0 to the last, its two ends in colours of their own, and the marker where the score is. */
export function Points({ className, to, at, label }: PointsProps) {
  const middle = (BOX.w - BOX.gap) / 2;
  return (
    <svg
      className={`track-points ${className}`}
      viewBox={`-2 -4 ${(to + 1) * BOX.w + 4} ${BOX.h + 8}`}
      {...pictured(label)}
    >
      <title>{label}</title>
      {Array.from({ length: to + 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are numbered
        <g key={i} transform={`translate(${i * BOX.w} 0)`}>
          <rect
            className={i === 0 ? 'track-first' : i === to ? 'track-last' : 'track-box'}
            width={BOX.w - BOX.gap}
            height={BOX.h}
            rx={1.5}
          />
          <text
            className={i === 0 || i === to ? 'track-end' : i % 5 === 0 ? 'track-five' : undefined}
            x={middle}
            y={BOX.h / 2 + 4.5}
          >
            {i}
          </text>
        </g>
      ))}
      <g transform={`translate(${at * BOX.w + middle} ${BOX.h / 2})`}>
        <circle className="track-marker" r={12.5} />
        <circle className="track-marker-line" r={10.3} />
        <text className="track-marker-figure" y={5.5}>
          {at}
        </text>
      </g>
    </svg>
  );
}
