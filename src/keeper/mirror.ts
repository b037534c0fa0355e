import type { Seat } from '../kernel/flow.ts';
import type { GameView } from '../kernel/game.ts';
import { isObject } from '../kernel/plain.ts';
import { type Heard, type Item, strike } from './feed.ts';
import { PatchError, patched } from './patch.ts';
import { isText } from './read-flow.ts';

/** What one viewer holds of a match, made of a whole look and of every item since. */
export interface Mirror {
  readonly n: number;
  readonly view: GameView;
  readonly told: readonly Heard[];
}

/** A table of the match as one viewer saw it, and what was told on the way to it. */
export interface Scene {
  readonly n: number;
  readonly seat: Seat | null;
  readonly dice: boolean;
  readonly view: GameView;
  readonly told: readonly Heard[];
}

/** What every view has is looked at: the rest is for its drawing to know. */
function isView(value: unknown): value is GameView {
  if (!isObject(value)) return false;
  return Array.isArray(value['asked']) && isText(value['step']) && 'viewer' in value && 'outcome' in value;
}

function viewed(before: GameView, patch: Item['parts'][number]['view']): GameView {
  if (patch === null) return before;
  const view = patched(before, patch);
  if (!isView(view)) throw new PatchError('a patch makes no view');
  return view;
}

/** The item was not the next one: something was missed, and only a whole look helps. */
export class GapError extends Error {
  override readonly name = 'GapError';
}

/** Lays an item on the mirror, and gives the tables on the way. */
export function reflect(mirror: Mirror, item: Item): { readonly mirror: Mirror; readonly scenes: readonly Scene[] } {
  if (item.n !== mirror.n + 1) throw new GapError(`item ${item.n} does not follow item ${mirror.n}`);
  const { n, seat, act, dice, gone } = item;
  let { view } = mirror;
  const kept = mirror.told.slice(0, mirror.told.length - item.drop);
  const told = act === 'agree' ? [...strike(kept, gone)] : kept;
  const scenes = item.parts.map((part): Scene => {
    view = viewed(view, part.view);
    const events = part.told.map((event) => ({ at: n, event }));
    told.push(...events);
    return { n, seat, dice, view, told: events };
  });
  return { mirror: { n, view, told }, scenes };
}
