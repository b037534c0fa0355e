import type { TerrainFacts, TerrainId } from '../data/box.ts';
import { COUNTER } from './geometry.ts';

// What lies on units and slots, about the middle of a counter.

const { w: W, h: H } = COUNTER;

/** An Activation marker: a drum in a gold ring; a spent one is pale. */
export function Drum({ x, y, r, spent = false }: { x: number; y: number; r: number; spent?: boolean }) {
  return (
    <g
      className={spent ? 'saga-drum saga-drum-spent' : 'saga-drum'}
      transform={`translate(${x} ${y}) scale(${r / 12})`}
    >
      <circle r={12} />
      <path d="M-6.500-4.500q6.500-3.500 13 0v8q-6.500 3.500-13 0zM-6.500-4.500q6.500 3.500 13 0M-6.500-1l3.200 6M-3.300 5l3.300-6.500 3.300 6.500 3.200-6" />
    </g>
  );
}

export const TERRAIN_GLYPHS: Readonly<Record<TerrainId, string>> = {
  hill: 'M1 13 6 4l3 4 3-5 5 10z',
  wood: 'M8.500 1 14 9h-3.500l3 4h-4v3h-2v-3h-4l3-4H3z',
  building: 'M2 15V8l6.500-6L15 8v7h-5v-4H7v4z',
  river: 'M1 6q3.500-4 7.500 0t7.500 0v3q-4 4-7.500 0T1 9zM1 12q3.500-4 7.500 0t7.500 0v2.500q-4 4-7.500 0T1 14.500z',
};

/** The strongest of the sums that a Terrain gives or takes. */
function sumOf({ holding, starting, firedAt, foughtAt }: TerrainFacts): string {
  const sums = [holding, starting, firedAt, foughtAt].filter((sum) => sum !== 0);
  const sum = sums.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  return sum > 0 ? `+${sum}` : sum < 0 ? `−${-sum}` : '';
}

/** What a Terrain gives, at the upper right corner of its slot. */
export function TerrainBadge({ facts }: { readonly facts: TerrainFacts }) {
  return (
    <g className="saga-badge" transform={`translate(${W / 2 - 12} ${-H / 2 - 5})`}>
      <rect x={-20} y={-9} width={40} height={18} rx={3.5} />
      <path transform="translate(-17 -8)" d={TERRAIN_GLYPHS[facts.id]} />
      <text x={10} y={5}>
        {sumOf(facts)}
      </text>
    </g>
  );
}

/** Broken bars: a unit in Disarray. */
export const Disarray = () => (
  <g className="saga-disarray" transform={`translate(${-W / 2 + 32} ${-H / 2 - 5})`}>
    <rect x={-12} y={-9} width={24} height={18} rx={3.5} />
    <path d="M-7-4 1 4m-4-9L6 4M-8 2l4 4M3-6l5 5" />
  </g>
);

/** A horseshoe: a Charge marker of this turn. */
export const Charge = () => (
  <g className="saga-charge" transform={`translate(${-W / 2 + 32} ${-H / 2 - 5})`}>
    <circle r={10} />
    <path d="M-3 5.500h-2.500q-2-11 5.500-11.500 7.500.5 5.500 11.500H3q1.500-7.500-3-8-4.500.5-3 8z" />
  </g>
);

/** A struck-out eye: the enemy does not see this face. */
export const Unseen = () => (
  <g className="saga-unseen" transform={`translate(${W / 2 - 10} ${-H / 2 - 5})`}>
    <circle r={9.5} />
    <path d="M-6.500 0Q0-6.500 6.500 0 0 6.500-6.500 0ZM-6 5.500 6-5.500" />
    <circle className="saga-pupil" r={1.9} />
  </g>
);

/** A bent arrow: the bonus of a unit that has come around the flank. */
export const Outflanked = () => (
  <g className="saga-outflanked" transform={`translate(${-W / 2 + 10} ${H / 2 + 2})`}>
    <circle r={10} />
    <path d="M-5 5q0-8 7-8m-3-3 4 3-4 3.500" />
  </g>
);

/** Boots: a unit that has dismounted. */
export const OnFoot = () => (
  <g className="saga-unseen" transform={`translate(${-W / 2 + 10} ${H / 2 + 2})`}>
    <circle r={9.5} />
    <path d="M-3-5v6l-2 3h4v-9M3-5v6l3 3H1v-9" />
  </g>
);

/** Cards tucked under the unit: a strip that looks out below it. */
export function Tucked({ labels }: { readonly labels: readonly string[] }) {
  const text = labels.join(' · ');
  const wide = Math.min(W + 4, text.length * 6.2 + 14);
  return (
    <g className="saga-tucked" transform={`translate(0 ${H / 2})`}>
      <rect x={-wide / 2} y={-8} width={wide} height={22} rx={3} />
      <text y={10.5} fontSize={Math.min(12.5, ((W - 4) / text.length) * 2.1)}>
        {text}
      </text>
    </g>
  );
}

const O = 3.5;
const FRAME = { x: -W / 2 - O, y: -H / 2 - O, width: W + 2 * O, height: H + 2 * O, rx: 9 };

/** Around a slot that may be touched, and one that has been. */
export const SlotLight = () => (
  <g className="saga-light">
    <rect className="saga-halo" {...FRAME} />
    <rect className="saga-dashes" {...FRAME} />
  </g>
);
export const SlotChosen = () => (
  <g className="saga-light">
    <rect className="saga-halo" {...FRAME} />
    <rect className="saga-firm" {...FRAME} />
  </g>
);

const [SX, SY, K] = [W / 2 + 7, H / 2 + 7, 17];
const CORNERS = `M${-SX} ${-SY + K}V${-SY}H${-SX + K}M${SX - K} ${-SY}H${SX}V${-SY + K}M${SX} ${SY - K}V${SY}H${SX - K}M${-SX + K} ${SY}H${-SX}V${SY - K}`;

/** An enemy that may be attacked: four corners, as in a sight. */
export const Sight = ({ firm }: { readonly firm: boolean }) => (
  <g className={firm ? 'saga-sight saga-sight-firm' : 'saga-sight'}>
    <path className="saga-halo" d={CORNERS} />
    <path className="saga-corners" d={CORNERS} />
  </g>
);

/** What the log or a reason speaks of: a dotted frame. */
export const Ring = () => <rect className="saga-dots" {...FRAME} />;

/** Crossed sabres between two units that fight. */
export function Sabres({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="saga-sabres" transform={`translate(${x} ${y})`}>
      <circle className="saga-sabres-rim" r={20} />
      <circle className="saga-sabres-ring" r={16.5} />
      <path d="M-9.500-10Q1.500-5 8.500 7M10.500-10Q-.5-5-7.500 7M4 10l6-5.500M-3 10l-6-5.500" />
    </g>
  );
}
