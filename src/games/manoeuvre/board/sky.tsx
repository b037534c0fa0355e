import { pictured } from '../../../table/controls.tsx';
import { tenth as n } from '../../../table/land/lines.ts';
import { mix, speck } from '../../../table/land/speckle.ts';
import { SKY, WIDTH } from './geometry.ts';
import { dayGone, hourOf, type Table } from './table.ts';

type Colour = readonly [number, number, number];

/** The sky through the day: when, above, at the horizon. */
const HOURS: readonly { readonly at: number; readonly high: Colour; readonly low: Colour }[] = [
  { at: 0, high: [188, 208, 214], low: [247, 226, 186] },
  { at: 0.35, high: [150, 188, 206], low: [222, 230, 222] },
  { at: 0.65, high: [148, 178, 198], low: [240, 222, 178] },
  { at: 0.85, high: [122, 112, 142], low: [232, 150, 92] },
  { at: 1, high: [24, 28, 52], low: [72, 58, 84] },
];

function blend(a: Colour, b: Colour, t: number): string {
  return `rgb(${a.map((value, i) => Math.round(mix(value, b[i] ?? value, t))).join(' ')})`;
}

function skyAt(gone: number): { readonly high: string; readonly low: string } {
  const next = HOURS.findIndex(({ at }) => at >= gone);
  const [a, b] = [HOURS[Math.max(0, next - 1)], HOURS[Math.max(0, next)]];
  if (a === undefined || b === undefined) return { high: '#bcd0d6', low: '#f7e2ba' };
  const t = a.at === b.at ? 0 : (gone - a.at) / (b.at - a.at);
  return { high: blend(a.high, b.high, t), low: blend(a.low, b.low, t) };
}

/** The light on the field: warm while the sun sinks, then dusk, and blue once night has fallen. It lies on the land alone. */
export function lightOn(gone: number, fallen: boolean): { readonly colour: string; readonly opacity: number } {
  if (fallen) return { colour: 'rgb(78 100 190)', opacity: 0.7 };
  const t = Math.min(1, Math.max(0, (gone - 0.8) / 0.2));
  return { colour: blend([238, 190, 130], [150, 120, 160], t), opacity: Math.max(0, gone - 0.5) * 0.8 };
}

const HILLS = `M0 ${SKY}V52q60-10 120 0t110-4 130-8 150 4 140 6 120-6 90 8V${SKY}Z`;
const FAR_HILLS = `M0 ${SKY}V50q90-16 190-6t180-6 170 2 160-2 160 8V${SKY}Z`;

/** The day over the field: the sun goes its way as the two first decks are drawn, and sets with their last cards. */
export function Sky({ table }: { table: Table }) {
  const { box, view, words } = table;
  const gone = dayGone(box, view);
  const { high, low } = skyAt(gone);
  const hour = hourOf(view, words);
  const shown = [hour.figures, hour.words].filter((part) => part !== '').join(' ');
  const sun = { x: mix(330, 530, gone), y: 62 - Math.sin(Math.PI * mix(0.22, 0.99, gone)) * 46 };
  return (
    <g className="man-sky" {...pictured(hour.sentence)}>
      <clipPath id="man-sky-clip">
        <rect width={WIDTH} height={SKY} />
      </clipPath>
      <linearGradient id="man-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={high} />
        <stop offset="1" stopColor={low} />
      </linearGradient>
      <rect width={WIDTH} height={SKY} fill="url(#man-sky)" />
      {gone > 0.8 ? <Stars opacity={(gone - 0.8) * 5} /> : null}
      <g clipPath="url(#man-sky-clip)">
        <circle className="man-sun-glow" cx={sun.x} cy={sun.y} r={26} />
        <path className="man-sun-rays" d={rays(sun.x, sun.y)} />
        <circle className="man-sun" cx={sun.x} cy={sun.y} r={11} />
      </g>
      <path className="man-far-hills" d={FAR_HILLS} fill={gone > 0.85 ? '#3a3550' : '#a9ad8c'} />
      <path className="man-near-hills" d={HILLS} fill={gone > 0.85 ? '#292638' : '#8b9068'} />
      {shown === '' ? null : (
        <text className={gone > 0.85 ? 'man-night-count man-after-dark' : 'man-night-count'} x={WIDTH / 2} y={SKY - 6}>
          {shown}
        </text>
      )}
    </g>
  );
}

function rays(x: number, y: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const [from, to] = [15, i % 2 === 0 ? 24 : 20];
    return `M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from)}L${n(x + Math.cos(angle) * to)} ${n(y + Math.sin(angle) * to)}`;
  }).join('');
}

function Stars({ opacity }: { opacity: number }) {
  const stars = Array.from({ length: 46 }, (_, i) => {
    const x = speck(i, 1, 90) * WIDTH;
    const y = speck(i, 2, 90) * 44;
    return `M${n(x - 1.4)} ${n(y)}h2.800M${n(x)} ${n(y - 1.4)}v2.800`;
  });
  return <path className="man-stars" opacity={opacity} d={stars.join('')} />;
}
