import { onTestFinished, test } from 'vitest';

/**
 * A test of a rule: names the clauses of the ledger that it holds the game to. `ledger` finds the ids in the source, so
 * they are always written out: `rule('MAN-6.1-d', 'an assault needs a card of the unit', () => { ... })`.
 */
export function rule(id: string | readonly string[], title: string, fn: () => void | Promise<void>): void {
  const ids = typeof id === 'string' ? [id] : id;
  test(`[${ids.join(', ')}] ${title}`, fn);
}

/** What must hold when the test is through. */
export const whenDone = (check: () => void): void => onTestFinished(check);
