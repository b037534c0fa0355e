import { pictured } from './controls.tsx';

interface Stage {
  readonly key: string;
  /** Its name in full, for the pointer. */
  readonly title: string;
  /** What stands in its box: a figure, and a word that may be left out where there is little room. */
  readonly figure?: number;
  readonly word: string;
}

interface StagesProps {
  readonly className?: string;
  readonly label?: string;
  readonly stages: readonly Stage[];
  /** The place in the row of the one under way; before the first: -1. */
  readonly now: number;
}

/** The turns of a match or the phases of a turn, in a row: which are past, which one is under way. */
export function Stages({ className, label, stages, now }: StagesProps) {
  return (
    <ol className={className} aria-label={label}>
      {stages.map(({ key, title, figure, word }, i) => (
        <li key={key} aria-current={i === now ? 'step' : undefined} data-past={i < now} title={title}>
          {figure === undefined ? null : <b>{figure}</b>}
          <span>{word}</span>
        </li>
      ))}
    </ol>
  );
}

/** So many of so many, as small squares: those that count are filled and struck out. */
export function Pips({ count, of, label }: { readonly count: number; readonly of: number; readonly label: string }) {
  return (
    <span className="track-pips" title={label} {...pictured(label)}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name
        <svg key={i} viewBox="0 0 12 12" aria-hidden="true">
          <rect x="1" y="1" width="10" height="10" rx="2" className={i < count ? 'track-pip-full' : undefined} />
          {i < count ? <path d="M3 3 9 9M9 3 3 9" /> : null}
        </svg>
      ))}
    </span>
  );
}

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
