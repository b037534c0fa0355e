import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copyOfProject } from './laid-out.ts';

// A game that was just laid out passes all that every game has to.

const LONG = 900_000;
let copy: Copy;
let laid: ReturnType<Copy['run']>;
beforeAll(() => {
  copy = copyOfProject();
  laid = copy.run('bivouac', ['new-game', 'young-guard']);
}, LONG);
afterAll(() => copy.remove());

it(
  'it says what it wrote, and the game is played at once in the terminal, by bots, and by the ledger',
  () => {
    const { code, said } = laid;
    expect(code, said).toBe(0);
    const written = [...said.matchAll(/^wrote (\S+)$/gm)].map(([, path]) => path ?? '');
    expect(written).toContain('src/games/index.ts');
    expect(written.length).toBeGreaterThan(30);
    for (const path of written) expect(existsSync(join(copy.root, path)), path).toBe(true);
    expect(existsSync(join(copy.root, 'test/golden/young-guard/two.txt'))).toBe(true);
    const play = copy.run('bivouac', ['play', 'young-guard', '--seats', 'random,random', '--lang', 'fr']);
    expect(play, play.said).toMatchObject({ code: 0, said: expect.stringContaining('Moins de pertes') });
    const asked = copy.run('bivouac', ['play', 'young-guard', '--seats', 'me,random'], '?seat:1\n1\nq\n');
    expect(asked.said).toContain('YOU-2');
    expect(copy.run('bivouac', ['simulate', 'young-guard', '--matches', '4']).code).toBe(0);
    expect(copy.run('bivouac', ['ledger', 'young-guard'])).toMatchObject({
      code: 0,
      said: expect.stringContaining('young-guard: 9 clauses, 9 tested, 0 untested'),
    });
  },
  LONG,
);

it.each([
  ['its types', 'tsc', []],
  ['its form and its imports', 'biome', ['check', 'src/games', 'test/golden']],
  ['that nothing of it is unused', 'knip', ['--no-progress']],
  ['its own tests', 'vitest', ['run', 'src/games/young-guard']],
  ['the shape of its folder', 'vitest', ['run', 'test/shape.test.ts']],
  [
    'its lesson, its trees, its play-throughs, its bots',
    'vitest',
    ['run', 'test/guides', 'test/perft', 'test/golden', 'test/bots.test', '-t', 'young-guard'],
  ],
  ['its conformance', 'vitest', ['run', 'test/conformance', '-t', 'young-guard']],
] as const)(
  '%s',
  (_name, program, args) => {
    const { code, said } = copy.run(program, args);
    expect(code, said.slice(-4000)).toBe(0);
    if (program === 'vitest') expect(said).toMatch(/\d+ passed/);
  },
  LONG,
);
