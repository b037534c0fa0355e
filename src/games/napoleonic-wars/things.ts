import type { Steps } from '../../kernel/flow.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Grammar } from '../../kernel/grammar.ts';
import type { Explained } from '../../kernel/why-not.ts';
import type { Box } from './data/box.ts';
import { grammar } from './grammar.ts';
import { AT, type Choice, NONE, PLACE, type Position, type View } from './position.ts';
import { viewOf } from './view.ts';

const numbers = (kind: string, count: number): Thing[] =>
  Array.from({ length: count }, (_, n): Thing => `${kind}:${n}`);

/** Everything that can be pointed at: Nations and Portugal, powers, minor-war boxes, counters that are in play, and coins. */
export function thingsOf(box: Box, v: View): Thing[] {
  const out = [
    ...numbers('nation', PLACE.portugal + 1),
    ...numbers('power', v.status.length),
    ...numbers('war', box.wars.length),
    ...numbers('pounds', v.treasury + v.warFund + v.admiralty + 1),
  ];
  for (const [unit, at] of v.where.entries()) if (at <= PLACE.delayed) out.push(`unit:${unit}`);
  for (const [diplomat, at] of v.diplomats.entries()) if (at !== AT.gone) out.push(`diplomat:${diplomat}`);
  for (const [personality, at] of v.people.entries()) if (at > NONE) out.push(`personality:${personality}`);
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
    ending: 'NW-11.2-a',
    view: (p, viewer) => viewOf(steps, p, viewer),
    things: (v) => thingsOf(box, v),
  };
}
