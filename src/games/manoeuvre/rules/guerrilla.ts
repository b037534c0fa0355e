import { call, end, type Frame, procedure, type Seat } from '../../../kernel/flow.ts';
import type { Reason } from '../../../kernel/game.ts';
import { asks, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Choice, isCombat, type ManEvent, type Position } from '../position.ts';
import { because, type Of } from './bars.ts';
import { cardsOf, owns, spend } from './cards.ts';
import { PASS } from './choices.ts';
import { enemyOf } from './field.ts';

// Chapter 9.2.4: the interrupt that cancels a card.

/** The window of the opponent after a card that a Guerrilla can cancel. */
interface Guerrilla extends Frame<'guerrilla.answer'> {
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

/** 9.2.4: when its owner can hope to play one, if not now. */
function notNow(p: Position, _c: Of<'play'>, seat: Seat): readonly Reason[] {
  if (p.phase === 'setup') return [because('MAN-9.2.4-b', 'guerrillaNotNow')];
  if (seat === p.active) return [because('MAN-9.2.4-c', 'guerrillaOwnTurn')];
  if (p.stack.some(isCombat)) return [because('MAN-9.2.4-d', 'guerrillaNotInCombat')];
  return [because('MAN-9.2.4-b', 'guerrillaNotNow')];
}

const ask = asks<Position, Guerrilla, Choice, ManEvent>();

export const guerrilla = (box: Box) =>
  procedure<Position, Guerrilla, Choice, ManEvent>('guerrilla', {
    answer: ask({
      clause: 'MAN-9.2.4-b',
      when: (p) => owns(box, p, opponent(p), 'guerrillas'),
      who: opponent,
      may: {
        play: cardsOf(box, 'guerrillas', 'MAN-9.2.4-a', 'guerrillaAnswersOnly', notNow),
        pass: only(PASS),
      },
      window: 'pass',
      take(p, f, c, io, seat) {
        end(p);
        if (c.kind !== 'play') return;
        spend(p, seat, c.card, io);
        (p.stack[p.stack.length - 1] as Cancellable).cancelled = true;
        io.tell?.({ kind: 'cancelled', seat, card: f.card, by: c.card });
      },
    }),
  });
