import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { NONE, type Unit } from '../position.ts';
import { oddsOf } from '../text/scene.ts';
import type { ViveEvent } from '../told.ts';
import type { Table } from './table.ts';

// What was told, by the hexes where it leaves a trace. Where a unit stood is known from where it is seen now and from what was told since:
// of whoever is hidden and was not told to go anywhere, nothing is drawn.

/** A way of one step; the steps of a piece are joined when they are drawn. */
interface Gone {
  readonly piece: string;
  readonly side: Seat;
  readonly from: Hex;
  readonly to: Hex;
}

/** What was thrown in a hex: the value of a fire or the odds of a shock, and the die. */
interface Struck {
  readonly hex: Hex;
  readonly what: 'fire' | 'shock';
  readonly text: string;
  /** Null where it is not thrown yet. */
  readonly roll: number | null;
}

export interface Traced {
  readonly marches: readonly Gone[];
  readonly flights: readonly Gone[];
  readonly shots: readonly { readonly from: Hex; readonly to: Hex }[];
  readonly struck: readonly Struck[];
  /** Where those stand who came to blows. */
  readonly fights: readonly Hex[];
  /** Steps lost, by hex. */
  readonly losses: ReadonlyMap<Hex, number>;
  readonly eliminated: ReadonlySet<Hex>;
  /** Whether the square was formed. */
  readonly squares: ReadonlyMap<Hex, boolean>;
}

type Moved = Extract<ViveEvent, { kind: 'moved' }>;
const FLIGHT: ReadonlySet<Moved['how']> = new Set(['retreat', 'recoil']);

interface Traces {
  readonly marches: Gone[];
  readonly flights: Gone[];
  readonly shots: Map<string, { readonly from: Hex; readonly to: Hex }>;
  readonly struck: Map<Hex, Struck>;
  readonly fights: Set<Hex>;
  readonly losses: Map<Hex, number>;
  readonly eliminated: Set<Hex>;
  readonly squares: Map<Hex, boolean>;
  /** Where each unit stands. */
  readonly where: Map<Unit, Hex>;
  /** The die of the shock that is told before it. */
  thrown: number | null;
}

/** Takes an event back, and keeps what it leaves on the map. */
function undo({ box, battle, view }: Table, on: Traces, event: ViveEvent): void {
  const at = (unit: Unit): Hex => on.where.get(unit) ?? OFF;
  // What came last in a hex is drawn there: it is met first.
  const strike = (one: Struck): void => {
    if (!on.struck.has(one.hex)) on.struck.set(one.hex, one);
  };
  const went = (ways: Gone[], piece: string, side: Seat | undefined, from: Hex, to: Hex): void => {
    if (side !== undefined && from >= 0 && to >= 0) ways.unshift({ piece, side, from, to });
  };
  switch (event.kind) {
    case 'moved': {
      const { how, units, from, to } = event;
      const [first = NONE] = units;
      for (const unit of units) on.where.set(unit, from);
      went(FLIGHT.has(how) ? on.flights : on.marches, `unit ${first}`, battle.units[first]?.side, from, to);
      return;
    }
    case 'leaderMoved': {
      const { leader, from, to } = event;
      went(on.marches, `leader ${leader}`, battle.leaders[leader]?.side, from, to);
      return;
    }
    case 'eliminated':
      for (const unit of event.units) on.where.set(unit, event.hex);
      on.eliminated.add(event.hex);
      return;
    case 'losses': {
      const hex = at(event.unit);
      if (hex >= 0) on.losses.set(hex, (on.losses.get(hex) ?? 0) + event.steps);
      return;
    }
    case 'test': {
      const hex = at(event.unit);
      if (event.cause === 'square' && hex >= 0 && !on.squares.has(hex)) on.squares.set(hex, event.passed);
      return;
    }
    case 'fire': {
      const { hex: to, firers, value, roll } = event;
      strike({ hex: to, what: 'fire', text: String(value), roll });
      for (const from of firers.map(({ unit }) => at(unit))) if (from >= 0) on.shots.set(`${from} ${to}`, { from, to });
      return;
    }
    case 'shockRoll':
      on.thrown = event.roll;
      return;
    case 'shock':
      for (const hex of event.hexes) on.fights.add(hex);
      for (const hex of event.hexes.slice(0, 1))
        strike({ hex, what: 'shock', text: oddsOf({ box, view }, event.column), roll: on.thrown });
      on.thrown = null;
      return;
    default:
  }
}

export function tracedIn(table: Table, events: readonly ViveEvent[]): Traced {
  const { units } = table.view;
  const on: Traces = {
    ...{ marches: [], flights: [], shots: new Map(), struck: new Map(), fights: new Set() },
    ...{ losses: new Map(), eliminated: new Set(), squares: new Map(), thrown: null },
    where: new Map(units.flatMap((seen, unit) => (seen === null ? [] : [[unit, seen.hex] as const]))),
  };
  for (const event of events.toReversed()) undo(table, on, event);
  return { ...on, shots: [...on.shots.values()], struck: [...on.struck.values()], fights: [...on.fights] };
}
