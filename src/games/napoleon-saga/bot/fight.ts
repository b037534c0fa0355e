import type { Box } from '../data/box.ts';
import { type Card, MARK, NONE, type Position, type Test, type Unit } from '../position.ts';
import { has, isCavalry, mark, unmark, woundsOf } from '../rules/pieces.ts';
import { fireTerms, meleeTerms, sum, woundsBy } from '../rules/sums.ts';
import { FACES, woundWorth } from './worth.ts';

// What a fight is worth to whoever starts it, by the sums of the rules.

/** What a die with this sum is worth that strikes a unit. */
function strike(box: Box, p: Position, target: Unit, total: number): number {
  let once = 0;
  let twice = 0;
  for (let face = 1; face <= FACES; face++) {
    const wounds = woundsBy(box, face + total);
    if (wounds === 1) once++;
    else if (wounds === 2) twice++;
  }
  const one = once === 0 ? 0 : once * woundWorth(box, p, target, 1);
  return (one + (twice === 0 ? 0 : twice * woundWorth(box, p, target, 2))) / FACES;
}

type FireTest = Pick<Test, 'one' | 'two' | 'mods' | 'order' | 'surprised' | 'spends'>;

export const fireWorth = (box: Box, p: Position, f: FireTest, more = 0): number =>
  strike(box, p, f.two, sum(fireTerms(box, p, f)) + more);

export const volley = (box: Box, p: Position, one: Unit, two: Unit, order: Card = NONE): number =>
  fireWorth(box, p, { one, two, mods: [], order, surprised: false, spends: false });

type Round = Pick<Test, 'one' | 'two' | 'mods' | 'order'>;

/** A round of a Melee that is under way, for the side of `one`; with more on either die. */
export function roundWorth(box: Box, p: Position, f: Round, onOne = 0, onTwo = 0): number {
  const [mine, theirs] = [sum(meleeTerms(box, p, f, f.one)) + onOne, sum(meleeTerms(box, p, f, f.two)) + onTwo];
  // Who drives the other off owes no Morale test: what is suffered weighs a little less.
  return strike(box, p, f.two, mine) - 0.9 * strike(box, p, f.one, theirs);
}

/** A Melee that is begun now: its first round, and a share of what may follow. */
export function onsetWorth(box: Box, p: Position, one: Unit, two: Unit, charging: boolean, order: Card = NONE): number {
  const charges = charging && isCavalry(box, p, one) && !has(p, one, MARK.disorganised);
  if (charges) mark(p, one, MARK.charge | MARK.charged);
  p.melees.push({ a: one, b: two, woundsA: woundsOf(p, one), woundsB: woundsOf(p, two), rounds: 0 });
  const first = roundWorth(box, p, { one, two, mods: [], order });
  p.melees.pop();
  if (charges) unmark(p, one, MARK.charge | MARK.charged);
  return first + 0.3 * Math.max(-0.4, first) - (charges ? 0.12 : 0);
}
