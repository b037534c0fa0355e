import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { type Options, readOptions } from '../src/kernel/options.ts';
import { figuresOf } from './figures.ts';

/** By the command that anybody can repeat, and in a process of its own, where the bots think twice as fast as in a test. */
async function ahead(id: string, options: Options, matches: number): Promise<number> {
  const set = Object.entries(options).flatMap(([option, value]) => ['--set', `${option}=${value}`]);
  const args = ['simulate', id, '--seats', 'search,greedy', '--swap', '--matches', String(matches), '--seed', 'ahead'];
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/main.ts', ...args, ...set, '--json']);
  return JSON.parse(stdout).seats[0].wins;
}

for (const entry of shelf) {
  test(`${entry.id}: looking ahead beats the greedy bot`, { timeout: 900_000 }, async () => {
    const game = await entry.load();
    const { options, ahead: bar } = (await figuresOf(entry.id)).bots;
    const read = readOptions(game.options, options ?? {});
    if ('error' in read) throw new Error(read.error);
    expect(await ahead(entry.id, read.options, bar.matches)).toBeGreaterThanOrEqual(bar.atLeast);
  });
}
