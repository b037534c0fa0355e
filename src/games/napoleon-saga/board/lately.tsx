import { type Fought, Traces, type Way } from '../../../table/traces.tsx';
import { NONE, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { COUNTER, placeOf } from './geometry.ts';
import { liveryOfSeat, ownerOf, type Table } from './table.ts';

/** Around the counter: its figures stay free. */
const RING = 59;

/** Where units went, fired and fought since the viewer chose last. A unit that lies face down leaves no trace of its own. */
export function Lately({ table }: { readonly table: Table }) {
  const { view, lately, bottom } = table;
  const at = (slot: Slot) => {
    const { x, y } = placeOf(slot, bottom);
    return [x, y] as const;
  };
  // From the last event back: where a unit stood when it was attacked is not told, but where it went since is.
  const where = new Map<Unit, Slot>(view.where.entries());
  const ways: Way[] = [];
  const fights = new Map<Slot, Fought>();
  const isMine = (unit: Unit): boolean => unit >= 0 && ownerOf(unit) === view.viewer;
  const went = (unit: Unit, from: Slot, to: Slot): void => {
    if (unit < 0 || from < 0 || to < 0) return;
    ways.unshift({
      piece: `${unit}`,
      line: [at(from), at(to)],
      colour: liveryOfSeat(view, ownerOf(unit)).trace,
    });
    where.set(unit, from);
  };
  for (const event of [...lately].reverse()) {
    if (event.kind === 'moved' && !isMine(event.unit)) {
      went(event.swapped, event.to, event.from);
      went(event.unit, event.from, event.to);
    } else if (event.kind === 'retreated') went(event.unit, event.from, event.to);
    else if (event.kind === 'eliminated') where.set(event.unit, event.slot);
    // What the viewer himself has done he need not be told.
    if (event.kind === 'test' && event.test === 'fire' && isMine(event.unit)) continue;
    const slot = where.get(hurtBy(event)) ?? NONE;
    if (slot >= 0) fights.set(slot, { at: at(slot), r: RING });
  }
  return <Traces ways={ways} fights={[...fights.values()]} gap={COUNTER.h / 2 + 12} />;
}

/** Whom a Fire or a Melee was against. */
function hurtBy(event: SagaEvent): Unit {
  if (event.kind === 'engaged') return event.defender;
  return event.kind === 'test' && (event.test === 'fire' || event.test === 'melee') ? event.against : NONE;
}
