import type { Io } from '../../../kernel/chance.ts';
import { call, type Seat } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { NONE, type Played, type Position } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import type { Of } from './bars.ts';
import { playFromHand } from './cards.ts';
import { turnUp } from './losses.ts';
import { designOf, unitAt } from './pieces.ts';
import { type Context, castFor } from './selectors.ts';

// A card is played from the hand.

/** A card is played from the hand. */
export function startCard(
  box: Box,
  p: Position,
  c: Of<'play'> | Of<'use'> | Of<'lay'>,
  ctx: Context,
  seat: Seat,
  io: Io<SagaEvent>,
): void {
  const chosen = c.kind === 'use' ? unitAt(p, c.on) : NONE;
  playFromHand(p, seat, c.card, io);
  const frame: Played = {
    step: 'card.effect',
    card: c.card,
    seat,
    window: ctx.window,
    chosen,
    to: c.kind === 'lay' ? c.to : NONE,
    one: ctx.one,
    two: ctx.two,
    tester: NONE,
    next: 0,
    left: 0,
    slots: [],
  };
  // Who has which part is settled when the card is played: later effects may change who fits.
  const cast = castFor(box, p, seat, designOf(box, p, c.card), ctx, chosen);
  frame.tester = cast?.tester ?? NONE;
  // NS-INFO-03
  if (chosen !== NONE) turnUp(p, chosen, io);
  io.tell?.({ kind: 'played', seat, card: c.card, window: ctx.window, unit: chosen });
  call(p, frame);
}
