import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first test that fails catches a mutant: what takes long is asked last, and mostly never. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/**
 * The tests that mutants are shown to: quick ones, a clause each. What plays thousands of matches would take days. Files share
 * their modules, or loading them again for every mutant would take most of the time. `MUTATED` names a room whose tests are enough.
 */
const { MUTATED: room = '*' } = process.env;

export default defineConfig({
  test: {
    include: [
      ...(room === '*' || room === 'kernel' ? ['src/kernel/**/*.test.ts'] : []),
      ...(room === 'kernel' ? [] : [`src/games/${room}/{test,data}/**/*.test.ts`]),
    ],
    exclude: ['**/*.deep.test.ts', '**/random.test.ts', '**/conformance.test.ts'],
    sequence: { sequencer: QuickestFirst },
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
