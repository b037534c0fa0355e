import type { EventRule } from './rule.ts';

/** CTO: cancels a manoeuvre event that the enemy has just played. The window that offers it does so. */
export const contreOrdre: EventRule = {
  windows: ['answer'],
  play() {},
};
