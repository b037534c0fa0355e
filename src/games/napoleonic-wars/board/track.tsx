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

/** Where each face of Napoleon's die would send him. */
export interface FaceFacts {
  /** Nation and corps, or Grand Strategy, in words. */
  readonly words: string;
  /** What would follow of it, such as the chance of the aim; nothing if it is not known. */
  readonly below?: string;
}

interface FacesProps {
  readonly at: Point;
  readonly width: number;
  readonly faces: readonly FaceFacts[];
  /** The face that has fallen. */
  readonly fallen: number | null;
}

/** NW-8.5: the six faces of Napoleon's die with their places, before and after it is thrown. */
export function NapoleonFaces({ at: [x, y], width, faces, fallen }: FacesProps) {
  const part = width / faces.length;
  const tall = faces.some(({ below }) => below !== undefined) ? 54 : 40;
  return (
    <g className="nw-faces" transform={`translate(${x} ${y})`}>
      {faces.map(({ words, below }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
        <g key={i} className={fallen === i + 1 ? 'nw-faces-fallen' : 'nw-faces-cell'}>
          <rect x={i * part} width={part} height={tall} />
          <Face at={[(i + 0.5) * part - 8, 4]} size={16} face={i + 1} />
          <text
            x={(i + 0.5) * part}
            y={34}
            {...(words.length * 5.6 > part - 6 ? { textLength: part - 8, lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {words}
          </text>
          {below === undefined ? null : (
            <text className="nw-faces-below" x={(i + 0.5) * part} y={48}>
              {below}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
