import type { Steps } from '../../kernel/flow.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Grammar } from '../../kernel/grammar.ts';
import type { Explained } from '../../kernel/why-not.ts';
import type { Box } from './data/box.ts';
import { FORMATIONS } from './data/names.ts';
import { FACINGS, grammar } from './grammar.ts';
import { AWAY, type Choice, type Position, type View } from './position.ts';
import { viewOf } from './view.ts';

/** Everything that can be pointed at: the hexes of the map, units and leaders that are on it or still to come, facings and formations. */
export function thingsOf(box: Box, v: View): Thing[] {
  const out: Thing[] = [];
  for (let hex = 0; hex < box.battle(v.scenario).ground.hexes.count; hex++) out.push(`hex:${hex}`);
  for (const [unit, seen] of v.units.entries()) if (seen !== null && seen.hex >= AWAY.waiting) out.push(`unit:${unit}`);
  for (const [leader, at] of v.leaderAt.entries()) if (at >= AWAY.waiting) out.push(`leader:${leader}`);
  for (let facing = 0; facing < FACINGS.length; facing++) out.push(`facing:${facing}`);
  for (const formation of FORMATIONS) out.push(`formation:${formation}`);
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
    ending: 'VE-I-b',
    view: (p, viewer) => viewOf(box, steps, p, viewer),
    things: (v) => thingsOf(box, v),
  };
}
