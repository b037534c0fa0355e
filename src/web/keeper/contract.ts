import type { Heard } from '../../keeper/feed.ts';
import type { History } from '../../keeper/history.ts';
import type { OpenQuestion } from '../../keeper/openly.ts';
import type { ActWish, News, Whole } from '../../keeper/room.ts';
import type { StoreFault } from '../../keeper/store.ts';
import type { SeatAct } from '../../kernel/acts.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Outcome, Seat } from '../../kernel/flow.ts';
import type { GameChoice, GameView, Language, Reason, Viewer, Wish } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/journal.ts';
import type { Refusal } from '../../kernel/match.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Options } from '../../kernel/options.ts';
import type { Store } from '../../table/store.ts';
import type { SeatTime } from '../online/clocks.ts';

/** Who sits at a seat of a match: before this screen, or somebody at another machine. */
export type Player =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'far'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** What is needed to open a match. */
export interface Order {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  /** A curtain falls whenever the screen changes hands. */
  readonly curtain: boolean;
  /** The person is taught while playing. */
  readonly guided: boolean;
  /** Another pack than the one in the box. */
  readonly pack?: unknown;
}

/** What the page of a person adds to the dice of a match: promised by its hash before the keeper's commitment is known ... */
export interface Promised {
  readonly seat: Seat;
  readonly promise: string;
}

/** ... and told when it is. */
export type Reveal = (commitment: string) => Promise<readonly { readonly seat: Seat; readonly text: string }[]>;

/** What was agreed on when a match began. */
export interface Agreed {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly curtain: boolean;
  readonly guided: boolean;
  readonly made: number;
  readonly commitment: string;
  /** The changed pack it is played with, or null: whoever names things needs it. */
  readonly pack: unknown;
  /** The match of which this is a fork, and the moment. */
  readonly fork: ForkOf | null;
  /** The rules have changed since it began: it goes on from its last position. */
  readonly continued: boolean;
}

/** What anybody may know of a match. */
export interface MatchInfo extends Agreed {
  readonly id: string;
  readonly standardPack: boolean;
  /** For a match that a server keeps. */
  readonly far?: Far;
}

/** A match of people far apart, as it is seen from one of their pages. */
export interface Far {
  /** Where the person before this page sits; null for somebody who looks on. */
  readonly seat: Viewer;
  /** Whether others may look on. */
  readonly watch: boolean;
  /** How long everybody might think when the page was opened; null: as long as he liked. Another may be agreed on (`Now.clock`). */
  readonly clock: Clock | null;
  /** The seats whose persons are away where nobody counts. */
  readonly away: readonly Seat[];
  /** How many milliseconds later than the seats they see it. */
  readonly delay: number;
  /** Whether it counts for the ratings of those who play it. */
  readonly rated: boolean;
  /** Whether all have agreed that this page may give advice. */
  readonly hints: boolean;
  readonly status: Store<FarStatus>;
  /** Says of another seat that its person does not come; false if he has time. */
  claim(act: Extract<SeatAct, { readonly kind: 'time' | 'hand' }>): Promise<boolean>;
  /** Whether all of it is open to anybody: it is over, and what is published of it can be played again here. */
  isOpen(): Promise<boolean>;
}

/** What each seat had left at a moment of this page (`performance.now`). */
export interface FarTimes {
  readonly at: number;
  readonly seats: readonly SeatTime[];
}

/** How it stands with the line to the server, and at which seats somebody is; null while that is not known. */
export interface FarStatus {
  readonly line: 'opening' | 'open' | 'lost' | 'nobody';
  readonly present: readonly Seat[] | null;
  /** Null: nobody counts, or nothing was heard yet. */
  readonly times: FarTimes | null;
  /** For each seat until when its person is on vacation; empty where nobody is, or nothing was heard yet. */
  readonly onVacation: readonly (number | null)[];
  /** How many look on, as far as the seats are told. */
  readonly watched: number;
  /** Counts how often something was said between the seats while this page was open. */
  readonly said: number;
}

/** Does he sit before this screen? */
export const isNear = ({ kind }: Player): boolean => kind === 'me' || kind === 'friend';

export interface ForkOf {
  readonly id: string;
  readonly at: number;
}

/** A match in the list of those that are kept: texts that give nothing away. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly made: number;
  readonly changed: number;
  readonly players: readonly Player[];
  /** Who plays and how it stands, in the languages in which it was told. */
  readonly names: Readonly<Partial<Record<Language, readonly string[]>>>;
  readonly now: Readonly<Partial<Record<Language, string>>>;
  readonly over: boolean;
  readonly lines: number;
  /** Who must decide now; null where that was not written down. */
  readonly asked: readonly Seat[] | null;
}

/** What was wrong with a save or a file. The pages have a sentence for each. */
export type Fault =
  | 'gone'
  | 'elsewhere'
  | 'not-json'
  | 'not-ours'
  | 'changed'
  | 'unknown-game'
  | 'bad-pack'
  | 'bad-options'
  | 'refused'
  | 'not-allowed'
  | 'held'
  | StoreFault;

export interface Problem {
  readonly fault: Fault;
  readonly detail: string;
}

export type Kept = { readonly summary: Summary } | { readonly id: string; readonly problem: Problem };

/** A bot that did not answer: the match waits until somebody says how it goes on. */
export interface Trouble {
  readonly seat: Seat;
  readonly level: string;
  /** It failed, or was silent for too long; or what it did could not be kept. */
  readonly why: 'failed' | 'silent' | StoreFault;
  /** Who can decide in its place: the greedy bot, or chance where that one failed too. */
  readonly instead: 'greedy' | 'chance';
  readonly detail: string;
}

/**
 * What comes to somebody who watches a match: everything as it stands, first and whenever something was missed; then what is new, line
 * by line; and how it stands with the page: a bot that does not answer, the match played in another page, thrown away.
 */
export type Sent =
  | { readonly whole: Whole }
  | { readonly news: News }
  | { readonly trouble: Trouble | null }
  /** Whether this page plays the match; if not, another does, and this one watches. */
  | { readonly here: boolean }
  | { readonly gone: true };

/** The dice of a finished match. */
export interface DiceTally {
  /** Who chose when they fell; null before the first choice. */
  readonly seat: Seat | null;
  readonly sides: number;
  readonly faces: readonly number[];
}

export interface Finished {
  readonly outcome: Outcome;
  readonly lines: number;
  readonly undone: number;
  readonly dice: readonly DiceTally[];
  readonly record: {
    readonly commitment: string;
    readonly secret: string;
    readonly contributions: MatchRecord['contributions'];
    readonly hash: string;
  };
}

export interface Verdict {
  readonly good: boolean;
  /** The match ended in it; otherwise the record is only broken off. */
  readonly ended: boolean;
  /** How many lines it has. */
  readonly lines: number;
  readonly numbers: number;
  readonly detail: string;
}

/** What the people at this browser were told of a match, which can be read while no rules can take it up. */
export interface KeptLog {
  readonly game: string;
  readonly pack: unknown;
  /** In whose words it is told: those of the one person, or where several share the screen nobody's. Null where there are none. */
  readonly view: GameView | null;
  readonly told: readonly Heard[];
}

/**
 * Whoever keeps matches: here a worker of this page, later a server too. It alone holds positions, secrets and journals; what
 * comes out is what the asking seat may know.
 */
export interface Keeper {
  /** Whether matches outlast the page: a browser may refuse to keep anything. */
  lasting(): Promise<boolean>;
  /** The language of whoever asks: from now on the matches in the list are told in it. */
  speak(language: Language): Promise<void>;
  matches(): Promise<readonly Kept[]>;
  start(order: Order, promised?: readonly Promised[], reveal?: Reveal): Promise<{ readonly id: string } | Problem>;
  /** Opens a match: to play it here, or to watch it while another page plays it. */
  enter(id: string): Promise<MatchInfo | Problem>;
  /**
   * Sends what that viewer may know, from now on until the match is left or somebody else is to be sent it: one viewer a page. What is
   * sent first is the whole, and whether the match is played here.
   */
  watch(id: string, viewer: Viewer, send: (sent: Sent) => void): Promise<Problem | null>;
  leave(id: string): Promise<void>;
  /** From now on this page plays the match, and the one that did watches. */
  takeOver(id: string): Promise<Problem | null>;
  /** What the viewer has noticed after item `since`: the table then, and every item. */
  history(id: string, viewer: Viewer, since: number): Promise<History | Problem>;
  /** The one who watches has looked at everything up to this item: a match among bots goes no further than a little beyond. */
  seen(id: string, n: number): Promise<void>;
  /** Makes a choice in answer to question `q`. */
  choose(id: string, seat: Seat, choice: GameChoice, q: number): Promise<Refusal | Problem | null>;
  undo(id: string, seat: Seat): Promise<Refusal | Problem | null>;
  /** What the seat does beside the rules: gives up, offers a draw or a way back, agrees, declines, lets a bot play on. */
  act(id: string, seat: Seat, act: ActWish): Promise<Refusal | Problem | null>;
  /** What a person at this page is asked, as far as whoever else looks at it may know. */
  openly(id: string, seat: Seat): Promise<OpenQuestion | null>;
  odds(id: string, seat: Seat, choice: GameChoice): Promise<Odds | null>;
  whyNot(id: string, seat: Seat, wish: Wish<GameChoice>): Promise<readonly Reason[]>;
  hint(id: string, seat: Seat): Promise<GameChoice | null>;
  /** After a trouble: the bot is asked again, or this one decision is made in its place. */
  retry(id: string, how: 'again' | 'instead'): Promise<void>;
  /** The log of a match, from its lines alone. */
  log(id: string): Promise<KeptLog | Problem>;
  finished(id: string): Promise<Finished | null>;
  verify(id: string): Promise<Verdict>;
  /** The save as a text, to be kept in a file. */
  exportSave(id: string): Promise<{ readonly text: string } | Problem>;
  /** A finished match as it is published. */
  exportRecord(id: string): Promise<{ readonly text: string } | Problem>;
  importFile(text: string): Promise<{ readonly id: string; readonly game: string } | Problem>;
  /** Another match from the table after the viewer's item `n`. */
  fork(
    id: string,
    viewer: Viewer,
    n: number,
    players: readonly Player[],
    promised?: readonly Promised[],
    reveal?: Reveal,
  ): Promise<{ readonly id: string } | Problem>;
  remove(id: string): Promise<void>;
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'fault' in value;
}

/** What the page asks of the worker of the keeper: the keeper, and that it takes other bots where its own hang. */
export interface KeeperWorker extends Keeper {
  newBots(port: MessagePort): void;
}
