import { END, type Flow, top } from '../kernel/flow.ts';
import type { Game, Viewer } from '../kernel/game.ts';
import { asking, choices, lines, type Match, proposeAct } from '../kernel/match.ts';
import { same } from '../kernel/plain.ts';
import { createChronicle, seenAfter, chronicle as writeDown } from './chronicle.ts';
import type { Doorkeeper } from './door.ts';
import { viewersOf } from './feed.ts';
import { HeldError, type HeldReason } from './held.ts';
import { FormError } from './read-flow.ts';
import { proposeEntry } from './replay.ts';
import { type Line, type Standing, StoreError } from './store.ts';
import {
  advance,
  type Body,
  drawUp,
  isOf,
  isOver,
  readBody,
  standingAfter,
  type Table,
  takeUp,
  type Written,
} from './table.ts';

/** Which rules, with which components. */
interface Rules {
  readonly version: number;
  readonly pack: string;
}

/** How a match goes over to the rules of today. */
export interface Upgrade {
  readonly from: Rules;
  readonly to: Rules;
  /** The line that says so. */
  readonly line: number;
  /** How many open lines were played again by the new rules. */
  readonly replayed: number;
}

/** So often it is tried anew when others were faster. */
const MOST_TRIES = 8;

/**
 * Takes up a match whose last table was made by other rules, or with other components: that table and the open lines after it must be
 * to the new rules what they were to the old ones. Then a line says by which rules it goes on, and its table begins a new epoch. Null
 * if there is nothing to do: these are its rules, or it is over. Throws a `HeldError` if these rules cannot take it up. Then, and in
 * a dry run, nothing is written.
 */
export async function upgrade(door: Doorkeeper, { dry = false } = {}): Promise<Upgrade | null> {
  const { store, id, game } = door;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const standing = await store.standing(id);
    if (standing === null) throw new StoreError('broken', 'no table of this match is kept');
    if (isOf(game, standing) || isOver(standing)) return null;
    const { table, from, replayed } = await byTheseRules(door, standing, await store.since(id, -1));
    const to = { version: game.version, pack: game.pack.hash };
    const written = newEpoch(table, door, to);
    const { line, next } = written;
    if (dry) return { from, to, line: line.seq, replayed };
    const first = standingAfter({ ...table, epoch: table.epoch + 1 }, written);
    if (first === null) throw new Error('something can be taken back beyond the new rules');
    const answer = await store.append({
      ...{ match: id, after: line.seq - 1, lines: [line], standing: first, over: false },
      summary: door.summary(next.position, line.seq, next.conduct, seenAfter(table.log, line)),
    });
    if ('done' in answer) return { from, to, line: line.seq, replayed };
    // Somebody was faster: he has taken it up, or played a line more. The next look tells.
  }
  throw new StoreError('away', 'others are always faster');
}

/** The line by which the rules of today take over. Its key is that of its epoch: of all who try it at once, one is the first. */
function newEpoch(table: Table, door: Doorkeeper, to: Rules): Written {
  const { refusal, next } = proposeAct(table.match, null, { kind: 'rules', ...to });
  if (next === null) throw new HeldError('refused', lines(table.match) + 1, refusal.message);
  return drawUp(table, door.key, next, `rules/${table.epoch + 1}`, door.now());
}

/** Where the match stands while it is tried out. */
interface Place {
  line: number;
}

const held = (why: HeldReason, { line }: Place, message: string, cause?: unknown): HeldError =>
  new HeldError(why, line, message, { cause });

const who = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** The last table and the open lines after it, by the rules of today. */
async function byTheseRules(door: Doorkeeper, standing: Standing, kept: readonly Line[]) {
  const at: Place = { line: standing.seq };
  try {
    const careful = { ...door, game: withCarefulViews(door.game, at) };
    const { seats } = door.game;
    const body = readBody(standing.body, seats(door.options));
    const log = createChronicle(seats(door.options));
    for (const line of kept) if (line.seq <= standing.seq) writeDown(log, line);
    isNewer(door.game, body, at);
    hasItsSteps(door.game, body.position, at);
    const table = takeUp(careful, log, standing);
    isAsItWas(table.match, body, at);
    const open = kept.filter(({ seq }) => seq > standing.seq);
    for (const line of open) {
      at.line = line.seq;
      await playAgain(table, careful, line);
    }
    canGoOn(table.match, at);
    return { table, from: { version: body.version, pack: body.pack }, replayed: open.length };
  } catch (error) {
    if (error instanceof HeldError || error instanceof StoreError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw held(error instanceof FormError ? 'no-table' : 'rules-fail', at, message, error);
  }
}

/** The same game; a view that it cannot give is named as that. */
function withCarefulViews(game: Game, at: Place): Game {
  return {
    ...game,
    view(p, viewer) {
      try {
        return game.view(p, viewer);
      } catch (cause) {
        throw held('no-view', at, `the table cannot be shown to ${who(viewer)}`, cause);
      }
    },
  };
}

/** Nobody goes back to older rules, or two pages would wrest a match from each other. */
function isNewer({ version }: Game, { version: made }: Body, at: Place): void {
  if (made > version)
    throw held('older-rules', at, `it is played by version ${made}, these rules are version ${version}`);
}

/** Every procedure that has begun can go on, those below the one that asks too. */
function hasItsSteps({ steps }: Game, { stack }: Flow, at: Place): void {
  const gone = stack.find(({ step }) => step !== END && !Object.hasOwn(steps, step));
  if (gone !== undefined) throw held('step-gone', at, `no step is called '${gone.step}' any more`);
}

const stepOf = (p: Flow): string => (p.outcome === null ? top(p).step : END);

/** Nothing happens by itself at a table at which somebody was asked: the same seats are asked at the same step. */
function isAsItWas(match: Match, { position, questions }: Body, at: Place): void {
  if (match.rolls.length > 0) throw held('other-dice', at, 'dice would fall that nobody has asked for');
  if (match.told.length > 0) throw held('other-events', at, 'something would happen by itself');
  const asked = questions.flatMap((question, seat) => (question === null ? [] : [seat]));
  if (stepOf(match.position) !== stepOf(position) || !same(asked, asking(match).toSorted()))
    throw held('other-question', at, 'something else would be asked, or somebody else');
}

/** Plays an open line again. Who noticed it is as it was: his items have their numbers already. */
async function playAgain(table: Table, door: Doorkeeper, line: Line): Promise<void> {
  if (line.entry === null || line.seq !== lines(table.match) + 1)
    throw new StoreError('broken', `line ${line.seq} is out of order`);
  const { next, refusal } = await proposeEntry(door, table.match, line.entry);
  if (next === null) throw new HeldError('refused', line.seq, `line ${line.seq} is refused: ${refusal.message}`);
  const written = drawUp(table, door.key, next, line.key, line.at);
  const { chain, told, kept, undone } = written.line;
  if (chain !== line.chain) throw new HeldError('other-dice', line.seq, `line ${line.seq} has other dice`);
  if (!same(line.told, told) || kept !== line.kept || !same(line.undone, undone))
    throw new HeldError('other-events', line.seq, `line ${line.seq} tells of other things`);
  const noticed = written.noticed.map(({ view }, place) => ({
    n: (table.noticed[place]?.n ?? 0) + ((line.noticed >> place) & 1),
    view,
  }));
  advance(table, { ...written, line, noticed });
}

/** Whoever is asked has a choice, somebody is, and everybody can be shown the table and point at it. */
function canGoOn(match: Match, at: Place): void {
  const { game, position, seats } = match;
  hasItsSteps(game, position, at);
  const asked = asking(match);
  if (asked.length === 0) throw held('no-choice', at, 'nobody is asked, and the match is not over');
  for (const seat of asked)
    if (choices(match, seat).length === 0) throw held('no-choice', at, `seat ${seat} is asked, but has no choice`);
  for (const viewer of viewersOf(seats)) {
    const view = game.view(position, viewer);
    try {
      game.things(view);
    } catch (cause) {
      throw held('no-view', at, `there is nothing that ${who(viewer)} can point at`, cause);
    }
  }
}
