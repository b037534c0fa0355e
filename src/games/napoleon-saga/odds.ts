import type { Seat, Steps } from '../../kernel/flow.ts';
import type { Odds, OddsTerm } from '../../kernel/odds.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { counted, fireChances, meleeChances, moraleChances, raw } from './odds/chances.ts';
import { isOnTheWay, isTest, walk } from './odds/walk.ts';
import { isKnown } from './piles.ts';
import { type Choice, NONE, type Position, type Term, type Unit } from './position.ts';
import { evasionTerms, fireTerms, meleeTerms, moraleTerms, sum } from './rules/sums.ts';

// Exact odds of the next test, if nobody plays a card any more: the sums are those of the dice, and every face is counted. Wounds are
// followed by their Morale tests: whoever owes one rolls, a steadfast unit and a winner take none, nobody is supported.

/** Choices after which a die may follow. */
const DECISIVE: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>([
  'fire',
  'engage',
  'charge',
  'assault',
  'fight',
  'disengage',
  'evade',
  'recover',
  'spur',
  'countercharge',
  'repel',
  'spend',
  'stand',
  'regroup',
  'rally',
  'reorganise',
  'reform',
  'play',
  'use',
  'pass',
]);

const termsOf = (side: string, terms: readonly Term[]): OddsTerm[] =>
  terms.map(({ what, clause, value }) => ({ side, what, clause, value }));

/** Who meets at the die of a frame. */
const metAt = (f: Position['stack'][number] | undefined): readonly Unit[] => {
  if (isTest(f)) return [f.one, f.two];
  return f !== undefined && 'attacker' in f && 'defender' in f ? [Number(f.attacker), Number(f.defender)] : [];
};

/**
 * The position at the die that a choice leads to, if everybody then passes; null if there is none. NS-INFO-01: also if one of those
 * who meet there is not known now, for it is turned up only when the action is carried out, after its windows.
 */
export function atTheDie(steps: Steps<Position, Choice>, p: Position, seat: Seat, c: Choice): Position | null {
  if (!DECISIVE.has(c.kind)) return null;
  if (c.kind === 'pass' && !isOnTheWay(p)) return null;
  const q = copyPosition(p);
  if (walk(steps, q, [seat, c]) !== 'die') return null;
  return metAt(q.stack.at(-1)).every((unit) => unit === NONE || isKnown(p, unit, seat)) ? q : null;
}

export function oddsOfChoice(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  c: Choice,
): Odds | null {
  const q = atTheDie(steps, p, seat, c);
  const f = q?.stack.at(-1);
  if (q === null || f === undefined) return null;
  if (isTest(f)) {
    if (f.test === 'fire')
      return { ...counted(fireChances(box, q, f)), terms: termsOf('attack', fireTerms(box, q, f)) };
    if (f.test === 'morale')
      return { ...counted(moraleChances(box, q, f)), terms: termsOf('attack', moraleTerms(box, q, f)) };
    const terms = [
      ...termsOf('attack', meleeTerms(box, q, f, f.one)),
      ...termsOf('defence', meleeTerms(box, q, f, f.two)),
    ];
    return { ...counted(meleeChances(box, q, f)), terms };
  }
  if (f.step.startsWith('engage.') && 'attacker' in f && 'defender' in f) {
    const terms = evasionTerms(box, q, Number(f.defender), Number(f.attacker));
    const chances = raw(sum(terms), box.constants.evasionTarget, 'evaded', 'caught');
    return { ...counted(chances), terms: termsOf('attack', terms) };
  }
  return null;
}
