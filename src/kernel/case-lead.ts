import { CaseError } from './case.ts';
import type { Io } from './chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, type Steps, settle, top } from './flow.ts';

// A position in the midst of something is not put together from its parts: the rules themselves lead to it, so that it is
// one that can be reached.

/** More questions than lie before any moment of one combat or operation. */
const MOST_QUESTIONS = 1000;

/** Answers a question, or is null where the position stands as it was described. */
export type Answer<C> = (step: string, seat: Seat, offered: readonly C[]) => C | null;

/** Leads a position on, question by question. Chance that is not `fixed` may not decide on the way. */
export function leadOn<P extends Flow, C>(
  steps: Steps<P, C>,
  p: P,
  what: string,
  answer: Answer<C>,
  fixed?: (stream: string, sides: number) => number | null,
): void {
  const io: Io<never> = {
    roll(stream, sides) {
      const given = fixed?.(stream, sides) ?? null;
      if (given === null) throw new CaseError(`${what}: chance (${stream}) would decide before this moment comes`);
      return given;
    },
    reveal() {},
    tell: null,
  };
  settle(steps, p, io);
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const [seat] = askedSeats(steps, p);
    if (seat === undefined) throw new CaseError(`${what}: the match would be over before this moment comes`);
    const choice = answer(top(p).step, seat, listChoices(steps, p, seat, []));
    if (choice === null) return;
    play(steps, p, seat, choice, io);
  }
  throw new CaseError(`${what}: this moment does not come`);
}
