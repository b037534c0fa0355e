import { NONE } from '../position.ts';
import type { Term } from '../told.ts';

// What a sum is made of, each with its clause.

export const term = (what: Term['what'], clause: string, value: number, block = NONE): Term => ({
  what,
  clause,
  value,
  block,
});

export const total = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);
