import type { Random } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, GameView } from '../../kernel/game.ts';

/** An opponent that works on any game. It sees its own view, never the position. */
export interface Bot {
  readonly id: string;
  decide(input: {
    readonly game: Game;
    readonly view: GameView;
    readonly seat: Seat;
    readonly choices: readonly GameChoice[];
    readonly random: Random;
    readonly deadline?: number;
  }): GameChoice;
}

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[random.below(list.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

const randomBot: Bot = { id: 'random', decide: ({ choices, random }) => pick(choices, random) };

const greedyBot: Bot = {
  id: 'greedy',
  decide({ game, view, seat, choices, random }) {
    const imagined = game.imagine(view, random);
    const rates = game.bot.rate(view, imagined, seat, choices);
    const best = Math.max(...rates);
    return pick(
      choices.filter((_, i) => rates[i] === best),
      random,
    );
  },
};

/** Weakest first. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot];

export const LEVELS: readonly string[] = BOTS.map(({ id }) => id);

/** The bot of that level; 'best' and unknown levels are the strongest. */
export function botOf(level: string): Bot {
  return BOTS.find(({ id }) => id === level) ?? greedyBot;
}
