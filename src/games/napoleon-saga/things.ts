import type { Steps } from '../../kernel/flow.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Grammar } from '../../kernel/grammar.ts';
import type { Explained } from '../../kernel/why-not.ts';
import type { Box } from './data/box.ts';
import { ALL_SLOTS } from './field.ts';
import { grammar } from './grammar.ts';
import type { Choice, Position, View } from './position.ts';
import { viewOf } from './view.ts';

const SLOT_THINGS: readonly Thing[] = ALL_SLOTS.map((slot): Thing => `slot:${slot}`);

/** Everything that can be pointed at: the slots with what stands in them, the own cards, and what is laid out at set-up. */
export function thingsOf(v: View): Thing[] {
  const out = [...SLOT_THINGS];
  const own = v.viewer === null ? undefined : v.sides[v.viewer as 0 | 1];
  if (own === undefined) return out;
  for (const card of own.hand) out.push(`card:${card}`);
  for (const card of own.scried) out.push(`card:${card}`);
  for (const unit of own.muster) out.push(`unit:${unit}`);
  for (const objective of own.objectives) out.push(`objective:${objective}`);
  return out;
}

/** What the kernel asks of the game to say why something cannot be done. */
export function explainedBy(
  box: Box,
  steps: Steps<Position, Choice>,
): Explained<Position, Choice, View> & Grammar<View, Choice> {
  return {
    ...grammar(box),
    steps,
    ending: 'NS-VIC-01',
    view: (p, viewer) => viewOf(box, steps, p, viewer),
    things: (v) => thingsOf(v),
  };
}
