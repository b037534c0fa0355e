import { call, end, type Frame, procedure, type Seat } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Card, Choice, ManEvent, Position } from '../position.ts';
import { offer, owns, spend } from './cards.ts';
import { PASS } from './choices.ts';
import { enemyOf } from './field.ts';

// Chapter 9.2.4: the interrupt that cancels a card.

/** The window of the opponent after a card that a Guerrilla can cancel. */
export interface Guerrilla extends Frame {
  readonly card: Card;
}

/** A procedure that plays cards which can be cancelled learns here whether the last one was. */
export interface Cancellable extends Frame {
  cancelled: boolean;
}

const opponent = (p: Position): Seat => enemyOf(p.active);

/** Opens the window for a card that has just been played; `caller.cancelled` tells afterwards how it went. */
export function mayBeCancelled(p: Position, caller: Cancellable, card: Card): void {
  caller.cancelled = false;
  call<Guerrilla>(p, { step: 'guerrilla.answer', card });
}

export const guerrilla = (box: Box) =>
  procedure<Position, Guerrilla, Choice, ManEvent>('guerrilla', {
    answer: {
      when: (p) => owns(box, p, opponent(p), 'guerrillas'),
      who: opponent,
      choices(p, _f, out, seat) {
        offer(box, p, seat, 'guerrillas', out);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        end(p);
        if (c.kind !== 'play') return;
        spend(p, seat, c.card, io);
        (p.stack[p.stack.length - 1] as Cancellable).cancelled = true;
        io.tell?.({ kind: 'cancelled', seat, card: f.card, by: c.card });
      },
    },
  });
