import type { GameEvent } from '../../src/kernel/chance.ts';
import type { Flow, Frame, Seat } from '../../src/kernel/flow.ts';
import type { GameView } from '../../src/kernel/game.ts';
import type { Options } from '../../src/kernel/options.ts';

// The nouns of Picket: its rules are in ledger.md, its numbers in data/.

export const NONE = -1;

export interface Side {
  hand: number[];
  /** A bag: what is drawn is decided at the moment of drawing. */
  deck: number[];
  discard: number[];
  /** Cards that everybody has seen and that have not been turned up since: they are in the hand, or laid. */
  seen: number[];
  /** The card laid in secret, or NONE. */
  bid: number;
  place: number;
  losses: number;
}

export interface Position extends Flow {
  options: Options;
  round: number;
  active: Seat;
  sides: Side[];
}

export interface Round extends Frame<`round.${'lay' | 'turnUp' | 'draw' | 'march' | 'act' | 'close'}`> {
  marched: number;
}

export interface Fight extends Frame<`fight.${'parry' | 'dice' | 'broken'}`> {
  readonly target: Seat;
  parry: number;
}

export type Choice =
  | { readonly kind: 'lay' | 'parry'; readonly card: number }
  | { readonly kind: 'march'; readonly to: number }
  | { readonly kind: 'attack' | 'spy'; readonly on: Seat }
  | { readonly kind: 'halt' | 'rest' | 'pass' };

export type PicketEvent = GameEvent &
  (
    | { readonly kind: 'laid'; readonly seat: Seat }
    | { readonly kind: 'turnedUp'; readonly cards: readonly number[]; readonly active: Seat }
    | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number }
    | { readonly kind: 'marched'; readonly seat: Seat; readonly to: number }
    | { readonly kind: 'attacked'; readonly seat: Seat; readonly target: Seat }
    | { readonly kind: 'parried'; readonly seat: Seat; readonly card: number }
    | { readonly kind: 'fought'; readonly dice: readonly number[]; readonly loss: boolean }
    | { readonly kind: 'shown'; readonly seat: Seat; readonly hand: readonly number[] }
  );

export interface SideView {
  readonly handCount: number;
  /** The own hand; of others, nothing. */
  readonly hand: readonly number[];
  readonly seen: readonly number[];
  readonly laid: boolean;
  /** The own card laid, or NONE. */
  readonly bid: number;
  readonly deckCount: number;
  readonly discard: readonly number[];
  readonly place: number;
  readonly losses: number;
}

export interface View extends GameView {
  readonly options: Options;
  readonly round: number;
  readonly active: Seat;
  readonly sides: readonly SideView[];
  readonly stack: readonly Frame[];
}
