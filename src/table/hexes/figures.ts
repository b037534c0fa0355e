// Pictures that stand many times on a board are written into their place, not moved there: a browser paints what is moved apart.

const PARTS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A path in steps from wherever it is begun, so many times as large: `M` and a point before it put it in its place. */
export function relative(path: string, scale: number): string {
  const parts = [...path.matchAll(PARTS)].map((part) => part[0]);
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  for (let i = 0; i < parts.length; ) {
    const part = parts[i] ?? '';
    if (/[a-zA-Z]/.test(part)) {
      command = part;
      i++;
    } else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`no path has the command ${command}`);
    const isAbsolute = command !== kind;
    const values = parts.slice(i, i + takes).map(Number);
    i += takes;
    if (kind === 'z') {
      [x, y] = [startX, startY];
      out += 'z';
      continue;
    }
    // Where each number begins to count from: an arc's radii, turn and sides are no places.
    const from = (k: number) => {
      if (!isAbsolute) return 0;
      if (kind === 'h') return x;
      if (kind === 'v') return y;
      if (kind === 'a') return k < 5 ? 0 : k === 5 ? x : y;
      return k % 2 === 0 ? x : y;
    };
    const steps = values.map((value, k) => value - from(k));
    out += kind + steps.map((step, k) => short(kind === 'a' && k > 1 && k < 5 ? step : step * scale)).join(' ');
    if (kind === 'h') x += steps[0] ?? 0;
    else if (kind === 'v') y += steps[0] ?? 0;
    else {
      x += steps.at(-2) ?? 0;
      y += steps.at(-1) ?? 0;
    }
    if (kind === 'm') [startX, startY] = [x, y];
  }
  return out;
}
