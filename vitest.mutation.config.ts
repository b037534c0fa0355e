import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants are shown to: quick ones, a clause each. What plays thousands of matches would take days. Files share
 * their modules, or loading them again for every mutant would take most of the time.
 */
export default defineConfig({
  test: {
    include: ['src/kernel/**/*.test.ts', 'src/games/*/{test,data,why}/**/*.test.ts'],
    exclude: ['**/*.deep.test.ts', '**/random.test.ts', '**/conformance.test.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
