import type { Act } from '../kernel/acts.ts';
import type { GameEvent } from '../kernel/chance.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Game, GameView, Viewer } from '../kernel/game.ts';
import type { Match, Next } from '../kernel/match.ts';
import { same } from '../kernel/plain.ts';
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
  /** What was done beside the rules; null for a choice, and for one that is taken back. */
  readonly act: Act['kind'] | null;
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
  /** It was taken back by the consent of all: it was told, and happened no longer. */
  readonly struck?: true;
}

/** What one viewer was told, once all have agreed to take back these items: everything from the first of them on is struck. */
export function strike(told: readonly Heard[], gone: readonly number[]): readonly Heard[] {
  const first = Math.min(...gone);
  return told.map((heard) => (heard.at < first ? heard : { ...heard, struck: true }));
}

/** What was told and holds. */
export const holding = (told: readonly Heard[]): readonly Heard[] => told.filter(({ struck }) => struck !== true);

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

/**
 * The table on which a viewer is told an event: as it was when it was told, if the same step tells him more; otherwise as the step left
 * it, and with the last event the table at the end. So it rests on nothing but what he himself is told: an event for somebody else
 * must not be noticed by the tables of others.
 */
function tableOf(
  { glimpses }: Next,
  event: number,
  following: number | undefined,
): Next['glimpses'][number] | undefined {
  const step = glimpses.find(({ told, within }) => told >= event && within !== true);
  if (following === undefined) return glimpses.at(-1);
  if (step === undefined || following > step.told) return step;
  return glimpses.find(({ told }) => told >= event);
}

/**
 * How many of the events that are no longer so are told again at once. Whoever takes back what others may not know makes their own choices
 * be played again: of that they notice nothing.
 */
export function toldAgain(dropped: readonly GameEvent[], told: readonly GameEvent[]): number {
  const other = dropped.findIndex((event, i) => !same(event, told[i]));
  return other < 0 ? dropped.length : other;
}

/** What a viewer sees of the tables inside a line, and how he sees the last of them. */
function partsOf(
  game: Game,
  next: Next,
  viewer: Viewer,
  before: GameView,
  again: number,
): { readonly parts: Part[]; readonly view: GameView } {
  const heard = next.told.flatMap(({ event, only }, i) =>
    only === null || only === viewer ? [{ event, count: i + 1 }] : [],
  );
  const told = heard.slice(again);
  const end = next.glimpses.at(-1);
  const tables = new Map<Next['glimpses'][number], GameEvent[]>();
  told.forEach(({ event, count }, i) => {
    const table = tableOf(next, count, told[i + 1]?.count);
    if (table !== undefined) tables.set(table, [...(tables.get(table) ?? []), event]);
  });
  if (end !== undefined && !tables.has(end)) tables.set(end, []);
  const parts: Part[] = [];
  let view = before;
  for (const [table, events] of tables) {
    const seen = game.view(table.position, viewer);
    // A step may stand before a question that is put only when it is done: on the way nobody is asked.
    const after = table === end || seen.asked.length === 0 ? seen : { ...seen, asked: [] };
    const change = diff(view, after);
    if (events.length === 0 && change === null) continue;
    parts.push({ told: events, view: change });
    view = after;
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
  const dropped = heardBy<GameEvent>(match.told.slice(next.kept), viewer);
  const again = toldAgain(dropped, heardBy<GameEvent>(next.told, viewer));
  const { parts, view } = partsOf(match.game, next, viewer, before.view, again);
  const drop = dropped.length - again;
  const { entry } = next;
  // Whoever does something always notices it; what is done beside the rules is done before everybody.
  const concerns = entry.seat === viewer || 'act' in entry;
  if (parts.length === 0 && drop === 0 && !concerns) return null;
  const n = before.n + 1;
  const act = 'act' in entry ? entry.act.kind : null;
  const dice = next.rolls.some(({ stream }) => isDice(stream));
  return { item: { n, seat: entry.seat, act, dice, gone, drop, parts }, after: { n, view } };
}
