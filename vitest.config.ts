import { defineConfig } from 'vitest/config';

/** Every test but those that are only played deeply; `TEST_SHARE` says how much of the long ones (test/share.ts). */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.deep.test.{ts,tsx}'],
    globalSetup: 'test/e2e/support/pages.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
