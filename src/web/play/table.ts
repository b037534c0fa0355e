import type { ActWish, Now, Whole } from '../../keeper/room.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, GameView, Reason, Span, Viewer, Wish } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/match.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Store } from '../../table/store.ts';
import type { Keeper, MatchInfo, Problem, Trouble } from '../keeper/contract.ts';
import type { Settings } from '../settings.ts';
import type { Coach } from './coach.ts';
import type { Shown } from './playback.ts';
import type { Frame } from './reel.ts';
import type { Answer } from './since.ts';

/** What the page of one seat holds: what that seat may know, and nothing of any other. */
export interface TableState {
  readonly viewer: Viewer;
  /** The screen is to be handed to this seat; until then it holds what a spectator may know. */
  readonly curtain: { readonly seat: Seat; readonly view: GameView } | null;
  /** The seat whose question is put before everybody at this screen: nothing secret is decided, and nobody's eyes are needed. */
  readonly openly: Seat | null;
  /** Everything that the viewer knows of the match, and what he can do now. */
  readonly look: Whole | null;
  /** Whether the match is played at this page; if not, at another, and this one watches. */
  readonly here: boolean;
  readonly trouble: Trouble | null;
  /** What is being played back. */
  readonly shown: Shown | null;
  readonly paused: boolean;
  readonly busy: boolean;
  /** Several choices are being made by one act of the hand: what is asked in between is not put to the person. */
  readonly chained: boolean;
  readonly problem: Problem | null;
  /** What was answered without asking since the person last chose, with the view in which it was. */
  readonly answered: readonly Answer[];
  /** What others did since then, at a table for one what came of his choice: its marks stay on the board until he chooses again. */
  readonly lately: readonly GameEvent[];
  /** Dice fell by his last choice, or since. */
  readonly rolled: boolean;
  /** The viewer's last offer was declined. */
  readonly declined: boolean;
  /** All have agreed to a way back, and nothing was chosen since. */
  readonly granted: boolean;
  /** For how long the viewer lets reaction windows go by; null if he is asked. */
  readonly stop: Span | null;
}

/** What a table asks of whoever keeps its match. */
export type TableKeeper = Pick<
  Keeper,
  | 'watch'
  | 'leave'
  | 'takeOver'
  | 'history'
  | 'seen'
  | 'choose'
  | 'undo'
  | 'act'
  | 'odds'
  | 'whyNot'
  | 'hint'
  | 'retry'
  | 'openly'
>;

/** What the rules did by themselves after a choice, as it is walked through. */
export interface Walk {
  /** To the next line, or back to the one before: nothing is undone by it. */
  step(by: 1 | -1): void;
  /** From now on, and in every match. */
  setPace(pace: Settings['pace']): void;
  /** Whether there is nothing to be read again. */
  isEmpty(): boolean;
}

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
  /** The person of the curtain's seat has taken the screen. */
  sit(seat: Seat): Promise<void>;
  /** Hands the screen to another person at it. */
  handTo(seat: Seat): void;
  take(choice: GameChoice): Promise<void>;
  undo(): Promise<void>;
  /** From now on the viewer lets reaction windows go by, this one too, until another such span begins; null: he is asked again. */
  letGoBy(span: Span | null): Promise<void>;
  /**
   * What a person at this screen does beside the rules, the viewer unless another seat is named: gives up, offers, answers an offer. Null
   * at a table where there is nothing to agree on.
   */
  readonly act: ((wish: ActWish, seat?: Seat) => Promise<Refusal | null>) | null;
  odds(choice: GameChoice): Promise<Odds | null>;
  whyNot(wish: Wish<GameChoice>): Promise<readonly Reason[]>;
  hint(): Promise<GameChoice | null>;
  /** A bot did not answer: asks it again, or lets another decide this once. */
  retry(how: 'again' | 'instead'): Promise<void>;
  /** The match is played here from now on, and no longer at the page that did. */
  takeOver(): Promise<void>;
  /** The whole match, as the one at the table may see it. */
  course(): Promise<readonly Frame[]>;
  /** Ends the playback. */
  skip(): void;
  pause(paused: boolean): void;
  /** What happened by the last choice of the viewer and since. */
  sinceChoice(): Promise<readonly Frame[]>;
  /** Where the rules play on by themselves after a choice: at a table for one. */
  readonly walk: Walk | null;
  /** Shows again what happened since this seat last chose. */
  again(): Promise<void>;
  leave(): void;
}

/** A table at which nothing is seen yet. */
export const EMPTY: TableState = {
  viewer: null,
  curtain: null,
  openly: null,
  look: null,
  here: true,
  trouble: null,
  shown: null,
  paused: false,
  busy: false,
  chained: false,
  problem: null,
  answered: [],
  lately: [],
  rolled: false,
  declined: false,
  granted: false,
  stop: null,
};

/** Is that seat still to answer the offer? */
export function owesAnswer(offer: Now['offer'], seat: Viewer): boolean {
  return offer !== null && seat !== null && offer.seat !== seat && !offer.agreed.includes(seat);
}
