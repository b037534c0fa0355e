import type { GameEvent } from '../../kernel/chance.ts';
import type { Flow, Frame, Outcome, Seat } from '../../kernel/flow.ts';
import type { GameView, Viewer } from '../../kernel/game.ts';
import type { Id } from '../../kernel/id.ts';
import type { Options } from '../../kernel/options.ts';

/** A square: 0 = a1, 7 = h1, 8 = a2, ... 63 = h8. Files a-h run west to east, ranks 1-8 south to north. */
export type Square = Id<'Square'>;
/** A unit of this match: 0-7 the eight units of seat 0, 8-15 those of seat 1, each in the order of the pack. */
export type Unit = Id<'Unit'>;
/** A card of the pack: 0-59 the deck of the pack's first nation, 60-119 that of the second, and so on. */
export type Card = Id<'Card'>;
/** A nation: its place in the pack. */
export type Nation = Id<'Nation'>;
/** A terrain: its place in the pack's chart. */
export type Terrain = Id<'Terrain'>;
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Phase = 'setup' | 'discard' | 'draw' | 'movement' | 'combat' | 'restoration';

/** No unit, no card, no square, no nation. */
export const NONE = -1;

/** One of the four tiles of the battlefield: which one, and how many quarter turns clockwise. */
export interface Laid {
  readonly tile: number;
  readonly turn: number;
}

/** What one player has. Decks are bags: a card is drawn by chance at the moment of drawing, so that there is no order to hide. */
export interface Side {
  nation: Nation;
  edge: Edge;
  hand: Card[];
  deck: Card[];
  /** Face up, the last one on top: the only one that the rules let anybody look at. */
  discard: Card[];
  /** Those cards of the discard pile that the opponent saw when they were played or lay on top. */
  discardSeen: Card[];
  /** Those cards of this hand that the opponent has seen through a Scout or a Skirmish and that have not left it since. */
  handSeen: Card[];
  /** Chosen for the Discard Phase, still in secret: they count as hand until the phase ends. */
  setAside: Card[];
  /** 2.3: the last card of the first sixty has been drawn. */
  firstDeckExhausted: boolean;
  /** How many units of this side have been eliminated. */
  lost: number;
}

export interface Position extends Flow {
  options: Options;
  /** The First Player. */
  first: Seat;
  active: Seat;
  /** Game Turn, from 1; 0 during set-up. */
  turn: number;
  phase: Phase;
  /** The four tiles in the order NW, NE, SW, SE, as far as they are laid. */
  tiles: Laid[];
  /** The terrain of each square; empty until the battlefield is complete. */
  field: readonly Terrain[];
  /** The unit on each square, or NONE. */
  at: Unit[];
  /** The square of each unit, or NONE while it is not on the field. */
  where: Square[];
  reduced: boolean[];
  /** Squares with a redoubt. */
  redoubts: Square[];
  sides: [Side, Side];
}

export type Choice =
  // Set-up
  | { readonly kind: 'side'; readonly nation: Nation }
  | { readonly kind: 'tile'; readonly tile: number; readonly turn: number }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'pick'; readonly card: Card }
  | { readonly kind: 'place'; readonly unit: Unit; readonly to: Square }
  // Any phase of the own turn
  | { readonly kind: 'scout'; readonly card: Card }
  /** Go on without doing what is asked: no more discards, no card, no combat, no advance. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'move'; readonly unit: Unit; readonly to: Square }
  /** Play a card for what the question is about. */
  | { readonly kind: 'play'; readonly card: Card }
  // Combat
  | { readonly kind: 'assault'; readonly unit: Unit; readonly card: Card; readonly target: Unit }
  | { readonly kind: 'ambush'; readonly card: Card; readonly target: Unit }
  | { readonly kind: 'bombard'; readonly unit: Unit; readonly card: Card; readonly target: Unit }
  | { readonly kind: 'volley'; readonly unit: Unit; readonly card: Card; readonly target: Unit }
  | { readonly kind: 'retreat'; readonly to: Square }
  /** Step 5: a Leader for his Command, with the first supporting unit; more are named one by one with `support`. */
  | { readonly kind: 'command'; readonly card: Card; readonly unit: Unit }
  | { readonly kind: 'support'; readonly unit: Unit }
  | { readonly kind: 'hit' }
  | { readonly kind: 'flee' }
  | { readonly kind: 'advance'; readonly unit: Unit }
  /** A participant takes the Hit of a Committed Attack. */
  | { readonly kind: 'suffer'; readonly unit: Unit }
  // Restoration
  | { readonly kind: 'restore'; readonly card: Card; readonly unit: Unit }
  | { readonly kind: 'redoubt'; readonly card: Card; readonly unit: Unit };

/** The set-up under way. */
export interface Setup
  extends Frame<`setup.${'roll' | 'side' | 'map' | 'tile' | 'agreed' | 'nations' | 'choose' | 'edge' | 'deal' | 'hand' | 'drawnUp' | 'place' | 'ready'}`> {
  /** The nations that the Second Player has named. */
  named: Nation[];
}

export function isSetup(f: Frame): f is Setup {
  return 'named' in f;
}

export type CombatKind = 'assault' | 'ambush' | 'bombard' | 'volley';

/** The steps of an Assault or Ambush; a Bombardment or Volley has one. */
export type AssaultStep = `assault.${
  | 'withdraw'
  | 'defend'
  | 'support'
  | 'attack'
  | 'roll'
  | 'choose'
  | 'apply'
  | 'flee'
  | 'retreat'
  | 'follow'
  | 'advance'
  | 'pursuit'
  | 'committed'
  | 'suffer'
  | 'skirmish'
  | 'finish'}`;
export type FireStep = 'fire.roll';

/** A combat under way: all of it is public, for every card in it lies on the table. */
export interface Combat<Step extends string = AssaultStep | FireStep> extends Frame<Step> {
  readonly type: CombatKind;
  /** The attacking unit; NONE in an Ambush. */
  readonly attacker: Unit;
  readonly target: Unit;
  /** The square of the target when the combat began. */
  readonly square: Square;
  /** The card that started it; NONE once a Skirmish has taken it back to the hand. */
  card: Card;
  /** Cards played for the target. */
  defence: Card[];
  /** Cards played in step 5, and for which unit (NONE for headquarters cards). */
  attack: { readonly card: Card; readonly unit: Unit }[];
  supporters: Unit[];
  /** How the attacker's Leader is used. */
  leader: 'none' | 'combat' | 'command';
  /** How many United States unit cards failed to make the target withdraw (8.7): the first ones of `defence`. */
  failedWithdrawals: number;
  /** The target withdraws or has withdrawn: the combat is decided without dice. */
  withdrew: boolean;
  /** What the totals gave; 'none' before they are known. */
  result: Result | 'none';
  /** How the square was vacated: the target withdrew, retreated, was eliminated; or it was not. */
  vacated: 'no' | 'fled' | 'eliminated';
  advanced: Unit;
  /** Participants that have already taken a Committed Attack hit. */
  suffered: Unit[];
}

export function isCombat(f: Frame): f is Combat {
  return 'attack' in f;
}

/** Where the dice of a roll came from: a card, or NONE for a plain die. */
export interface RollPart {
  readonly card: Card;
  readonly dice: string;
  readonly faces: readonly number[];
}

/** One term of an Attack or Defence Total. */
export interface TotalTerm {
  readonly what: 'strength' | 'support' | 'dice' | 'terrain' | 'redoubt' | 'leader' | 'card';
  readonly clause: string;
  readonly value: number;
  readonly unit: Unit;
  readonly card: Card;
}

export type Result =
  | 'attackerHit'
  | 'nothing'
  | 'defenderChooses'
  | 'attackerChooses'
  | 'hitAndRetreat'
  | 'eliminated'
  | 'hit';

export type ManEvent = GameEvent &
  (
    | { readonly kind: 'firstPlayer'; readonly seat: Seat; readonly rolls: readonly (readonly [number, number])[] }
    /** The seat is NONE for a battlefield that nobody lays: drawn by lot, or the printed one. */
    | { readonly kind: 'tileLaid'; readonly seat: Seat; readonly slot: number; readonly laid: Laid }
    | { readonly kind: 'nationsNamed'; readonly seat: Seat; readonly nations: readonly Nation[] }
    | { readonly kind: 'nationTaken'; readonly seat: Seat; readonly nation: Nation }
    | { readonly kind: 'edgeTaken'; readonly seat: Seat; readonly edge: Edge }
    | { readonly kind: 'handReady'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'handCards'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'placed'; readonly unit: Unit; readonly to: Square }
    | { readonly kind: 'turn'; readonly turn: number; readonly seat: Seat }
    | { readonly kind: 'setAside'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'discarded'; readonly seat: Seat; readonly count: number; readonly top: Card }
    | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly left: number }
    | { readonly kind: 'drewCards'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'reshuffled'; readonly seat: Seat }
    | { readonly kind: 'firstDeckExhausted'; readonly seat: Seat }
    | { readonly kind: 'scouted'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'sawHand'; readonly seat: Seat; readonly cards: readonly Card[] }
    | {
        readonly kind: 'moved';
        readonly unit: Unit;
        readonly from: Square;
        readonly to: Square;
        readonly how: 'move' | 'march' | 'skirmish' | 'retreat' | 'withdrawal' | 'advance';
      }
    | { readonly kind: 'cannotMove'; readonly seat: Seat }
    | {
        readonly kind: 'played';
        readonly seat: Seat;
        readonly card: Card;
        readonly purpose: Purpose;
        readonly unit: Unit;
      }
    | { readonly kind: 'cancelled'; readonly seat: Seat; readonly card: Card; readonly by: Card }
    | {
        readonly kind: 'combat';
        readonly type: CombatKind;
        readonly seat: Seat;
        readonly attacker: Unit;
        readonly target: Unit;
        readonly card: Card;
      }
    | {
        readonly kind: 'withdrawRoll';
        readonly unit: Unit;
        readonly card: Card;
        readonly roll: number;
        readonly max: number;
        readonly success: boolean;
      }
    | { readonly kind: 'supports'; readonly unit: Unit }
    | {
        readonly kind: 'totals';
        readonly type: CombatKind;
        readonly attack: number;
        readonly defence: number;
        readonly dice: readonly RollPart[];
        readonly terms: { readonly attack: readonly TotalTerm[]; readonly defence: readonly TotalTerm[] };
        readonly result: Result;
      }
    | { readonly kind: 'choseHit'; readonly seat: Seat; readonly unit: Unit }
    | { readonly kind: 'choseRetreat'; readonly seat: Seat; readonly unit: Unit }
    | { readonly kind: 'hit'; readonly unit: Unit; readonly why: 'result' | 'pursuit' | 'committed' }
    | {
        readonly kind: 'eliminated';
        readonly unit: Unit;
        readonly square: Square;
        readonly why: 'result' | 'hit' | 'noRetreat' | 'pursuit' | 'committed';
      }
    | {
        readonly kind: 'pursuitRoll';
        readonly unit: Unit;
        readonly target: Unit;
        readonly card: Card;
        readonly roll: number;
        readonly modifier: number;
        readonly max: number;
        readonly hit: boolean;
      }
    | { readonly kind: 'skirmished'; readonly unit: Unit; readonly card: Card }
    | {
        readonly kind: 'rallyRoll';
        readonly unit: Unit;
        readonly card: Card;
        readonly roll: number;
        readonly max: number;
        readonly success: boolean;
      }
    | { readonly kind: 'restored'; readonly unit: Unit; readonly card: Card }
    | { readonly kind: 'redoubtBuilt'; readonly unit: Unit; readonly square: Square; readonly card: Card }
    | { readonly kind: 'redoubtGone'; readonly square: Square }
    | { readonly kind: 'nightfall'; readonly control: readonly [number, number] }
    | { readonly kind: 'won'; readonly outcome: Outcome }
  );

/** What a card was played for. */
export type Purpose =
  | 'march'
  | 'supplyMove'
  | 'withdraw'
  | 'defence'
  | 'leaderDefence'
  | 'attack'
  | 'committed'
  | 'sappers'
  | 'leaderCombat'
  | 'leaderCommand'
  | 'supplyRestore'
  | 'regroup'
  | 'reinforcement'
  | 'rally'
  | 'redoubt';

/** What a viewer knows of one side. */
export interface SideView {
  readonly nation: Nation;
  readonly edge: Edge;
  /** How many cards are in the hand; those set aside for the Discard Phase count for everybody but their owner. */
  readonly handCount: number;
  /** The cards of the hand that the viewer knows: all of his own, or those he has seen. */
  readonly hand: readonly Card[];
  readonly setAside: readonly Card[];
  /** The cards of this hand that the opponent has seen there. */
  readonly shown: readonly Card[];
  readonly deckCount: number;
  readonly discardCount: number;
  /** Top of the discard pile, or NONE. */
  readonly discardTop: Card;
  /** The cards of the discard pile that the viewer has seen go there, in the order of the pack. */
  readonly discardKnown: readonly Card[];
  /** Those that everybody has seen go there. */
  readonly discardSeen: readonly Card[];
  readonly firstDeckExhausted: boolean;
  readonly lost: number;
}

export interface View extends GameView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly phase: Phase;
  readonly tiles: readonly Laid[];
  readonly field: readonly Terrain[];
  readonly at: readonly Unit[];
  readonly where: readonly Square[];
  readonly reduced: readonly boolean[];
  readonly redoubts: readonly Square[];
  readonly sides: readonly [SideView, SideView];
  /** The procedures under way with all their locals: nothing secret is ever kept in one. */
  readonly stack: readonly Frame[];
  /** Squares of the enemy's half that each side controls now (2.2). */
  readonly control: readonly [readonly Square[], readonly Square[]];
}
