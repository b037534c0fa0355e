import { type Fought, Traces, type Way } from '../../../table/traces.tsx';
import type { Square, Unit } from '../position.ts';
import { HALF } from './counter.tsx';
import { middleOf } from './geometry.ts';
import { liveryOfSeat, ownerOf, type Table } from './table.ts';

/** Outside the counter, inside its square. */
const RING = 47;

/** Where units went and were attacked since the viewer chose last. */
export function Lately({ table }: { table: Table }) {
  const { view, lately, bottom } = table;
  const at = (square: Square) => {
    const { x, y } = middleOf(square, bottom);
    return [x, y] as const;
  };
  // From the last event back: where a unit stood when it was attacked is not told, but where it went since is.
  const where = new Map<Unit, Square>(view.where.entries());
  const ways: Way[] = [];
  const fights = new Map<Square, Fought>();
  for (const event of [...lately].reverse()) {
    if (event.kind === 'moved') {
      const colour = liveryOfSeat(table, ownerOf(event.unit)).trace;
      ways.unshift({ piece: `${event.unit}`, line: [at(event.from), at(event.to)], colour });
      where.set(event.unit, event.from);
    } else if (event.kind === 'eliminated') where.set(event.unit, event.square);
    else if (event.kind === 'combat') {
      const square = where.get(event.target) ?? -1;
      if (square >= 0) fights.set(square, { at: at(square), r: RING });
    }
  }
  return <Traces ways={ways} fights={[...fights.values()]} gap={HALF + 9} />;
}
