import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { works } from '../src/games/in-the-works.ts';
import { shelf } from '../src/games/index.ts';
import { onShelf } from '../src/games/shelf.ts';
import { playCase } from '../src/kernel/play-case.ts';
import { parseCase } from '../src/kernel/read-case.ts';

// Every case that lies in cases/ holds: rules questions, bug reports, worked examples.
const files = readdirSync('cases', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

test('there are cases', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s', async (name) => {
  const written = parseCase(readFileSync(join('cases', name), 'utf8'));
  const game = await onShelf([...shelf, ...works], written.game)?.load();
  expect(game).toBeDefined();
  if (game !== undefined) expect(await playCase(game, written)).toEqual([]);
});
