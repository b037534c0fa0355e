import type { GameEvent } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, GameView, Reason, Viewer, Wish } from '../../kernel/game.ts';
import type { Told } from '../../kernel/match.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Store } from '../../table/store.ts';
import type { Keeper, Look, MatchInfo, Moment, Problem } from '../keeper/contract.ts';
import type { Coach } from './coach.ts';
import type { Shown } from './playback.ts';

/** What the page of one seat holds: what that seat may know, and nothing of any other. */
export interface TableState {
  readonly viewer: Viewer;
  /** The screen is to be handed to this seat; until then it holds what a spectator may know. */
  readonly curtain: { readonly seat: Seat; readonly view: GameView } | null;
  readonly look: Look | null;
  readonly told: readonly Told<GameEvent>[];
  /** What is being played back. */
  readonly shown: Shown | null;
  readonly paused: boolean;
  readonly busy: boolean;
  readonly problem: Problem | null;
  /** What was answered without asking since the person last chose, with the view in which it was. */
  readonly answered: readonly { readonly view: GameView; readonly choice: GameChoice }[];
}

/** What a table asks of whoever keeps its match. */
export type TableKeeper = Pick<
  Keeper,
  | 'watch'
  | 'leave'
  | 'look'
  | 'momentsAfter'
  | 'lastOwn'
  | 'seen'
  | 'choose'
  | 'undo'
  | 'resign'
  | 'odds'
  | 'whyNot'
  | 'hint'
  | 'retry'
>;

/** A seat at a table: all that the pages ask of a match, whoever keeps it. */
export interface Seated {
  readonly info: MatchInfo;
  readonly game: Game;
  /** The seats of the people before this screen. */
  readonly own: readonly Seat[];
  readonly state: Store<TableState>;
  /** At the table of a lesson: who leads through it. */
  readonly coach?: Coach;
  begin(): Promise<void>;
  /** The match has moved on: looks again, and shows what is new. */
  refresh(): Promise<void>;
  /** The person of the curtain's seat has taken the screen. */
  sit(seat: Seat): Promise<void>;
  take(choice: GameChoice): Promise<void>;
  undo(): Promise<void>;
  /** The seat gives the match up; null at a table where there is nothing to give up. */
  readonly resign: (() => Promise<void>) | null;
  odds(choice: GameChoice): Promise<Odds | null>;
  whyNot(wish: Wish<GameChoice>): Promise<readonly Reason[]>;
  hint(): Promise<GameChoice | null>;
  /** A bot did not answer: asks it again, or lets another decide this once. */
  retry(how: 'again' | 'instead'): Promise<void>;
  /** Every moment of the match, as the one at the table may see it. */
  course(): Promise<readonly Moment[]>;
  /** Ends the playback. */
  skip(): void;
  pause(paused: boolean): void;
  /** Shows again what happened since this seat last chose. */
  again(): Promise<void>;
  leave(): void;
}

/** A table at which nothing is seen yet. */
export const EMPTY: TableState = {
  viewer: null,
  curtain: null,
  look: null,
  told: [],
  shown: null,
  paused: false,
  busy: false,
  problem: null,
  answered: [],
};
