import type { GameEvent } from '../kernel/chance.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Game, GameView, Viewer } from '../kernel/game.ts';
import type { Match, Next } from '../kernel/match.ts';
import { heardBy } from '../kernel/told.ts';
import { diff, type Patch } from './patch.ts';

/** A table inside a line, as one viewer sees it: what was told on the way to it, and what changed. */
export interface Part {
  readonly told: readonly GameEvent[];
  /** Null where the view stays as it was. */
  readonly view: Patch | null;
}

/**
 * What one viewer notices of one line. Its number counts what this viewer has noticed, not the lines of the match: those that he
 * may not know of leave no gap.
 */
export interface Item {
  readonly n: number;
  /** Who did it; null for the keeper. */
  readonly seat: Seat | null;
  /** Dice fell. */
  readonly dice: boolean;
  /** The items that this one takes back. */
  readonly gone: readonly number[];
  /** So many of the last told events are no longer so. */
  readonly drop: number;
  readonly parts: readonly Part[];
}

/** An event as a viewer was told it, with the number of the item that told it. */
export interface Heard {
  readonly at: number;
  readonly event: GameEvent;
}

/** What a viewer holds: how much was noticed, and the last view. */
export interface Noticed {
  readonly n: number;
  readonly view: GameView;
}

/** Everybody who may look: the seats in their order, then the spectator. */
export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  null,
];

/** The place of a viewer among them. */
export const placeOf = (viewer: Viewer, seats: number): number => viewer ?? seats;

/** Streams of dice, as opposed to decks and set-up. */
export const isDice = (stream: string): boolean => stream.startsWith('dice');

/** What a viewer sees of the tables inside a line: what changes nothing for him and tells him nothing is no table of its own. */
function partsOf(
  game: Game,
  next: Next,
  viewer: Viewer,
  before: GameView,
): { readonly parts: Part[]; readonly view: GameView } {
  const parts: Part[] = [];
  let view = before;
  let told = 0;
  for (const glimpse of next.glimpses) {
    const events = heardBy(next.told.slice(told, glimpse.told), viewer);
    told = glimpse.told;
    const seen = game.view(glimpse.position, viewer);
    const change = diff(view, seen);
    if (events.length === 0 && change === null) continue;
    parts.push({ told: events, view: change });
    view = seen;
  }
  return { parts, view };
}

/** What a viewer notices of a line that is about to be committed, and what he holds then; null if nothing of it reaches him. */
export function notice(
  match: Match,
  next: Next,
  viewer: Viewer,
  before: Noticed,
  gone: readonly number[],
): { readonly item: Item; readonly after: Noticed } | null {
  const { parts, view } = partsOf(match.game, next, viewer, before.view);
  const drop = heardBy<GameEvent>(match.told.slice(next.kept), viewer).length;
  const { entry } = next;
  // Whoever does something always notices it; what is done beside the rules is done before everybody.
  const concerns = entry.seat === viewer || 'act' in entry;
  if (parts.length === 0 && drop === 0 && !concerns) return null;
  const n = before.n + 1;
  const dice = next.rolls.some(({ stream }) => isDice(stream));
  return { item: { n, seat: entry.seat, dice, gone, drop, parts }, after: { n, view } };
}
