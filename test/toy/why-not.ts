import { isOffered } from '../../src/kernel/answers.ts';
import { askedSeats, type Seat, top } from '../../src/kernel/flow.ts';
import type { Reason, Wish } from '../../src/kernel/game.ts';
import type { Choice, Position } from './position.ts';
import { steps } from './rules/index.ts';
import { near } from './rules/round.ts';
import { touches } from './things.ts';

/** The clause of each step at which somebody is asked. */
const CLAUSES: { readonly [step: string]: string } = {
  'round.lay': 'PIC-2',
  'round.march': 'PIC-5',
  'round.act': 'PIC-6',
  'fight.parry': 'PIC-7',
};

export function whyNot(p: Position, seat: Seat, wish: Wish<Choice>): readonly Reason[] {
  if (!askedSeats(steps, p).includes(seat)) return [{ clause: 'PIC-2', why: 'notAsked' }];
  if (isOffered(steps, touches, p, seat, wish)) return [];
  const { step } = top(p);
  if ('choice' in wish && wish.choice.kind === 'attack' && step === 'round.act') {
    const { on } = wish.choice;
    if (p.sides[on] !== undefined && !near(p, seat, on))
      return [{ clause: 'PIC-6', why: 'tooFar', facts: { target: on } }];
  }
  return [{ clause: CLAUSES[step] ?? 'PIC-1', why: 'notNow' }];
}
