import { ArmFigure } from '../../../table/figures.tsx';
import { Emblem, type Livery } from '../../../table/liveries.tsx';

/** Half the side of a counter. */
export const HALF = 39;

interface CounterProps {
  readonly livery: Livery;
  readonly name: string;
  readonly cavalry: boolean;
  readonly strength: number;
  readonly reduced: boolean;
}

/** A counter about its middle: the strength largest, then arm, name and nation. A reduced one has a broad light stripe. */
export function Counter({ livery, name, cavalry, strength, reduced }: CounterProps) {
  const figures = reduced ? livery.onStripe : livery.ink;
  return (
    <g className={reduced ? 'man-counter man-reduced' : 'man-counter'}>
      <rect className="man-counter-shadow" x={-HALF + 2} y={-HALF + 3.5} width={78} height={78} rx={6} />
      <rect x={-HALF} y={-HALF} width={78} height={78} rx={6} fill={livery.ground} stroke="#15110a" strokeWidth={1.4} />
      {reduced ? <Stripe livery={livery} /> : null}
      <rect x={-35.5} y={-35.5} width={71} height={71} rx={3.5} fill="none" stroke={livery.facing} strokeWidth={1.2} />
      <Emblem livery={livery} x={-32} y={-33} size={13} />
      <text className="man-letters" x={-16.5} y={-22.5} fill={livery.ink}>
        {livery.letters}
      </text>
      <g fill={figures}>
        <ArmFigure arm={cavalry ? 'cavalry' : 'infantry'} x={-33} y={-19} size={37} />
        <text className="man-strength" x={32} y={17}>
          {strength}
        </text>
      </g>
      <text className="man-counter-name" y={31.5} fill={livery.ink} fontSize={nameSize(name)}>
        {name}
      </text>
    </g>
  );
}

/** Across the counter, with frayed ends: what is left of a unit. */
function Stripe({ livery }: { livery: Livery }) {
  return (
    <>
      <rect x={-HALF + 0.7} y={-20} width={76.6} height={40} fill={livery.stripe} />
      <path className="man-fray" d={FRAY} stroke={livery.onStripe} />
    </>
  );
}

const FRAY = Array.from({ length: 15 }, (_, i) => `M${-36 + i * 5}-20l3 3.600M${-36 + i * 5} 20l3-3.600`).join('');

/** The longest name still fits between the frames. */
function nameSize(name: string): number {
  return Math.min(14.5, 148 / Math.max(1, name.length));
}
