import { beside, type Line, type Point, pathOf, smooth } from '../geometry.ts';
import { RIVER_NAMES } from '../rivers.ts';
import type { Stream } from '../sheet.ts';

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

export function waterOf(streams: readonly Stream[]): Water {
  const side = ({ line, widths }: Stream, k: number) => beside(line, (i) => widths[i]! * k);
  return {
    beds: streams.map((s) => pathOf([...side(s, 0.5), ...side(s, -0.5).reverse()], true)).join(''),
    shade: streams.map((s) => pathOf(side(s, 0.5))).join(''),
    light: streams.map((s) => pathOf(side(s, -0.5))).join(''),
    current: streams
      .map((s) => [0.22, -0.22].map((k) => pathOf(broad(s, side(s, k), 5.5))).join('') + pathOf(broad(s, s.line, 9)))
      .join(''),
    halo: [3.4, 6.6].map((far) =>
      streams
        .filter(({ river }) => river.brook !== true)
        .map((s) => [1, -1].map((k) => pathOf(beside(s.line, (i) => k * (s.widths[i]! / 2 + far)))).join(''))
        .join(''),
    ),
    names: RIVER_NAMES.flatMap(({ river, name, from, to, beside: far, size }) => {
      const stream = streams.find((s) => s.river.id === river);
      return stream === undefined ? [] : [{ name, size, path: pathOf(nameLine(stream.line, from, to, far)) }];
    }),
  };
}

/** The part of a line where the river is broader than this. */
const broad = ({ widths }: Stream, line: Line, least: number): Line => line.filter((_, i) => widths[i]! > least);

/** A calm line beside the river, read from the left. */
function nameLine(line: Line, from: number, to: number, far: number): Line {
  let part: readonly Point[] = line.slice(Math.floor(from * line.length), Math.ceil(to * line.length));
  const [first, last] = [part[0], part.at(-1)];
  if (first !== undefined && last !== undefined && first[0] > last[0]) part = [...part].reverse();
  return smooth(beside(smooth(part, 40), far), 30);
}
