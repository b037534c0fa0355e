import type { GameEvent } from '../kernel/chance.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Viewer } from '../kernel/game.ts';
import { type Heard, placeOf, toldAgain, viewersOf } from './feed.ts';
import type { Line } from './store.ts';

interface Entry {
  readonly event: GameEvent;
  readonly only: Seat | null;
  /** For each viewer the number of the item that told it. */
  readonly at: readonly number[];
  /** For each viewer whether it was taken back by the consent of all. */
  readonly struck: readonly boolean[];
}

/** The log of a match, drawn from its lines alone: it can be read when the rules that made it are gone. */
export interface Chronicle {
  readonly seats: number;
  /** For each line, the set-up first, how much every viewer had noticed by then. */
  readonly counts: (readonly number[])[];
  told: Entry[];
  /** For each viewer when the last line was kept of which he noticed anything. */
  seen: readonly number[];
  /** The choices that stand: who made them, and in which line. */
  choices: { readonly seq: number; readonly seat: Seat }[];
  /** For each seat that is left to a bot who has left it so: its own person, or another; null for any other seat. */
  readonly handedBy: (Seat | null)[];
  /** The line by which the rules of today took the match up. */
  begun: number;
}

export const createChronicle = (seats: number): Chronicle => ({
  ...{ seats, counts: [], told: [], choices: [], begun: 0 },
  handedBy: new Array<null>(seats).fill(null),
  seen: new Array<number>(seats + 1).fill(0),
});

/** When each viewer has noticed something last, once the next line is kept. */
export function seenAfter({ seen }: Pick<Chronicle, 'seen'>, { at, noticed }: Pick<Line, 'at' | 'noticed'>) {
  return seen.map((last, place) => ((noticed >> place) & 1 ? at : last));
}

/** The counters of all viewers after a line; before the first they stand at -1, so that the set-up is item 0. */
export function countsAfter({ seats, counts }: Chronicle, seq: number): readonly number[] {
  return counts[seq] ?? new Array<number>(seats + 1).fill(-1);
}

/** Writes the next line down. */
export function chronicle(log: Chronicle, line: Line): void {
  const { seq, entry, kept, told, undone, noticed } = line;
  const at = countsAfter(log, seq - 1).map((n, place) => ((noticed >> place) & 1 ? n + 1 : n));
  log.counts[seq] = at;
  log.seen = seenAfter(log, line);
  const gone = log.told.splice(kept);
  const ats = told.map(() => [...at]);
  for (const viewer of viewersOf(log.seats)) keepPlaces(gone, told, viewer, ats, placeOf(viewer, log.seats));
  told.forEach(({ event, only }, i) => {
    log.told.push({ event, only, at: ats[i] ?? at, struck: at.map(() => false) });
  });
  if (entry !== null && 'act' in entry && undone.length > 0) strikeAll(log, undone);
  if (undone.length > 0) log.choices = log.choices.filter((made) => !undone.includes(made.seq));
  if (entry !== null && 'choice' in entry) log.choices.push({ seq, seat: entry.seat });
  if (entry === null || !('act' in entry)) return;
  if (entry.act.kind === 'rules') log.begun = seq;
  if (entry.act.kind === 'hand' && entry.seat !== null)
    log.handedBy[entry.act.of ?? entry.seat] = entry.act.level === null ? null : entry.seat;
}

/** All have agreed to take these lines back: what was told since the first of them that a viewer noticed is struck for him. */
function strikeAll(log: Chronicle, undone: Line['undone']): void {
  const first = viewersOf(log.seats).map((viewer) => firstGone(log, undone, viewer) ?? Number.POSITIVE_INFINITY);
  log.told = log.told.map((one) => ({
    ...one,
    struck: one.at.map((n, place) => one.struck[place] === true || n >= (first[place] ?? 0)),
  }));
}

/** What is told again at once stays with the item that told a viewer first. */
function keepPlaces(
  gone: readonly Entry[],
  told: Line['told'],
  viewer: Viewer,
  ats: readonly number[][],
  place: number,
): void {
  if (gone.length === 0) return;
  const isHis = ({ only }: { readonly only: Seat | null }) => only === null || only === viewer;
  const [before, after] = [gone.filter(isHis), told.flatMap((one, i) => (isHis(one) ? [{ event: one.event, i }] : []))];
  const again = toldAgain(
    before.map(({ event }) => event),
    after.map(({ event }) => event),
  );
  for (const [k, { i }] of after.slice(0, again).entries()) {
    const at = ats[i];
    if (at !== undefined) at[place] = before[k]?.at[place] ?? 0;
  }
}

/** The line to whose table a seat would go back: there it made its last choice that stands. Null if there is none. */
export function lastQuestion({ choices, begun }: Chronicle, seat: Seat): number | null {
  const last = choices.findLast((made) => made.seat === seat);
  return last === undefined || last.seq <= begun ? null : last.seq - 1;
}

/** The item by which a viewer noticed a line, or null. */
export function itemAt(log: Chronicle, seq: number, viewer: Viewer): number | null {
  const place = placeOf(viewer, log.seats);
  const n = log.counts[seq]?.[place];
  return n === undefined || n === countsAfter(log, seq - 1)[place] ? null : n;
}

/** The first item by which a viewer noticed any of these lines; null if he noticed none. */
function firstGone(log: Chronicle, undone: Line['undone'], viewer: Viewer): number | null {
  const gone = undone.flatMap((seq) => itemAt(log, seq, viewer) ?? []);
  return gone.length === 0 ? null : Math.min(...gone);
}

/** The first item that a viewer would lose if all agreed to go back to the table after a line; null if he noticed nothing since. */
export function firstLost(log: Chronicle, to: number, viewer: Viewer): number | null {
  return firstGone(
    log,
    log.choices.flatMap(({ seq }) => (seq > to ? [seq] : [])),
    viewer,
  );
}

/** The line by which a viewer noticed item n; null if there is none yet. */
export function lineOf(log: Chronicle, n: number, viewer: Viewer): number | null {
  const place = placeOf(viewer, log.seats);
  const line = log.counts.findIndex((counts) => counts[place] === n);
  return line < 0 ? null : line;
}

/** What a viewer has been told, each with the number of its item. */
export function heard(log: Chronicle, viewer: Viewer): Heard[] {
  const place = placeOf(viewer, log.seats);
  return log.told.flatMap(({ event, only, at, struck }) =>
    only === null || only === viewer
      ? [{ at: at[place] ?? 0, event, ...(struck[place] === true ? { struck: true } : {}) }]
      : [],
  );
}
