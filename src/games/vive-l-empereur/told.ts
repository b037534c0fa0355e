import type { Hex } from '../../grids/hexes.ts';
import type { Outcome, Seat } from '../../kernel/flow.ts';
import type { FireResult, Formation, ShockResult } from './data/names.ts';
import type { Corps, Facing, Leader, Phase, Unit } from './position.ts';

/** One number of a sum: what it is for, and the clause that gives it. Rules, odds and text all use the same list. */
export interface Part<What extends string = PartKey> {
  readonly what: What;
  readonly value: number;
  readonly clause: string;
}

/** VE-X.4 */
export type MoraleKey =
  | 'morale'
  | 'disorganised'
  | 'squareAgainstCavalry'
  | 'nearEnemy'
  | 'leader'
  | 'flank'
  | 'rear'
  | 'failuresAbove'
  | 'demoralised'
  | 'despair'
  | 'losses'
  | 'seenFar';
/** VE-VII.1, VE-VII.3 */
export type FireKey =
  | 'fire'
  | 'reduced'
  | 'square'
  | 'adapted'
  | 'disorganised'
  | 'skirmishFar'
  | 'onSquare'
  | 'distance'
  | 'terrain'
  | 'fortification'
  | 'halfBatteries';
/** VE-VIII.3 to VE-VIII.6 */
export type ShockKey =
  | 'shock'
  | 'column'
  | 'skirmish'
  | 'adapted'
  | 'disorganised'
  | 'square'
  | 'cavalryOne'
  | 'rearAttack'
  | 'hexside'
  | 'terrain';
export type PartKey = MoraleKey | FireKey | ShockKey;

/** Why morale is tested. */
export type Cause =
  | 'fire'
  | 'shock'
  | 'passedOver'
  | 'facing'
  | 'countercharge'
  | 'recoil'
  | 'square'
  | 'rally'
  | 'demoralised'
  | 'despair'
  | 'chain'
  | 'comrades';

/** Why a leader rolls for his life (VE-XIV.5). */
export type Peril = 'losses' | 'destroyed' | 'overrun' | 'encircled';

/** What happened, with the clause by which it did. Events that name units under the top of a stack reveal them. */
export type ViveEvent = { readonly clause: string } & (
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'playerTurn'; readonly seat: Seat }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly seat: Seat }
  // Movement and formations
  | {
      readonly kind: 'moved';
      readonly how: 'regular' | 'back' | 'charge' | 'retreat' | 'recoil' | 'advance' | 'exploit' | 'enter';
      readonly units: readonly Unit[];
      readonly from: Hex;
      readonly to: Hex;
      readonly second: Hex;
    }
  | { readonly kind: 'turned'; readonly units: readonly Unit[]; readonly facing: Facing }
  | {
      readonly kind: 'formed';
      readonly units: readonly Unit[];
      readonly formation: Formation;
      readonly facing: Facing;
      readonly second: Hex;
    }
  | { readonly kind: 'stacked'; readonly hex: Hex; readonly unit: Unit }
  | { readonly kind: 'left'; readonly units: readonly Unit[]; readonly hex: Hex; readonly driven: boolean }
  | { readonly kind: 'stopped'; readonly units: readonly Unit[] }
  // Charges and reactions
  | { readonly kind: 'charge'; readonly units: readonly Unit[]; readonly hexes: readonly Hex[] }
  | { readonly kind: 'chargeEnds'; readonly units: readonly Unit[]; readonly contact: boolean }
  | { readonly kind: 'countercharge'; readonly units: readonly Unit[]; readonly hex: Hex }
  | { readonly kind: 'recoil'; readonly units: readonly Unit[] }
  | { readonly kind: 'claimed'; readonly hex: Hex; readonly target: boolean }
  | { readonly kind: 'squareTried'; readonly hex: Hex }
  // Fire
  | {
      readonly kind: 'fire';
      readonly how: 'defensive' | 'offensive' | 'opportunity' | 'answer';
      readonly hex: Hex;
      readonly firers: readonly {
        readonly unit: Unit;
        readonly parts: readonly Part<FireKey>[];
        readonly value: number;
      }[];
      /** The sum; less than that of the values where half batteries fire together (VE-IV.12-f). */
      readonly value: number;
      readonly column: number;
      readonly roll: number;
      /** +1 against a Square, -1 against skirmishers. */
      readonly modifier: number;
      readonly result: FireResult;
    }
  // Shock
  | { readonly kind: 'declared'; readonly from: Hex; readonly hex: Hex }
  | { readonly kind: 'shown'; readonly hex: Hex; readonly units: readonly Unit[] }
  | {
      readonly kind: 'shock';
      readonly counter: boolean;
      readonly hexes: readonly Hex[];
      readonly attackers: readonly ShockTerm[];
      readonly defenders: readonly ShockTerm[];
      readonly powers: readonly [number, number];
      readonly column: number;
    }
  | {
      readonly kind: 'bonus';
      readonly seat: Seat;
      readonly leader: Leader;
      readonly bonus: number;
      readonly used: boolean;
    }
  | {
      readonly kind: 'shockRoll';
      readonly roll: number;
      readonly modifier: number;
      readonly attacker: ShockResult;
      readonly defender: ShockResult;
    }
  | { readonly kind: 'void'; readonly hex: Hex }
  // Losses, morale, retreat
  | { readonly kind: 'losses'; readonly unit: Unit; readonly steps: number; readonly left: number }
  | { readonly kind: 'eliminated'; readonly units: readonly Unit[]; readonly hex: Hex }
  | {
      readonly kind: 'test';
      readonly cause: Cause;
      readonly unit: Unit;
      readonly parts: readonly Part<MoraleKey>[];
      readonly morale: number;
      readonly dice: readonly [number, number];
      readonly passed: boolean;
    }
  | {
      readonly kind: 'disorganised';
      readonly units: readonly Unit[];
      readonly marker: number;
      readonly willing: boolean;
    }
  | { readonly kind: 'rallied'; readonly unit: Unit }
  // Leaders and armies
  | { readonly kind: 'leaderMoved'; readonly leader: Leader; readonly from: Hex; readonly to: Hex }
  | {
      readonly kind: 'leaderRoll';
      readonly leader: Leader;
      readonly peril: Peril;
      readonly roll: number;
      readonly falls: boolean;
    }
  | { readonly kind: 'replaced'; readonly leader: Leader; readonly hex: Hex }
  | {
      readonly kind: 'army';
      readonly corps: Corps;
      readonly state: number;
      readonly score: number;
      readonly first: boolean;
    }
  | { readonly kind: 'released'; readonly corps: Corps }
  | { readonly kind: 'control'; readonly hex: Hex; readonly seat: Seat }
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly objectives: number;
      readonly steps: number;
      readonly leaders: number;
      readonly corps: number;
      readonly total: number;
    }
  | { readonly kind: 'won'; readonly outcome: Outcome }
);

/** One unit of a shock. */
export interface ShockTerm {
  readonly unit: Unit;
  readonly parts: readonly Part<ShockKey>[];
  readonly value: number;
  readonly steps: number;
}
