import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Activation, type Card, MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { startActivation } from './frames.ts';
import { turnUp } from './losses.ts';
import { designOf, has, mark, sideOf, unitAt, unmark } from './pieces.ts';

// NS-ACT-07, NS-CARD-05: a unit gets its marker, by itself or by a card.

/** A unit gets its marker. NS-ACT-08: for a bypass it stays as it lies. */
export function activate(p: Position, f: Activation, io: Io<SagaEvent>): void {
  const unit = unitAt(p, f.from);
  p.active = f.seat;
  if (!has(p, unit, MARK.activated)) {
    mark(p, unit, MARK.activated);
    sideOf(p, f.seat).markers--;
  }
  unmark(p, unit, MARK.unseen);
  if (f.action !== 'bypass') turnUp(p, unit, io);
}

/** A card orders a unit to act: it is activated, and its action is declared (NS-CARD-05, -17). */
export function startOrder(
  box: Box,
  p: Position,
  seat: Seat,
  unit: Unit,
  card: Card,
  target: Slot,
  reaction: boolean,
  io: Io<SagaEvent>,
): void {
  const from = there(p.where[unit]);
  const f = startActivation(p, seat, from, { card, reaction, step: 'act.choose' });
  const action = designOf(box, p, card).grant?.action;
  if (action === 'disengage' || target !== NONE) {
    f.action = action === 'disengage' ? 'disengage' : 'fire';
    f.to = target;
    f.step = 'act.begin';
    return;
  }
  activate(p, f, io);
}
