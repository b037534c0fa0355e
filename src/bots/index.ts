import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The bots by strength, the weakest first. */
export const bots: readonly Bot[] = [randomBot, greedyBot];

export function botNamed(id: string): Bot | undefined {
  return bots.find((bot) => bot.id === id);
}
