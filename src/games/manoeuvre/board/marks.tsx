import { Emblem, liveryOf } from '../../../table/liveries.tsx';
import { HALF } from './counter.tsx';

/** The frame of a square that may be touched: dashes, and a dot in the middle. */
export function SquareLight() {
  return (
    <g className="man-light">
      <rect className="man-halo" x={6} y={6} width={88} height={88} rx={8} />
      <rect className="man-dashes" x={6} y={6} width={88} height={88} rx={8} />
      <circle className="man-dot" cx={50} cy={50} r={9} />
    </g>
  );
}

export function SquareChosen() {
  return <rect className="man-firm" x={5} y={5} width={90} height={90} rx={8} />;
}

/** What the log or a reason speaks of: a dotted ring. */
export function Ring({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g className="man-ring" transform={`translate(${x} ${y})`}>
      <circle className="man-halo" r={49} />
      <circle className="man-dots" r={49} />
    </g>
  );
}

const FRAME = HALF + 5;

/** Around a counter that may be touched. */
export function CounterLight() {
  return (
    <g className="man-light">
      <rect className="man-halo" x={-FRAME} y={-FRAME} width={2 * FRAME} height={2 * FRAME} rx={9} />
      <rect className="man-dashes" x={-FRAME} y={-FRAME} width={2 * FRAME} height={2 * FRAME} rx={9} />
    </g>
  );
}

export function CounterChosen() {
  return <rect className="man-firm" x={-FRAME} y={-FRAME} width={2 * FRAME} height={2 * FRAME} rx={9} />;
}

/** An enemy that may be attacked: four corners and a cross over the rim, as in a sight. */
export function Sight({ firm }: { firm: boolean }) {
  return (
    <g className={firm ? 'man-sight man-sight-firm' : 'man-sight'}>
      <path className="man-halo" d={CORNERS} />
      <path className="man-corners" d={CORNERS} />
    </g>
  );
}

const CORNERS = 'M-46-28V-46H-28M28-46H46V-28M46 28V46H28M-28 46H-46V28M0-49v11M0 49v-11M-49 0h11M49 0h-11';

/** Struck out: a unit that is no more. */
export function Crossed({ d }: { d: string }) {
  return (
    <>
      <path className="man-crossed man-crossed-under" d={d} />
      <path className="man-crossed" d={d} />
    </>
  );
}

/** A star fort around a square: four bastions and the ramparts between them. */
export function Redoubt() {
  return (
    <g className="man-redoubt">
      <path className="man-rampart" d={RAMPART} />
      <path className="man-rampart-line" d="M-22-42H22M42-22V22M22 42H-22M-42 22V-22" />
      <path className="man-rampart-slope" d={SLOPES} />
    </g>
  );
}

const RAMPART =
  'M-22-45H22L29-52 52-52 52-29 45-22V22L52 29 52 52 29 52 22 45H-22L-29 52-52 52-52 29-45 22V-22L-52-29-52-52-29-52Z';
const SLOPES = Array.from({ length: 9 }, (_, i) => {
  const at = -20 + i * 5;
  return `M${at}-46v-5M${at} 46v5M-46 ${at}h-5M46 ${at}h5`;
}).join('');

const GLYPHS: Readonly<Record<string, string>> = {
  hill: 'M0 10 5 1 8 6l1.500-2.500L13 10z',
  woods: 'M6.500 0l4.500 5.500H8.500L11.500 9H7.500v2h-2V9h-4l3-3.500H2z',
  town: 'M1 11V5l4-4 4 4v1h3v5z',
  marsh: 'M0 9.500h13V11H0zM3 8 1 3l3 4V1l2 6 3-5-1 6zM9 8l3-4-1 4z',
  redoubt: 'M1 1h3l1 1.500h3L9 1h3v3l-1.500 1v2L12 8v3H9L8 9.500H5L4 11H1V8l1.500-1V5L1 4z',
};

/** What the ground adds to the defence, at the upper right corner of a counter. */
export function GroundBadges({ badges }: { badges: readonly { readonly kind: string; readonly plus: number }[] }) {
  return (
    <g className="man-badges">
      {badges.map(({ kind, plus }, i) => (
        <g key={kind} transform={`translate(${14 - i * 35} -50)`}>
          <rect className="man-badge" width={34} height={18} rx={5} />
          <path className="man-badge-glyph" d={GLYPHS[kind] ?? GLYPHS['redoubt']} transform="translate(2.500 3)" />
          <text className="man-badge-plus" x={25} y={13.8}>
            +{plus}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The arms of a nation on a small shield: on edges and beside names. */
export function NationShield({ nation, size }: { nation: string | undefined; size: number }) {
  const livery = liveryOf(nation);
  return (
    <svg className="man-shield" viewBox="0 0 28 30" width={size} height={(size * 30) / 28} aria-hidden="true">
      <path d="M1 1h26v15q0 9-13 13Q1 25 1 16z" fill={livery.ground} stroke={livery.facing} strokeWidth="1.6" />
      <Emblem livery={livery} x={7} y={6} size={14} />
    </svg>
  );
}
