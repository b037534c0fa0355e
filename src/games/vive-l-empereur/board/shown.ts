import type { Hex } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Arm, Formation, Terrain } from '../data/names.ts';

// What the board shows, as plain data: it knows no rules, and nothing that its viewer may not know.

/** The ground of a scenario, hexes by the numbers of the grid. */
export interface GroundPlan {
  readonly id: string;
  readonly cols: number;
  readonly rows: number;
  readonly terrain: readonly Terrain[];
  readonly elevation: readonly number[];
  /** Hexsides along which water runs, each as the two hexes beside it. */
  readonly streams: readonly (readonly [Hex, Hex])[];
  readonly roads: readonly RoadPlan[];
}

export interface RoadPlan {
  readonly type: 'road' | 'path';
  readonly hexes: readonly Hex[];
}

/** A name on the map. */
export interface PlaceName {
  readonly hex: Hex;
  readonly text: string;
  readonly kind: 'place' | 'wood' | 'water' | 'way';
  /** How it is turned, in degrees; upright if nothing is said. */
  readonly turn?: number;
}

export interface ShownUnit {
  readonly id: number;
  /** As short as it fits under a piece. */
  readonly name: string;
  readonly side: Seat;
  readonly nation: string;
  readonly arm: Arm;
  readonly formation: Formation;
  /** 0 to 11, clockwise from the north (VE-0-b). */
  readonly facing: number;
  readonly hex: Hex;
  /** The other hex over which skirmishers stand. */
  readonly second?: Hex;
  readonly steps: number;
  readonly left: number;
  readonly fire: number | null;
  readonly shock: number;
  readonly morale: number;
  /** The turn on which it was disorganised. */
  readonly disorganised?: number;
  readonly routed?: boolean;
  /** It charges or countercharges. */
  readonly charging?: boolean;
  /** VE-IX.7-d, VE-IX.6-k: a charge has ended before it, or it has failed to form square and will run. */
  readonly bound?: boolean;
  /** How many units lie below it. */
  readonly under: number;
  /** Out of command, or done for this phase: paler than the others. */
  readonly faded?: boolean;
  /** Without silhouette and strength: its formation alone. */
  readonly bare?: boolean;
}

export interface ShownLeader {
  readonly id: number;
  readonly name: string;
  readonly side: Seat;
  readonly nation: string;
  readonly hex: Hex;
  /** He leads the army, not one corps. */
  readonly army: boolean;
  readonly combat: number;
  readonly morale: number;
}

/** All that stands on the field. */
export interface ShownField {
  readonly ground: GroundPlan;
  readonly names: readonly PlaceName[];
  readonly units: readonly ShownUnit[];
  readonly leaders: readonly ShownLeader[];
}
