import { ICONS, Icon } from './icons.tsx';

/** What a soldier wears on his head, on a field of 36 by 36: shako and plume, bearskin, feather bonnet. */
const HATS = {
  shako:
    'M9.500 5.500h15l-1.700 8.500h-11.600zM10.500 14.800q6.500-2 13 0l1.200 2.200q-7.700-1.800-15.400 0zM15.800 5q-1.600-2.600.2-5 2.800-.6 3.200 1.600.2 1.800-1.200 3.400z',
  bearskin:
    'M9.800 16.800Q7.200 5 12 2q5-3 10 0 4.800 3 2.200 14.800-7.200-2.200-14.400 0zM26 3q2.400-1.600 2.600 2.400-.4 3-2.400 4z',
  bonnet: 'M10 16.800q-5-5-1.500-10Q6.500 1.500 12 2q3-3.500 7-1 6-1 6 4 3.500 5-1 11.800-7-2-14 0z',
} as const;
export type Hat = keyof typeof HATS;

/** A soldier of the line under his hat: head, crossed belts, bayonet fixed. */
const HEAD = 'M11.800 17.300q5.200-1.100 10.400 0v3.200q-.4 4.300-5.200 4.300t-5.200-4.300z';
const COAT =
  'M2 36q-.4-10.300 9-12.200l6 3.400 6-3.400q5 1 7.200 4.600v7.600zM9.400 25.400l2.600-.9L23.700 36h-3.500zM24.600 25.400l-2.600-.9L10.300 36h3.500z';
const MUSKET = 'M31.300 0h.9l.6 8.500.9.300V36h-2.900V8.800l.9-.3z';

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Infantry({ x, y, size, hat = 'shako' }: FigureProps & { readonly hat?: Hat }) {
  return (
    <path
      fillRule="evenodd"
      transform={`translate(${x} ${y}) scale(${size / 36})`}
      d={HATS[hat] + HEAD + COAT + MUSKET}
    />
  );
}

export type Arm = 'infantry' | 'cavalry' | 'artillery';

export function ArmFigure({ arm, ...at }: FigureProps & { readonly arm: Arm }) {
  if (arm === 'infantry') return <Infantry {...at} />;
  return <Icon path={arm === 'cavalry' ? ICONS.cavalry : ICONS.cannon} {...at} />;
}
