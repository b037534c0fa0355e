import { type Frame, procedure, type Seat } from '../../../kernel/flow.ts';
import { among, asks, type Bar, byTheWay, may } from '../../../kernel/permission.ts';
import type { Choice, Position } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { N15Event } from '../told.ts';
import { coalitionPlayer, type Rule } from './bars.ts';
import { type Of, seatNamed } from './choices.ts';

// Procedures of this game and the steps of them that ask, by their frames alone.

export const asking = <F extends Frame>() => asks<Position, F, Choice, N15Event>();

type Written<F extends Frame> = Parameters<typeof procedure<Position, F, Choice, N15Event>>[1];

export const inSteps = <F extends Frame>(name: string, steps: Written<F>) =>
  procedure<Position, F, Choice, N15Event>(name, steps);

/** What an event is aimed at. It is the moment of no such choice otherwise. */
export const target = <F, C>(
  list: (p: Position, f: F, seat: Seat) => readonly C[],
  rules: readonly Bar<Position, F, C>[],
) => may<Position, F, C>(among(list), rules, byTheWay);

/** With three players the French name one of their opponents for an event. */
export const opponent = (clause: ClauseId, order: readonly Seat[], rules: readonly Rule<Of<'seat'>>[] = []) =>
  target<Frame, Of<'seat'>>(() => order.map(seatNamed), [coalitionPlayer(clause, (seat) => seat === 0), ...rules]);
