import type { Io } from '../../../src/kernel/chance.ts';
import type { Seat } from '../../../src/kernel/flow.ts';
import { may } from '../../../src/kernel/permission.ts';
import { slip } from '../../../src/kernel/piles.ts';
import { get } from '../../../src/kernel/there.ts';
import type { PicketEvent, Position, Side } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { gate } from './bars.ts';

export const seatsOf = (p: Position): Seat[] => p.sides.map((_, seat) => seat);

export function sideOf(p: { readonly sides: readonly Side[] }, seat: Seat): Side {
  const side = p.sides[seat];
  if (side === undefined) throw new Error(`there is no seat ${seat}`);
  return side;
}

/** PIC-4: a deck is a bag; which card is drawn is decided at the moment of drawing. */
export function draw(p: Position, seat: Seat, io: Io<PicketEvent>): void {
  const side = sideOf(p, seat);
  if (side.deck.length === 0) return;
  const card = get(side.deck, io.roll(`deck${seat}`, side.deck.length) - 1);
  slip(side.deck, side.hand, card);
  io.tell?.({ kind: 'drew', seat, card }, seat);
}

/** A card of the own hand. */
export const fromHand = <K extends 'lay' | 'parry'>(kind: K, clause: ClauseId) =>
  may(
    (p: Position, _f: unknown, out: { readonly kind: K; readonly card: number }[], seat) => {
      for (const card of sideOf(p, seat).hand) out.push({ kind, card });
    },
    [gate<{ readonly card: number }>(clause, 'notInHand', (p, { card }, seat) => !sideOf(p, seat).hand.includes(card))],
  );
