import { expect } from 'vitest';
import { get } from '../../../kernel/there.ts';
import { hexOf } from '../field.ts';
import { scoreOfCorps } from '../rules/armies.ts';
import { startArmy } from '../rules/army.ts';
import type { Bench } from './bench.ts';
import { playing } from './table.ts';

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

/** What becomes of the armies in turn 5. */
export function armiesIn5(t: Bench, dice: readonly number[] = []) {
  t.p.turn = 5;
  return playing(t, startArmy, dice);
}
