import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { type Options, readOptions } from '../src/kernel/options.ts';

/**
 * What looking ahead has to win against the greedy bot. In Manœuvre it wins about four matches of five; in Napoléon 1815, where
 * luck weighs more, three of five (docs/balance.md). Each bar is one that such a bot misses once in fifty series or less. A
 * search that only adds noise and wins a quarter of its matches misses the first in nineteen of twenty, the second in half.
 */
const AHEAD: { readonly [game: string]: { readonly matches: number; readonly atLeast: number } } = {
  manoeuvre: { matches: 9, atLeast: 5 },
  'napoleon-1815': { matches: 10, atLeast: 3 },
};

/** By the command that anybody can repeat, and in a process of its own, where the bots think twice as fast as in a test. */
async function ahead(id: string, options: Options, matches: number): Promise<number> {
  const set = Object.entries(options).flatMap(([option, value]) => ['--set', `${option}=${value}`]);
  const args = ['simulate', id, '--seats', 'search,greedy', '--swap', '--matches', String(matches), '--seed', 'bots'];
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/main.ts', ...args, ...set, '--json']);
  return JSON.parse(stdout).seats[0].wins;
}

for (const entry of shelf) {
  test(`${entry.id}: looking ahead beats the greedy bot`, { timeout: 900_000 }, async () => {
    const game = await entry.load();
    const read = readOptions(
      game.options,
      entry.id === 'manoeuvre' ? { nationA: 'random', nationB: 'random', map: 'random' } : {},
    );
    if ('error' in read) throw new Error(read.error);
    const { matches, atLeast } = AHEAD[entry.id] ?? { matches: 6, atLeast: 3 };
    expect(await ahead(entry.id, read.options, matches)).toBeGreaterThanOrEqual(atLeast);
  });
}
