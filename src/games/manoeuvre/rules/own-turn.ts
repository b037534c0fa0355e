import { type AskStep, type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import type { Choice, ManEvent, Position } from '../position.ts';
import { scout, sideOf } from './cards.ts';

export type Ask<F extends Frame> = AskStep<Position, F, Choice, ManEvent>;

export const active = (p: Position) => p.active;

/** 9.2.9: the active player may play a Scout at any decision of his own turn. */
export function offerScouts(box: Box, p: Position, seat: Seat, out: Choice[]): void {
  const side = sideOf(p, seat);
  if (get(box.nations, side.nation).owns.scout === 0) return;
  for (const card of side.hand) if (get(box.cards, card).type === 'scout') out.push({ kind: 'scout', card });
}

/**
 * A decision of the active player in his own turn: beside its own choices it offers every Scout in his hand (9.2.9), and
 * after a Scout it is asked again. `name` is the step's full name.
 */
export function ownDecision<F extends Frame>(box: Box, name: string, step: Omit<Ask<F>, 'who' | 'each'>): Ask<F> {
  const { choices, take } = step;
  return {
    ...step,
    who: active,
    choices(p, f, out, seat) {
      choices(p, f, out, seat);
      offerScouts(box, p, seat, out);
    },
    take(p, f, c, io, seat) {
      if (c.kind !== 'scout') return take(p, f, c, io, seat);
      scout(p, seat, c.card, io);
      jump(f, name);
    },
  };
}
