import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Flow, Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, Viewer } from '../../kernel/game.ts';
import { JournalError, type MatchRecord } from '../../kernel/journal.ts';
import { asking, choices, lines, take, undo } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';
import { same } from '../../kernel/plain.ts';
import type { ChanceKey } from '../../kernel/provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from '../../kernel/record.ts';
import type { Pace } from '../bots/pace.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Keeper, Kept, Order, Player, Problem, Trouble, Verdict } from './contract.ts';
import {
  type Circumstances,
  finishedOf,
  infoOf,
  type KeptMatch,
  mayLook,
  openFrom,
  openKept,
  openSave,
  saveOf,
} from './kept.ts';
import { answered, onBeat, Silence } from './patience.ts';
import { readJson, readSave, SaveError, writeSave } from './save.ts';
import { lastOwn, lookOf, momentOf, momentsAfter, stand } from './standing.ts';
import type { Storage } from './storage.ts';

/** What a keeper needs of the world. */
export interface World {
  readonly storage: Storage;
  readonly thinker: Thinker;
  load(game: string, pack: unknown): Promise<Game | null>;
  /** Holds a match so that no other page of this browser plays it too; null if another holds it. */
  hold(id: string): Promise<(() => void) | null>;
  randomHex(bytes: number): string;
  now(): number;
  /** For how many milliseconds a bot may think. */
  readonly patience: number;
  /** At what pace the bots of a level answer; null for as fast as they can. */
  pace(level: string): Pace | null;
  pause(milliseconds: number): Promise<void>;
}

/** A match on a table, and who watches it. */
interface Table {
  readonly kept: KeptMatch;
  readonly watchers: Set<() => void>;
  readonly release: () => void;
  thinking: boolean;
  closed: boolean;
  seen: number;
  trouble: Trouble | null;
  /** Who makes the next decision in the place of the bot. */
  instead: Trouble['instead'] | null;
}

/** How far a match among bots runs ahead of those who watch it. */
const AHEAD = 8;

function problem(fault: Problem['fault'], detail = ''): Problem {
  return { fault, detail };
}

async function guarded<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SaveError) return error.problem;
    throw error;
  }
}

export function createKeeper(world: World): Keeper {
  const tables = new Map<string, Table>();

  async function loaded(id: string, pack: unknown): Promise<Game> {
    try {
      const game = await world.load(id, pack);
      if (game !== null) return game;
    } catch (error) {
      throw new SaveError(problem('bad-pack', error instanceof Error ? error.message : String(error)), {
        cause: error,
      });
    }
    throw new SaveError(problem('unknown-game', id));
  }

  function freshKey(): ChanceKey {
    return { secret: world.randomHex(32), contributions: [world.randomHex(16)] };
  }

  function circumstances(about: Omit<Circumstances, 'id' | 'made' | 'key'>): Circumstances {
    return { id: world.randomHex(6), made: world.now(), key: freshKey(), ...about };
  }

  const write = (kept: KeptMatch) => world.storage.put(kept.id, writeSave(saveOf(kept, world.now())));

  function tableOf(id: string): Table {
    const table = tables.get(id);
    if (table === undefined) throw new SaveError(problem('gone', id));
    return table;
  }

  function changed(table: Table): void {
    for (const tell of table.watchers) tell();
  }

  /** After every line: written down, then told, then the bots' turn. */
  async function settled(table: Table): Promise<void> {
    table.trouble = null;
    stand(table.kept.standing, table.kept.match);
    await write(table.kept);
    changed(table);
    void think(table);
  }

  function nextBot(table: Table): { seat: Seat; level: string } | null {
    for (const seat of asking(table.kept.match)) {
      const player = table.kept.players[seat];
      if (player?.kind === 'bot') return { seat, level: player.level };
    }
    return null;
  }

  function runsAhead({ kept, seen }: Table): boolean {
    return kept.players.every(({ kind }) => kind === 'bot') && lines(kept.match) > seen + AHEAD;
  }

  /** Among bots nobody is told anything by the time that an answer takes. */
  function paceAt({ kept }: Table, level: string): Pace | null {
    return kept.players.every(({ kind }) => kind === 'bot') ? null : world.pace(level);
  }

  async function decided({ kept, instead }: Table, seat: Seat, level: string, pace: Pace | null): Promise<GameChoice> {
    const { game, match, pack, id } = kept;
    const list = choices(match, seat);
    const first = list[0];
    if (first === undefined) throw new Error('a seat is asked but has no choice');
    if (list.length === 1) return first;
    const seed = `${id}/${lines(match)}`;
    if (instead === 'chance') return list[fastRandom(seed).below(list.length)] ?? first;
    const view = game.view(match.position, seat);
    const thinking = pace?.thinking ?? null;
    const question = { game: game.id, pack, view, seat, choices: list, level: instead ?? level, seed, thinking };
    return list[await answered(world.thinker.decide(question), world.patience)] ?? first;
  }

  /** Lets the bots play until a person is asked, the match is over or nobody keeps up. */
  async function think(table: Table): Promise<void> {
    if (table.thinking || table.trouble !== null) return;
    table.thinking = true;
    try {
      while (!table.closed && !runsAhead(table)) {
        const bot = nextBot(table);
        if (bot === null) return;
        try {
          await thinkOnce(table, bot);
        } catch (error) {
          trouble(table, bot, error);
          return;
        }
      }
    } finally {
      table.thinking = false;
    }
  }

  async function thinkOnce(table: Table, { seat, level }: { seat: Seat; level: string }): Promise<void> {
    const { match, standing } = table.kept;
    const line = lines(match);
    const pace = paceAt(table, level);
    const answer = decided(table, seat, level, pace);
    const choice = await (pace === null ? answer : onBeat(answer, () => world.pause(pace.beat)));
    // Somebody may have taken a choice back while the bot thought.
    if (table.closed || lines(match) !== line) return;
    table.instead = null;
    if (take(match, seat, choice) !== null) return;
    stand(standing, match);
    await write(table.kept);
    changed(table);
  }

  /** The match stands still, and whoever looks is told why. */
  function trouble(table: Table, { seat, level }: { seat: Seat; level: string }, error: unknown): void {
    if (table.closed) return;
    const simple = level === 'greedy' || level === 'random' || table.instead !== null;
    table.trouble = {
      seat,
      level,
      why: error instanceof Silence ? 'silent' : 'failed',
      instead: simple ? 'chance' : 'greedy',
      detail: error instanceof Error ? error.message : String(error),
    };
    table.instead = null;
    changed(table);
  }

  async function readKept(id: string): Promise<KeptMatch> {
    const text = await world.storage.get(id);
    if (text === null) throw new SaveError(problem('gone', id));
    const save = readSave(readJson(text));
    return openSave(await loaded(save.journal.game, save.pack ?? undefined), save);
  }

  /** The match on its table, or from storage for somebody who only looks. */
  async function anyKept(id: string): Promise<KeptMatch> {
    return tables.get(id)?.kept ?? (await readKept(id));
  }

  function playable(kept: KeptMatch, seat: Seat): boolean {
    const player = kept.players[seat];
    return player !== undefined && player.kind !== 'bot';
  }

  function published(kept: KeptMatch): MatchRecord | null {
    if (kept.match.position.outcome === null || kept.base !== null) return null;
    return recordOf(kept.match, kept.key);
  }

  async function importRecord(record: MatchRecord): Promise<KeptMatch> {
    const game = await loaded(record.journal.game, undefined);
    const verdict = check(game, record);
    if (!verdict.good) throw new SaveError(problem('refused', verdict.detail));
    const players: Player[] = Array.from({ length: game.seats(record.journal.options) }, () => ({ kind: 'me' }));
    const about = circumstances({ players, curtain: false, guided: false, fork: null, pack: null });
    const key = { secret: record.secret, contributions: record.contributions };
    const kept = openKept(game, record.journal.options, { ...about, key });
    for (const entry of record.journal.entries) {
      if ('undo' in entry) undo(kept.match, entry.seat);
      else take(kept.match, entry.seat, entry.choice);
      stand(kept.standing, kept.match);
    }
    return kept;
  }

  return {
    async matches() {
      const saves = await world.storage.all();
      const list = saves.map(({ id, text }): Kept => {
        try {
          return { summary: readSave(readJson(text)).summary };
        } catch (error) {
          if (error instanceof SaveError) return { id, problem: error.problem };
          return { id, problem: problem('not-ours', String(error)) };
        }
      });
      const age = (kept: Kept) => ('summary' in kept ? kept.summary.changed : 0);
      return list.sort((a, b) => age(b) - age(a));
    },

    start: (order: Order) =>
      guarded(async () => {
        const game = await loaded(order.game, order.pack);
        const read = readOptions(game.options, order.options);
        if ('error' in read) throw new SaveError(problem('bad-options', read.error));
        if (order.players.length !== game.seats(read.options))
          throw new SaveError(problem('bad-options', 'every seat needs somebody'));
        const { players, curtain, guided, pack } = order;
        const about = circumstances({ players, curtain, guided, fork: null, pack: pack ?? null });
        const kept = openKept(game, read.options, about);
        await write(kept);
        return { id: kept.id };
      }),

    enter: (id) =>
      guarded(async () => {
        const there = tables.get(id);
        if (there !== undefined) return infoOf(there.kept);
        const release = await world.hold(id);
        if (release === null) throw new SaveError(problem('elsewhere'));
        try {
          const kept = await readKept(id);
          const seen = lines(kept.match);
          const table: Table = {
            kept,
            watchers: new Set(),
            release,
            thinking: false,
            closed: false,
            seen,
            trouble: null,
            instead: null,
          };
          tables.set(id, table);
          void think(table);
          return infoOf(kept);
        } catch (error) {
          release();
          throw error;
        }
      }),

    async watch(id, callback) {
      const table = tables.get(id);
      if (table === undefined) return;
      table.watchers.clear();
      table.watchers.add(callback);
    },

    async leave(id) {
      const table = tables.get(id);
      if (table === undefined) return;
      table.closed = true;
      tables.delete(id);
      table.release();
    },

    look: (id, viewer, since) =>
      guarded(async () => {
        const kept = await anyKept(id);
        if (!mayLook(kept, viewer)) throw new SaveError(problem('not-allowed'));
        return { ...lookOf(kept, viewer, since), trouble: tables.get(id)?.trouble ?? null };
      }),

    moment: (id, viewer, index) =>
      guarded(async () => {
        const kept = await anyKept(id);
        if (!mayLook(kept, viewer)) throw new SaveError(problem('not-allowed'));
        const moment = momentOf(kept, viewer, index);
        if (moment === null) throw new SaveError(problem('gone', `moment ${index}`));
        return moment;
      }),

    async momentsAfter(id, viewer, line) {
      const { kept } = tableOf(id);
      if (!mayLook(kept, viewer)) return [];
      return momentsAfter(kept, viewer, line);
    },

    async lastOwn(id, seat) {
      const { kept } = tableOf(id);
      return lastOwn(kept, seat);
    },

    async seen(id, line) {
      const table = tables.get(id);
      if (table === undefined || line <= table.seen) return;
      table.seen = line;
      void think(table);
    },

    choose: (id, seat, choice, line) =>
      guarded(async () => {
        const table = tableOf(id);
        if (!playable(table.kept, seat)) throw new SaveError(problem('not-allowed'));
        const refusal = take(table.kept.match, seat, choice, line);
        if (refusal === null) await settled(table);
        return refusal;
      }),

    undo: (id, seat) =>
      guarded(async () => {
        const table = tableOf(id);
        if (!playable(table.kept, seat)) throw new SaveError(problem('not-allowed'));
        const refusal = undo(table.kept.match, seat);
        if (refusal === null) await settled(table);
        return refusal;
      }),

    async odds(id, seat, choice) {
      const { kept } = tableOf(id);
      if (!playable(kept, seat) || !choices(kept.match, seat).some((known) => same(known, choice))) return null;
      return kept.game.odds(kept.match.position, seat, choice);
    },

    async whyNot(id, seat, wish) {
      const { kept } = tableOf(id);
      return playable(kept, seat) ? kept.game.whyNot(kept.match.position, seat, wish) : [];
    },

    async hint(id, seat) {
      const table = tableOf(id);
      if (!playable(table.kept, seat) || choices(table.kept.match, seat).length === 0) return null;
      // Advice that does not come is no advice; the match goes on without it.
      return decided(table, seat, 'usual', null).catch(() => null);
    },

    async retry(id, how) {
      const table = tableOf(id);
      if (table.trouble === null) return;
      table.instead = how === 'again' ? null : table.trouble.instead;
      table.trouble = null;
      changed(table);
      void think(table);
    },

    async finished(id) {
      return finishedOf(await anyKept(id));
    },

    async verify(id) {
      const kept = await anyKept(id);
      const record = published(kept);
      if (record === null) return { good: false, numbers: 0, detail: 'not over, or not begun with its set-up' };
      return check(kept.game, record);
    },

    exportSave: (id) =>
      guarded(async () => {
        const text = await world.storage.get(id);
        if (text === null) throw new SaveError(problem('gone', id));
        return { text };
      }),

    exportRecord: (id) =>
      guarded(async () => {
        const record = published(await anyKept(id));
        if (record === null) throw new SaveError(problem('not-allowed'));
        return { text: JSON.stringify(record) };
      }),

    importFile: (text) =>
      guarded(async () => {
        const value = readJson(text);
        const record = recordFrom(value);
        if (record !== null) {
          const kept = await importRecord(record);
          await write(kept);
          return { id: kept.id, game: kept.game.id };
        }
        const save = readSave(value);
        const kept = openSave(await loaded(save.journal.game, save.pack ?? undefined), save);
        // A copy of its own, so that it never overwrites the match it was exported from.
        const copy = { ...kept, id: world.randomHex(6) };
        await write(copy);
        return { id: copy.id, game: copy.game.id };
      }),

    fork: (id, viewer, index, players) =>
      guarded(async () => {
        const kept = await anyKept(id);
        const there = kept.standing[index];
        if (there === undefined || !mayLook(kept, viewer)) throw new SaveError(problem('not-allowed'));
        const position = forkedPosition(kept, viewer, there.position, world.randomHex(8));
        const about = circumstances({
          players,
          curtain: kept.curtain,
          guided: false,
          fork: { id, at: index },
          pack: kept.pack,
        });
        const forked = openFrom(kept.game, kept.match.options, position, about);
        await write(forked);
        return { id: forked.id };
      }),

    async remove(id) {
      const table = tables.get(id);
      if (table !== undefined) {
        table.closed = true;
        tables.delete(id);
        table.release();
      }
      await world.storage.remove(id);
    },
  };
}

/** The truth once the match is over; before that, what the viewer does not know is imagined, so that a fork tells nothing. */
function forkedPosition(kept: KeptMatch, viewer: Viewer, position: Flow, seed: string): Flow {
  if (kept.match.position.outcome !== null) return position;
  return kept.game.imagine(kept.game.view(position, viewer), fastRandom(seed));
}

/** Plays a published match again and compares every number and the last position. */
function check(game: Game, record: MatchRecord): Verdict {
  const verdict = verifyRecord(game, record);
  return verdict.fits
    ? { good: true, numbers: record.rolls.length, detail: '' }
    : { good: false, numbers: 0, detail: verdict.difference };
}

/** A published match, if the file says that it is one. */
function recordFrom(value: unknown): MatchRecord | null {
  if (value === null || typeof value !== 'object' || !('format' in value)) return null;
  try {
    return readRecord(value);
  } catch (error) {
    if (error instanceof JournalError) throw new SaveError(problem('not-ours', error.message), { cause: error });
    throw error;
  }
}
