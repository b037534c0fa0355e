import { beside, type Line, type Point, pathOf, smooth } from '../../../../table/land/lines.ts';
import { bed, current, echo, shore } from '../../../../table/land/rivers.ts';
import { RIVER_NAMES } from '../rivers.ts';
import type { RiverStream } from '../sheet.ts';

export interface Water {
  readonly beds: string;
  /** The shore in the shade, and the one in the light. */
  readonly shade: string;
  readonly light: string;
  /** Lines in the current of the broad rivers. */
  readonly current: string;
  /** Lines that echo the shore on the land. */
  readonly halo: readonly string[];
  readonly names: readonly { readonly name: string; readonly path: string; readonly size: number }[];
}

export function waterOf(streams: readonly RiverStream[]): Water {
  const all = (pen: (stream: RiverStream) => string) => streams.map(pen).join('');
  return {
    beds: all(bed),
    shade: all((s) => shore(s, 'shade')),
    light: all((s) => shore(s, 'light')),
    current: all(current),
    halo: [3.4, 6.6].map((far) => all((s) => (s.river.brook === true ? '' : echo(s, far)))),
    names: RIVER_NAMES.flatMap(({ river, name, from, to, beside: far, size }) => {
      const stream = streams.find((s) => s.river.id === river);
      return stream === undefined ? [] : [{ name, size, path: pathOf(nameLine(stream.line, from, to, far)) }];
    }),
  };
}

/** A calm line beside the river, read from the left. */
function nameLine(line: Line, from: number, to: number, far: number): Line {
  let part: readonly Point[] = line.slice(Math.floor(from * line.length), Math.ceil(to * line.length));
  const [first, last] = [part[0], part.at(-1)];
  if (first !== undefined && last !== undefined && first[0] > last[0]) part = [...part].reverse();
  return smooth(beside(smooth(part, 40), far), 30);
}
