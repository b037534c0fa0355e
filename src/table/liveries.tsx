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
  'M35.31 22.3C27.498 42.766 22.138 64.643 20 87.378l103.705 27.79l-4.838 18.052l-99.873-26.763c-.012.954-.035 1.905-.035 2.86a245 245 0 0 0 3.48 41.23h94.146v18.687H26.393a241.5 241.5 0 0 0 13.29 38.547l79.184-21.216l4.838 18.05l-75.64 20.27a243 243 0 0 0 20.396 31.636l61.933-35.756l9.343 16.183l-59.22 34.192a243 243 0 0 0 25.132 24.4l44.73-44.726l13.214 13.215l-43.055 43.052a240 240 0 0 0 28.186 17.357l28.734-49.772l16.186 9.346l-27.987 48.472a237.3 237.3 0 0 0 39.156 12.87c.99 3.566 2.08 7.103 3.25 10.593c-12.36 9.993-24.163 20.49-35.12 31.728a33.7 33.7 0 0 0-14.75-3.373c-18.707 0-33.874 15.164-33.874 33.873c0 1.715.13 3.402.377 5.05c2.02-11.514 12.06-20.265 24.153-20.265c3.103 0 6.068.582 8.8 1.633c-10.103 12.102-19.193 25.08-26.906 39.23c13.897-7.544 27.684-15.755 41.15-24.764a24.5 24.5 0 0 1 1.485 8.43c0 12.122-8.796 22.184-20.352 24.168a34 34 0 0 0 5.168.393c18.71 0 33.873-15.168 33.873-33.875c0-4.17-.757-8.16-2.134-11.848c10.033-7.467 19.823-15.43 29.26-23.984c2.978 5.705 6.203 11.034 9.65 15.818l-43.53 87.17c48.267 22.47 115.7 22.76 157.872 0l-42.13-84.36c3.722-4.81 7.21-10.25 10.426-16.14c8.577 7.617 17.428 14.77 26.483 21.508a33.8 33.8 0 0 0-2.13 11.836c0 18.707 15.165 33.873 33.874 33.873c1.758 0 3.486-.132 5.172-.39c-11.56-1.983-20.355-12.045-20.355-24.168c0-2.964.525-5.805 1.49-8.435c13.464 9.006 27.247 17.223 41.143 24.767c-7.71-14.148-16.78-27.136-26.877-39.238a24.5 24.5 0 0 1 8.775-1.623c12.09 0 22.13 8.75 24.15 20.262c.246-1.647.377-3.332.377-5.047c0-18.71-15.166-33.873-33.875-33.873a33.76 33.76 0 0 0-14.72 3.355c-10.007-10.27-20.74-19.908-31.946-29.12a209 209 0 0 0 5.132-16.886a238 238 0 0 0 23.2-8.283l-28.497-49.356l16.186-9.346l29.34 50.816c9.98-5.11 19.555-10.9 28.672-17.308l-44.146-44.147l13.215-13.216l45.926 45.922a243 243 0 0 0 25.666-24.6l-60.95-35.19l9.343-16.182l63.748 36.804a243 243 0 0 0 20.87-32.07l-77.93-20.883l4.837-18.05l81.534 21.847a241.7 241.7 0 0 0 13.584-39.178h-92.836v-18.687h96.777a245.4 245.4 0 0 0 3.48-41.23c0-1.19-.025-2.376-.044-3.563L397.652 133.22l-4.836-18.054L499.09 86.69c-2.18-22.49-7.52-44.13-15.254-64.39h-.004c-26.517 41.51-83.592 73.934-154.764 87.02c12.67 15.603 20.442 35.52 20.442 57.233c0 31.196-15.723 58.718-39.604 75c-21.27-12.407-42.907-28.878-45.52-43.814l17.653-3.81l-2.235-10.352c15.67-11.335 33.936-9.138 53.433-.01l-18.302-40.414l-41.903 9.04l-2.846-13.188V139l-80.87 17.453l20.458 30.266c-8.595 19.678-2.717 41.68 5.45 58.56c-27.204-15.57-45.592-44.998-45.592-78.73c0-21.713 7.772-41.63 20.44-57.232C118.904 96.234 61.83 63.81 35.312 22.3zm216.45 132.567c5.244-.056 9.98 3.573 11.13 8.9c1.312 6.085-2.557 12.084-8.644 13.397s-12.085-2.556-13.398-8.643c-1.314-6.085 2.556-12.086 8.642-13.4c.76-.163 1.52-.245 2.27-.253z';
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
