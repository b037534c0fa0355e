import type { PackInfo } from '../../../kernel/game.ts';
import type { Dice } from '../../../kernel/odds.ts';
import type { Card, Nation, Square, Terrain } from '../position.ts';

/** The eleven types of headquarters cards beside Leaders (1.4). */
export type HqType =
  | 'ambush'
  | 'committedAttack'
  | 'forcedMarch'
  | 'guerrillas'
  | 'redoubt'
  | 'regroup'
  | 'sappers'
  | 'skirmish'
  | 'scout'
  | 'supply'
  | 'withdraw';

export type CardType = 'unit' | 'leader' | HqType;

/** A card of the pack, all of one shape: what a card does not have is null, 0 or NONE. */
export interface CardFacts {
  readonly id: string;
  readonly nation: Nation;
  readonly type: CardType;
  /** The printed title of a Leader or headquarters card; of a unit card the unit's name. */
  readonly name: string;
  /** The unit that the card names, 0-7 in its nation; NONE for headquarters cards. */
  readonly unit: number;
  readonly attack: Dice | null;
  readonly defence: number;
  readonly bombard: Dice | null;
  readonly volley: Dice | null;
  readonly range: number;
  /** Upper end of the Pursuit range; 0 if there is none. */
  readonly pursuitMax: number;
  /** Upper end of the Withdraw range; 0 if there is none. */
  readonly withdrawMax: number;
  readonly notRequiredToAdvance: boolean;
  readonly command: number;
  readonly combatAttack: number;
  readonly combatDefence: number;
  readonly rallyMax: number;
  readonly rallyAutomatic: boolean;
  readonly pursuitModifier: number;
  readonly grandBattery: { readonly dice: Dice; readonly range: number } | null;
}

export interface UnitFacts {
  readonly id: string;
  /** As on its cards. */
  readonly name: string;
  /** As on its counter. */
  readonly counterName: string;
  readonly cavalry: boolean;
  readonly full: number;
  readonly reduced: number;
}

export interface NationFacts {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** 1 wins the last tie-breaker of 2.2. */
  readonly tieBreakRank: number;
  readonly units: readonly UnitFacts[];
  readonly deck: readonly Card[];
  /** How many cards of each type are in its deck: public knowledge. */
  readonly owns: Readonly<Record<CardType, number>>;
}

export interface TerrainFacts {
  readonly id: string;
  readonly code: string;
  readonly defence: number;
  readonly enter: boolean;
  readonly stopsMovement: boolean;
  readonly blocksFire: boolean;
  readonly assaultFrom: boolean;
  readonly forcedMarch: boolean;
  /** Added to an attack from this terrain unless the target stands on the same terrain. */
  readonly attackBonus: number;
}

export interface TileFacts {
  readonly id: number;
  /** Sixteen squares, the north row first, each row from west to east. */
  readonly squares: readonly Terrain[];
}

/** What is in the box: the pack, checked and laid out in tables. Rules take every number of a component from here. */
export interface Box {
  readonly info: PackInfo;
  readonly handSize: number;
  readonly eliminationsToWin: number;
  readonly infantryMove: number;
  readonly cavalryMove: number;
  readonly forcedMarchMove: number;
  readonly skirmishMove: number;
  readonly ambushDice: Dice;
  readonly committedDice: Dice;
  readonly redoubtDefence: number;
  readonly nations: readonly NationFacts[];
  readonly cards: readonly CardFacts[];
  readonly terrain: readonly TerrainFacts[];
  readonly tiles: readonly TileFacts[];
  readonly introductory: {
    /** The nations between which the First Player chooses. */
    readonly nations: readonly Nation[];
    /** Tile (its place in `tiles`) and quarter turns for NW, NE, SW, SE. */
    readonly battlefield: readonly { readonly tile: number; readonly turn: number }[];
    /** The printed deployment by nation: a square for each of its units. */
    readonly deployment: readonly { readonly nation: Nation; readonly squares: readonly Square[] }[];
  };
}
