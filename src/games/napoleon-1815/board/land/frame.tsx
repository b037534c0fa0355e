import { type Point, pathOf } from '../../../../table/land/lines.ts';
import { HEIGHT, MAP, WIDTH } from '../geometry.ts';
import { Laurel } from '../pieces/emblems.tsx';
import type { BoardWords } from '../words.ts';
import { CARTOUCHE, COMPASS, KEY } from './furnishings.ts';

interface Worded {
  readonly words: BoardWords;
}

/** The border of the sheet: a line, a ladder of degrees, a finer line. */
export function Neatline() {
  const [x, y, w, h] = [14, 14, WIDTH - 28, HEIGHT - 28];
  const across = 36;
  const down = 35;
  const rungs: string[] = [];
  for (let i = 1; i < across; i += 2) {
    const [from, wide] = [x + 9 + (i * (w - 18)) / across, (w - 18) / across];
    rungs.push(`M${from} ${y + 4.5}h${wide}v5h${-wide}Z`, `M${from} ${y + h - 9.5}h${wide}v5h${-wide}Z`);
  }
  for (let i = 1; i < down; i += 2) {
    const [from, tall] = [y + 9 + (i * (h - 18)) / down, (h - 18) / down];
    rungs.push(`M${x + 4.5} ${from}h5v${tall}h-5Z`, `M${x + w - 9.5} ${from}h5v${tall}h-5Z`);
  }
  return (
    <g className="n15-neatline">
      <rect x={x} y={y} width={w} height={h} strokeWidth={3.4} />
      <rect x={x + 4.5} y={y + 4.5} width={w - 9} height={h - 9} strokeWidth={0.8} />
      <rect x={x + 9.5} y={y + 9.5} width={w - 19} height={h - 19} strokeWidth={0.8} />
      <path className="n15-rungs" d={rungs.join('')} />
      <rect x={MAP.x - 3} y={MAP.y - 3} width={MAP.w + 6} height={MAP.h + 6} strokeWidth={2} />
    </g>
  );
}

/** A plate with corners cut out round. */
function plate(inset: number): string {
  const { x, y, w, h } = CARTOUCHE;
  const [l, t, r, b, c] = [x + inset, y + inset, x + w - inset, y + h - inset, 16];
  return `M${l + c} ${t}H${r - c}Q${r - c} ${t + c} ${r} ${t + c}V${b - c}Q${r - c} ${b - c} ${r - c} ${b}H${l + c}Q${l + c} ${b - c} ${l} ${b - c}V${t + c}Q${l + c} ${t + c} ${l + c} ${t}Z`;
}

/** What a unit of the sheet is worth in the open country. */
const KILOMETRE = (MAP.w / 98) * 0.8;

export function Cartouche({ words }: Worded) {
  const { x, y, w } = CARTOUCHE;
  const middle = x + w / 2;
  const from = middle - KILOMETRE * 7.5;
  const scale = y + 158;
  return (
    <g className="n15-cartouche">
      <path className="n15-plate-shadow" d={plate(0)} transform="translate(3 4)" />
      <path className="n15-plate" d={plate(0)} />
      <path className="n15-plate-line" d={plate(6)} />
      <path className="n15-plate-line" d={plate(10)} strokeWidth={0.6} />
      <Laurel x={middle} y={y + 37} />
      <text className="n15-monogram" x={middle} y={y + 46}>
        N
      </text>
      <text className="n15-title" x={middle} y={y + 93}>
        {words.title}
      </text>
      <path className="n15-flourish" d={`M${middle - 96} ${y + 103}q48 7 96 0q48 -7 96 0`} />
      <text className="n15-subtitle" x={middle} y={y + 126}>
        {words.subtitle}
      </text>
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          className={i === 1 ? 'n15-scale-light' : 'n15-scale'}
          x={from + i * 5 * KILOMETRE}
          y={scale}
          width={5 * KILOMETRE}
          height={6}
        />
      ))}
      {[0, 5, 10, 15].map((km) => (
        <text key={km} className="n15-scale-figure" x={from + km * KILOMETRE} y={scale - 4}>
          {km}
        </text>
      ))}
      <text className="n15-scale-note" x={middle} y={scale + 24}>
        {words.scale}
      </text>
    </g>
  );
}

/** One ray of the rose: half in the light, half in the shade. */
function Ray({ turn, long, wide, north = false }: { turn: number; long: number; wide: number; north?: boolean }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path className={north ? 'n15-ray-north' : 'n15-ray-shade'} d={`M0 ${-long}L${wide} ${-wide}L0 0Z`} />
      <path className="n15-ray-light" d={`M0 ${-long}L${-wide} ${-wide}L0 0Z`} />
    </g>
  );
}

export function Compass({ words }: Worded) {
  const [x, y, r] = [COMPASS.x + COMPASS.w / 2, COMPASS.y + COMPASS.h - 72, 66];
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i * 5 * Math.PI) / 180;
    const at = (far: number): Point => [Math.cos(a) * far, Math.sin(a) * far];
    return pathOf([at(r - 4), at(r - (i % 6 === 0 ? 11 : 7.5))]);
  }).join('');
  return (
    <g className="n15-compass" transform={`translate(${x} ${y})`}>
      <circle className="n15-plate" r={r} strokeWidth={1.6} />
      <circle className="n15-plate-line" r={r - 4} />
      <circle className="n15-plate-line" r={r - 20} strokeWidth={0.6} />
      <path className="n15-plate-line" d={ticks} />
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => (
        <Ray key={turn} turn={turn} long={r - 30} wide={4.6} />
      ))}
      {[45, 135, 225, 315].map((turn) => (
        <Ray key={turn} turn={turn} long={r - 22} wide={8} />
      ))}
      {[90, 180, 270, 0].map((turn) => (
        <Ray key={turn} turn={turn} long={r - 11} wide={11} north={turn === 0} />
      ))}
      <circle className="n15-hub" r={6} />
      <text className="n15-north" y={-r - 6}>
        {words.north}
      </text>
    </g>
  );
}

/** What the lines and signs of the map mean. */
export function Key({ words }: Worded) {
  const { x, y, w, h } = KEY;
  const m = y + h / 2;
  return (
    <g className="n15-key">
      <rect className="n15-plate-shadow" x={x + 2} y={y + 3} width={w} height={h} />
      <rect className="n15-plate" x={x} y={y} width={w} height={h} />
      <rect className="n15-plate-line" x={x + 4} y={y + 4} width={w - 8} height={h - 8} />
      <path className="n15-chaussee-edge" d={`M${x + 18} ${m}h36`} />
      <path className="n15-chaussee" d={`M${x + 18} ${m}h36`} />
      <path className="n15-road" d={`M${x + 152} ${m}h34`} />
      <path className="n15-path" d={`M${x + 252} ${m}h34`} />
      <g transform={`translate(${x + 366} ${m})`}>
        <circle className="n15-wooded" r={10} />
        <path
          className="n15-copse"
          d="M-9 5c-1.400-4 1.400-8 5-8s6.400 4 5 8s-8.600 2-10 0ZM1 5c-1-3.400 1-6.600 4-6.600s5 3.200 4 6.600s-7 1.600-8 0Z"
        />
      </g>
      <g transform={`translate(${x + 477} ${m})`}>
        <path
          className="n15-rampart"
          d="M0-15l4 5 6-1 0 6 5 4-5 4 0 6-6-1-4 5-4-5-6 1 0-6-5-4 5-4 0-6 6 1Z"
          transform="scale(.9)"
        />
      </g>
      <g transform={`translate(${x + 598} ${m}) scale(.62)`}>
        <path className="n15-rampart" d="M-16-13h32v27h-32Z" />
        <path className="n15-roof n15-roof-0" d="M-15-12h30v7h-30Z" />
        <path className="n15-roof n15-roof-1" d="M-15-5h7v17h-7ZM8-5h7v12h-7Z" />
      </g>
      {([60, 192, 292, 382, 496, 615] as const).map((dx, i) => (
        <text key={dx} x={x + dx} y={m + 6}>
          {words.key[i]}
        </text>
      ))}
    </g>
  );
}
