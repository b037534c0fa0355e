import type { Io } from '../../../kernel/chance.ts';
import { jump, type Seat } from '../../../kernel/flow.ts';
import { exactly, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type AssaultStep, type Card, type Combat, type ManEvent, NONE, type Position } from '../position.ts';
import { aside, bar, type Of, ownUnit } from './bars.ts';
import { lay, takeBack } from './cards.ts';
import { MOVE, PASS } from './choices.ts';
import { reach } from './field.ts';
import { moveUnit, whereTo } from './movement.ts';
import { ownDecision } from './own-turn.ts';

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

const theAttacker = (_p: Position, f: Combat) => ({ unit: f.attacker });

/** 9.2.8-e: up to two squares, infantry as well as cavalry, under the limits of movement (I-38). */
export const skirmishStep = (box: Box) =>
  ownDecision<Combat<AssaultStep>>(box)('assault.skirmish', {
    clause: 'MAN-9.2.8-e',
    when: (_p, f) => skirmished(box, f),
    may: {
      move: exactly<Position, Combat, Of<'move'>>(
        (p, f, out) => reach(box, p, f.attacker, box.skirmishMove, get(MOVE, f.attacker), out),
        [
          ...ownUnit,
          bar('MAN-9.2.8-e', 'skirmisherOnly', (_p, f, c) => c.unit !== f.attacker, theAttacker),
          ...whereTo(box, () => box.skirmishMove, 'MAN-9.2.8-e', 'skirmishTooFar'),
        ],
        aside,
      ),
      pass: only(PASS),
    },
    take(p, _f, c, io) {
      if (c.kind === 'move') moveUnit(p, c.unit, c.to, 'skirmish', io);
    },
  });
