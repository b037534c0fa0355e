import type { PackInfo } from '../../../kernel/game.ts';

// The closed vocabulary of the cards, and the tables that the rules look into. No rule names a card: what it does is written here.

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];
export const SUBS = ['line', 'light', 'heavy', 'foot', 'horse'] as const;
export type Sub = (typeof SUBS)[number];
/** Units by arm and sub, a bit for each sort: by it Terrain knows whom it keeps out. */
export const sortOf = (arm: Arm, sub: Sub): number => 1 << (ARMS.indexOf(arm) * SUBS.length + SUBS.indexOf(sub));
export type Status = 'standard' | 'elite' | 'guard';
export type NationId = 'france' | 'britain' | 'prussia' | 'brunswick' | 'netherlands';
export type ArmyId = 'french' | 'coalition';
export const KEYWORDS = [
  'accurate',
  'auxiliary',
  'breakthrough',
  'canister',
  'compact',
  'deploy',
  'dismounted',
  'fast',
  'impact',
  'relentless',
  'steadfast',
  'support',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const TERRAINS = ['hill', 'river', 'wood', 'building'] as const;
export type TerrainId = (typeof TERRAINS)[number];
export const FORMATIONS = ['line', 'square', 'echelon'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** When a card may be played. */
export const WINDOWS = [
  'DEPLOYMENT',
  'RALLY_STEP',
  'TERRAIN_STEP',
  'OWN_TURN',
  'OWN_ACTION',
  'ENGAGED',
  'BEFORE_FIRE_TEST',
  'BEFORE_MELEE_TEST',
  'BEFORE_MORALE_TEST',
  'AFTER_ENEMY_MOVE',
  'AFTER_ENEMY_FIRE',
  'AFTER_MELEE_WON',
  'END_OF_TURN',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** Which unit a card speaks of. */
export const UNIT_ROLES = [
  'chosen',
  'actor',
  'tester',
  'opponent',
  'attacker',
  'defender',
  'mover',
  'shooter',
  'winner',
  'loser',
] as const;
export type UnitRole = (typeof UNIT_ROLES)[number];

export type TestKind = 'fire' | 'melee' | 'morale' | 'evasion' | 'bypass';
/** Why a Morale test is taken. */
export const CAUSES = [
  'wounds',
  'rally',
  'regroup',
  'disengage',
  'counter_charge',
  'recover_marker',
  'reorganise',
  'drop_formation',
] as const;
export type Cause = (typeof CAUSES)[number];
export type ZoneName = 'L1' | 'L2' | 'R' | 'RET' | 'BYP_OWN' | 'BYP_ENEMY';

/** What a unit must be for a card or an objective; what is not named is not asked for. */
export interface Selector {
  readonly side?: 'own' | 'enemy' | undefined;
  readonly arm?: readonly Arm[] | undefined;
  readonly sub?: readonly Sub[] | undefined;
  readonly status?: readonly Status[] | undefined;
  readonly nation?: readonly NationId[] | undefined;
  readonly zone?: readonly ZoneName[] | undefined;
  readonly engaged?: boolean | undefined;
  readonly activated?: boolean | undefined;
  readonly woundsMin?: number | undefined;
  readonly formationNot?: readonly Formation[] | undefined;
  readonly terrainNot?: readonly TerrainId[] | undefined;
  readonly chargeBonus?: boolean | undefined;
  readonly initiator?: boolean | undefined;
  readonly firstRound?: boolean | undefined;
  readonly evasionFailed?: boolean | undefined;
  readonly facing?: UnitRole | undefined;
  readonly inArcOf?: { readonly role: UnitRole; readonly range: number } | undefined;
  readonly outcome?: 'retreated' | 'eliminated' | undefined;
  readonly disorganised?: boolean | undefined;
  readonly chargedThisTurn?: boolean | undefined;
  readonly testCause?: readonly Cause[] | undefined;
}

export type GrantedAction = 'fire' | 'move' | 'disengage' | 'move_and_melee' | 'fire_and_move' | 'fire_then_melee';
export type Destination = 'free_L1' | 'free_L2' | 'free_R' | 'swap_L1_unengaged';
export interface GrantOptions {
  readonly range?: number | undefined;
  readonly fireMod?: number | undefined;
  readonly meleeMod?: number | undefined;
  readonly ignoreLos?: boolean | undefined;
  readonly target?: UnitRole | undefined;
  readonly destinations?: readonly Destination[] | undefined;
  readonly autoSuccess?: boolean | undefined;
}

/** What a card does: one primitive after the other. */
export type Effect =
  | { readonly op: 'place_terrain'; readonly terrain: TerrainId }
  | { readonly op: 'set_formation'; readonly formation: Formation; readonly on: UnitRole }
  | {
      readonly op: 'attach';
      readonly on: UnitRole;
      readonly grants: readonly { readonly test: TestKind; readonly amount: number }[];
      readonly vpToEnemyIfEliminated: number;
    }
  | {
      readonly op: 'test_mod';
      readonly test: TestKind;
      readonly of: UnitRole;
      readonly amount: number;
      readonly duration: 'test' | 'round' | 'turn';
    }
  | { readonly op: 'auto_result'; readonly of: UnitRole; readonly result: 'pass' | 'fail' }
  | { readonly op: 'skip_morale'; readonly of: UnitRole }
  | { readonly op: 'auto_rally'; readonly on: UnitRole }
  | {
      readonly op: 'remove_wounds';
      readonly on: UnitRole;
      readonly amount: number;
      readonly mayRemoveLast: boolean;
    }
  | { readonly op: 'add_wounds'; readonly on: UnitRole; readonly amount: number; readonly causesMorale: boolean }
  | { readonly op: 'draw'; readonly who: 'self' | 'enemy'; readonly amount: number }
  | {
      readonly op: 'discard';
      readonly who: 'self' | 'enemy';
      readonly amount: number;
      readonly mode: 'random' | 'choose';
    }
  | { readonly op: 'look'; readonly what: 'enemy_reserve' }
  | { readonly op: 'scry'; readonly amount: number; readonly take: number }
  | {
      readonly op: 'grant_action';
      readonly on: UnitRole;
      readonly action: GrantedAction;
      readonly options: GrantOptions;
    }
  | { readonly op: 'clear_activation'; readonly on: UnitRole }
  | { readonly op: 'place_unit'; readonly on: UnitRole; readonly to: readonly Destination[] }
  | { readonly op: 'become_unit'; readonly tokenUnit: string; readonly to: readonly Destination[] }
  | { readonly op: 'deploy_from_deck'; readonly filter: Selector; readonly to: readonly Destination[] };

export type Requires = { readonly [R in UnitRole]?: Selector | undefined };
/** What a window asks for beyond the card's own conditions; a word names the unit that the chosen one must be. */
export type WindowLimit = { readonly [R in UnitRole]?: Selector | 'defender' | 'attacker_or_defender' | undefined };

export interface Names {
  readonly en: string;
  readonly fr: string;
}

export type Manner = 'lay' | 'use' | 'play';

/** A Strategy card as it is printed; each deck may hold several copies. */
export interface Design {
  readonly id: string;
  readonly name: Names;
  readonly kind: 'terrain' | 'formation' | 'attachment' | 'bonus' | 'order' | 'reaction' | 'event' | 'bluff';
  readonly initiative: number;
  readonly nation: NationId | null;
  readonly armies: readonly ArmyId[];
  readonly windows: ReadonlySet<WindowName>;
  readonly requires: Requires;
  readonly limits: { readonly [W in WindowName]?: WindowLimit | undefined };
  readonly paysActivation: boolean;
  readonly effects: readonly Effect[];
  /** How it is played: it lies down in a slot, is used on a unit, or neither. */
  readonly manner: Manner;
  /** Played only where the bypass rule is. */
  readonly needsBypass: boolean;
  /** The Terrain that it is, or null. */
  readonly terrain: TerrainId | null;
  /** What it gives while it is attached. */
  readonly attach: Extract<Effect, { op: 'attach' }> | null;
  readonly forms: Extract<Effect, { op: 'set_formation' }> | null;
  readonly grant: Extract<Effect, { op: 'grant_action' }> | null;
  /** The place of the token unit that it becomes among those of the box, or -1. */
  readonly token: number;
}

/** A unit card; every copy of it is alike. */
export interface UnitFacts {
  readonly id: string;
  /** With the number of the copy: `fr-line-3`. */
  readonly label: string;
  readonly name: Names;
  readonly nation: NationId | null;
  readonly arm: Arm;
  readonly sub: Sub;
  /** `sortOf` it, and what it is counted as when it is dismounted. */
  readonly sorts: readonly [mounted: number, dismounted: number];
  readonly status: Status;
  readonly fire: number;
  readonly melee: number;
  readonly cohesion: number;
  readonly morale: number;
  readonly has: Readonly<Record<Keyword, boolean>>;
  readonly cost: number;
  readonly presence: number;
  readonly vp: number;
  /** A card that became a unit. */
  readonly token: boolean;
}

export interface ArmyFacts {
  readonly id: ArmyId;
  readonly name: Names;
  /** Every card of the army, its copies one after the other; then the tokens. */
  readonly cards: readonly UnitFacts[];
  readonly bluff: Design;
}

export interface TerrainFacts {
  readonly id: TerrainId;
  /** NS-TERR-06: the sorts of units that may not stand here. */
  readonly bars: number;
  readonly blocks: boolean;
  readonly strips: boolean;
  /** Melee of the occupant in a Melee that it did not start. */
  readonly holding: number;
  /** Melee of whoever starts a Melee from here or against here. */
  readonly starting: number;
  readonly firedAt: number;
  readonly foughtAt: number;
  /** Artillery here is never blocked. */
  readonly overlooks: boolean;
}

export interface FormationFacts {
  readonly id: Formation;
  readonly arm: Arm;
  readonly fire: number;
  readonly melee: number;
  readonly firedAt: number;
}

/** What an objective asks of the table. */
export type StateTest =
  | {
      readonly op: 'empty_slots';
      readonly side: 'own' | 'enemy';
      readonly slots: 'centre' | 'wings' | 'L1';
      readonly min?: number | undefined;
      readonly max?: number | undefined;
    }
  | { readonly op: 'retreat_occupied'; readonly side: 'own' | 'enemy'; readonly min: number }
  | {
      readonly op: 'units_in_zone';
      readonly side: 'own' | 'enemy';
      readonly zone: 'L1' | 'L2' | 'R';
      readonly min: number;
    }
  | { readonly op: 'terrain_occupied'; readonly side: 'own' | 'enemy'; readonly min: number }
  | {
      readonly op: 'eliminated_matching';
      readonly side: 'own' | 'enemy';
      readonly selector: Selector;
      readonly min?: number | undefined;
      readonly max?: number | undefined;
    }
  | {
      readonly op: 'in_play_matching';
      readonly side: 'own' | 'enemy';
      readonly selector: Selector;
      readonly min: number;
    }
  | { readonly op: 'eliminated_lead'; readonly min: number }
  | { readonly op: 'all'; readonly tests: readonly StateTest[] };

export type Condition =
  | { readonly type: 'state'; readonly at: 'END_OF_TURN' | 'ANY_TIME' | 'GAME_END'; readonly test: StateTest }
  | {
      readonly type: 'event';
      readonly event: 'unit_eliminated';
      readonly selector: Selector;
      readonly countMin: number;
      readonly within: 'turn' | 'game';
    }
  | { readonly type: 'event'; readonly event: 'melee_won'; readonly selector: Selector }
  | { readonly type: 'event'; readonly event: 'vp_card_gained' };

export interface ObjectiveFacts {
  readonly id: string;
  readonly name: Names;
  readonly kind: 'immediate' | 'long_term';
  readonly vp: number;
  readonly condition: Condition;
}

/** An army and its Strategy deck, as they are taken to the table. */
export interface Deck {
  readonly id: string;
  readonly army: ArmyId;
  readonly limit: number;
  readonly units: { readonly [unit: string]: number };
  readonly strategy: { readonly [card: string]: number };
}

export interface Constants {
  readonly activationMarkersPerTurn: number;
  readonly handSize: number;
  readonly startingUnits: number;
  readonly objectivesDealt: number;
  readonly testTarget: number;
  readonly doubleWoundTarget: number;
  readonly vpTrigger: number;
  readonly emptyFirstLineLoss: number;
  readonly bypassTarget: number;
  readonly evasionTarget: number;
}

/** NS-ARMY: what a deck is held to. */
export interface ArmyBuilding {
  readonly minUnits: number;
  readonly pointLimit: number;
  readonly infantryPerCavalry: number;
  readonly largeFrom: number;
  readonly artilleryMax: number;
  readonly artilleryMaxLarge: number;
  readonly guardMax: number;
  readonly guardMaxLarge: number;
  readonly strategyMin: number;
  readonly strategyMaxCopies: number;
}

/** What is in the box. Rules take every number of a component from here. */
export interface Box {
  readonly info: PackInfo;
  readonly constants: Constants;
  readonly building: ArmyBuilding;
  /** French, then Coalition. */
  readonly armies: readonly [ArmyFacts, ArmyFacts];
  readonly tokens: readonly UnitFacts[];
  readonly designs: readonly Design[];
  /** The design of each card of a seat: its copies one after the other, the Bluff card last. Null stands for the Bluff card. */
  readonly cards: readonly (Design | null)[];
  readonly terrains: Readonly<Record<TerrainId, TerrainFacts>>;
  readonly formations: Readonly<Record<Formation, FormationFacts>>;
  readonly objectives: readonly ObjectiveFacts[];
  readonly decks: readonly Deck[];
}
