import type { Reason } from '../../../kernel/game.ts';
import { barsOf, never, type OfKind } from '../../../kernel/permission.ts';
import { type Choice, NONE, type Position, type Square, type Unit } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/why.ts';
import { ownerOf } from './field.ts';

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar, follows } = barsOf<Position, ClauseId, Why>();

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

/** A reason in full, where it is more than that something is for another step. */
export const because = (clause: ClauseId, why: Why): Reason => ({ clause, why });

/** Not the moment that anybody waits for: a unit and a square are for moving, whatever else may befall them. */
export const aside = (): readonly never[] => [];

/** Somebody must decide, by this clause, before the game goes on. */
export const mayNotPass = (clause: ClauseId, why: Why = 'cannotPass') =>
  never<Position, unknown, Of<'pass'>>([bar(clause, why, () => true)]);

/** For the sentence of a reason: the unit that stands where one would go. */
export const inTheWay = (p: Position, _f: unknown, { to }: { readonly to: Square }) => ({ by: p.at[to] ?? NONE });

interface OfUnit {
  readonly unit: Unit;
}

/** 6.5.1-a: a lost unit does nothing any more. */
export const standing = gate<OfUnit>(
  'MAN-6.5.1-a',
  'unitEliminated',
  (p, { unit }) => p.phase !== 'setup' && p.where[unit] === NONE,
);

/** 1.3-a: an own unit, and not a lost one. */
export const ownUnit = [
  about<OfUnit>('MAN-1.3-a', 'enemyUnit', (_p, { unit }, seat) => ownerOf(unit) !== seat),
  standing,
];
