import type { Chance, Io, Random } from '../../src/kernel/chance.ts';
import type { Flow, Seat } from '../../src/kernel/flow.ts';
import type { Game, GameChoice, Viewer } from '../../src/kernel/game.ts';
import type { Options } from '../../src/kernel/options.ts';
import type { Piles } from '../../src/kernel/piles.ts';
import type { Tell } from '../words/spoken.ts';

/** A choice that is about to be made. */
export interface Intent<C> {
  readonly seat: Seat;
  readonly choice: C;
  /** The dice with which it will be made, anew each time; without them, any. */
  readonly dice?: () => Chance;
}

/** A match with a name of its own. */
export interface NamedMatch {
  readonly name: string;
  readonly options: Options;
}

/** How much of each check a game gets in a full run. */
export interface Amounts {
  /** Random matches to their end, every position looked at. */
  readonly matches: number;
  /** Matches in which each of the listed choices is printed, parsed and pointed at. */
  readonly listed: number;
  /** Matches with each of the costly checks: dual run, replay, undo, the door, words. */
  readonly kept: number;
  /** Pairs of positions that differ only in what the viewer may not know; 0 for a game in which nothing is hidden. */
  readonly pairs: number;
  /** Positions that are imagined from views. */
  readonly imagined: number;
}

/**
 * What the suite must know of a game beyond the contract. It is written from the rulebook's ledger, never from the game's
 * own `view`: a leaking view must not prove itself innocent.
 *
 * `M` is what each viewer can have seen so far, followed by the suite through the match as a person at the table would.
 */
export interface Knowledge<P extends Flow = Flow, C extends GameChoice = GameChoice, M = unknown> {
  readonly amounts: Amounts;
  /** The options of match number `run`: over the runs every set-up of the game comes up. */
  options(run: number): Options;
  /** The golden play-throughs: `npm run golden` writes them. */
  readonly golden: readonly NamedMatch[];
  /** The finished matches that are kept with their dice. */
  readonly records: readonly NamedMatch[];
  /** More decisions than any random match has. */
  readonly longest: number;
  /** One decision in so many is held against the law: 4 unless so much can be wished for that it would take too long. */
  readonly lawSeldom?: number;
  /** How gladly a choice is made by a player who wants things to happen: 1 is as good as any. */
  eager(p: P, seat: Seat, c: C): number;

  /** What is wrong with the pieces: each must be in exactly one place. Empty when all is well. */
  census(p: P): readonly string[];

  /** What everybody has seen when the first question is asked. */
  memory(p: P): M;
  /** ... and after a choice. `before` is the position in which it was made. */
  remember(m: M, before: P, after: P, made: Intent<C>): void;
  /** Where the position claims that somebody has seen what he has not. */
  claims(p: P, m: M): readonly string[];

  /**
   * A position that differs only in what is secret from the viewer by the ledger, drawn at random, and that could be the
   * real one for all he can know. With an intent, what that choice openly uses or uncovers stays as it is, and so does
   * what chance would deal to the viewer: then he must be told the same when the choice is made in either position.
   */
  redraw(p: P, viewer: Viewer, random: Random, m: M, intent?: Intent<C>): P;
  /** The single facts that are secret from the viewer, such as `seat 1 holds 117`. */
  secrets(p: P, viewer: Viewer): readonly string[];
  /** The piles as the game itself declares them: what it holds to be secret in them is compared with `secrets`. */
  piles(p: P, viewer: Viewer): Piles;
  /**
   * What becomes of a choice that shows odds, played by the rules themselves with these numbers and with what the odds assume of
   * all later decisions: the key of its result. Null where the odds assume something about hidden cards: then the game's own tests
   * hold them.
   */
  fate(p: P, made: Intent<C>, io: Io): string | null;
  /** What the other seats notice of a choice: two choices with the same guise look alike to them. */
  guise(p: P, made: Intent<C>): string;
}

/** A game with what the suite knows of it. */
export interface Subject {
  readonly name: string;
  readonly game: Game;
  readonly knowledge: Knowledge;
  /** How it tells reasons. */
  readonly tell: Tell;
}
