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

/** What holds for every test, in both tiers. */
export const HOUSE = {
  sequence: { sequencer: BrowserFirst },
  environment: 'node',
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

/** The pages are built once for all files that look at them. */
export const PAGES = 'test/e2e/support/pages.ts';

/**
 * Tests of rules, words and numbers: nothing there is changed for others, so that they share what is loaded. Loading it anew for
 * every file would take as long as the tests.
 */
const SHARED = ['src/**/*.test.ts', 'test/!(e2e)/**/*.test.ts', 'test/*.test.ts'];

const LEFT_OUT = ['**/node_modules/**', '**/*.deep.test.{ts,tsx}'];

/** Every test but those that are only played deeply; `TEST_SHARE` says how much of the long ones (test/share.ts). */
export default defineConfig({
  test: {
    ...HOUSE,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          globalSetup: PAGES,
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: [...LEFT_OUT, ...SHARED],
        },
      },
      { extends: true, test: { name: 'shared', include: SHARED, exclude: LEFT_OUT, isolate: false } },
    ],
  },
});
