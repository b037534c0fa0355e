// What must have words, in both languages.

export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type Sub = 'line' | 'light' | 'heavy' | 'foot' | 'horse';
export type Status = 'standard' | 'elite' | 'guard';
export type NationId = 'france' | 'britain' | 'prussia' | 'brunswick' | 'netherlands';
export type Keyword =
  | 'accurate'
  | 'auxiliary'
  | 'breakthrough'
  | 'canister'
  | 'compact'
  | 'deploy'
  | 'dismounted'
  | 'fast'
  | 'impact'
  | 'relentless'
  | 'steadfast'
  | 'support';
export type TerrainId = 'hill' | 'river' | 'wood' | 'building';
export type Formation = 'line' | 'square' | 'echelon';
export type WindowName =
  | 'DEPLOYMENT'
  | 'RALLY_STEP'
  | 'TERRAIN_STEP'
  | 'OWN_TURN'
  | 'OWN_ACTION'
  | 'ENGAGED'
  | 'BEFORE_FIRE_TEST'
  | 'BEFORE_MELEE_TEST'
  | 'BEFORE_MORALE_TEST'
  | 'AFTER_ENEMY_MOVE'
  | 'AFTER_ENEMY_FIRE'
  | 'AFTER_MELEE_WON'
  | 'END_OF_TURN';
export type TestKind = 'fire' | 'melee' | 'morale' | 'evasion' | 'bypass';
export type Cause =
  | 'wounds'
  | 'rally'
  | 'regroup'
  | 'disengage'
  | 'counter_charge'
  | 'recover_marker'
  | 'reorganise'
  | 'drop_formation';
export type CardKind = 'terrain' | 'formation' | 'attachment' | 'bonus' | 'order' | 'reaction' | 'event' | 'bluff';

/** What stands on a card: its title, a few words for its face, and what it does in full. */
type CardRow = readonly [title: string, gist: string, effect: string];
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type CardId = Exclude<`s${'0' | '1' | '2' | '3'}${Digit}`, 's00'> | `s4${'0' | '1' | '2' | '3' | '4'}` | 'b01' | 'b02';
type ObjectiveId = Exclude<`o0${Digit}`, 'o00'> | `o1${'0' | '1' | '2' | '3' | '4'}`;
export type CardRows = Readonly<Record<CardId, CardRow>>;
export type ObjectiveRows = Readonly<Record<ObjectiveId, CardRow>>;

/** A name, and in a sentence what it means. */
type Explained = readonly [name: string, meaning: string];

/** The names of what the rules speak of. */
export interface Names {
  readonly nations: Readonly<Record<NationId, string>>;
  /** `light cavalry`; an arm and its branch. */
  readonly arms: Readonly<Record<Arm, string>>;
  readonly branches: Readonly<Record<`${Arm}/${Sub}`, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly values: Readonly<Record<'fire' | 'melee' | 'cohesion' | 'morale', string>>;
  readonly keywords: Readonly<Record<Keyword, Explained>>;
  readonly formations: Readonly<Record<Formation, Explained>>;
  readonly terrains: Readonly<Record<TerrainId, string>>;
  readonly kinds: Readonly<Record<CardKind, string>>;
  /** When a card is played: for its face, and in a sentence. */
  readonly windows: Readonly<Record<WindowName, Explained>>;
  readonly tests: Readonly<Record<TestKind, string>>;
  /** What a Morale test is taken for. */
  readonly causes: Readonly<Record<Cause, string>>;
  readonly phases: Readonly<Record<'deployment' | 'initiative' | 'reform' | 'actions' | 'reinforcements', string>>;
}
