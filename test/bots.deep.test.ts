import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { type Options, readOptions } from '../src/kernel/options.ts';
import { figuresOf } from './figures.ts';

/** By the command that anybody can repeat, and in a process of its own, where the bots think twice as fast as in a test. */
async function wins(id: string, seats: readonly string[], options: Options, matches: number): Promise<number> {
  const set = Object.entries(options).flatMap(([option, value]) => ['--set', `${option}=${value}`]);
  const bots = seats.length > 1 ? [seats.join(','), '--swap'] : seats;
  const args = ['simulate', id, '--seats', ...bots, '--matches', String(matches), '--seed', 'ahead'];
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/main.ts', ...args, ...set, '--json']);
  return JSON.parse(stdout).seats[0].wins;
}

/** What looking ahead wins against the greedy bot, or more than he where each plays alone. */
async function ahead(id: string, seats: number, options: Options, matches: number): Promise<number> {
  if (seats > 1) return wins(id, ['search', 'greedy'], options, matches);
  return (await wins(id, ['search'], options, matches)) - (await wins(id, ['greedy'], options, matches));
}

for (const entry of shelf) {
  test(`${entry.id}: looking ahead beats the greedy bot`, { timeout: 900_000 }, async () => {
    const game = await entry.load();
    const { options, ahead: bar } = (await figuresOf(entry.id)).bots;
    const read = readOptions(game.options, options ?? {});
    if ('error' in read) throw new Error(read.error);
    expect(await ahead(entry.id, game.seats(read.options), read.options, bar.matches)).toBeGreaterThanOrEqual(
      bar.atLeast,
    );
  });
}
