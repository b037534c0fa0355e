import { memo, useLayoutEffect, useRef } from 'preact/compat';
import type { Thing } from '../../kernel/game.ts';
import { Control, type Touching } from '../controls.tsx';
import { pathOf } from '../land/lines.ts';
import { type Sets, useReading } from '../states.ts';
import { type Store, useStore } from '../store.ts';
import { thingHex } from './cursor.ts';
import type { HexSheet } from './sheet.ts';

interface HexControlsProps {
  readonly sheet: HexSheet;
  readonly touching: Touching;
  /** The hex on which the arrow keys are. */
  readonly cursor: Store<Thing | null>;
}

const isHex = (thing: Thing) => thing.startsWith('hex:');
const named = ({ lit, chosen, marked }: Sets) => [...new Set([...lit, ...chosen, ...marked])].filter(isHex).join();

/** The hexes that can be chosen, are chosen or spoken of, and the one under the cursor: all others are no elements. */
export const HexControls = memo(function HexControls({ sheet, touching, cursor }: HexControlsProps) {
  const open = useReading(touching.states, named);
  const here = useStore(cursor);
  const place = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (here === null) return;
    const control = place.current?.querySelector<SVGElement>(`[data-thing="${here}"]`);
    control?.focus({ preventScroll: true });
  }, [here]);
  const things = new Set<Thing>(open.split(',').filter((thing): thing is Thing => thing.includes(':')));
  if (here !== null) things.add(here);
  return (
    <g ref={place}>
      {[...things].map((thing) => (
        <HexControl key={thing} sheet={sheet} touching={touching} thing={thing} />
      ))}
    </g>
  );
});

/** One of them. */
const HexControl = memo(function HexControl({
  sheet,
  touching,
  thing,
}: Omit<HexControlsProps, 'cursor'> & { readonly thing: Thing }) {
  const hex = thingHex(sheet, thing);
  if (hex < 0) return null;
  const area = <path className="thing-hit" d={pathOf(sheet.corners(hex, 0.96), true)} />;
  return (
    <Control touching={touching} thing={thing} className="hex-control" area={area}>
      {null}
    </Control>
  );
});
