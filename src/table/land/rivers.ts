import { get } from '../../kernel/there.ts';
import { beside, curve, smooth } from './curves.ts';
import { distance, type Line, pathOf } from './lines.ts';
import { rolling } from './speckle.ts';

/** A stream on the sheet, and how wide it is at each of its points. */
export interface Stream {
  readonly line: Line;
  readonly widths: readonly number[];
}

/** A river through the points of its course, winding between them: bridges at the points stay where they are. */
export function streamOf(course: Line, source: number, mouth: number, seed: number): Stream {
  const line = curve(course, 4);
  const bend = mouth > 10 ? 7 : 5;
  const wound = beside(line, (i) => {
    const here = get(line, i);
    const free = Math.min(1, ...course.map((p) => distance(p, here) / 34));
    return free * bend * (rolling(i * 0.075, seed, 3) + 0.45 * rolling(i * 0.19, seed, 8));
  });
  const done = smooth(wound, 3);
  const widths = done.map(
    (_, i) => (source + ((mouth - source) * i) / done.length) * (0.94 + 0.12 * rolling(i * 0.11, seed, 12)),
  );
  return { line: done, widths };
}

const side = ({ line, widths }: Stream, k: number) => beside(line, (i) => get(widths, i) * k);

/** The part of a line where the stream is broader than this. */
const broad = ({ widths }: Stream, line: Line, least: number): Line => line.filter((_, i) => get(widths, i) > least);

/** The water itself. */
export const bed = (s: Stream): string => pathOf([...side(s, 0.5), ...side(s, -0.5).reverse()], true);

/** One shore: that in the shade, or the one in the light. */
export const shore = (s: Stream, where: 'shade' | 'light'): string => pathOf(side(s, where === 'shade' ? 0.5 : -0.5));

/** Lines in the current where it is broad. */
export const current = (s: Stream): string =>
  [0.22, -0.22].map((k) => pathOf(broad(s, side(s, k), 5.5))).join('') + pathOf(broad(s, s.line, 9));

/** Lines on the land that echo both shores. */
export const echo = (s: Stream, far: number): string =>
  [1, -1].map((k) => pathOf(beside(s.line, (i) => k * (get(s.widths, i) / 2 + far)))).join('');
