import { defineConfig } from 'vitest/config';

/** The tests that mutants are shown to: quick ones, a clause each. What plays thousands of matches would take days. */
export default defineConfig({
  test: {
    include: ['src/kernel/**/*.test.ts', 'src/games/*/{test,data,why}/**/*.test.ts'],
    exclude: ['**/content.test.ts', '**/random.test.ts', 'src/games/napoleon-1815/**'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
