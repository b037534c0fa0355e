import type { Hex } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import { type HexSheet, hexesPath } from '../../../table/hexes/sheet.ts';
import { pathOf } from '../../../table/land/lines.ts';
import type { Terrain } from '../data/names.ts';
import type { Colour } from './land/colours.ts';
import type { GroundPlan } from './shown.ts';

/** The ground of a hex as one colour; where none is said it is paper, as high as it lies. */
const FLOORS: Partial<Record<Terrain, Colour>> = {
  forest: 'leaf',
  thicket: 'floor',
  marsh: 'marsh',
  pond: 'water',
  farm: 'yard',
  'fortified-farm': 'yard',
  chateau: 'yard',
  town: 'yard',
};

/** The land in flat colours, hex by hex: what a player stands on is seen before the engraved map has been drawn. */
export function CoarseLand({ sheet, plan }: { readonly sheet: HexSheet; readonly plan: GroundPlan }) {
  const { terrain, elevation, streams, roads } = plan;
  const [lowest, highest] = [Math.min(...elevation), Math.max(...elevation)];
  const tints = new Map<Colour, Hex[]>();
  for (const [hex, kind] of terrain.entries()) {
    const level = get(elevation, hex);
    const bare = level === highest ? 'high' : level === lowest ? 'low' : 'paper';
    const tint = FLOORS[kind] ?? bare;
    tints.set(tint, [...(tints.get(tint) ?? []), hex]);
  }
  const water = streams.map(([a, b]) => pathOf(sheet.side(a, sheet.hexes.wayTo(a, b)))).join('');
  return (
    <>
      {[...tints].map(([tint, hexes]) => (
        <path key={tint} fill={`var(--land-${tint})`} d={hexesPath(sheet, hexes)} />
      ))}
      <path fill="none" stroke="var(--land-bank)" strokeWidth={5} d={water} />
      {roads.map(({ type, hexes }) => (
        <path
          key={hexes.join()}
          fill="none"
          stroke="var(--land-path)"
          strokeOpacity={0.6}
          strokeWidth={type === 'road' ? 5 : 2}
          d={pathOf(hexes.map(sheet.middle))}
        />
      ))}
    </>
  );
}
