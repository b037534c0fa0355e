import { describe, test } from 'vitest';
import { checkLaw } from './law.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';

// That every bar bites, and alone, is shown where each is lifted (lifted.deep.test.ts).
for (const subject of await subjects()) {
  const { amounts, lawSeldom = 4 } = subject.knowledge;

  describe(`the law of ${subject.name}`, () => {
    test('what is listed is every wish that no bar forbids', LONG, () => {
      for (const run of runs(amounts.kept, 30_000)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(lawSeldom) === 0) checkLaw(moment);
          },
        });
      }
    });
  });
}
