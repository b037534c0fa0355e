import { describe, test } from 'vitest';
import { LONG, subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';
import { checkTold, checkWords } from './words.ts';

for (const subject of await subjects()) {
  const { kept } = subject.knowledge.amounts;

  describe(`the words of ${subject.name}`, () => {
    test('every prompt, choice, thing, reason, result and event can be said in both languages', LONG, () => {
      for (const run of runs(kept, 52_000)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(4) === 0) checkWords(moment);
          },
          after: checkTold,
        });
      }
    });
  });
}
