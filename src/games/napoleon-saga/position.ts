import type { Flow, Frame, Seat } from '../../kernel/flow.ts';
import type { GameView, Viewer } from '../../kernel/game.ts';
import type { Id } from '../../kernel/id.ts';
import type { Options } from '../../kernel/options.ts';
import type { Cause, TestKind, WindowName } from './data/box.ts';

/** A slot, 0-35: eighteen a board, those of seat 0 (F) first. `field.ts` says which is where. */
export type Slot = Id<'Slot'>;
/** A unit card of this match: 32 numbers a seat; the last five bits are its place in the army of its seat, tokens last. */
export type Unit = Id<'Unit'>;
/** A Strategy card of this match: those of seat 0, then those of seat 1; in each its place in `box.cards`, the Bluff card last. */
export type Card = Id<'Card'>;
/** An Objective card: its place in the pack. */
export type Objective = Id<'Objective'>;

/** No unit, no card, no slot. */
export const NONE = -1;
/** In a view: a unit that lies face down, and that the viewer has not seen. */
export const HIDDEN = -2;

export const SLOTS = 36;
export const UNITS = 64;
/** Numbers of units of a seat. */
export const PER_SEAT = 32;

/** What lies on a unit, a bit each (`marks` of a position or view). */
export const MARK = {
  /** NS-SETUP-12: turned up, for good. */
  faceUp: 1,
  /** Its face was shown to the other side alone. */
  seen: 2,
  activated: 4,
  line: 8,
  square: 16,
  echelon: 32,
  /** A Charge marker lies on it. */
  charge: 64,
  /** It received a Charge marker this turn, wherever that is now. */
  charged: 128,
  disorganised: 256,
  dismounted: 512,
  /** NS-BYP-11: the bonus of a completed bypass. */
  bonus: 1024,
  /** NS-BYP-10: behind the enemy's lines, and not activated there yet. */
  unseen: 2048,
  /** NS-EVA-07: it evaded this turn. */
  evaded: 4096,
  /** NS-EVA-06: somebody evaded it, so that it engages nobody any more this turn. */
  balked: 8192,
  /** NS-EVA-08: it failed to evade the engagement under way. */
  caught: 16384,
  /** It rallies without a die (S13). */
  willRally: 32768,
  /** It has taken the test of this step. */
  tested: 65536,
} as const;

/** The three Formation markers; a unit has one at most. */
export const FORMED = MARK.line | MARK.square | MARK.echelon;

export type Phase = 'setup' | 'initiative' | 'reform' | 'actions' | 'reinforcements';

/** Two units that are engaged; `a` started it. NS-MELEE-08: Wounds as they were when the marker was placed. */
export interface Melee {
  readonly a: Unit;
  readonly b: Unit;
  readonly woundsA: number;
  readonly woundsB: number;
  /** Rounds that were fought. */
  rounds: number;
}

/** A card under a unit. */
export interface Attached {
  readonly unit: Unit;
  readonly card: Card;
}

/** A sum that a card gives or takes until the turn ends. */
export interface Boon {
  readonly unit: Unit;
  readonly test: TestKind;
  readonly amount: number;
  readonly card: Card;
}

/** What one player has. Decks are bags: what lies on top is drawn by chance at the moment of drawing. */
export interface Side {
  /** 0 the French army, 1 the Coalition's. */
  readonly army: 0 | 1;
  hand: Card[];
  deck: Card[];
  /** Under the deck, the first one drawn first when nothing else is left (S36). */
  bottom: Card[];
  discard: Card[];
  /** The card set aside for the Initiative: in secret until both are turned up, then the Bluff card until it returns. */
  bid: Card;
  /** Terrain laid at deployment, in secret until the armies are turned up. */
  laid: Card[];
  /** Cards looked at, of which some are taken (S36). */
  scried: Card[];
  /** The Army deck, and what was put under it, the first one drawn first. */
  reserves: Unit[];
  under: Unit[];
  /** Units drawn for deployment and not placed yet. */
  muster: Unit[];
  /** NS-SETUP-11: this side has laid out its army. */
  ready: boolean;
  /** A unit on its way to the Reserve: rallied, drawn, returning; its slot is being chosen. */
  arriving: Unit;
  objectives: Objective[];
  /** NS-ALT-01: the one that is about to be shown, until both have chosen. */
  chosen: Objective;
  /** Those that the enemy was shown (NS-ALT) or that were scored. */
  shown: Objective[];
  scored: Objective[];
  /** Units of this side that were eliminated, in order; tokens may stand here twice. */
  fallen: Unit[];
  /** How many of them had fallen before this turn. */
  fallenBefore: number;
  /** NS-RES-03: units of this side that were given up. */
  givenUp: Unit[];
  /** Enemy cards that are worth points. */
  trophies: Card[];
  /** Activation markers that are not used yet. */
  markers: number;
  /** NS-BYP-07: failures of the attempt under way. */
  bypassFailures: number;
}

export interface Position extends Flow {
  options: Options;
  turn: number;
  phase: Phase;
  /** NS-INIT-09: who won the Initiative of this turn. */
  first: Seat;
  /** Section 0: whose action is being resolved; outside an activation the Initiative winner. */
  active: Seat;
  /** The unit in each slot, or NONE. */
  at: Unit[];
  /** The slot of each unit, or NONE. */
  where: Slot[];
  wounds: number[];
  marks: number[];
  /** The Terrain card in each slot, or NONE. */
  terrain: Card[];
  melees: Melee[];
  attached: Attached[];
  boons: Boon[];
  /** Objective cards that nobody holds. */
  objectives: Objective[];
  sides: [Side, Side];
}

export type Choice =
  // Set-up and cards
  | { readonly kind: 'show'; readonly objective: Objective }
  | { readonly kind: 'place'; readonly unit: Unit; readonly to: Slot }
  /** Nothing, no more, no. */
  | { readonly kind: 'pass' }
  /** Phase I: a card for the Initiative, or the Bluff card. */
  | { readonly kind: 'bid'; readonly card: Card }
  /** A card that is about nothing on the board, ... about a unit, ... or that lies down in a slot itself. */
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'use'; readonly card: Card; readonly on: Slot }
  | { readonly kind: 'lay'; readonly card: Card; readonly to: Slot }
  /** NS-DP-34, and a card that makes one discard. */
  | { readonly kind: 'discard'; readonly card: Card }
  /** Of cards that are looked at: one is taken, one goes under the deck. */
  | { readonly kind: 'keep'; readonly card: Card }
  | { readonly kind: 'tuck'; readonly card: Card }
  // Phases II and IV
  | { readonly kind: 'regroup'; readonly from: Slot }
  | { readonly kind: 'rally'; readonly from: Slot }
  | { readonly kind: 'reorganise'; readonly from: Slot }
  | { readonly kind: 'reform'; readonly from: Slot }
  | { readonly kind: 'reinforce' }
  /** Where a unit arrives; in a full Reserve: whose place it takes. */
  | { readonly kind: 'enter'; readonly to: Slot }
  /** NS-RES-01: two slots of the Reserve change what stands in them. */
  | { readonly kind: 'shift'; readonly from: Slot; readonly to: Slot }
  // Phase III
  | { readonly kind: 'fire'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'engage'; readonly from: Slot; readonly to: Slot }
  /** From the Second Line to an own slot of the First, and at the enemy before it: cavalry charges, infantry by a card. */
  | { readonly kind: 'charge'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'assault'; readonly from: Slot; readonly to: Slot }
  /** Another round of a Melee. */
  | { readonly kind: 'fight'; readonly from: Slot }
  | { readonly kind: 'disengage'; readonly from: Slot }
  /** To a free slot, or changing places; back from a bypass. */
  | { readonly kind: 'move'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'capture'; readonly from: Slot }
  | { readonly kind: 'bypass'; readonly from: Slot; readonly to: Slot }
  /** Activated, and does nothing (NS-ACT-06). */
  | { readonly kind: 'rest'; readonly from: Slot }
  | { readonly kind: 'dismount'; readonly from: Slot }
  | { readonly kind: 'mount'; readonly from: Slot }
  // In a combat
  | { readonly kind: 'evade' }
  /** NS-EVA-05: a Morale test to get the marker back. */
  | { readonly kind: 'recover' }
  /** NS-CHG-04: the engagement becomes a charge. */
  | { readonly kind: 'spur' }
  | { readonly kind: 'countercharge' }
  /** NS-BYP-14: engaged Artillery fires first. */
  | { readonly kind: 'repel' }
  /** NS-BYP-11: the bonus is spent on this Fire test. */
  | { readonly kind: 'spend' }
  | { readonly kind: 'support'; readonly from: Slot }
  /** A Morale test for Wounds: roll, fail on purpose, or take none. */
  | { readonly kind: 'stand' }
  | { readonly kind: 'yield' }
  | { readonly kind: 'ignore' }
  | { readonly kind: 'retreat'; readonly to: Slot }
  /** NS-MELEE-07: the winner removes a Wound. */
  | { readonly kind: 'recoup' }
  /** NS-TERR-15 */
  | { readonly kind: 'seize' };

/** What an activation is for. */
export type Action =
  | 'fire'
  | 'engage'
  | 'charge'
  | 'assault'
  | 'fight'
  | 'disengage'
  | 'move'
  | 'capture'
  | 'bypass'
  | 'rest';

/**
 * A window for cards (section 23): who may speak now, and how many have passed in a row. `one` and `two` are the units it is about:
 * tester and opponent, attacker and defender, winner and loser, or the one that has moved or fired.
 */
export interface Window<Step extends string = `window.${'open' | 'ask'}`> extends Frame<Step> {
  readonly window: WindowName;
  seat: Seat;
  passes: number;
  readonly one: Unit;
  readonly two: Unit;
}

/** One term of a sum. */
export interface Term {
  readonly what: TermKey;
  readonly clause: string;
  readonly value: number;
  /** The card it comes from, or NONE. */
  readonly card: Card;
}

export type TermKey =
  | 'value'
  | 'charge'
  | 'impact'
  | 'disorganised'
  | 'formation'
  | 'enemyFormation'
  | 'dismounted'
  | 'compact'
  | 'relentless'
  | 'terrain'
  | 'enemyTerrain'
  | 'river'
  | 'bypass'
  | 'accurate'
  | 'canister'
  | 'surprised'
  | 'evaded'
  | 'lightCavalry'
  | 'infantry'
  | 'fast'
  | 'failures'
  | 'order'
  | 'attached'
  | 'card';

/** A card's sum on a test that is about to be taken; `two` when it is on the enemy's die of a Melee. */
export interface Mod {
  readonly card: Card;
  readonly amount: number;
  readonly unit: Unit;
}

/**
 * A test with its window: Fire (`one` at `two`), a round of Melee (`one` is the active player's unit), Morale (`one` alone). Cards
 * may have decided it before a die is rolled.
 */
export interface Test extends Window<`test.${'spend' | 'open' | 'ask' | 'roll' | 'after'}`> {
  readonly test: 'fire' | 'melee' | 'morale';
  readonly cause: Cause;
  readonly target: number;
  mods: Mod[];
  decided: 'no' | 'pass' | 'fail' | 'dropped';
  /** Fire: by what order (a card), and whether it is the fire of surprised Artillery (NS-BYP-14). */
  readonly order: Card;
  readonly surprised: boolean;
  /** NS-BYP-11: the bonus goes into this test. */
  spends: boolean;
}

/** A unit that owes Morale tests for Wounds: their difficulties, in order. */
export interface Owed {
  readonly unit: Unit;
  tests: number[];
}

/** Wounds of one Fire or one round of Melee: placed, and all that follows (NS-MELEE-13, steps 10 to 13). */
export interface Toll
  extends Frame<`toll.${'seek' | 'support' | 'place' | 'owe' | 'decide' | 'won' | 'recoup' | 'seize' | 'window'}`> {
  /** The active player's unit, and the other. */
  readonly one: Unit;
  readonly two: Unit;
  readonly melee: boolean;
  /** Wounds that are about to be placed on each; NS-ORDER-01 the defender's unit first. */
  blows: { readonly unit: Unit; wounds: number }[];
  /** Who has been asked for support: the place in `blows`. */
  asked: number;
  supporters: Unit[];
  owed: Owed[];
  /** Who has won the Melee, over whom, and how. */
  winner: Unit;
  loser: Unit;
  how: 'none' | 'retreated' | 'eliminated';
  /** Where the loser stood. */
  ground: Slot;
  /** NS-MELEE-08: Wounds of each when the Melee began. */
  readonly woundsOne: number;
  readonly woundsTwo: number;
}

/** A unit must retreat, and its side is chosen. */
export interface Retreat extends Frame<`retreat.${'side' | 'go'}`> {
  readonly unit: Unit;
  to: Slot;
}

/** A unit is activated. For a bypass `unit` is NONE: it may lie face down, and is known by its slot. */
export interface Activation
  extends Frame<`act.${'choose' | 'begin' | 'window' | 'resolve' | 'second' | 'last' | 'afterMove' | 'end'}`> {
  readonly seat: Seat;
  unit: Unit;
  /** Where it stands, and where it stood when it was activated. */
  from: Slot;
  readonly origin: Slot;
  action: Action;
  to: Slot;
  /** The card that orders it, or NONE. */
  readonly card: Card;
  /** It was ordered in the enemy's turn (NS-CARD-17). */
  readonly reaction: boolean;
  /** It has changed its slot by a Move, and what is still to do of two parts. */
  moved: boolean;
  fired: boolean;
  /** Who was active before. */
  readonly before: Seat;
}

/** NS-MELEE-13, steps 2 to 7. */
export interface Engagement
  extends Frame<`engage.${
    | 'evade'
    | 'evasion'
    | 'recover'
    | 'charge'
    | 'window'
    | 'check'
    | 'countercharge'
    | 'marker'
    | 'repel'
    | 'round'}`> {
  readonly attacker: Unit;
  readonly defender: Unit;
  /** The attacker came from the Second Line, and engages only as a charge. */
  readonly rush: boolean;
  charging: boolean;
  evading: boolean;
  /** Its card, for the sum it gives in the first round. */
  readonly card: Card;
}

/** A card that was played: its effects, one after the other. It lies on the table until they are done (NS-CARD-04). */
export interface Played extends Frame<`card.${'effect' | 'keep' | 'tuck' | 'more' | 'enter' | 'discard' | 'done'}`> {
  readonly card: Card;
  readonly seat: Seat;
  readonly window: WindowName;
  /** The chosen unit, or NONE; the slot where the card lies down, or NONE. */
  readonly chosen: Unit;
  readonly to: Slot;
  /** The units that the window is about, and which of them is meant by its test. */
  readonly one: Unit;
  readonly two: Unit;
  tester: Unit;
  /** The next effect. */
  next: number;
  /** How many are still to be kept or discarded. */
  left: number;
  /** Where a unit may be put down. */
  slots: Slot[];
}

/** A unit comes to the Reserve (NS-REF-08, NS-REIN-07, NS-BYP-15): the unit itself is `arriving` of its side. */
export interface Arrival extends Frame<`arrive.${'slot' | 'shift' | 'ground'}`> {
  readonly seat: Seat;
  /** How it comes; a drawn unit lies face down. */
  readonly how: 'rallied' | 'drawn' | 'returned' | 'swapped';
  /** Where it has arrived, or NONE. */
  at: Slot;
  /** How many slots of the Reserve a rearrangement has settled. */
  settled: number;
  /** For each slot of the Reserve: from which of them came what is there now, both from 0. */
  came: readonly number[];
}

/** What a viewer knows of one side. */
export interface SideView {
  readonly army: 0 | 1;
  /** Cards in the hand; what was set aside in secret counts for everybody but its owner. */
  readonly handCount: number;
  readonly hand: readonly Card[];
  readonly deckCount: number;
  /** What its owner knows to lie under the deck, and how many there are. */
  readonly bottom: readonly Card[];
  readonly bottomCount: number;
  readonly discard: readonly Card[];
  readonly bid: Card;
  readonly laid: readonly Card[];
  readonly scried: readonly Card[];
  readonly scriedCount: number;
  readonly reservesCount: number;
  readonly under: readonly Unit[];
  readonly underCount: number;
  readonly muster: readonly Unit[];
  readonly ready: boolean;
  /** HIDDEN to the enemy of whoever draws it. */
  readonly arriving: Unit;
  /** NS-ALT-01: the own one that is about to be shown. */
  readonly chosen: Objective;
  /** The own ones; of the enemy those that were shown. */
  readonly objectives: readonly Objective[];
  readonly objectivesCount: number;
  readonly shown: readonly Objective[];
  readonly scored: readonly Objective[];
  readonly fallen: readonly Unit[];
  readonly fallenBefore: number;
  readonly givenUp: readonly Unit[];
  readonly trophies: readonly Card[];
  readonly markers: number;
  readonly bypassFailures: number;
  /** NS-VIC-05, without long-term objectives. */
  readonly points: number;
}

export interface View extends GameView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  /** HIDDEN where an enemy unit lies face down. */
  readonly at: readonly Unit[];
  /** NONE for units that the viewer does not know of. */
  readonly where: readonly Slot[];
  readonly wounds: readonly number[];
  readonly marks: readonly number[];
  /** What lies on the hidden unit of a slot: its marks. */
  readonly covers: readonly number[];
  readonly terrain: readonly Card[];
  readonly melees: readonly Melee[];
  readonly attached: readonly Attached[];
  readonly boons: readonly Boon[];
  readonly sides: readonly [SideView, SideView];
  /** The procedures under way: nothing secret is ever kept in one. */
  readonly stack: readonly Frame[];
}
