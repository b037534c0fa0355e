import { type Hex, OFF } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import type { Battle } from '../data/box.ts';
import { TERRAIN } from '../data/names.ts';
import { NONE, type Position } from '../position.ts';

// Lines of sight straight from the text (VE-VII.7-a to -j), as slow as they like: points on the line, the hexes nearest to each, and every
// choice of one hex of each pair along a hexside.

/** Points on a line of so many hexes: a hex that it cuts close to a corner holds several of them. */
const pointsOn = (hexes: number): number => Math.max(840, 12 * hexes * hexes);
const NEAR = 1e-7;
/** No point is farther from the middle of its hex, nor from that of a neighbour on its hexside. */
const BESIDE = 1.01;
const BLOCKING: ReadonlySet<string> = new Set(['forest', 'thicket', 'town', 'chateau', 'fortified-farm']);

/** The same lie of two hexes gives the same crossings on every map: as steps in columns and rows, by the column's parity. */
const known = new Map<string, (readonly [number, number])[][]>();

export function slowSight(b: Battle, p: Position): (from: Hex, to: Hex) => boolean {
  const { hexes, terrain, height } = b.ground;
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
      const plain: {
        readonly step: readonly [number, number];
        readonly x: number;
        readonly y: number;
        along: number;
      }[] = [];
      const length = Math.hypot(z[0] - a[0], z[1] - a[1]);
      for (let c = Math.min(0, dc) - 2; c <= Math.max(0, dc) + 2; c++)
        for (let r = Math.min(0, dr) - 3; r <= Math.max(0, dr) + 3; r++) {
          const [x, y] = middle(start + c, r);
          const aside = Math.abs((z[0] - a[0]) * (y - a[1]) - (z[1] - a[1]) * (x - a[0])) / length;
          const along = ((z[0] - a[0]) * (x - a[0]) + (z[1] - a[1]) * (y - a[1])) / length;
          if (aside < 1.5 && along > -2 && along < length + 2) plain.push({ step: [c, r], x, y, along });
        }
      // Only those that lie beside a point can be the nearest to it.
      plain.sort((one, other) => one.along - other.along);
      const points = pointsOn(hexes.distance(from, to));
      let [first, past] = [0, 0];
      let before = '';
      for (let i = 1; i < points; i++) {
        const [x, y] = [a[0] + ((z[0] - a[0]) * i) / points, a[1] + ((z[1] - a[1]) * i) / points];
        const along = (length * i) / points;
        while (first < plain.length && get(plain, first).along < along - BESIDE) first++;
        while (past < plain.length && get(plain, past).along < along + BESIDE) past++;
        let [least, mine] = [Infinity, [] as (readonly [number, number])[]];
        for (let j = first; j < past; j++) {
          const each = get(plain, j);
          const far = Math.hypot(each.x - x, each.y - y);
          if (far < least - NEAR) [least, mine] = [far, [each.step]];
          else if (far < least + NEAR) mine.push(each.step);
        }
        mine.sort(([c, r], [d, s]) => c - d || r - s);
        const now = mine.join(' ');
        // Two at one point alone are a hexside that is crossed; two at several in a row are one along which it runs.
        if (mine.length <= 2 && now === before && line.at(-1)?.join(' ') !== now) line.push(mine);
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
    // What blocks is no choice, and of two alike one is enough.
    const ways = crossed(from, to).map((pair) => {
      const free = pair.filter((hex) => !isBlocked(hex));
      return free.filter((hex, i) => i === 0 || high(hex) !== high(get(free, 0)));
    });
    if (ways.some((free) => free.length === 0)) return false;
    const choices = ways.reduce<Hex[][]>((all, free) => all.flatMap((way) => free.map((hex) => [...way, hex])), [[]]);
    return choices.some((way) => {
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
