import type { GameEvent } from '../../kernel/chance.ts';
import type { Flow, Seat } from '../../kernel/flow.ts';
import type { Game, Viewer } from '../../kernel/game.ts';
import { choices, lines, type Match, toldTo, undoable } from '../../kernel/match.ts';
import type { Look, Moment } from './contract.ts';

/** A line that stands: who chose, and the position after it. */
export interface StandingLine {
  readonly line: number;
  readonly seat: Seat | null;
  readonly position: Flow;
}

/** A match and the lines of it that stand, the set-up first. Of two answers to one question the earlier one can go alone. */
export interface PlayedMatch {
  readonly game: Game;
  readonly match: Match;
  readonly standing: StandingLine[];
}

/** Writes the last line down among those that stand. Called after every line. */
export function stand(standing: StandingLine[], match: Match): void {
  const line = lines(match);
  const last = match.entries.at(-1);
  if (last === undefined || !('undo' in last)) {
    standing.push({ line, seat: last?.seat ?? null, position: match.position });
    return;
  }
  const gone = standing.findLastIndex(({ seat, line: at }) => seat === last.seat && isChoice(match, at));
  const later = standing.splice(gone).slice(1);
  // What others answered after it was given again, without it.
  for (const there of later) {
    const next = match.undo.find((open) => open.line > there.line);
    standing.push({ ...there, position: next?.position ?? match.position });
  }
}

/** The line after which a reader who has seen so many lines must be told anew: before the first that was taken back since. */
function lastKnown({ match, standing }: PlayedMatch, since: number): number {
  const stands = new Set(standing.map(({ line }) => line));
  const seen = Array.from({ length: Math.max(0, since - match.before) }, (_, i) => match.before + i + 1);
  const gone = seen.find((line) => isChoice(match, line) && !stands.has(line)) ?? Number.POSITIVE_INFINITY;
  return standing.findLast(({ line }) => line <= since && line < gone)?.line ?? -1;
}

const isChoice = ({ before, entries }: Match, line: number): boolean => {
  const entry = entries[line - before - 1];
  return entry !== undefined && 'choice' in entry;
};

function lastStanding({ standing }: PlayedMatch): StandingLine {
  const last = standing.at(-1);
  if (last === undefined) throw new Error('a match has at least its set-up');
  return last;
}

export function lookOf(played: PlayedMatch, viewer: Viewer, since: number): Look {
  const { game, match, standing } = played;
  const after = lastKnown(played, since);
  return {
    line: lines(match),
    at: lastStanding(played).line,
    view: game.view(match.position, viewer),
    choices: viewer === null ? [] : choices(match, viewer),
    undoable: viewer === null ? 0 : undoable(match, viewer),
    after,
    told: toldTo(match.told, viewer).filter(({ at }) => at > after),
    moments: standing.length,
    trouble: null,
  };
}

export function momentOf({ game, match, standing }: PlayedMatch, viewer: Viewer, index: number): Moment | null {
  const there = standing[index];
  if (there === undefined) return null;
  const { line, seat, position } = there;
  const told = toldTo<GameEvent>(match.told, viewer).filter(({ at }) => at === line);
  const dice = match.rolls.some(({ at, stream }) => at === line && isDice(stream));
  return { index, line, seat, view: game.view(position, viewer), told, dice };
}

/** The moments after a line, in order. */
export function momentsAfter(played: PlayedMatch, viewer: Viewer, line: number): Moment[] {
  return played.standing.flatMap((there, index) => {
    const moment = there.line > line ? momentOf(played, viewer, index) : null;
    return moment === null ? [] : [moment];
  });
}

/** The line of the seat's last choice that stands; 0 if it has made none. */
export function lastOwn({ standing }: PlayedMatch, seat: Seat): number {
  return standing.findLast((there) => there.seat === seat)?.line ?? 0;
}

/** Streams of dice, as opposed to decks and set-up. */
export function isDice(stream: string): boolean {
  return stream.startsWith('dice');
}
