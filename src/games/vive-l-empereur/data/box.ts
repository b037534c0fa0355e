import type { Hex } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { PackInfo } from '../../../kernel/game.ts';
import type { Ground } from './ground.ts';
import type { Arm, FireResult, Formation, Rank, ShockResult } from './names.ts';
import type { Pack, Scenario } from './schema.ts';
import type { Sight } from './sight.ts';

// The tables that the rules look into. Units, leaders, corps and groups are numbers: their places in the lists of their scenario.

/** Where a piece begins: on the map, or when and where it comes. */
export interface Arrival {
  readonly turn: number;
  readonly group: number;
  readonly entry: Hex;
}

export interface UnitFacts {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly side: Seat;
  readonly nation: string;
  readonly corps: number;
  readonly division: string;
  readonly arm: Arm;
  readonly class: string;
  readonly steps: number;
  readonly fire: number;
  readonly range: number;
  readonly shock: number;
  readonly morale: number;
  /** MP of the Line face; 0 for cavalry and artillery. */
  readonly line: number;
  /** MP of the Column or Limbered face. */
  readonly column: number;
  /** VE-IV.6-a: light infantry. */
  readonly light: boolean;
  /** VE-X.4-h: by present steps, the loss of morale. */
  readonly wear: readonly number[];
  readonly setup: {
    readonly hex: Hex;
    readonly formation: Formation;
    readonly facing: number;
    readonly stack: number;
  } | null;
  readonly arrival: Arrival | null;
}

export interface LeaderFacts {
  readonly id: string;
  readonly name: string;
  readonly side: Seat;
  readonly rank: Rank;
  /** By corps. */
  readonly commands: readonly boolean[];
  readonly combat: number;
  readonly morale: number;
  readonly mp: number;
  readonly points: number;
  readonly hex: Hex;
  readonly arrival: Arrival | null;
}

export interface CorpsFacts {
  readonly id: string;
  readonly name: string;
  readonly side: Seat;
  /** VE-XII-a; more than any score where the corps is exempt. */
  readonly demoralised: number;
  readonly despair: number;
  readonly units: readonly number[];
  /** Those of all its units together at full strength. */
  readonly steps: number;
}

/** One scenario: its ground, its armies, and what follows from both. */
export interface Battle {
  readonly id: string;
  readonly scenario: Scenario;
  readonly ground: Ground;
  readonly sight: Sight;
  /** VE-IV.5-d: by seat and arm, hexes to the nearest line of communication. */
  readonly home: readonly Readonly<Record<Arm, Int16Array>>[];
  /** VE-XV-a: by seat and hex. */
  readonly loc: readonly Uint8Array[];
  readonly units: readonly UnitFacts[];
  /** By seat: its units, in their order, and the cavalry among them. */
  readonly armies: readonly { readonly units: readonly number[]; readonly horse: readonly number[] }[];
  readonly leaders: readonly LeaderFacts[];
  readonly corps: readonly CorpsFacts[];
  readonly groups: readonly { readonly id: string; readonly side: Seat; readonly entry: Hex }[];
  readonly objectives: readonly {
    readonly hex: Hex;
    readonly name: string;
    readonly points: readonly number[];
    readonly holder: Seat;
  }[];
  /** The last turn. */
  readonly turns: number;
  /** The corps held back at first, or -1. */
  readonly restrained: number;
  /** The leader who stands in for the army leader, and who relieves him, or -1. */
  readonly standIn: number;
  readonly relief: number;
}

/** A kind of terrain as the rules ask about it. */
export type TerrainFacts = Omit<Pack['terrain'][number], 'provenance' | 'letter'>;

/** How a formation of an arm lies: by hexside, 1 where it is in the list. Index with (way * 2 - facing + 12) % 12. */
export interface FormationFacts {
  readonly facing: 'vertex' | 'hexside' | 'none';
  /** 0 front, 1 flank, 2 rear. */
  readonly zone: Uint8Array;
  readonly enter: Uint8Array;
  readonly fire: Uint8Array;
  readonly shock: Uint8Array;
}

export interface ShockCell {
  readonly attacker: ShockResult;
  readonly defender: ShockResult;
}

export interface Box {
  readonly info: PackInfo;
  readonly constants: Omit<Pack['constants'], 'provenance'>;
  readonly replacement: { readonly combat: number; readonly morale: number; readonly mp: number };
  readonly terrain: readonly TerrainFacts[];
  readonly hexsides: Pack['hexsides'];
  /** By arm and formation; null where the arm does not know it. */
  readonly formations: Readonly<Record<Arm, Readonly<Record<Formation, FormationFacts | null>>>>;
  /** The column of a fire value, by value up to 40. */
  readonly fireColumn: Uint8Array;
  readonly fireTable: readonly (readonly FireResult[])[];
  readonly odds: readonly (readonly number[])[];
  readonly shockTable: readonly (readonly ShockCell[])[];
  readonly scenarios: readonly Scenario[];
  /** The tables of a scenario, by its place; made when it is first asked for. */
  battle(scenario: number): Battle;
}
