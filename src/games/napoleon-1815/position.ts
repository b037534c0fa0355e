import type { Flow, Frame, Seat } from '../../kernel/flow.ts';
import type { GameView, Viewer } from '../../kernel/game.ts';
import type { Options } from '../../kernel/options.ts';
import type { Card, Link, Zone } from './data/box.ts';
import type { Block, Camp, Corps, Nation } from './pieces.ts';

/** No zone, no card, no seat, no nation; of a block: not on the board yet. */
export const NONE = -1;
/** Where an eliminated block is. */
export const LOST = -2;
/** Of a block in a view: on the board, but the viewer does not know which of the hidden blocks it is. Of a number: hidden. */
export const UNKNOWN = -99;

/** Seats: 0 French; 1 the coalition, or with three players the English; 2 the Prussians. */
export type Phase = 'setup' | 'draw' | 'initiative' | 'operations' | 'recovery';

export type Arm = 'infantry' | 'cavalry';

/** A retreat axis: one at most in a zone, as long as it is contested. */
export interface Axis {
  readonly zone: Zone;
  readonly link: Link;
  readonly camp: Camp;
  /** AXE-06: the enemy came through it this turn. */
  struck: boolean;
}

export interface Arrival {
  turn: number;
  readonly corps: Corps;
  readonly zone: Zone;
}

/** What a stack was designated for. */
export type Intent = 'none' | 'go' | 'fight' | 'rest';

/** An operation under way. Public but for the blocks of the group and its movement points, which fog hides. */
export interface Operation {
  readonly seat: Seat;
  readonly camp: Camp;
  /** The nation of the first block designated; NONE before. */
  nation: Nation;
  from: Zone;
  zone: Zone;
  group: Block[];
  intent: Intent;
  /** UNION DES FORCES is in force. */
  union: boolean;
  /** COORDINATION: this one may not be passed. */
  readonly must: boolean;
  /** OPS-10: who has played his one card, by camp. */
  played: [boolean, boolean];
  /** The movement card, or NONE. */
  card: Card;
  /** Its value before anything is added. */
  base: number;
  /** Movement points; secret in fog. */
  mp: number;
  /** What events added to them or took away. */
  extra: number;
  spent: number;
  /** Connections crossed. */
  steps: number;
  startContested: boolean;
  /** It had to stop, and everybody sees why. */
  over: boolean;
  /** MAN-15: it is taking a fortified town. */
  fortress: boolean;
  /** ORGANISATION: the zone of friends where it need not stop. */
  organised: Zone;
  /** Fatigue added by events. */
  tired: number;
  /** PON-06: it destroyed a bridge, and fights no more. */
  cut: boolean;
  /** COORDINATION: another operation follows. */
  again: boolean;
}

/** A stack chosen for an event: REACTION, ULTIME EFFORT, AU SON DU CANON. The blocks are secret in fog. */
export interface Column {
  readonly seat: Seat;
  /** The event that moves it. */
  readonly card: Card;
  zone: Zone;
  group: Block[];
}

/** Fatigue or losses that somebody has to place. Who and how many is secret while orders of battle are hidden. */
export interface Share {
  readonly kind: 'fatigue' | 'loss' | 'relief';
  readonly camp: Camp;
  /** Whose corps: the group that operates, a column, a side of the combat, all of a zone, or all of the seat. */
  readonly scope: 'group' | 'column' | 'attackers' | 'defenders' | 'zone' | 'all';
  readonly zone: Zone;
  /** The seat that places; with three players the two owners of a mixed stack take turns. */
  seat: Seat;
  corps: Corps[];
  /** Losses that each corps must take, in the order of `corps`. */
  quota: number[];
  /** What is left to be placed freely. */
  free: number;
  /** CBT-41: the next loss must be cavalry. */
  cavalryDue: boolean;
  /** With three players the leader says whose corps is next (TRI-44). */
  naming: boolean;
  /** He has said so for the one that is placed now. */
  named: boolean;
  /** Has somebody been asked? */
  asked: boolean;
  /** How many more questions there will be at least, however little is to be placed: what is asked must tell nothing. */
  questions: number;
  /** VP count for it and how it is told. */
  readonly why: FatigueWhy;
}

export type FatigueWhy = 'manoeuvre' | 'combat' | 'retreat' | 'pursuit' | 'axis' | 'rain' | 'exhaustion' | 'event';

/** A side of a combat: 0 the attacker, 1 the defender. */
export type Side = 0 | 1;

/** A combat under way. Public but for `horse` and `received`, which hidden orders of battle hide. */
export interface Combat {
  readonly zone: Zone;
  readonly attacker: Camp;
  readonly marched: boolean;
  /** Who takes part, corps and commanders, by side. */
  stacks: [Block[], Block[]];
  /** Cards added by events, by side. */
  extra: [number, number];
  audace: boolean;
  deployed: boolean;
  square: boolean;
  battery: boolean;
  guard: boolean;
  /** Cavalry strength of the French stack at the start, with whoever came to the sound of the guns. */
  horse: number;
  /** How many cards each side reveals; NONE until reckoned. */
  cards: [number, number];
  /** What each side inflicts. */
  losses: [number, number];
  fatigues: [number, number];
  /** The fatigue that each corps received from the result, by corps. */
  received: number[];
  /** The side that won, and the one that has to retreat, or NONE. */
  winner: number;
  loser: number;
  /** Connections that the loser still has to retreat, and from which zone it began. */
  retreat: number;
  /** Fatigue of the retreat so far. */
  retreatFatigue: number;
  /** Where the retreating stack is. */
  at: Zone;
  moved: boolean;
  /** Does the retreat end here? */
  ended: boolean;
  /** TENIR was played: the stack may stay. */
  mayHold: boolean;
  /** CAMBRONNE, RETRAITE EN ORDRE, ARRIERE GARDE. */
  noPursuit: boolean;
  rearguard: boolean;
  /** Commanders who follow a retreat without having fought. */
  followers: Block[];
}

export interface Position extends Flow {
  options: Options;
  scenario: number;
  seats: number;
  /** Grognard: identities are hidden, vedettes ride. */
  fog: boolean;
  /** Orders of battle are hidden: always in fog. */
  screens: boolean;
  dice: boolean;
  /** From 1; 0 during set-up. */
  turn: number;
  phase: Phase;
  vp: number;
  /** VIC-12: victory points of one simultaneous step are gathered before they count. */
  netting: boolean;
  net: number;
  /** The zone of each block, NONE or LOST. */
  where: Zone[];
  activated: boolean[];
  /** By corps. */
  infantry: number[];
  cavalry: number[];
  fatigue: number[];
  /** The nation that controls each zone of value, or NONE. */
  control: Nation[];
  fortified: Zone[];
  destroyed: Link[];
  axes: Axis[];
  arrivals: Arrival[];
  /** By seat. */
  hands: Card[][];
  /** By seat: cards that it has seen in another's hand and that have not left it since. */
  seen: Card[][];
  /** By camp. Bags: a card is drawn by chance at the moment of drawing. */
  decks: Card[][];
  discards: Card[][];
  /** Cards that lie open for the whole turn. */
  lying: Card[];
  /** Where and in which turn each block was last shown to everybody, or NONE. */
  sightedAt: Zone[];
  sightedTurn: number[];
  /** Strength points that each camp has lost and gained, which the victory track and the cards tell everybody. */
  lostStrength: number[];
  addedStrength: number[];
  /** AIDE DE CAMP was played this turn: the coalition players may talk. */
  aide: boolean;
  /** ABX-03: the seat whose stacks A BRUXELLES hastens this turn, or NONE. */
  hastened: Seat;
  /** The seat that may play no card in this recovery, or NONE. */
  noRecovery: Seat;
  /** Camps that have played INTUITION. */
  intuition: [boolean, boolean];
  /** The camp that operates next. */
  toAct: Camp;
  /** The leader of the coalition; the only coalition seat with two players. */
  leader: Seat;
  passed: boolean[];
  /** Corps for which a card was played in this recovery. */
  recovered: Corps[];
  op: Operation | null;
  column: Column | null;
  combat: Combat | null;
  shares: Share[];
}

export type Choice =
  /** No card, no operation, nothing more. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'deploy'; readonly block: Block; readonly zone: Zone }
  | { readonly kind: 'play'; readonly card: Card }
  /** A block joins the stack that is being designated. */
  | { readonly kind: 'stack'; readonly block: Block }
  /** The stack will manoeuvre; will fight where it stands, or now; will do nothing. */
  | { readonly kind: 'go' }
  | { readonly kind: 'fight' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'step'; readonly to: Zone }
  | { readonly kind: 'halt' }
  /** One fatigue on a corps, or off it; one strength point lost. */
  | { readonly kind: 'tire'; readonly corps: Corps }
  | { readonly kind: 'relieve'; readonly corps: Corps }
  | { readonly kind: 'lose'; readonly corps: Corps; readonly arm: Arm }
  /** Nothing (more) to place, nobody (more) to take along. */
  | { readonly kind: 'done' }
  | { readonly kind: 'retreat'; readonly to: Zone }
  /** The beaten stack stays: it gives up the Fortified Position, or TENIR lets it. */
  | { readonly kind: 'hold' }
  /** What an event is aimed at. */
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'corps'; readonly corps: Corps }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'bridge'; readonly link: Link }
  | { readonly kind: 'recover'; readonly card: Card; readonly corps: Corps }
  /** TRI-11: a card goes to the partner. */
  | { readonly kind: 'give'; readonly card: Card };

/** Hidden blocks that stand together: all that fog lets the other side see. */
export interface HiddenBlocks {
  readonly zone: Zone;
  readonly nation: Nation;
  readonly activated: boolean;
  readonly count: number;
}

/** What a viewer knows of a hand. */
export interface HandView {
  readonly count: number;
  /** All cards for its owner, otherwise those that the viewer has seen in it. In the order of their numbers. */
  readonly cards: readonly Card[];
}

export interface OperationView extends Omit<Operation, 'group' | 'mp' | 'played'> {
  /** Empty where fog hides it. */
  readonly group: readonly Block[];
  /** How many blocks of each nation, and whether they are activated by now: everybody sees that. */
  readonly counts: readonly number[];
  readonly flipped: boolean;
  /** UNKNOWN where fog hides it. */
  readonly mp: number;
  readonly played: readonly boolean[];
}

export interface ColumnView {
  readonly seat: Seat;
  readonly card: Card;
  readonly zone: Zone;
  readonly group: readonly Block[];
  readonly nation: Nation;
  readonly ready: number;
  readonly activated: number;
}

/** A share as its seat sees it; for others who may not know it, `corps` is empty and `free` is UNKNOWN. */
export interface ShareView {
  readonly kind: Share['kind'];
  readonly camp: Camp;
  readonly scope: Share['scope'];
  readonly zone: Zone;
  readonly seat: Seat;
  readonly corps: readonly Corps[];
  readonly quota: readonly number[];
  readonly free: number;
  readonly cavalryDue: boolean;
  readonly naming: boolean;
  readonly named: boolean;
  readonly asked: boolean;
  readonly questions: number;
  readonly why: FatigueWhy;
}

export interface View extends GameView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly scenario: number;
  readonly seats: number;
  readonly fog: boolean;
  readonly screens: boolean;
  readonly dice: boolean;
  readonly turn: number;
  readonly phase: Phase;
  readonly vp: number;
  readonly netting: boolean;
  readonly net: number;
  /** By block: its zone, NONE, LOST, or UNKNOWN for a hidden block on the board. */
  readonly where: readonly Zone[];
  /** By block; false where `where` is UNKNOWN. */
  readonly activated: readonly boolean[];
  /** The blocks that are on the board with their backs to the viewer. */
  readonly hidden: readonly HiddenBlocks[];
  /** By corps; UNKNOWN where the order of battle is hidden from the viewer. */
  readonly infantry: readonly number[];
  readonly cavalry: readonly number[];
  readonly fatigue: readonly number[];
  readonly control: readonly Nation[];
  readonly fortified: readonly Zone[];
  readonly destroyed: readonly Link[];
  readonly axes: readonly Axis[];
  readonly arrivals: readonly Arrival[];
  readonly hands: readonly HandView[];
  /** How many cards each camp can still draw before its discard pile is shuffled. */
  readonly decks: readonly number[];
  /** What has been seen going to each discard pile. The table does not spread it out: nobody may look through it (CRD-09). */
  readonly discards: readonly (readonly Card[])[];
  readonly lying: readonly Card[];
  readonly sightedAt: readonly Zone[];
  readonly sightedTurn: readonly number[];
  readonly lostStrength: readonly number[];
  readonly addedStrength: readonly number[];
  readonly aide: boolean;
  /** TRI-11: may the two coalition players talk now, as far as the viewer can know? False with two players. */
  readonly talk: boolean;
  readonly hastened: Seat;
  readonly noRecovery: Seat;
  readonly intuition: readonly boolean[];
  readonly toAct: Camp;
  readonly leader: Seat;
  readonly passed: readonly boolean[];
  readonly recovered: readonly Corps[];
  readonly op: OperationView | null;
  readonly column: ColumnView | null;
  readonly combat: Combat | null;
  readonly shares: readonly ShareView[];
  /** The procedures under way: nothing secret is ever kept in one. */
  readonly stack: readonly Frame[];
}
