import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

/** The bots by strength, the weakest first. */
export const bots: readonly Bot[] = [
  randomBot,
  greedyBot,
  searchBot('search', { candidates: 6, worlds: 3, horizon: 16 }),
  searchBot('strong', { candidates: 8, worlds: 8, horizon: 24 }),
];

export function botNamed(id: string): Bot | undefined {
  return bots.find((bot) => bot.id === id);
}
