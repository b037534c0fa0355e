import type { Seat } from '../../../kernel/flow.ts';
import { type Bar, barsOf, never, type OfKind } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import type { Why } from './whys.ts';

/** The clauses of the ledger. */
export type ClauseId = `NS-${string}`;

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar } = barsOf<Position, ClauseId, Why>();

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

/** Rules that any frame can be held to. */
export type Rules<C> = readonly Bar<Position, unknown, C>[];

/** Does no rule of the list forbid it? */
export function isLegal<F, C>(rules: readonly Bar<Position, F, C>[], p: Position, f: F, c: C, seat: Seat): boolean {
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i];
    if (rule !== undefined && rule.sort !== 'follows' && rule.test(p, f, c, seat)) return false;
  }
  return true;
}

/** Rules and tables are made once for a box: they are asked for in the middle of listing. */
export function once<T>(make: (box: Box) => T): (box: Box) => T {
  const made = new WeakMap<Box, { readonly of: T }>();
  let last: { readonly box: Box; readonly of: T } | null = null;
  return (box) => {
    // A match is played with one box.
    if (last !== null && last.box === box) return last.of;
    const known = made.get(box) ?? { of: make(box) };
    made.set(box, known);
    last = { box, of: known.of };
    return known.of;
  };
}

/** Somebody must decide, by this clause, before the game goes on. */
export const mayNotPass = (clause: ClauseId, why: Why = 'cannotPass') =>
  never<Position, unknown, Of<'pass'>>([bar(clause, why, () => true)]);

export const PASS: Of<'pass'> = Object.freeze({ kind: 'pass' });
