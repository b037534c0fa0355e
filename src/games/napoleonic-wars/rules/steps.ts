import type { AskStep, RunStep } from '../../../kernel/flow.ts';
import { exactly } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Choice, Phase, Position, Turn } from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { type ClauseId, given } from './bars.ts';
import type { Told } from './board.ts';

// What the steps of a turn are written with.

export type TurnStep = RunStep<Position, Turn, NapoleonicEvent> | AskStep<Position, Turn, Choice, NapoleonicEvent>;

export const SEAT = () => 0;

export function enter(p: Position, phase: Phase, clause: ClauseId, io: Told): void {
  p.phase = phase;
  io.tell?.({ kind: 'phase', clause, phase });
}

export const tellFunds = (p: Position, clause: ClauseId, io: Told): void =>
  io.tell?.({ kind: 'funds', clause, treasury: p.treasury, warFund: p.warFund, admiralty: p.admiralty });

/** Amounts from `least`, or nothing, to `most`. */
export const amounts = <K extends 'fund' | 'budget' | 'level'>(
  table: readonly { readonly kind: K; readonly pounds: number }[],
  clause: ClauseId,
  most: (p: Position) => number,
  least: ((p: Position) => number) | null = null,
) =>
  exactly<Position, Turn, { readonly kind: K; readonly pounds: number }>(
    (p, _f, out) => {
      const last = most(p);
      for (let pounds = least?.(p) ?? 0; pounds <= last; pounds++) out.push(table[pounds] ?? nothingAt(pounds));
    },
    [
      given(clause, 'notEnough', (p, _f, { pounds }) => pounds > most(p)),
      ...(least === null
        ? []
        : [given<Turn, { readonly pounds: number }>(clause, 'treasuryFull', (p, _f, { pounds }) => pounds < least(p))]),
    ],
  );
