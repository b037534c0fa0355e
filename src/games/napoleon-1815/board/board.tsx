import { useMemo } from 'preact/compat';
import { HEIGHT, WIDTH } from './geometry.ts';
import type { Land } from './land/land.ts';
import { Landscape } from './land/landscape.tsx';
import type { Placing } from './laying.ts';
import { Contests } from './marks/contests.tsx';
import { Flags, Redoubts } from './marks/flags.tsx';
import { Journey } from './marks/journey.tsx';
import { Lately } from './marks/lately.tsx';
import { Links } from './marks/links.tsx';
import { Names } from './marks/names.tsx';
import { ReachPlates, Ways, WayUnderHand } from './marks/reach.tsx';
import { BlockPaints } from './pieces/blocks.tsx';
import { Piles } from './pieces/piles.tsx';
import type { Table } from './table.ts';
import { Zones } from './zones.tsx';

interface BoardProps {
  readonly table: Table;
  readonly land: Land;
  readonly placing: Placing;
}

/** The map of the campaign with all that stands on it. */
export function Board({ table, land, placing }: BoardProps) {
  const { view, aides, sheet } = table;
  const laid = useMemo(() => placing.lay(view), [placing, view]);
  const reach = useMemo(() => aides.reach?.(view) ?? [], [aides, view]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    <svg className="drawn-board n15-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={table.words.map}>
      <BlockPaints />
      <Landscape land={land} words={table.words} />
      <Ways table={table} reach={reach} />
      <WayUnderHand table={table} reach={reach} />
      <Links table={table} />
      <Zones table={table} names={laid.names} />
      <Contests table={table} />
      <Lately table={table} />
      <Flags table={table} places={laid.flags} />
      <Redoubts table={table} />
      <Piles table={table} piles={laid.piles} />
      <Names sheet={sheet} places={laid.names} />
      <ReachPlates table={table} reach={reach} placing={placing} laid={laid} />
      <Journey table={table} />
    </svg>
  );
}
