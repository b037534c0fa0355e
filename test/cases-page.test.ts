import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { onShelf } from '../src/games/shelf.ts';
import { playCase } from '../src/kernel/play-case.ts';
import { parseCase } from '../src/kernel/read-case.ts';

const page = readFileSync(new URL('../docs/cases.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text]) => parseCase(text ?? ''));

describe('the page on cases', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(1));

  test.each(examples.map((written) => [written.title ?? '', written] as const))('%s', async (_title, written) => {
    const game = await onShelf(shelf, written.game)?.load();
    if (game === undefined) throw new Error(`there is no game '${written.game}'`);
    expect(await playCase(game, written)).toEqual([]);
  });
});
