import type { PackInfo } from '../../../kernel/game.ts';
import type { Requirement, Result } from './names.ts';
import type { Effect, Pack, Scenario } from './schema.ts';

// The tables that the rules look into. Nations, powers, wars, units, diplomats and markers are numbers: their places in the lists.

export interface UnitFacts {
  readonly id: string;
  /** Its place in `NATIONALITIES`. */
  readonly nationality: number;
  readonly cavalry: boolean;
  readonly strength: number;
  /** NW-11.7-b, NW-11.7-c: red falls first, white never. */
  readonly dot: 'none' | 'red' | 'white';
}

export interface NationFacts {
  readonly id: string;
  readonly adjacent: readonly number[];
}

export interface WarFacts {
  readonly id: string;
  readonly difficulty: number;
  readonly anchor: boolean;
  readonly trade: boolean;
  readonly russian: boolean;
  readonly strategic: boolean;
  /** The War! marker of the box, or -1. */
  readonly marker: number;
}

export interface DiplomatFacts {
  readonly id: string;
  readonly french: boolean;
  readonly value: number;
}

export interface MarkerFacts {
  readonly id: string;
  readonly count: number;
  readonly effects: readonly Effect[];
  /** The war that its drawing begins, or -1. */
  readonly war: number;
}

export interface NapoleonFacts {
  readonly id: 'B' | 'N' | 'V';
  readonly accidentDice: number;
  readonly win: number;
  readonly loss: number;
  readonly endOfTurn: number;
  readonly guard: boolean;
}

export interface TurnFacts {
  readonly years: string;
  readonly but: number;
  readonly draws: number;
  /** Places in `events`. */
  readonly events: readonly number[];
}

export interface InvasionRow {
  readonly forces: readonly { readonly nation: number; readonly corps: number }[];
  /** NW-8.5-c; null is Grand Strategy. */
  readonly napoleon: { readonly nation: number; readonly corps: number } | null;
}

export interface AccidentFacts {
  readonly id: string;
  readonly requires: Requirement | null;
  readonly effects: readonly Effect[];
}

/** Units, markers and diplomats that rules name one by one. */
export interface Named {
  readonly wrede: number;
  readonly spaniards: readonly number[];
  readonly clientMarker: number;
  readonly noWar: number;
  readonly ageing: number;
  readonly emperor: number;
  readonly talleyrand: number;
  readonly reinhard: number;
}

export interface Box {
  readonly info: PackInfo;
  readonly constants: Omit<Pack['constants'], 'provenance'>;
  readonly nations: readonly NationFacts[];
  /** NW-8.2: by nationality, then by nation. */
  readonly deploy: readonly (readonly boolean[])[];
  readonly wars: readonly WarFacts[];
  readonly units: readonly UnitFacts[];
  readonly strength: readonly number[];
  readonly nationality: readonly number[];
  readonly cavalry: readonly boolean[];
  /** All forces of the Duchies. */
  readonly duchies: readonly number[];
  /** All cavalry. */
  readonly horse: readonly number[];
  /** NW-0.4-a: who fights for France, with Spain French or not (1), with Bavaria turned or not (2). */
  readonly sides: readonly (readonly boolean[])[];
  /** The corps that do, and those that do not, in the same four cases. */
  readonly french: readonly (readonly number[])[];
  readonly coalition: readonly (readonly number[])[];
  /** Corps that can ever be in the Force Pool. */
  readonly allies: readonly number[];
  readonly diplomats: readonly DiplomatFacts[];
  /** Those of France. */
  readonly frenchDiplomats: readonly number[];
  readonly personalities: readonly { readonly id: string; readonly home: number }[];
  /** B, N and V at 1, 2 and 3, as positions count them. */
  readonly napoleon: readonly (NapoleonFacts | null)[];
  /** The modifier of each client state, null for X; the Duchy of Warsaw is the last. */
  readonly clients: readonly { readonly id: string; readonly modifier: number | null }[];
  /** Changes of fervour, by nation. */
  readonly religions: readonly { readonly id: string; readonly fervour: readonly number[] }[];
  readonly markers: readonly MarkerFacts[];
  readonly turns: readonly TurnFacts[];
  readonly events: readonly { readonly id: string; readonly effects: readonly Effect[] }[];
  /** NW-9.2-a: how many dice, by fervour and modified die. */
  readonly light: readonly (readonly number[])[];
  readonly battle: readonly { readonly most: number; readonly result: Result }[];
  /** The first row is that of a total of 2. */
  readonly invasions: readonly InvasionRow[];
  /** NW-15.0-a: places in `accidents`, by the number of dice less one, then by the total less that number. */
  readonly accidentTable: readonly (readonly (readonly number[])[])[];
  readonly accidents: readonly AccidentFacts[];
  /** NW-15-DIV: powers by the die, -1 the power of the But nation. */
  readonly brides: readonly number[];
  readonly quarrels: readonly number[];
  readonly naval: Omit<Pack['naval'], 'provenance'>;
  readonly scenarios: readonly Scenario[];
  readonly named: Named;
  unitOf(id: string): number;
  markerOf(id: string): number;
  clientOf(id: string): number;
  diplomatOf(id: string): number;
  personalityOf(id: string): number;
}
