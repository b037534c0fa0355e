import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { DEEP } from '../../vitest.deep.config.ts';

const root = join(import.meta.dirname, '../..');
const tests = globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: root });

/** Does the file ask for its share of a long run, by itself or by the amounts that the conformance suite has shortened? */
function asksForShare(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => normalize(join(dirname(file), path)));
  const amounts = imported.includes('test/conformance/subjects.ts') && /\bamounts\b/.test(text);
  return imported.includes('test/share.ts') || amounts;
}

it('whatever is shortened every day is played whole by the deep tier', () => {
  const shortened = tests.filter(asksForShare);
  expect(shortened.length).toBeGreaterThan(8);
  expect(shortened.filter((file) => !DEEP.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

it('every pattern of the deep tier finds a test', () => {
  for (const pattern of DEEP)
    expect(
      tests.some((file) => matchesGlob(file, pattern)),
      pattern,
    ).toBe(true);
});
