/** How a nation looks: never by its colour alone. */
export interface Livery {
  /** The ground of its counters and card backs. */
  readonly ground: string;
  readonly dark: string;
  /** What is written on the ground. */
  readonly ink: string;
  /** The facing colour: stripes and frames. */
  readonly facing: string;
  /** What is drawn in its colour on paper: the ground, or something darker where that would be lost. */
  readonly trace: string;
  /** The stripe of a reduced unit, and what is written on it. */
  readonly stripe: string;
  readonly onStripe: string;
  /** Letters that stand for the nation. */
  readonly letters: string;
  readonly emblem: string;
  /** The side of the square on which the emblem is drawn. */
  readonly emblemSize: number;
}

const CREAM = '#f6ecd2';

/** From game-icons.net, on a field of 512 by 512: see CREDITS.md. */
const EAGLE =
  'M35 22C27 43 22 65 20 87l104 28-5 18-100-27c0 1 0 2 0 3a245 245 0 0 0 3 42h95v18H26a241.5 241.5 0 0 0 14 39l79-21 5 18-76 20a243 243 0 0 0 20 32l62-36 10 16-59 34a243 243 0 0 0 25 25l44-45 14 13-43 43a240 240 0 0 0 28 17l28-49 17 9-28 48a237.3 237.3 0 0 0 39 13c1 4 2 7 3 11-12 10-24 20-35 32a33.7 33.7 0 0 0-15-4c-19 0-34 15-34 34 0 2 0 4 1 5 2-11 12-20 24-20 3 0 6 1 9 2-10 12-20 25-27 39 14-8 27-16 41-25a24.5 24.5 0 0 1 1 8c0 13-8 23-20 25a34 34 0 0 0 5 0c19 0 34-15 34-34 0-4-1-8-2-12 10-7 20-15 29-24 3 6 6 11 10 16l-44 87c49 23 116 23 158 0l-42-84c4-5 7-10 10-16 9 7 18 15 27 21a33.8 33.8 0 0 0-2 12c0 19 15 34 34 34 1 0 3 0 5 0-12-2-20-12-20-25 0-2 0-5 1-8 13 9 27 17 41 25-8-14-17-27-27-39a24.5 24.5 0 0 1 9-2c12 0 22 9 24 20 0-1 1-3 1-5 0-19-16-34-34-34a33.8 33.8 0 0 0-15 4c-10-11-21-20-32-29a209 209 0 0 0 5-17 238 238 0 0 0 23-9l-28-49 16-9 29 50c10-5 20-10 29-17l-44-44 13-13 46 46a243 243 0 0 0 26-25l-61-35 9-16 64 37a243 243 0 0 0 21-33l-78-20 5-18 81 21a241.7 241.7 0 0 0 14-39h-93v-18h97a245.4 245.4 0 0 0 3-42c0-1 0-2 0-3L398 133l-5-18L499 87c-2-23-7-44-15-65h0c-27 42-84 74-155 87 13 16 21 36 21 58 0 31-16 58-40 75-21-13-43-29-46-44l18-4-2-10c15-12 34-10 53 0l-18-41-42 9-3-13V139l-81 17 21 31c-9 19-3 41 5 58-27-15-45-45-45-78 0-22 7-42 20-58C119 96 62 64 35 22zm217 133c5 0 10 3 11 9 1 6-3 12-9 13s-12-2-13-8c-1-7 2-13 8-14 1 0 2 0 3 0z';
const CROWN = 'M2 19h20v3H2zM3 17 1 6l6 5 5-9 5 9 6-5-2 11z';
const PATTEE = 'M8 1h8q-2 5-2 9 4 0 9-2v8q-5-2-9-2 0 4 2 9H8q2-5 2-9-4 0-9 2V8q5 2 9 2 0-4-2-9z';
const THREE_BARS =
  'M10.500 0h3v3h4v2.500h-4V8H20v3h-6.500v6.500l5 2.500v2.800l-5-2.400V24h-3v-5l-5-2.500v-2.800l5 2.500V11H4V8h6.500V5.500h-4V3h4z';
const BINDENSCHILD = 'M3 1h18v6.500H3zM3 13h18q-1 6.500-9 10.500Q4 19.500 3 13z';
const CRESCENT =
  'M14 2a10 10 0 1 0 6 18 8.500 8.500 0 1 1-2-17.400A10 10 0 0 0 14 2zM18 7l1.300 3.400 3.600.2-2.800 2.300.9 3.500-3-1.900-3 1.900.9-3.500-2.800-2.300 3.600-.2z';
const RAGGED =
  'M1 4l3-3 3 3-.5-2.500L9 4l-.2 2L12 9l3.200-3L15 4l2.500-2.500L17 4l3-3 3 3-3 3 2.500-.5L20 9l-2-.2L15 12l3 3.200 2-.2 2.500 2.500L20 17l3 3-3 3-3-3 .5 2.500L15 20l.2-2L12 15l-3.200 3 .2 2-2.500 2.500L7 20l-3 3-3-3 3-3-2.500.5L4 15l2 .2L9 12 6 8.800 4 9 1.500 6.500 4 7z';
const STAR = 'M12 1l3.100 7.800 8.400.6-6.500 5.300 2.100 8.200-7.100-4.500-7.100 4.500 2.100-8.200L.5 9.400l8.400-.6z';
const SKULL =
  'M12 2a8 8 0 0 0-5 14v4h2v-3h2v3h2v-3h2v3h2v-4A8 8 0 0 0 12 2ZM8.500 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z';
const TRICOLOUR = 'M2 3h20v5H2zM2 16h20v5H2zM2 10h20v4H2z';
const DRUM = 'M3 6q9-5 18 0v12q-9 5-18 0zM3 6q9 5 18 0';

/** Any two of them can meet: they are as far apart as sides.test.tsx asks, also for eyes that do not see every colour. */
const LIVERIES: Readonly<Record<string, Livery>> = {
  fr: livery('#1c468f', '#142a55', CREAM, '#d9b45a', 'F', EAGLE, 512),
  gb: livery('#b03029', '#741b18', CREAM, '#e9cf8a', 'GB', CROWN),
  at: {
    ...livery('#f3eee0', '#8f2f27', '#4a1f19', '#a8423a', 'A', BINDENSCHILD),
    trace: '#857568',
    stripe: '#b0473d',
    onStripe: '#fdf6e6',
  },
  ot: { ...livery('#701f55', '#431837', CREAM, '#e0b94f', 'O', CRESCENT), trace: '#680b52' },
  pr: { ...livery('#86a1c6', '#1f3148', '#0f1826', '#131a22', 'P', PATTEE), trace: '#3366b4' },
  ru: livery('#143410', '#0b2208', CREAM, '#d0604a', 'R', THREE_BARS),
  es: {
    ...livery('#e2ad3a', '#7c2b1c', '#3d1d0c', '#9c2f1d', 'E', RAGGED),
    trace: '#b2650a',
    stripe: '#fbf1d4',
    onStripe: '#7c2b1c',
  },
  bw: livery('#23201e', '#0f0d0b', CREAM, '#9fb4bd', 'BW', SKULL),
  nl: livery('#b85a1c', '#6d3b12', CREAM, '#f0d7a4', 'NL', TRICOLOUR),
  us: { ...livery('#a8824b', '#4d331c', '#241505', '#22406f', 'US', STAR), trace: '#47410a' },
};

const UNKNOWN: Livery = livery('#5d5648', '#37322a', CREAM, '#d9b45a', '?', DRUM);

function livery(
  ground: string,
  dark: string,
  ink: string,
  facing: string,
  letters: string,
  emblem: string,
  emblemSize = 24,
): Livery {
  return { ground, dark, ink, facing, trace: ground, stripe: CREAM, onStripe: dark, letters, emblem, emblemSize };
}

export function liveryOf(nationId: string | undefined): Livery {
  return LIVERIES[nationId ?? ''] ?? UNKNOWN;
}

interface EmblemProps {
  readonly livery: Livery;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

export function Emblem({ livery, x, y, size, fill = livery.ink }: EmblemProps) {
  return <path transform={`translate(${x} ${y}) scale(${size / livery.emblemSize})`} d={livery.emblem} fill={fill} />;
}

/** The same colours inside out: for the second of two armies that wear the same. */
export const mirrored = (own: Livery): Livery => ({
  ...own,
  ground: own.stripe,
  ink: own.onStripe,
  facing: own.ground,
  stripe: own.ground,
  onStripe: own.ink,
});
