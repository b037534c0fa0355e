import { Cylinder } from '../marks/reach.tsx';
import { liveryOf } from '../pieces/livery.ts';

/** A strength cube in the round; cavalry has a stroke across, as on the maps. */
export function Cube({ nation, horse }: { readonly nation: number; readonly horse: boolean }) {
  const { infantry, cavalry } = liveryOf(nation);
  return (
    <svg viewBox="0 0 18 18" className="n15-cube" aria-hidden="true">
      <path d="M1 5l4-4h12l-4 4Z" fill="#fff" opacity=".75" stroke="#120d06" strokeWidth=".8" />
      <path d="M13 5l4-4v12l-4 4Z" fill="#000" opacity=".5" />
      <rect x="1" y="5" width="12" height="12" fill={horse ? cavalry : infantry} stroke="#120d06" strokeWidth="1" />
      {horse ? <path d="M1 17L13 5" stroke="#120d06" strokeWidth="1.500" /> : null}
    </svg>
  );
}

export function FatigueCylinder() {
  return (
    <svg viewBox="0 0 14 18" className="n15-fatigue" aria-hidden="true">
      <Cylinder x={1} y={1} w={12} h={16} />
    </svg>
  );
}

/** What a card or a die inflicts: losses as bursts, then fatigues. */
export function Toll({ losses, fatigues }: { readonly losses: number; readonly fatigues: number }) {
  return (
    <svg viewBox={`0 0 ${Math.max(1, losses + fatigues) * 18} 18`} height="17" aria-hidden="true">
      {Array.from({ length: losses }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: losses are all alike
        <path key={i} className="n15-burst" d={BURST} transform={`translate(${i * 18 + 1} 1)`} />
      ))}
      {Array.from({ length: fatigues }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fatigues are all alike
        <Cylinder key={i} x={(losses + i) * 18 + 3} y={1} w={12} h={16} />
      ))}
    </svg>
  );
}

const BURST =
  'M8 0l1.900 5 5-1.100-2.700 4.100 3.600 3.200-5 .4L10 16 7.300 12.200 3 14.700l.7-4.900L0 7.900l4.200-1.900L3.300 1.700l3.200 1.900Z';
