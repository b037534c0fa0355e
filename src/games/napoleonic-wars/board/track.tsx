import type { Point } from '../../../table/land/lines.ts';
import { Face } from './field.tsx';

interface TrackProps {
  readonly at: Point;
  readonly width: number;
  readonly value: number;
}

/** NW-11: the abdication level from 0 to 16, a gold coin on it; the last box wins. */
export function AbdicationTrack({ at: [x, y], width, value }: TrackProps) {
  const part = width / 17;
  return (
    <g className="nw-track" transform={`translate(${x} ${y})`}>
      {Array.from({ length: 17 }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no other name
          key={i}
          className={
            i === 0 ? 'nw-track-first' : i === 16 ? 'nw-track-last' : i < value ? 'nw-track-done' : 'nw-track-box'
          }
        >
          <rect x={i * part} width={part} height={23} />
          <text x={(i + 0.5) * part} y={16}>
            {i}
          </text>
        </g>
      ))}
      <g className="nw-track-coin">
        <circle cx={(value + 0.5) * part} cy={11.5} r={13.5} />
        <text x={(value + 0.5) * part} y={16.5}>
          {value}
        </text>
      </g>
    </g>
  );
}

interface FacesProps {
  /** Where each face of the die sends him: Nation and corps, or Grand Strategy. */
  readonly faces: readonly string[];
  /** The face that has fallen. */
  readonly fallen: number | null;
  /** How likely the aim is with each, before it is thrown. */
  readonly aims?: readonly string[];
}

/** NW-8.5: the six faces of Napoleon's die with their places, before and after it is thrown. */
export function NapoleonFaces({ faces, fallen, aims = [] }: FacesProps) {
  return (
    <ol className="nw-faces">
      {faces.map((words, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
        <li key={i} aria-current={fallen === i + 1}>
          <svg viewBox="-1 -1 18 18" aria-hidden="true">
            <Face at={[0, 0]} size={16} face={i + 1} />
          </svg>
          <span>{words}</span>
          {aims[i] === undefined ? null : <b>{aims[i]}</b>}
        </li>
      ))}
    </ol>
  );
}
