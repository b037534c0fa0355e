import { fastRandom } from '../kernel/fast-chance.ts';
import type { Flow, Seat } from '../kernel/flow.ts';
import type { GameChoice, GameView } from '../kernel/game.ts';
import type { Known } from './bot.ts';

/** How many positions a bot imagines before it agrees on a draw. */
const IMAGINED = 8;

/** Whether a bot agrees on a draw: where it does not stand better, on positions imagined from its own view. */
export function agreesOnDraw<P extends Flow, C extends GameChoice, V extends GameView>(
  { game, hints }: Known<P, C, V>,
  view: V,
  seat: Seat,
  seed: string,
): boolean {
  const random = fastRandom(seed);
  const worth = Array.from({ length: IMAGINED }, () => hints.evaluate(game.imagine(view, random), seat));
  return worth.reduce((sum, one) => sum + one, 0) / IMAGINED <= 0.5;
}
