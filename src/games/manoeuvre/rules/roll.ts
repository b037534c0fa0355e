import { type Io, rollAll } from '../../../kernel/chance.ts';
import { printDice } from '../../../kernel/odds.ts';
import type { Box } from '../data/box.ts';
import type { Combat, ManEvent, Position, Result, RollPart } from '../position.ts';
import { resultOf, sum, totalsOf } from './totals.ts';

// 6.1 step 6, 6.2 step 3: all cards are on the table, the dice are rolled.

/** Rolls the dice of a combat and says what comes of it. */
export function resolve(box: Box, p: Position, f: Combat, io: Io<ManEvent>): Result {
  const totals = totalsOf(box, p, f);
  const rolled: RollPart[] = [];
  let attack = sum(totals.attack);
  for (const { card, dice } of totals.dice) {
    const faces = rollAll(io, 'dice', dice.count, dice.sides);
    for (const face of faces) attack += face;
    rolled.push({ card, dice: printDice(dice), faces });
  }
  const defence = sum(totals.defence);
  const result = resultOf(f.type, attack, defence);
  const terms = { attack: totals.attack, defence: totals.defence };
  io.tell?.({ kind: 'totals', type: f.type, attack, defence, dice: rolled, terms, result });
  return result;
}
