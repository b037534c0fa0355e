import type { Io } from '../../../kernel/chance.ts';
import { jump, type Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Combat, type ManEvent, NONE, type Position } from '../position.ts';
import { lay, takeBack } from './cards.ts';
import { PASS } from './choices.ts';
import { moveUnit, offerMoves } from './movement.ts';
import { type Ask, ownDecision } from './own-turn.ts';

// 9.2.8: Skirmish.

/** The combat is off: the card that started it goes back to the hand, and the unit may move. */
export function takeSkirmish(p: Position, f: Combat, card: Card, seat: Seat, io: Io<ManEvent>): void {
  lay(p, seat, card, io);
  f.attack.push({ card, unit: NONE });
  io.tell?.({ kind: 'skirmished', unit: f.attacker, card });
  takeBack(p, seat, f.card);
  f.card = NONE;
  jump(f, 'assault.skirmish');
}

export function skirmished(box: Box, f: Combat): boolean {
  return f.attack.some(({ card }) => get(box.cards, card).type === 'skirmish');
}

/** 9.2.8-e: up to two squares, infantry as well as cavalry, under the limits of movement (I-38). */
export function skirmishStep(box: Box): Ask<Combat> {
  return ownDecision<Combat>(box, 'assault.skirmish', {
    when: (_p, f) => skirmished(box, f),
    choices(p, f, out) {
      offerMoves(box, p, f.attacker, box.skirmishMove, out);
      out.push(PASS);
    },
    take(p, _f, c, io) {
      if (c.kind === 'move') moveUnit(p, c.unit, c.to, 'skirmish', io);
    },
  });
}
