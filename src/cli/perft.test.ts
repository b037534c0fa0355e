import { describe, expect, test, vi } from 'vitest';
import { picketEntry } from '../../test/toy/entry.ts';
import { picket } from '../../test/toy/game.ts';
import { perftWith } from './perft.ts';
import { Unusable } from './unusable.ts';

const command = perftWith(
  () => picketEntry,
  async () => picket(),
);

async function said(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await command.run(args)).toBe(0);
  const text = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  return text;
}

describe('perft', () => {
  test('prints a table', async () => {
    expect(await said('picket', 'duel', '--depth', '2')).toBe(
      [
        'depth           nodes         ended',
        '    0               1             0',
        '    1               2             0',
        '    2               6             0',
      ].join('\n'),
    );
  });

  test('divides by the first choice, in the notation', async () => {
    const lines = (await said('picket', 'duel', '--divide')).split('\n');
    expect(lines.slice(-3)).toEqual(['', '             9  march 1', '             4  halt']);
  });

  test('speaks JSON', async () => {
    expect(JSON.parse(await said('picket', 'duel', '--depth', '1', '--seed', '7', '--json'))).toEqual({
      game: 'picket',
      position: 'duel',
      seed: '7',
      depths: [
        { depth: 0, nodes: 1, ended: 0 },
        { depth: 1, nodes: 2, ended: 0 },
      ],
    });
    expect(JSON.parse(await said('picket', 'duel', '--depth', '1', '--json', '--divide')).divided).toEqual([
      { choice: 'march 1', nodes: 1 },
      { choice: 'halt', nodes: 1 },
    ]);
  });

  test('begins with set-up if no position is named, and runs a position to its first question', async () => {
    expect(JSON.parse(await said('picket', '--depth', '2', '--json'))).toMatchObject({
      position: 'start',
      depths: [{ nodes: 1 }, { nodes: 2 }, { nodes: 4 }],
    });
    expect(await said('picket', 'unsettled', '--depth', '1', '--divide')).toContain('halt');
  });

  test('names what there is', async () => {
    await expect(command.run(['picket', 'nowhere'])).rejects.toThrow(
      new Unusable("picket has no position 'nowhere'. There are: start, duel, unsettled."),
    );
    await expect(command.run(['picket', 'toString'])).rejects.toThrow("picket has no position 'toString'");
    await expect(command.run(['picket', '--depth', 'x'])).rejects.toThrow('--depth must be a whole number');
  });
});
