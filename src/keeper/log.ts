import type { Viewer } from '../kernel/game.ts';
import { createChronicle, heard, chronicle as writeDown } from './chronicle.ts';
import type { Heard } from './feed.ts';
import type { Store } from './store.ts';

/** What a viewer of a match with so many seats was told, from its lines alone: it needs no rules, and so it can be read while it is held. */
export async function readLog(store: Store, id: string, viewer: Viewer, seats: number): Promise<readonly Heard[]> {
  const log = createChronicle(seats);
  for (const line of await store.since(id, -1)) writeDown(log, line);
  return heard(log, viewer);
}
