import type { GameEvent } from '../../kernel/chance.ts';
import type { Outcome, Seat } from '../../kernel/flow.ts';
import type { GameChoice, GameView, Language, Reason, Viewer, Wish } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/journal.ts';
import type { Refusal, Told } from '../../kernel/match.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Options } from '../../kernel/options.ts';

/** Who sits at a seat of a match on this machine. */
export type Player =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
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

/** What anybody may know of a match. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly curtain: boolean;
  readonly guided: boolean;
  readonly made: number;
  readonly commitment: string;
  readonly standardPack: boolean;
  /** A changed pack: whoever names things needs it. */
  readonly pack: unknown;
  /** The match of which this is a fork, and the moment. */
  readonly fork: ForkOf | null;
  /** The rules have changed since it began: it goes on from its last position. */
  readonly continued: boolean;
}

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
  | StorageFault;

/** Why the browser keeps nothing more: no room is left, it is not allowed to, it was slow or went away. */
export type StorageFault = 'full' | 'denied' | 'away';

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
  readonly why: 'failed' | 'silent' | StorageFault;
  /** Who can decide in its place: the greedy bot, or chance where that one failed too. */
  readonly instead: 'greedy' | 'chance';
  readonly detail: string;
}

/** What a viewer sees now. */
export interface Look {
  /** The journal's length: a choice names it, so that none is made on an older moment. */
  readonly line: number;
  /** The last line that stands (was not taken back). */
  readonly at: number;
  readonly view: GameView;
  readonly choices: readonly GameChoice[];
  readonly undoable: number;
  /** Everything told after line `after`; what the caller knows of later lines has been taken back. */
  readonly after: number;
  readonly told: readonly Told<GameEvent>[];
  /** How many moments there are. */
  readonly moments: number;
  readonly trouble: Trouble | null;
}

/** A past moment: the view after a line, and what was told by it. */
export interface Moment {
  readonly index: number;
  readonly line: number;
  /** Who chose; null for the set-up. */
  readonly seat: Seat | null;
  readonly view: GameView;
  readonly told: readonly Told<GameEvent>[];
  /** Dice fell. */
  readonly dice: boolean;
}

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
  readonly record: Pick<MatchRecord, 'commitment' | 'secret' | 'contributions' | 'hash'>;
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
  start(order: Order): Promise<{ readonly id: string } | Problem>;
  enter(id: string): Promise<MatchInfo | Problem>;
  /** Calls back whenever the match has moved on. */
  watch(id: string, changed: () => void): Promise<void>;
  leave(id: string): Promise<void>;
  look(id: string, viewer: Viewer, since: number): Promise<Look | Problem>;
  moment(id: string, viewer: Viewer, index: number): Promise<Moment | Problem>;
  /** The moments after a line, in order. */
  momentsAfter(id: string, viewer: Viewer, line: number): Promise<readonly Moment[]>;
  /** The line before what happened since the seat last chose. */
  lastOwn(id: string, seat: Seat): Promise<number>;
  /** The viewer has looked at everything up to this line: a match among bots goes no further than a little beyond. */
  seen(id: string, line: number): Promise<void>;
  choose(id: string, seat: Seat, choice: GameChoice, line: number): Promise<Refusal | Problem | null>;
  undo(id: string, seat: Seat): Promise<Refusal | Problem | null>;
  /** The seat gives the match up. */
  resign(id: string, seat: Seat): Promise<Refusal | Problem | null>;
  odds(id: string, seat: Seat, choice: GameChoice): Promise<Odds | null>;
  whyNot(id: string, seat: Seat, wish: Wish<GameChoice>): Promise<readonly Reason[]>;
  hint(id: string, seat: Seat): Promise<GameChoice | null>;
  /** After a trouble: the bot is asked again, or this one decision is made in its place. */
  retry(id: string, how: 'again' | 'instead'): Promise<void>;
  finished(id: string): Promise<Finished | null>;
  verify(id: string): Promise<Verdict>;
  /** The save as a text, to be kept in a file. */
  exportSave(id: string): Promise<{ readonly text: string } | Problem>;
  /** A finished match as it is published. */
  exportRecord(id: string): Promise<{ readonly text: string } | Problem>;
  importFile(text: string): Promise<{ readonly id: string; readonly game: string } | Problem>;
  fork(
    id: string,
    viewer: Viewer,
    index: number,
    players: readonly Player[],
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
