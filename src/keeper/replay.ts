import { wayBack } from '../kernel/acts.ts';
import type { Flow } from '../kernel/flow.ts';
import type { GameChoice } from '../kernel/game.ts';
import { type Entry, lines, type Match, propose, proposeAct, proposeUndo } from '../kernel/match.ts';
import { createChronicle, chronicle as writeDown } from './chronicle.ts';
import type { Doorkeeper } from './door.ts';
import { HeldError } from './held.ts';
import { FormError } from './read-flow.ts';
import { type Line, type Standing, StoreError } from './store.ts';
import { advance, drawUp, type Table, takeUp, type Written } from './table.ts';

/** What a line would make of the match. An agreed way back needs the table to which it leads. */
export async function proposeEntry(door: Doorkeeper, match: Match, entry: Entry<GameChoice>) {
  if ('undo' in entry) return proposeUndo(match, entry.seat);
  if ('choice' in entry) return propose(match, entry.seat, entry.choice);
  const to = wayBack(match, entry.act);
  return proposeAct(match, entry.seat, entry.act, to === null ? undefined : await positionAfter(door, to));
}

/** Plays a kept line again, and says what everybody noticed of it; the same dice, or what is kept is broken. */
export async function follow(table: Table, door: Doorkeeper, line: Line): Promise<Written> {
  const { match } = table;
  if (line.entry === null || line.seq !== lines(match) + 1)
    throw new StoreError('broken', `line ${line.seq} is out of order`);
  const { next, refusal } = await proposeEntry(door, match, line.entry);
  if (next === null) {
    if (refusal.code === 'other-rules') throw new HeldError('other-rules', line.seq, refusal.message);
    throw new StoreError('broken', `line ${line.seq} is refused: ${refusal.message}`);
  }
  const written = drawUp(table, door.key, next, line.key, line.at);
  if (written.line.chain !== line.chain) throw new StoreError('broken', `line ${line.seq} plays otherwise`);
  return written;
}

/** The table after line `seq`, played from one that is kept. */
export async function playedFrom(
  door: Doorkeeper,
  standing: Standing,
  kept: readonly Line[],
  seq: number,
): Promise<Table> {
  const log = createChronicle(door.game.seats(door.options));
  for (const line of kept) if (line.seq <= standing.seq) writeDown(log, line);
  const table = await takenUp(() => takeUp(door, log, standing));
  for (const line of kept)
    if (line.seq > standing.seq && line.seq <= seq) advance(table, await follow(table, door, line));
  return table;
}

async function takenUp(work: () => Table): Promise<Table> {
  try {
    return work();
  } catch (error) {
    throw error instanceof FormError ? broken(error) : error;
  }
}

const broken = (cause: FormError): StoreError => new StoreError('broken', cause.message, { cause });

/** The table after a line, played from the nearest one that is kept before it. */
export async function tableAfter(door: Doorkeeper, kept: readonly Line[], seq: number): Promise<Table> {
  const standing = await door.store.standing(door.id, seq);
  if (standing === null || standing.seq < begun(kept)) throw new StoreError('broken', `no table before line ${seq}`);
  return playedFrom(door, standing, kept, seq);
}

/** The line by which the rules of today took the match up. */
export const begun = (kept: readonly Line[]): number =>
  kept.findLast(({ entry }) => entry !== null && 'act' in entry && entry.act.kind === 'rules')?.seq ?? 0;

/** The position after a line. */
export async function positionAfter(door: Doorkeeper, seq: number): Promise<Flow> {
  return (await tableAfter(door, await door.store.since(door.id, -1), seq)).match.position;
}
