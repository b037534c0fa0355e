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
