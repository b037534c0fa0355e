import { expect } from 'vitest';
import { hearing } from '../../../../test/support/hearing.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { get } from '../../../kernel/there.ts';
import { hexOf } from '../field.ts';
import type { Choice, Position } from '../position.ts';
import { scoreOfCorps } from '../rules/armies.ts';
import { rulesOf } from '../rules/index.ts';
import { clausesEn } from '../text/clauses.en.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';

/** Runs what `start` calls, with these dice; `take` answers whoever is asked. */
export function drive(t: Pick<Bench, 'box' | 'p'>, start: (p: Position) => void, dice: readonly number[] = []) {
  const steps = rulesOf(t.box);
  const log: ViveEvent[] = [];
  const io = {
    ...quietIo<ViveEvent>(scriptedChance({ dice: [...dice] })),
    tell: hearing(clausesEn, log),
  };
  // Something below, so that the stack is not empty when all is done: a phase that only asks.
  t.p.stack = [{ step: 'turn.end' }];
  t.p.outcome = null;
  start(t.p);
  const turns = t.p.turn;
  settle(steps, t.p, io);
  return {
    log,
    step: () => (t.p.turn === turns ? (t.p.stack.at(-1)?.step ?? '') : ''),
    told: <K extends ViveEvent['kind']>(kind: K) => log.filter((event) => event.kind === kind),
    seat: () => askedSeat(steps, t.p),
    choices: (): Choice[] => listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []),
    kinds: () => [
      ...new Set(listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []).map(({ kind }) => kind)),
    ],
    take: (c: Choice) => play(steps, t.p, askedSeat(steps, t.p), c, io),
  };
}

/** Like it, but what lies below is a phase that asks nobody: the dice end where the thing itself ends. */
export function alone(t: Bench, start: (p: Position) => void, dice: readonly number[] = []) {
  t.p.turn = 5;
  return drive(t, start, dice);
}

export const markers = (t: Bench, turn: number): void => {
  t.p.turn = turn;
};

/** A corps of the bench brought to a score by steps lost of units that are away. */
export function worn(t: Bench, corps: string, score: number): number {
  const id = t.b.corps.findIndex((each) => each.id === corps);
  let due = score - scoreOfCorps(t.b, t.p, id);
  for (const unit of get(t.b.corps, id).units) {
    if (hexOf(t.p, unit) >= 0) continue;
    const lost = Math.max(0, Math.min(due, t.p.steps[unit] ?? 0));
    t.p.steps[unit] = (t.p.steps[unit] ?? 0) - lost;
    due -= lost;
  }
  expect(due).toBe(0);
  return id;
}
