import type { Hex } from '../../../grids/hexes.ts';
import type { Choice, Corps, Leader, Unit, View } from '../position.ts';
import type { Quarter } from './overlays.tsx';

// What the drawing is told by the rules: it knows none of them by itself.

/** Somebody of the enemy who could fire at whoever leaves a hex, and with what value. */
export interface Shot {
  readonly from: Hex;
  readonly to: Hex;
  readonly value: number;
}

/** Where those who move can end, and how. */
export interface Goal {
  readonly hex: Hex;
  /** MP of the dearest unit of the group, from the beginning of its move. */
  readonly cost: number;
  /** The hexes of the way, the one it begins in first. */
  readonly hexes: readonly Hex[];
  /** What is chosen on the way, turns included. */
  readonly choices: readonly Choice[];
  /** The fire of opportunity that waits on the way. */
  readonly shots: readonly Shot[];
}

export interface Arc {
  readonly from: Hex;
  readonly seen: ReadonlyMap<Hex, number>;
  readonly hidden: readonly Hex[];
}

export interface Command {
  readonly from: Hex;
  readonly within: readonly Hex[];
  readonly commanded: readonly Hex[];
}

/** How a corps stands. */
export interface CorpsState {
  readonly corps: Corps;
  /** Units that are out of sight: whether they are Disorganised, and so count, is not known. */
  readonly unseen: number;
  /** VE-XII-a: what is known to count towards its levels, and the levels; null where it is exempt. */
  readonly score: number;
  readonly demoralised: number | null;
  readonly despair: number | null;
  /** Steps that it had. */
  readonly steps: number;
}

export interface Aides {
  /** By seat. */
  points(view: View): readonly number[];
  corps(view: View): readonly CorpsState[];
  /** By hex; empty when nobody of the viewer moves. */
  reach(view: View): ReadonlyMap<Hex, Goal>;
  /** What all who can would bring to bear on each hex that may be fired at now. */
  targets(view: View): ReadonlyMap<Hex, number>;
  arc(view: View, unit: Unit): Arc | null;
  /** By way; null for one that has its front all round. */
  quarters(view: View, unit: Unit): readonly Quarter[] | null;
  command(view: View, leader: Leader): Command | null;
}
