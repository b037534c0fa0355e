import type { Random } from '../kernel/chance.ts';
import type { Flow, Seat } from '../kernel/flow.ts';
import type { BotHints, Game, GameChoice, GameView } from '../kernel/game.ts';

/** A game as bots need it: with what its positions and choices are worth, which is fetched only for those who think. */
export interface Known<P extends Flow = Flow, C extends GameChoice = GameChoice, V extends GameView = GameView> {
  readonly game: Game<P, C, V>;
  readonly hints: BotHints<P, C>;
}

export async function knownToBots<P extends Flow, C extends GameChoice, V extends GameView>(
  game: Game<P, C, V>,
): Promise<Known<P, C, V>> {
  return { game, hints: await game.bot() };
}

/** What a bot is given: what its seat knows, and nothing more. */
export interface Question<P extends Flow = Flow, C extends GameChoice = GameChoice, V extends GameView = GameView>
  extends Known<P, C, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly choices: readonly C[];
  readonly random: Random;
  /** Says when time is up: who looks ahead then answers with what has been seen. Left out, there is time enough. */
  readonly late?: () => boolean;
}

/** An opponent: works on any game through the kernel, sees a view alone, and thinks on imagined positions. */
export interface Bot {
  readonly id: string;
  decide<P extends Flow, C extends GameChoice, V extends GameView>(question: Question<P, C, V>): C;
}

/** The first of the best: equal ratings are broken by chance. */
export function bestOf<C>(choices: readonly C[], ratings: readonly number[], random: Random): C {
  let best = -Infinity;
  let ties = 0;
  let found = choices[0];
  choices.forEach((choice, i) => {
    const rating = ratings[i] ?? -Infinity;
    if (rating > best) {
      best = rating;
      ties = 1;
      found = choice;
    } else if (rating === best && random.below(++ties) === 0) found = choice;
  });
  if (found === undefined) throw new Error('a bot was asked without choices');
  return found;
}
