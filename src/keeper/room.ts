import type { Conduct, SeatAct } from '../kernel/acts.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Flow, Seat } from '../kernel/flow.ts';
import type { GameChoice, GameView, Viewer } from '../kernel/game.ts';
import { JournalError } from '../kernel/journal-error.ts';
import {
  choices,
  type Entry,
  lines,
  type Match,
  propose,
  proposeUndo,
  type Refusal,
  undoable,
} from '../kernel/match.ts';
import type { Plain } from '../kernel/plain.ts';
import { type Chronicle, createChronicle, firstLost, heard, itemAt, lastQuestion, seenAfter } from './chronicle.ts';
import type { Doorkeeper } from './door.ts';
import { type Heard, type Item, placeOf } from './feed.ts';
import { HeldError } from './held.ts';
import { follow, playedFrom, proposeEntry } from './replay.ts';
import { type Appended, StoreError } from './store.ts';
import { advance, drawUp, firstStanding, isOf, isOver, lay, standingAfter, type Table, type Written } from './table.ts';

/**
 * An act as it is wished for: to which line a way back leads is for the room to say, for lines have no numbers outside. `offer` is the
 * item by which the seat noticed what it answers; without it, whatever is offered.
 */
export type ActWish =
  | Exclude<SeatAct, { readonly kind: 'offer' | 'agree' | 'decline' }>
  | { readonly kind: 'offer'; readonly what: 'draw' | 'back' }
  | { readonly kind: 'offer'; readonly what: 'clock'; readonly clock: Clock | null }
  | { readonly kind: 'agree' | 'decline'; readonly offer?: number };

/**
 * What somebody at a seat would like to do. `q` is the number of the question that is answered, `undo` the item of the choice that is
 * taken back, or true for the last, whichever it is.
 */
export type Wish =
  | { readonly choice: unknown; readonly q: number }
  | { readonly undo: number | true }
  | { readonly act: ActWish };

/** What somebody has offered, and the item by which the viewer noticed it. */
export type OpenOffer = {
  readonly n: number;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
} & (
  | { readonly what: 'draw' }
  /** `from`: what was told since this item goes, as far as the viewer noticed anything of it. */
  | { readonly what: 'back'; readonly from: number | null }
  | { readonly what: 'clock'; readonly clock: Clock | null }
);

/** What a viewer can do now. */
export interface Now {
  /** The number of the question; null if nothing is asked. */
  readonly q: number | null;
  readonly choices: readonly GameChoice[];
  readonly undoable: number;
  /** The item of one's choice that is taken back first; null if none can be. */
  readonly undoes: number | null;
  /** Whether a choice of one's own stands to which the consent of all would lead back. */
  readonly chose: boolean;
  readonly offer: OpenOffer | null;
  /** For each seat the level of the bot that plays on for it, or null. */
  readonly handed: Conduct['handed'];
  /** And who has left it to that bot; null for a seat that nobody has. */
  readonly handedBy: readonly (Seat | null)[];
  /** The clock that was agreed on at the table; missing while that of the beginning goes on. */
  readonly clock?: Clock | null;
}

/** Everything that a viewer may know of the match as it stands. */
export interface Whole extends Now {
  readonly n: number;
  readonly view: GameView;
  readonly told: readonly Heard[];
}

/** What is new to a viewer, and what he can do now. */
export interface News {
  readonly items: readonly Item[];
  readonly now: Now;
}

/** Called with what is new, line by line, as soon as it is kept. */
export type Watcher = (news: News) => void;

/**
 * One match, and everybody who looks at it. A line is proposed, kept, made and told, in this order: nobody is shown what was not
 * kept, and what cannot be kept has not happened. One thing is done at a time.
 */
export interface Room {
  readonly id: string;
  readonly match: Match;
  /** Of the keeper alone: it knows of every line. */
  readonly log: Chronicle;
  /** The rules have changed since it began. */
  readonly continued: boolean;
  /** The number of the question that the seat is asked, or null. */
  question(seat: Seat): number | null;
  /**
   * Everything as it stands, for somebody who comes, with what others have kept since; from then on `watcher` is told what is new,
   * until he leaves. Where the store cannot be asked he is shown what is known here, and the rest when it can.
   */
  sit(viewer: Viewer, watcher: Watcher): Promise<{ readonly whole: Whole; leave(): void }>;
  look(viewer: Viewer): Whole;
  /**
   * Does what a seat wishes, or says why not. The key is drawn by whoever sends it: sent again, it is done once. Throws a
   * `StoreError` if it cannot be kept; then nothing has moved.
   */
  submit(seat: Seat, key: string, wish: Wish): Promise<Refusal | null>;
  /** Plays what others have kept. */
  catchUp(): Promise<void>;
  /** Writes lines of a journal from elsewhere; throws a `JournalError` at the first that is not legal. */
  bring(entries: readonly Entry<GameChoice>[]): Promise<void>;
}

/** So often a line is proposed anew when others were faster. */
const MOST_TRIES = 8;

interface Inside {
  readonly door: Doorkeeper;
  readonly table: Table;
  readonly watchers: Set<{ readonly viewer: Viewer; readonly watcher: Watcher }>;
  /** What is being done: the next thing waits for it. */
  turn: Promise<unknown>;
}

/** Begins a match: with its set-up, or at a position. Null if there is one of this name already. */
export async function beginRoom(
  door: Doorkeeper,
  about: Plain,
  secret: Plain,
  from: Flow | null = null,
  chance?: Chance,
): Promise<Room | null> {
  const { store, id, game, options } = door;
  const { table, line } = lay(door, createChronicle(game.seats(options)), from, chance);
  const at = door.now();
  const { position } = table.match;
  table.log.seen = seenAfter(table.log, { ...line, at });
  const created = await store.create({
    head: {
      ...{ id, seq: 0, epoch: 0, changed: at, about },
      over: position.outcome !== null,
      summary: door.summary(position, 0, table.match.conduct, table.log.seen),
    },
    secret,
    lines: [{ ...line, at }],
    standings: [firstStanding(table)],
  });
  return created ? roomOf({ door, table, watchers: new Set(), turn: Promise.resolve() }) : null;
}

/** Opens a match that is kept. Throws a `HeldError` if it is played by other rules. */
export async function openRoom(door: Doorkeeper): Promise<Room> {
  const table = await tableFrom(door);
  return roomOf({ door, table, watchers: new Set(), turn: Promise.resolve() });
}

async function tableFrom(door: Doorkeeper): Promise<Table> {
  const { store, id, game } = door;
  const standing = await store.standing(id);
  if (standing === null) throw new StoreError('broken', 'no table of this match is kept');
  const kept = await store.since(id, -1);
  if (isOf(game, standing)) return playedFrom(door, standing, kept, Number.POSITIVE_INFINITY);
  // Whoever would go on with it by other rules asks them first whether they can: `upgrade`.
  if (!isOver(standing)) throw new HeldError('other-rules', standing.seq, 'the match is played by other rules');
  return playedFrom(door, standing, kept, standing.seq).catch((cause: unknown) => {
    if (cause instanceof StoreError) throw cause;
    throw new HeldError('no-view', standing.seq, 'these rules cannot show how it ended', { cause });
  });
}

function roomOf(inside: Inside): Room {
  const { door, table, watchers } = inside;
  return {
    id: door.id,
    match: table.match,
    log: table.log,
    continued: table.log.begun > 0,
    question: (seat) => table.asks[seat] ?? null,
    look: (viewer) => wholeOf(table, viewer),
    sit: (viewer, watcher) =>
      inTurn(inside, async () => {
        await catchUp(inside).catch(away);
        const seated = { viewer, watcher };
        watchers.add(seated);
        return { whole: wholeOf(table, viewer), leave: () => void watchers.delete(seated) };
      }),
    submit: (seat, key, wish) => inTurn(inside, () => submit(inside, seat, `${seat}/${key}`, wish)),
    catchUp: () => inTurn(inside, async () => void (await catchUp(inside))),
    bring: (entries) => inTurn(inside, () => bring(inside, entries)),
  };
}

function away(error: unknown): void {
  if (!(error instanceof StoreError)) throw error;
}

function inTurn<T>(inside: Inside, work: () => Promise<T>): Promise<T> {
  const mine = inside.turn.then(work);
  inside.turn = mine.catch(() => {});
  return mine;
}

/** What a viewer can do at this table. */
export function nowOf(table: Table, viewer: Viewer): Now {
  const { match, asks, log } = table;
  const beside = besideOf(table, viewer);
  if (viewer === null) return { q: null, choices: [], undoable: 0, undoes: null, chose: false, ...beside };
  const [list, back] = [choices(match, viewer), undoable(match, viewer)];
  const [chose, undoes] = [lastQuestion(log, viewer) !== null, back === 0 ? null : undoneFirst(table, viewer)];
  return { q: asks[viewer] ?? null, choices: list, undoable: back, undoes, chose, ...beside };
}

/** How the match stands beside the rules, to a viewer. */
function besideOf(table: Table, viewer: Viewer): Pick<Now, 'offer' | 'handed' | 'handedBy' | 'clock'> {
  const { handed, offer, clock } = table.match.conduct;
  const rest = { handed, handedBy: [...table.log.handedBy], ...(clock === undefined ? {} : { clock }) };
  const n = offeredAt(table, viewer);
  if (offer === null || n === null) return { offer: null, ...rest };
  const { seat, agreed } = offer;
  if (offer.what === 'clock') return { offer: { n, seat, agreed, what: 'clock', clock: offer.clock }, ...rest };
  if (offer.what === 'draw') return { offer: { n, seat, agreed, what: 'draw' }, ...rest };
  return { offer: { n, seat, agreed, what: 'back', from: firstLost(table.log, offer.to, viewer) }, ...rest };
}

/** The item by which a viewer noticed what is offered; null if nothing is. */
function offeredAt({ match, log }: Table, viewer: Viewer): number | null {
  const { offer } = match.conduct;
  return offer === null ? null : itemAt(log, offer.line, viewer);
}

/** The item of the choice that a seat takes back first; null if there is none. */
function undoneFirst({ match, log }: Table, seat: Seat): number | null {
  const last = match.undo.findLast((open) => open.seat === seat);
  return last === undefined ? null : itemAt(log, last.line, seat);
}

/** Everything that a viewer may know of a table. */
export function wholeOf(table: Table, viewer: Viewer): Whole {
  const held = table.noticed[placeOf(viewer, table.match.seats)];
  if (held === undefined) throw new Error(`there is no seat ${viewer}`);
  return { n: held.n, view: held.view, told: heard(table.log, viewer), ...nowOf(table, viewer) };
}

/** What the wish would make of the match as it stands here. */
async function proposed({ door, table }: Inside, seat: Seat, wish: Wish) {
  const { match, asks } = table;
  if ('undo' in wish) {
    if (wish.undo !== true && wish.undo !== undoneFirst(table, seat)) return { refusal: NOT_THE_LAST, next: null };
    return proposeUndo(match, seat);
  }
  // Another question than the one that was put: `propose` calls every number but those of its lines stale.
  if ('choice' in wish) return propose(match, seat, wish.choice, asks[seat] === wish.q ? lines(match) : Number.NaN);
  if ('offer' in wish.act && wish.act.offer !== undefined && wish.act.offer !== offeredAt(table, seat))
    return { refusal: NOT_OFFERED, next: null };
  const act = meant(table, seat, wish.act);
  if (act === null) return { refusal: NO_WAY_BACK, next: null };
  return proposeEntry(door, match, { seat, act });
}

const NOT_THE_LAST: Refusal = { code: 'no-undo', message: 'this is not what would be taken back', reasons: [] };
const NOT_OFFERED: Refusal = { code: 'no-offer', message: 'this is not what is offered', reasons: [] };
const NO_WAY_BACK: Refusal = { code: 'no-undo', message: 'this seat has made no choice to go back to', reasons: [] };

/** A way back leads to the table at which the seat made its last choice that stands; null if there is none. */
function meant({ log }: Table, seat: Seat, wish: ActWish): SeatAct | null {
  if (wish.kind === 'agree' || wish.kind === 'decline') return { kind: wish.kind };
  if (wish.kind !== 'offer') return wish;
  if (wish.what === 'draw') return { kind: 'offer', what: 'draw' };
  if (wish.what === 'clock') return wish;
  const to = lastQuestion(log, seat);
  return to === null ? null : { kind: 'offer', what: 'back', to };
}

async function submit(inside: Inside, seat: Seat, key: string, wish: Wish): Promise<Refusal | null> {
  const { door, table } = inside;
  const { store, id } = door;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { refusal, next } = await proposed(inside, seat, wish);
    if (next === null) {
      // It may answer a question that another keeper has put: nothing is refused by a table that is not the last.
      if (await catchUp(inside)) continue;
      // It may have been kept, and only the answer was lost.
      return (await store.byKey(id, key)) === null ? refusal : null;
    }
    const written = drawUp(table, door.key, next, key, door.now());
    const answer = await keep(inside, written);
    if ('done' in answer) {
      make(inside, written);
      return null;
    }
    await catchUp(inside);
    if ('known' in answer) return null;
  }
  throw new StoreError('away', 'others are always faster');
}

/** Keeps a line: from here on it survives a crash, or nothing has moved. */
function keep({ door, table }: Inside, written: Written): Promise<Appended> {
  const { next, line } = written;
  const standing = standingAfter(table, written);
  return door.store.append({
    ...{ match: door.id, after: next.line - 1, lines: [line], over: next.position.outcome !== null },
    summary: door.summary(next.position, next.line, next.conduct, seenAfter(table.log, line)),
    ...(standing === null ? {} : { standing }),
  });
}

async function bring(inside: Inside, entries: readonly Entry<GameChoice>[]): Promise<void> {
  const { door, table } = inside;
  for (const entry of entries) {
    const { next, refusal } = await proposeEntry(door, table.match, entry);
    const line = lines(table.match) + 1;
    if (next === null) throw new JournalError(`line ${line} is refused: ${refusal.message}`);
    const written = drawUp(table, door.key, next, `brought/${line}`, door.now());
    if (!('done' in (await keep(inside, written)))) throw new StoreError('away', 'others write into the same match');
    make(inside, written);
  }
}

/**
 * The line is kept: it is made, and everybody is told what he may know of it. Somebody who cannot be told undoes nothing of that, and
 * keeps nobody else from hearing it: he finds a gap in what he hears next, and looks anew.
 */
function make({ door, table, watchers }: Inside, written: Written): void {
  const all = new Map<Viewer, News>();
  advance(table, written);
  for (const { viewer, watcher } of watchers) {
    const item = written.items[placeOf(viewer, table.match.seats)];
    if (item == null) continue;
    try {
      // One and the same for all who look on from there: it is put into words once.
      const news = all.get(viewer) ?? { items: [item], now: nowOf(table, viewer) };
      all.set(viewer, news);
      watcher(news);
    } catch (error) {
      door.fault?.(error);
    }
  }
}

/** Plays what others have kept; false if that is nothing. */
async function catchUp(inside: Inside): Promise<boolean> {
  const { door, table } = inside;
  const missing = await door.store.since(door.id, lines(table.match));
  for (const line of missing) make(inside, await follow(table, door, line));
  return missing.length > 0;
}
