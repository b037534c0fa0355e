import type { Line } from '../../keeper/store.ts';
import { type Clock, isLive } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Turn } from '../store/notice-store.ts';

// Who is told what, and when. Nothing here asks a database or a network.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Whoever is at the table finds out for himself: so long it is waited for him. */
const LIVE = 10 * SECOND;
const LETTERS = MINUTE;
/** And so long for somebody who is called by name. */
export const CALL = 10 * SECOND;
/** And for somebody who is asked whether he is ready: the last who came sits there, and has only to say it. */
export const READY = 20 * SECOND;

/** How long before somebody is told: at a match that is played in one sitting seconds matter. */
export const waitAt = (clock: Clock | null): number => (clock !== null && isLive(clock) ? LIVE : LETTERS);

/** How a match stands to a seat. */
export interface Standing {
  readonly seat: Seat;
  readonly seq: number;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly wait: number;
  /** Who did something since it was looked at last, in order; null where nobody did: chance, or the set-up. */
  readonly acts: readonly (Seat | null)[];
}

export const actsOf = (lines: readonly Line[]): readonly (Seat | null)[] =>
  lines.map(({ entry }) => (entry === null ? null : entry.seat));

/**
 * What there is to tell after a match went on. A turn begins when somebody else's act makes it one's turn. Who has done nothing since he
 * was told is not told again: it is taken back and done again before him as often as one likes. Who acted last knows how it stands.
 */
export function turnAfter(before: Turn | null, standing: Standing, now: number): Turn {
  const { seat, seq, isAsked, isOver, wait, acts } = standing;
  const nothing: Turn = { kind: 'turn', seq, since: null, due: 0, isTold: before?.isTold ?? false };
  const mine = acts.lastIndexOf(seat);
  const isLastMine = mine >= 0 && mine === acts.length - 1;
  if (isOver) {
    if (isLastMine || before?.kind === 'over') return { ...nothing, kind: 'over', isTold: true };
    return { kind: 'over', seq, since: now, due: now + wait, isTold: false };
  }
  if (isLastMine) return { ...nothing, since: isAsked ? now : null, isTold: isAsked };
  const hasActed = mine >= 0;
  if (!isAsked) return hasActed ? { ...nothing, isTold: false } : nothing;
  const isNew = hasActed || before === null || before.since === null;
  if (!isNew) return { ...before, seq };
  return { kind: 'turn', seq, since: now, due: now + wait, isTold: hasActed ? false : nothing.isTold };
}

/** How it stands at the moment in which somebody begins to wish to be told: what is so already he sees before him. */
export const turnBefore = (seq: number, isAsked: boolean, now: number): Turn => ({
  ...{ kind: 'turn', seq, since: isAsked ? now : null, due: now, isTold: isAsked },
});

/** After so long it is tried again, the longer the more often it failed; then it is given up. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR];

/** How long to wait after a try that failed, which is the first for 0; null: it was the last. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries] ?? null;
