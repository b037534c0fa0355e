import type { Pace } from '../../bots/pace.ts';
import type { Tempo } from '../../bots/patience.ts';
import { roomBehind } from '../../keeper/behind.ts';
import type { Doorkeeper } from '../../keeper/door.ts';
import { HeldError } from '../../keeper/held.ts';
import { FormError } from '../../keeper/read-flow.ts';
import type { Room } from '../../keeper/room.ts';
import { type Creation, type Store, StoreError } from '../../keeper/store.ts';
import type { Conduct } from '../../kernel/acts.ts';
import type { Flow, Seat } from '../../kernel/flow.ts';
import type { Game, Language, Viewer } from '../../kernel/game.ts';
import { JournalError } from '../../kernel/journal-error.ts';
import { readOptions } from '../../kernel/options.ts';
import { PackError } from '../../kernel/pack.ts';
import type { Plain } from '../../kernel/plain.ts';
import type { ChanceKey } from '../../kernel/provable-chance.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type About, problem, readAbout, readKey, SaveError } from './about.ts';
import type { Claim } from './claim.ts';
import type { Player, Problem, Sent, Trouble } from './contract.ts';
import type { Left } from './old-saves.ts';

/** Where the matches of this browser lie, and what lies there since before they were kept line by line. */
export interface Storage extends Store {
  old?(): Promise<readonly { readonly id: string; readonly text: string }[]>;
  takeOver?(creation: Creation, oldId: string): Promise<boolean>;
}

/** What a keeper needs of the world. */
export interface World {
  readonly store: Storage;
  readonly thinker: Thinker;
  /** Loads a game with its words in a language. */
  load(game: string, pack: unknown, language: Language): Promise<Game | null>;
  /** Fetches the words of a loaded game in another language, if it does not speak all. */
  speak?(game: string, language: Language): Promise<void>;
  /** Asks to play a match: one page of this browser does at a time. */
  claim(id: string): Promise<Claim>;
  randomHex(bytes: number): string;
  now(): number;
  /** For how many milliseconds a bot may think. */
  readonly patience: number;
  /** At what pace the bots of a level answer; null for as fast as they can. */
  pace(level: string): Pace | null;
  pause(milliseconds: number): Promise<void>;
}

/** A match that is kept, and what opens it. */
export interface Kept {
  readonly about: About;
  readonly door: Doorkeeper;
}

/** A match that this page has before it. */
export interface Open extends Kept {
  readonly room: Room;
  readonly claim: Claim;
  /** Who looks. */
  watching: {
    readonly viewer: Viewer;
    readonly send: (sent: Sent) => void;
    readonly leave: () => void;
  } | null;
  /** How often somebody has come to look: of two who come at once the last one stays. */
  watchers: number;
  thinking: boolean;
  closed: boolean;
  /** Up to which item the one who watches has looked. */
  seen: number;
  readonly tempo: Tempo;
  /** Whether the bots have been told which game it is. */
  prepared: boolean;
  trouble: Trouble | null;
  /** Who makes the next decision in the place of the bot. */
  instead: Trouble['instead'] | null;
}

/** What goes wrong with a match is told, not thrown. */
export async function guarded<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    const told = problemOf(error);
    if (told === null) throw error;
    return told;
  }
}

export function problemOf(error: unknown): Problem | null {
  if (error instanceof SaveError) return error.problem;
  if (error instanceof StoreError) return problem(error.why, error.message);
  if (error instanceof HeldError) return problem(error.why === 'no-table' ? 'broken' : 'held', error.why);
  if (error instanceof FormError) return problem('broken', error.message);
  if (error instanceof JournalError) return problem('refused', error.message);
  return null;
}

/** The level of the bot that plays a seat now, or null for a person. */
export function levelOf({ about, room }: Pick<Open, 'about' | 'room'>, seat: Seat): string | null {
  const player = about.players[seat];
  if (player?.kind === 'bot') return player.level;
  return room.match.conduct.handed[seat] ?? null;
}

/** May a person here choose for that seat? */
export function playable({ about }: Pick<Open, 'about'>, seat: Seat): boolean {
  const player = about.players[seat];
  return player !== undefined && player.kind !== 'bot';
}

/** May the viewer look? Nobody sees through the eyes of a bot that still plays. */
export function mayLook({ about }: Kept, over: boolean, viewer: Viewer): boolean {
  return (
    viewer === null || (about.players[viewer]?.kind !== undefined && (over || about.players[viewer].kind !== 'bot'))
  );
}

/** A match that is being opened; `left` if nobody waits for it any more. */
export interface Entering {
  left: boolean;
  readonly opened: Promise<Open>;
}

/** What all parts of a keeper share: the matches that this page has before it, and the store of all of them. */
export interface House {
  readonly world: World;
  readonly open: Map<string, Open>;
  readonly entering: Map<string, Entering>;
  /** Old texts are being put into lines. */
  takingUp: Promise<Left> | null;
  /** What the list tells of matches in other languages than they were written in, by match and language. */
  readonly told: Map<string, { readonly seq: number; readonly words: Plain }>;
  /** In which matches are told. */
  language: Language;
  /** A match that has been entered. */
  entered(id: string): Open;
  loaded(game: string, pack: unknown): Promise<Game>;
  /** What opens a match of which this is known; in the store, unless another is named. */
  doorTo(id: string, about: About, key: ChanceKey, store?: Store): Promise<Doorkeeper>;
  kept(id: string): Promise<Kept>;
  /** The room of a match: the one that is open, or one for somebody who only looks. */
  roomOf(id: string): Promise<Kept & { readonly room: Room }>;
  /** A match apart from all others, in which a file is tried before it is kept; throws if its game has no such options or seats. */
  apart(about: About, key: ChanceKey): Promise<Kept>;
  /** Takes the match from this page. */
  clear(id: string): void;
}

export function houseOf(world: World): House {
  const open = new Map<string, Open>();
  const house: House = {
    world,
    open,
    entering: new Map(),
    takingUp: null,
    told: new Map(),
    language: 'en',

    entered(id) {
      const found = open.get(id);
      if (found === undefined) throw new SaveError(problem('gone', id));
      return found;
    },

    async loaded(id, pack) {
      const game = await world.load(id, pack, house.language).catch((error: unknown) => {
        throw new SaveError(problem('bad-pack', whyNotUsed(error, house.language)), { cause: error });
      });
      if (game === null) throw new SaveError(problem('unknown-game', id));
      return game;
    },

    async doorTo(id, about, key, store = world.store) {
      const game = await house.loaded(about.game, about.pack ?? undefined);
      await world.speak?.(game.id, house.language);
      const { options, players } = about;
      // For a seat that was left to a bot nobody here is asked.
      const summary = (position: Flow, _line: number, { handed }: Conduct) => ({
        ...toldIn(house.language, game, position, players),
        asked: game.view(position, null).asked.filter((seat) => handed[seat] == null),
      });
      return { store, id, game, options, key, now: world.now, summary, fault };
    },

    async kept(id) {
      const { store } = world;
      const [head, secret] = await Promise.all([store.head(id), store.secret(id)]);
      if (head === null) throw new SaveError(problem('gone', id));
      const about = readAbout(head.about);
      return { about, door: await house.doorTo(id, about, readKey(secret)) };
    },

    async roomOf(id) {
      const found = open.get(id);
      if (found !== undefined) return found;
      const kept = await house.kept(id);
      return { ...kept, room: await roomBehind(kept.door) };
    },

    async apart(said, key) {
      const game = await house.loaded(said.game, said.pack ?? undefined);
      const read = readOptions(game.options, said.options);
      if ('error' in read) throw new SaveError(problem('bad-options', read.error));
      if (said.players.length !== game.seats(read.options))
        throw new SaveError(problem('bad-options', 'every seat needs somebody'));
      const about = { ...said, options: read.options };
      const { memoryStore } = await import('../../keeper/memory-store.ts');
      return { about, door: await house.doorTo(world.randomHex(6), about, key, memoryStore()) };
    },

    clear(id) {
      const coming = house.entering.get(id);
      if (coming !== undefined) coming.left = true;
      const found = open.get(id);
      if (found === undefined) return;
      found.closed = true;
      found.watching?.leave();
      found.watching = null;
      open.delete(id);
      found.claim.release();
    },
  };
  return house;
}

/** Why a pack cannot be used, for whoever reads it. */
function whyNotUsed(error: unknown, language: Language): string {
  if (error instanceof PackError) return error.said[language];
  return error instanceof Error ? error.message : String(error);
}

/** How a match is told of in the list, in a language that its game speaks: texts that give nothing away. */
export function toldIn(language: Language, game: Game, position: Flow, players: readonly Player[]) {
  const view = game.view(position, null);
  const text = game.text[language];
  return {
    names: { [language]: players.map((_, seat) => text.seat(view, seat)) },
    now: { [language]: view.outcome === null ? text.prompt(view) : text.outcome(view) },
  };
}

/** Tells whoever watches. */
export function send({ watching }: Open, sent: Sent): void {
  watching?.send(sent);
}

/** Nobody can be told but whoever looks at the faults of the page. */
const fault = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};
