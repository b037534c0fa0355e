import { type Seat, top } from '../../src/kernel/flow.ts';
import { type Odds, oddsOf, printDice, sumsOf } from '../../src/kernel/odds.ts';
import { BOX } from './data/standard.ts';
import type { Choice, Position } from './position.ts';
import { isLoss } from './rules/fight.ts';

const DICE = { count: BOX.dice, sides: BOX.faces };

/** PIC-8: a parry that may still come is not counted. */
export function oddsOfChoice(p: Position, _seat: Seat, c: Choice): Odds | null {
  if (c.kind !== 'attack' && !top(p).step.startsWith('fight.')) return null;
  const parry = c.kind === 'parry' ? c.card : 0;
  return {
    ...oddsOf(sumsOf([DICE]), (total) => (isLoss(total, parry) ? 'loss' : 'nothing')),
    terms: [
      { side: 'attack', what: 'dice', clause: 'PIC-8', value: printDice(DICE) },
      { side: 'defence', what: 'parry', clause: 'PIC-8', value: BOX.defence + parry },
    ],
  };
}
