import type { Seat } from '../../kernel/flow.ts';
import type { BotHints } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import { enemyOf, isDisorganised, isOnMap, sideOf } from './field.ts';
import type { Choice, Position } from './position.ts';
import { scoreOf } from './rules/victory.ts';

/** What a unit that runs is worth less, in points; and how many points make a battle lopsided. */
const BROKEN = 0.5;
const SCALE = 12;

/** How the bots see a battle: the points as they stand, and who is running. All choices are equal to them until they have looked. */
export function hints(box: Box): BotHints<Position, Choice> {
  const standing = (p: Position, seat: Seat): number => {
    const b = box.battle(p.scenario);
    const broken = p.hex.reduce(
      (sum, _, unit) => sum + (isOnMap(p, unit) && isDisorganised(p, unit) && sideOf(b, unit) === seat ? 1 : 0),
      0,
    );
    return scoreOf(b, p, seat).total - BROKEN * broken;
  };
  return {
    evaluate(p, seat) {
      if (p.outcome !== null) return p.outcome.winners.length === 2 ? 0.5 : p.outcome.winners.includes(seat) ? 1 : 0;
      return 1 / (1 + Math.exp((standing(p, enemyOf(seat)) - standing(p, seat)) / SCALE));
    },
    rate: (_p, _seat, choices) => choices.map(() => 0),
    point: 0.05,
    chapter: (p) => p.turn,
  };
}
