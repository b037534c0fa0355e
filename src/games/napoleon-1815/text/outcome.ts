import type { Outcome } from '../../../kernel/flow.ts';
import type { Scene } from './scene.ts';
import { HOWS, type Words } from './words.ts';

export function tellOutcome(outcomes: Words['outcomes'], s: Scene, outcome: Outcome): string {
  const how = HOWS.find((known) => known === outcome.how);
  if (how === undefined) throw new Error(`no words for a match that ended by '${outcome.how}'`);
  return outcomes[how](s, outcome);
}

/** A figure of the outcome. */
export function figure(outcome: Outcome, name: string): number {
  const value = outcome.facts[name];
  return typeof value === 'number' ? value : 0;
}
