import { tenth as n } from '../../../../table/land/lines.ts';
import { speck } from '../../../../table/land/speckle.ts';
import { Emblem, type Livery } from '../../../../table/liveries.tsx';

type Hat = 'bicorne' | 'across' | 'turban' | 'plain';

const HATS: Readonly<Record<Hat, string>> = {
  // Worn fore and aft, with a cockade.
  bicorne: 'M16 30q2-15 18-17 13-1 21 9 4 3 9 3-3 6-12 6z',
  // Worn across, as the Emperor did.
  across: 'M13 31q5-18 27-18t27 18q-13-6-27-6t-27 6z',
  turban: 'M22 33q-4-9 4-13 2-8 14-8t14 8q8 4 4 13-18-5-36 0zM38 6l3-4 3 5-2 7h-3z',
  plain: 'M25 32q-3-14 6-18 12-5 22 3 5 6 1 15-3-9-9-11-11 1-17 2-3 3-3 9z',
};

const FACE = 'M28 31h24q2 9-1 15-4 8-11 8t-11-8q-3-6-1-15z';
const PROFILE = 'M27 30h23q1 5 5 10-1 2-4 2 1 3-1 4 1 4-2 5-4 2-8 0v4H30q1-6-1-10-4-6-2-15z';
const COAT = 'M6 92q2-26 22-32l12 10 12-10q20 6 22 32z';
const COLLAR = 'M30 53h20l3 8-13 11-13-11z';
const EPAULETTES = 'M10 70q4-9 15-10l3 6q-9 1-14 8zM70 70q-4-9-15-10l-3 6q9 1 14 8z';

/** A general, engraved: a bust in an oval, hatched behind, with laurels. Whose it is, only the name below it says. */
export function Portrait({
  livery,
  nation,
  seed,
  grand,
}: {
  livery: Livery;
  nation: string;
  seed: number;
  grand: boolean;
}) {
  const inProfile = speck(seed, 1, 5) < 0.5 && !grand;
  const hat = hatOf(nation, seed, grand);
  return (
    <svg className="man-portrait" viewBox="0 0 80 92" aria-hidden="true">
      <ellipse cx="40" cy="46" rx="36" ry="43" fill={livery.ground} opacity="0.16" />
      <path className="man-engraved" d={hatching(seed)} />
      <g transform={inProfile && speck(seed, 2, 5) < 0.5 ? 'matrix(-1 0 0 1 80 0)' : undefined}>
        <path d={COAT} fill={livery.ground} stroke={livery.dark} />
        <path d={COLLAR} fill={livery.facing} stroke={livery.dark} />
        <path d="M40 70v22M33 66l4 26M47 66l-4 26" stroke={livery.facing} strokeWidth="1.300" />
        <path d={EPAULETTES} fill="#d8b04c" stroke="#5b4011" strokeWidth="0.800" />
        <path className="man-skin" d={inProfile ? PROFILE : FACE} />
        <path className="man-features" d={inProfile ? 'M45 37h4M30 36q-1 8 1 13' : FEATURES} />
        {speck(seed, 3, 5) < 0.45 ? (
          <path
            className="man-whiskers"
            d={inProfile ? 'M46 45q4 0 5 2M31 40q2 6 6 8' : 'M33 46q3-2 7-1 4-1 7 1M28 36q0 8 3 12M52 36q0 8-3 12'}
          />
        ) : null}
        <path className="man-hat" d={HATS[hat]} fill={hat === 'turban' ? '#efe6cd' : '#201a12'} />
        {hat === 'bicorne' || hat === 'across' ? (
          <circle cx={hat === 'across' ? 49 : 33} cy="22" r="3" fill={livery.facing} stroke="#201a12" />
        ) : null}
      </g>
      <path className="man-laurels" d={LAURELS} />
      <Emblem livery={livery} x={34} y={79} size={12} fill="#d8b04c" />
    </svg>
  );
}

const FEATURES = 'M32 36h5M43 36h5M40 36v7l2 1M36 49q4 2 8 0';

function hatOf(nation: string, seed: number, grand: boolean): Hat {
  if (nation === 'ot') return 'turban';
  if (grand) return 'across';
  const draw = speck(seed, 4, 5);
  return draw < 0.5 ? 'bicorne' : draw < 0.75 ? 'across' : 'plain';
}

/** Slanting strokes within the oval. */
function hatching(seed: number): string {
  return Array.from({ length: 17 }, (_, i) => {
    const y = 8 + i * 4.6;
    const half = 35 * Math.sqrt(Math.max(0, 1 - ((y - 46) / 42) ** 2));
    const start = 40 - half + speck(seed, i, 6) * 4;
    return `M${n(start)} ${n(y)}L${n(40 + half - speck(seed, i, 7) * 4)} ${n(y - 3)}`;
  }).join('');
}

const LAURELS = Array.from({ length: 9 }, (_, i) => {
  const angle = 0.5 + i * 0.26;
  const [x, y] = [Math.sin(angle - 0.15) * 38, 46 + Math.cos(angle - 0.15) * 44];
  const leaf = (side: number) =>
    `M${n(40 + side * x)} ${n(y)}q${n(side * 5)}-1 ${n(side * 4)}-8q${n(-side * 5)} 2 ${n(-side * 4)} 8z`;
  return i === 0 ? '' : leaf(1) + leaf(-1);
}).join('');
