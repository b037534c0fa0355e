import { type Hex, OFF } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import type { Battle } from '../data/box.ts';
import { TERRAIN } from '../data/names.ts';
import { NONE, type Position } from '../position.ts';

// Lines of sight straight from the text (VE-VII.7-a to -j), as slow as they like: points on the line, the hexes nearest to each, and every
// choice of one hex of each pair along a hexside.

const POINTS = 840;
const NEAR = 1e-7;
const BLOCKING: ReadonlySet<string> = new Set(['forest', 'thicket', 'town', 'chateau', 'fortified-farm']);

export function slowSight(b: Battle, p: Position): (from: Hex, to: Hex) => boolean {
  const { hexes, terrain, height } = b.ground;
  /** The same lie of two hexes gives the same crossings: as steps in columns and rows, by the column's parity. */
  const known = new Map<string, (readonly [number, number])[][]>();
  const [cols, rows] = [hexes.cols, hexes.rows];
  const crossed = (from: Hex, to: Hex): Hex[][] => {
    const [fc, fr] = [from % cols, Math.floor(from / cols)];
    const [dc, dr] = [(to % cols) - fc, Math.floor(to / cols) - fr];
    const key = `${fc % 2} ${dc} ${dr}`;
    let line = known.get(key);
    if (line === undefined) {
      line = [];
      // From a hex in the middle of an endless plain: columns and rows alone tell where a hex lies.
      const middle = (c: number, r: number) =>
        [1.5 * c, Math.sqrt(3) * (r + (Math.abs(c) % 2 === 1 ? 0.5 : 0))] as const;
      const start = fc % 2;
      const [a, z] = [middle(start, 0), middle(start + dc, dr)];
      const plain: { readonly hex: readonly [number, number]; readonly x: number; readonly y: number }[] = [];
      const length = Math.hypot(z[0] - a[0], z[1] - a[1]);
      for (let c = -13; c <= 13; c++)
        for (let r = -14; r <= 14; r++) {
          const [x, y] = middle(start + c, r);
          const aside = Math.abs((z[0] - a[0]) * (y - a[1]) - (z[1] - a[1]) * (x - a[0])) / length;
          const along = ((z[0] - a[0]) * (x - a[0]) + (z[1] - a[1]) * (y - a[1])) / length;
          if (aside < 1.5 && along > -2 && along < length + 2) plain.push({ hex: [start + c, r], x, y });
        }
      let before = '';
      for (let i = 1; i < POINTS; i++) {
        const [x, y] = [a[0] + ((z[0] - a[0]) * i) / POINTS, a[1] + ((z[1] - a[1]) * i) / POINTS];
        const far = plain.map((each) => Math.hypot(each.x - x, each.y - y));
        const least = Math.min(...far);
        const mine = plain.filter((_, j) => get(far, j) < least + NEAR).map(({ hex }) => hex);
        const now = JSON.stringify(mine);
        // Two at one point alone are a hexside that is crossed; two at several in a row are one along which it runs.
        if (
          mine.length <= 2 &&
          now === before &&
          !line.some((each) => JSON.stringify(each.map(([c, r]) => [c + start, r])) === now)
        )
          line.push(mine.map(([c, r]) => [c - start, r] as const));
        before = now;
      }
      line = line.filter((each) => !each.some(([c, r]) => (c === 0 && r === 0) || (c === dc && r === dr)));
      known.set(key, line);
    }
    return line.map((each) =>
      each
        .map(([c, r]) => {
          const [col, row] = [fc + c, fr + r];
          return col < 0 || row < 0 || col >= cols || row >= rows ? OFF : row * cols + col;
        })
        .filter((hex) => hex !== OFF),
    );
  };
  const isBlocked = (hex: Hex): boolean =>
    BLOCKING.has(get(TERRAIN, get(terrain, hex))) || (p.top[hex] ?? NONE) !== NONE;
  return (from, to) => {
    if (hexes.distance(from, to) === 1) return true;
    const high = (hex: Hex): number => get(height, hex);
    const choices = crossed(from, to).reduce<Hex[][]>(
      (ways, pair) => ways.flatMap((way) => pair.map((hex) => [...way, hex])),
      [[]],
    );
    return choices.some((way) => {
      if (way.some(isBlocked)) return false;
      const path = [from, ...way, to];
      // (1) every change of height has its upper hex at one of the ends ...
      const edges = path.every((hex, i) => {
        const next = path[i + 1];
        if (next === undefined || high(hex) === high(next)) return true;
        const upper = high(hex) > high(next) ? hex : next;
        return upper === from || upper === to;
      });
      // ... or (2) nothing between is higher than the lower end.
      return edges || way.every((hex) => high(hex) <= Math.min(high(from), high(to)));
    });
  };
}
