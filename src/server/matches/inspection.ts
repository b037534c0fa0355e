import type { Doorkeeper } from '../../keeper/door.ts';
import { HeldError } from '../../keeper/held.ts';
import { begun, playedFrom } from '../../keeper/replay.ts';
import { openRoom } from '../../keeper/room.ts';
import { StoreError } from '../../keeper/store.ts';
import { isOf } from '../../keeper/table.ts';
import { type Upgrade, upgrade } from '../../keeper/upgrade.ts';
import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { lines } from '../../kernel/match.ts';
import type { NodeStore } from '../store/node-store.ts';
import { readAgreed } from './agreed.ts';
import { hallDoor } from './hall.ts';

/** What these rules make of a running match. Nothing is changed by it. */
export interface Finding {
  readonly id: string;
  readonly game: string | null;
  readonly lines: number;
  readonly state: /** It goes on as it is: every line since these rules took it up plays again, to the same table. */
    | { readonly kind: 'same'; readonly hash: string }
    /** It was played by other rules, and these can take it up. */
    | { readonly kind: 'taken-up'; readonly by: Upgrade }
    /** These rules cannot take it up: it waits for others. */
    | { readonly kind: 'held'; readonly why: string; readonly line: number; readonly message: string }
    /** What is kept of it cannot be played by the very rules that wrote it. */
    | { readonly kind: 'broken'; readonly message: string };
}

type Load = (game: string) => Promise<Game | null>;

/** So many names of matches are asked for at a time. */
const PAGE = 200;

/** All running matches, one after the other. */
export async function* examined(store: NodeStore, load: Load): AsyncGenerator<Finding> {
  for (let after = ''; ; ) {
    const ids = await store.running(after, PAGE);
    for (const id of ids) yield await examine(store, id, load);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function examine(store: NodeStore, id: string, load: Load): Promise<Finding> {
  let [game, count]: [string | null, number] = [null, 0];
  try {
    const head = await store.head(id);
    count = head?.seq ?? 0;
    if (head !== null) game = readAgreed(head.about).game;
    const door = await hallDoor({ store, load, fault: () => {} }, id);
    if (door === null) throw new StoreError('broken', 'it is not there');
    return { id, game, lines: count, state: await stateOf(door) };
  } catch (error) {
    if (error instanceof StoreError && error.why !== 'broken') throw error;
    const message = error instanceof Error ? error.message : String(error);
    return { id, game, lines: count, state: { kind: 'broken', message } };
  }
}

async function stateOf(door: Doorkeeper): Promise<Finding['state']> {
  const { store, id, game } = door;
  const standing = await store.standing(id);
  if (standing === null) return { kind: 'broken', message: 'no table of it is kept' };
  try {
    if (!isOf(game, standing)) {
      const by = await upgrade(door, { dry: true });
      if (by !== null) return { kind: 'taken-up', by };
    }
    return { kind: 'same', hash: await replayed(door) };
  } catch (error) {
    if (!(error instanceof HeldError)) throw error;
    return { kind: 'held', why: error.why, line: error.line, message: error.message };
  }
}

/** Plays a match again from where these rules took it up; the hash of its table, which is that of the table that is kept. */
async function replayed(door: Doorkeeper): Promise<string> {
  const { store, id } = door;
  // Somebody may play on meanwhile: what comes after this look is not looked at.
  const head = await store.head(id);
  const { match } = await openRoom(door);
  const kept = await store.since(id, -1);
  const first = await store.standing(id, begun(kept));
  if (first === null) throw new StoreError('broken', 'its first table is lost');
  if (head === null || lines(match) < head.seq) throw new StoreError('broken', 'lines are missing');
  const again = await playedFrom(door, first, kept, lines(match));
  const hash = hashOf(again.match.position);
  if (hash !== hashOf(match.position)) throw new StoreError('broken', 'played again it comes to another table');
  return hash;
}
