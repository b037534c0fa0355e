import type { GameView, Viewer } from '../kernel/game.ts';
import { lines } from '../kernel/match.ts';
import { same } from '../kernel/plain.ts';
import { createChronicle, lineOf, chronicle as writeDown } from './chronicle.ts';
import type { Doorkeeper } from './door.ts';
import { type Item, placeOf } from './feed.ts';
import { HeldError } from './held.ts';
import { follow, tableAfter } from './replay.ts';
import { type Line, StoreError } from './store.ts';
import { advance, isOf, type Written } from './table.ts';

/** What a viewer saw of a match: a table, and every item since. */
export interface History {
  readonly n: number;
  readonly view: GameView;
  readonly items: readonly Item[];
}

/**
 * What a viewer has noticed after item `since`, or after the rules changed last if that is later: at most so many items, the first of
 * them. A match that ended by other rules is played again by those of today if they tell the same of it; otherwise it is held, and
 * `readLog` has what was told.
 */
export async function historyOf(
  door: Doorkeeper,
  viewer: Viewer,
  since: number,
  most = Number.POSITIVE_INFINITY,
): Promise<History> {
  const standing = await door.store.standing(door.id);
  if (standing === null || isOf(door.game, standing)) return playedAgain(door, viewer, since, most, () => true);
  const told = (kept: Line, { line }: Written) => same(kept.told, line.told);
  return playedAgain(door, viewer, since, most, told).catch((cause: unknown) => {
    if (cause instanceof StoreError && cause.why !== 'broken') throw cause;
    throw new HeldError('other-rules', standing.seq, 'these rules do not play it as it was played', { cause });
  });
}

async function playedAgain(
  door: Doorkeeper,
  viewer: Viewer,
  since: number,
  most: number,
  isTrue: (kept: Line, written: Written) => boolean,
): Promise<History> {
  const { game, options } = door;
  const kept = await door.store.since(door.id, -1);
  const log = createChronicle(game.seats(options));
  for (const line of kept) writeDown(log, line);
  const start = Math.max(log.begun, lineOf(log, since, viewer) ?? 0);
  const table = await tableAfter(door, kept, start);
  const place = placeOf(viewer, table.match.seats);
  const held = table.noticed[place];
  if (held === undefined) throw new Error(`there is no seat ${viewer}`);
  const items: Item[] = [];
  for (const line of kept) {
    if (line.seq <= lines(table.match)) continue;
    if (items.length === most) break;
    const written = await follow(table, door, line);
    if (!isTrue(line, written)) throw new Error(`line ${line.seq} tells of other things`);
    const item = written.items[place];
    if (item != null) items.push(item);
    advance(table, written);
  }
  return { n: held.n, view: held.view, items };
}
