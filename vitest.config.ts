import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The browser first: its files take longest, and what is begun last must not be waited for by one core alone. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => (moduleId.includes('/test/e2e/') ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

/** Every test but those that are only played deeply; `TEST_SHARE` says how much of the long ones (test/share.ts). */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.deep.test.{ts,tsx}'],
    sequence: { sequencer: BrowserFirst },
    globalSetup: 'test/e2e/support/pages.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
