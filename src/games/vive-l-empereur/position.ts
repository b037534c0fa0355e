import { type Hex, OFF } from '../../grids/hexes.ts';
import type { Flow, Frame, Seat } from '../../kernel/flow.ts';
import type { GameView } from '../../kernel/game.ts';
import type { Id } from '../../kernel/id.ts';
import type { Options } from '../../kernel/options.ts';
import type { Formation } from './data/names.ts';

/** A unit: its place in the roster of the scenario. */
export type Unit = Id<'Unit'>;
/** A leader: his place in the scenario. */
export type Leader = Id<'Leader'>;
export type Corps = Id<'Corps'>;
/** VE-0-b: 0 to 11, clockwise by 30 degrees from the north. */
export type Facing = Id<'Facing'>;

/** No unit, no leader, no marker, nobody. */
export const NONE = -1;

/** Where units and leaders are that stand in no hex. */
export const AWAY = {
  /** VE-XIII-h: not entered yet. */
  waiting: OFF,
  eliminated: -2,
  /** VE-XV-c: left by its own line of communication, of its own will. */
  left: -3,
  /** VE-VIII.9-i: driven off the map by its own line of communication. */
  driven: -4,
  /** The same over any other edge. */
  lost: -5,
} as const;

/** What units have done in this player-turn, a bit each. All are public. */
export const MARK = {
  /** VE-IX.2-v: in Line from the announcement of a charge to its shock or end. */
  charging: 1,
  /** VE-VI.1-b: declared a charge, so that it moves no more this turn. */
  charged: 2,
  moved: 4,
  /** VE-VII.4-a: in this fire phase. */
  fired: 8,
  /** VE-VIII.1-b: attacked by shock. */
  attacked: 16,
  /** VE-IX.4-d */
  exploited: 32,
  /** VE-IX.7-d: a charge has ended in front of it and it did not countercharge. */
  pinned: 64,
  /** VE-IX.6-k: failed to form square, and retreats after the shock phase. */
  owing: 128,
  /** VE-XI.2-b: has tried to rally in this phase. */
  rallied: 256,
  /** VE-IX.7-e: in Line by a countercharge that is being fought. */
  countering: 1024,
  /** VE-IX.7-m: its movement was ended by a countercharge. */
  stopped: 2048,
  /** VE-VII.5-i: has to do with a shock of this player-turn, fought or not, and so uses no opportunity fire while shocks are fought. */
  engaged: 4096,
} as const;

/** What leaders have done, a bit each. */
export const LEADER = {
  moved: 1,
  /** VE-XIV.2-c: began a charge with cavalry. */
  charged: 2,
  /** VE-XIV.6-a: not himself, but who replaces him. */
  replacement: 4,
} as const;

/** VE-II-b */
export const PHASES = ['charges', 'movement', 'defensive', 'offensive', 'shocks', 'rally'] as const;
export type Phase = (typeof PHASES)[number];

/** VE-XII: how a corps stands. */
export const STATE = { steady: 0, demoralised: 1, desperate: 2 } as const;

/** VE-VIII.1-d: a shock that was declared and is not fought yet. */
export interface Shock {
  target: Hex;
  /** The hexes that attack. */
  from: Hex[];
}

/** VE-VI.8-h: what the charging player has said of cavalry that would recoil. */
export interface Word {
  /** It is the target, and held to its hex; or it is not, and this charge leaves it alone for the turn. */
  readonly target: boolean;
  readonly hex: Hex;
  readonly units: readonly Unit[];
  /** Who charged. */
  readonly by: readonly Unit[];
}

export interface Position extends Flow {
  options: Options;
  /** Its place in the box. */
  scenario: number;
  turn: number;
  phase: Phase;
  /** The phasing player. */
  active: Seat;
  // By unit
  /** Its hex, or one of `AWAY`. Skirmishers: the left half, seen from them (VE-IV.6-f). */
  hex: Hex[];
  /** The right half of skirmishers, or OFF. */
  second: Hex[];
  /** Meaningless, and 0, where a formation has none. */
  facing: Facing[];
  formation: Formation[];
  steps: number[];
  /** VE-III.3-b: the turn on the marker of a Disorganised unit, or NONE. It may be 0: the turn before the first. */
  marker: number[];
  /** Bits of `MARK`. */
  marks: number[];
  /** By hex: the top unit of its stack, or NONE. */
  top: Unit[];
  /** By unit: the one under it, or NONE. Units in two hexes hang in both stacks: see `unitsAt`. */
  below: Unit[];
  // By leader
  leaderAt: Hex[];
  leaderMarks: number[];
  // By corps
  /** `STATE` */
  army: number[];
  /** VE-XII.1-c: levels that were crossed once, bit 1 demoralised, bit 2 desperate. */
  crossed: number[];
  /** By objective: who controls it, or NONE. */
  control: Seat[];
  /** By seat: points for leaders that the enemy has lost (VE-XIV.5-g). */
  leaderPoints: number[];
  /** The corps that is held back at first is free. */
  released: boolean;
  /** VE-XIII-c: the entry hexes of the units that came in this player-turn, one each. */
  queue: Hex[];
  /** VE-VI.8-h: in this player-turn. */
  said: Word[];
  /** VE-VII.3-b: hexes fired at in this phase. */
  firedAt: Hex[];
  /** VE-VIII.1-d: shocks still to be fought. */
  shocks: Shock[];
  /** VE-VIII.9-m: hexes of those who failed to form square, with the cavalry to which the distance was counted. */
  owes: { readonly hex: Hex; readonly charger: Unit }[];
}

export type Choice =
  /** Nothing, no more, no, the end of a phase. */
  | { readonly kind: 'pass' }
  /** VE-VI.5: cavalry becomes Disorganised by its owner's will. */
  | { readonly kind: 'disorder'; readonly unit: Unit }
  // Charges: D-2, D-3
  /** Announces a charge, or adds a unit to the one that is being announced. */
  | { readonly kind: 'charge'; readonly unit: Unit; readonly facing: Facing }
  /** All of it is announced. */
  | { readonly kind: 'go' }
  /** VE-IX.2-q: the charge stands where it is. */
  | { readonly kind: 'finish' }
  // Movement: D-9
  /** Begins to move a unit, or adds one of its hex before the first step. */
  | { readonly kind: 'move'; readonly unit: Unit }
  | { readonly kind: 'step'; readonly hex: Hex }
  | { readonly kind: 'back'; readonly hex: Hex }
  /** A turn of one unit; in a charge, of the group. Also D-18. */
  | { readonly kind: 'turn'; readonly unit: Unit; readonly facing: Facing }
  /** `second` is the other half of skirmishers, or for those who leave that order the hex that they keep; else OFF. */
  | {
      readonly kind: 'change';
      readonly unit: Unit;
      readonly formation: Formation;
      readonly facing: Facing;
      readonly second: Hex;
    }
  | { readonly kind: 'drop'; readonly unit: Unit }
  /** VE-XV-c: off the map. */
  | { readonly kind: 'exit' }
  /** VE-V.9-a: to the top of its stack. Also the order of guns in a square (D-5). */
  | { readonly kind: 'top'; readonly unit: Unit }
  /** VE-XIII: a reinforcement comes in. */
  | {
      readonly kind: 'enter';
      readonly unit: Unit;
      readonly hex: Hex;
      readonly formation: Formation;
      readonly facing: Facing;
    }
  // Leaders: D-14, D-17, D-21, D-22, D-27
  /** He moves alone, or comes in alone. */
  | { readonly kind: 'lead'; readonly leader: Leader }
  /** He goes along with the group that moves, charges, retreats or advances. */
  | { readonly kind: 'along'; readonly leader: Leader }
  /** VE-XIV.1-d: whose bonus counts, where ranks are equal. */
  | { readonly kind: 'name'; readonly leader: Leader }
  /** VE-XIV.6-a: a replacement appears with this unit. */
  | { readonly kind: 'join'; readonly unit: Unit }
  // Fire: D-6, D-8, D-10
  | { readonly kind: 'target'; readonly hex: Hex }
  | { readonly kind: 'firer'; readonly unit: Unit }
  /** Those named fire, or all that can if none was named. */
  | { readonly kind: 'fire' }
  // Reactions: D-4, D-5, D-7
  | { readonly kind: 'countercharge'; readonly hex: Hex }
  | { readonly kind: 'recoil'; readonly hex: Hex }
  /** VE-VI.8-h: it is the target. */
  | { readonly kind: 'claim' }
  /** It is not. */
  | { readonly kind: 'waive' }
  | { readonly kind: 'square'; readonly hex: Hex }
  /** Which half skirmishers keep. */
  | { readonly kind: 'half'; readonly unit: Unit; readonly hex: Hex }
  // Shock: D-11 to D-13, D-15
  | { readonly kind: 'assault'; readonly from: Hex; readonly hex: Hex }
  | { readonly kind: 'resolve'; readonly hex: Hex }
  /** VE-XIV.3-e: the positive bonus is used. */
  | { readonly kind: 'bonus' }
  | { readonly kind: 'pay'; readonly hex: Hex }
  | { readonly kind: 'advance'; readonly unit: Unit }
  | { readonly kind: 'exploit'; readonly unit: Unit }
  // Retreat, recoil, rally, army: D-14, D-17, D-19, D-20, D-21
  | { readonly kind: 'to'; readonly hex: Hex }
  | { readonly kind: 'length'; readonly hexes: number }
  | { readonly kind: 'rally'; readonly unit: Unit }
  | { readonly kind: 'test'; readonly unit: Unit };

/** A unit as somebody sees it who may not look into its stack: whose it is, and that it is there (VE-0-j). */
export const UNSEEN = -1;

/** What everybody may know but enemy units under the top of their stacks. */
export interface View
  extends GameView,
    Readonly<
      Omit<
        Position,
        'stack' | 'outcome' | 'hex' | 'second' | 'facing' | 'formation' | 'marker' | 'marks' | 'top' | 'below'
      >
    > {
  readonly stack: readonly Frame[];
  /** Stacks top first, by hex; units that are hidden from the viewer are UNSEEN. */
  readonly stacks: readonly { readonly hex: Hex; readonly units: readonly Unit[] }[];
  /** The hexes of Squares. */
  readonly squares: readonly Hex[];
  /** By unit; null for one that is hidden from the viewer, of which only its side knows where it is. */
  readonly units: readonly (SeenUnit | null)[];
}

export interface SeenUnit {
  readonly hex: Hex;
  readonly second: Hex;
  readonly facing: Facing;
  readonly formation: Formation;
  readonly steps: number;
  readonly marker: number;
  readonly marks: number;
}
