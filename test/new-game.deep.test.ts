import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copyOfProject } from './laid-out.ts';

// A game that was just laid out passes all that every game has to.

const LONG = 900_000;
let copy: Copy;
beforeAll(() => {
  copy = copyOfProject();
  expect(copy.run('bivouac', ['new-game', 'young-guard']).code).toBe(0);
}, LONG);
afterAll(() => copy.remove());

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
