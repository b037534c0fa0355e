import { ArmFigure, type Hat, Infantry } from '../../../table/figures.tsx';
import { Emblem, type Livery } from '../../../table/liveries.tsx';
import type { Arm, Formation, Status, UnitFacts } from '../data/box.ts';
import { COUNTER } from './geometry.ts';

const { w: W, h: H } = COUNTER;
const EDGE = '#15110a';

/** Fire: a musket going off. Melee: two sabres. Morale: a colour. Each on a square of 24, 24 and 16. */
const FIRE =
  'M12 0l2.200 7.200L20.500 3.500 16.800 9.800 24 12l-7.200 2.200 3.700 6.300-6.300-3.700L12 24l-2.200-7.200-6.300 3.700 3.700-6.300L0 12l7.200-2.200-3.700-6.300 6.300 3.700z';
const SABRES = 'M2 1q11 5 18 17M22 1Q11 6 4 18M15.500 21l6-5.500M8.500 21l-6-5.500M20 18l2.500 4M4 18l-2.500 4';
const COLOUR = 'M2 16V0h1.600v1.500Q8-1 14 2.500 11 5 14 9 8 6 3.600 8.500V16z';

interface SignProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const FireSign = ({ x, y, size, fill }: SignProps & { readonly fill: string }) => (
  <path transform={`translate(${x} ${y}) scale(${size / 24})`} d={FIRE} fill={fill} />
);
export const MeleeSign = ({ x, y, size, stroke }: SignProps & { readonly stroke: string }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size / 24})`}
    d={SABRES}
    fill="none"
    stroke={stroke}
    strokeWidth={3}
    strokeLinecap="round"
  />
);
export const MoraleSign = ({ x, y, size, fill }: SignProps & { readonly fill: string }) => (
  <path transform={`translate(${x} ${y}) scale(${size / 16})`} d={COLOUR} fill={fill} />
);

const HATS: Readonly<Record<string, Hat>> = {
  'gb-highlanders': 'bonnet',
  'gb-guards': 'bearskin',
  'fr-oguard': 'bearskin',
  'fr-mguard': 'bearskin',
  'fr-gren': 'bearskin',
};

/** The arm of a unit; lancers carry their lance, and who has dismounted goes on foot. */
function Figure({ facts, arm, x, y, size }: SignProps & { readonly facts: UnitFacts; readonly arm: Arm }) {
  if (arm === 'infantry') return <Infantry x={x} y={y} size={size} hat={HATS[facts.id] ?? 'shako'} />;
  return (
    <>
      <ArmFigure arm={arm} x={x} y={y} size={size} />
      {facts.has.breakthrough ? (
        <path
          d={`M${x + size * 0.3} ${y + size * 0.62}L${x + size * 0.86} ${y - 2}l-1.200 5.500-4-2.500Z`}
          stroke="currentColor"
          strokeWidth={1.5}
        />
      ) : null}
    </>
  );
}

/** Standard: a thin line; Elite: gold; Guard: broad gold. */
const FRAMES: Readonly<Record<Status, number>> = { standard: 0.9, elite: 1.5, guard: 2.8 };

function Frame({ livery, status }: { readonly livery: Livery; readonly status: Status }) {
  return (
    <>
      <rect className="saga-counter-shadow" x={-W / 2 + 2} y={-H / 2 + 3.5} width={W} height={H} rx={6} />
      <rect x={-W / 2} y={-H / 2} width={W} height={H} rx={6} fill={livery.ground} stroke={EDGE} strokeWidth={1.4} />
      <rect
        x={-W / 2 + 3.2}
        y={-H / 2 + 3.2}
        width={W - 6.4}
        height={H - 6.4}
        rx={3.5}
        fill="none"
        stroke={status === 'standard' ? livery.facing : 'var(--gold)'}
        strokeWidth={FRAMES[status]}
      />
    </>
  );
}

interface CounterProps {
  readonly facts: UnitFacts;
  readonly name: string;
  readonly livery: Livery;
  readonly wounds: number;
  readonly arm: Arm;
}

/** A unit about its middle: nation and name; arm, Fire, Melee; Cohesion as blocks, a lost one struck out; Morale. */
export function Counter({ facts, name, livery, wounds, arm }: CounterProps) {
  return (
    <g className="saga-counter" style={{ color: livery.ink }} fill={livery.ink}>
      <Frame livery={livery} status={facts.status} />
      <Emblem livery={livery} x={-41} y={-34} size={12} />
      <text className="saga-counter-name" x={-26} y={-24} fontSize={Math.min(12.5, 128 / Math.max(1, name.length))}>
        {name}
      </text>
      <path className="saga-counter-rule" d="M-41-20.500H41" />
      <Figure facts={facts} arm={arm} x={-42} y={-17.5} size={35} />
      <FireSign x={-0.5} y={-18} size={11} fill={livery.ink} />
      <text className="saga-counter-value" x={5} y={17}>
        {facts.fire}
      </text>
      <MeleeSign x={24.5} y={-18} size={11} stroke={livery.ink} />
      <text className="saga-counter-value" x={30} y={17}>
        {facts.melee}
      </text>
      <Cohesion facts={facts} wounds={wounds} />
      <MoraleSign x={20} y={21.5} size={11.5} fill={livery.ink} />
      <text className="saga-counter-morale" x={40} y={33}>
        {facts.morale}
      </text>
    </g>
  );
}

const BLOCK = 10;

function Cohesion({ facts, wounds }: { readonly facts: UnitFacts; readonly wounds: number }) {
  const left = facts.cohesion - wounds;
  return (
    <>
      {Array.from({ length: facts.cohesion }, (_, i) => {
        const x = -40.5 + i * (BLOCK + 2.6);
        return i < left ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <rect key={i} x={x} y={22} width={BLOCK} height={BLOCK} rx={1.5} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <g key={i} className="saga-lost">
            <rect x={x} y={22} width={BLOCK} height={BLOCK} rx={1.5} />
            <path d={`M${x + 2} 24l6 6m0-6l-6 6`} />
          </g>
        );
      })}
    </>
  );
}

/** A unit that lies face down, or a card of the same army: its back. */
export function Back({ livery, w = W, h = H }: { readonly livery: Livery; readonly w?: number; readonly h?: number }) {
  return (
    <g className="saga-back">
      <rect className="saga-counter-shadow" x={-w / 2 + 2} y={-h / 2 + 3.5} width={w} height={h} rx={6} />
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={6} fill={livery.ground} stroke={EDGE} strokeWidth={1.4} />
      <path className="saga-lattice" d={latticeOf(w - 10, h - 10)} stroke={livery.facing} />
      <rect
        x={-w / 2 + 4}
        y={-h / 2 + 4}
        width={w - 8}
        height={h - 8}
        rx={3.5}
        fill="none"
        stroke={livery.facing}
        strokeWidth={1.3}
      />
      <circle r={h * 0.25} fill={livery.dark} stroke={livery.facing} strokeWidth={1.5} />
      <Emblem livery={livery} x={-h * 0.14} y={-h * 0.14} size={h * 0.28} fill={onDark(livery)} />
    </g>
  );
}

const onDark = (livery: Livery): string => (livery.ink === livery.dark ? livery.ground : '#f6ecd2');

/** Slanting lines both ways, cut at the rim. */
function latticeOf(w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  const lines: string[] = [];
  for (let k = -x - y + 9; k < x + y; k += 12) {
    // Where y' = x' - k and y' = k - x' leave the rectangle.
    const [left, right] = [Math.max(-x, k - y), Math.min(x, k + y)];
    lines.push(`M${left} ${left - k}L${right} ${right - k}M${left} ${k - left}L${right} ${k - right}`);
  }
  return lines.join('');
}

/** A formation as it is drawn up, on the side that faces the enemy: `up` is -1 where that is above. */
export function FormationMark({ formation, up }: { readonly formation: Formation; readonly up: number }) {
  if (formation === 'square') {
    return (
      <g className="saga-square">
        <rect className="saga-square-under" x={-W / 2 - 5.5} y={-H / 2 - 5.5} width={W + 11} height={H + 11} rx={4} />
        <rect x={-W / 2 - 5.5} y={-H / 2 - 5.5} width={W + 11} height={H + 11} rx={4} />
      </g>
    );
  }
  const echelon = formation === 'echelon';
  const [pitch, wide] = echelon ? [0.25, 0.26] : [0.335, 0.31];
  return (
    <g className="saga-ranks">
      {[-1, 0, 1].map((i) => (
        <rect
          key={i}
          x={(i * pitch - wide / 2) * W}
          y={up * (H / 2 + (echelon ? 9 + i * 4 : 8)) - 4}
          width={wide * W}
          height={8}
          rx={1}
        />
      ))}
    </g>
  );
}
