import { describe, expect, test } from 'vitest';
import { LONG, subjects } from './subjects.ts';
import { checkGuise, checkHonest, undoRun } from './undo.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { kept } = subject.knowledge.amounts;

  describe(`undo in ${subject.name}`, () => {
    test('goes back to the limit of the law at every decision, and restores every position', LONG, () => {
      const deepest = runs(kept, 32_000).map((run) => undoRun(subject, run));
      expect(Math.max(...deepest)).toBeGreaterThan(1);
    });

    test('never takes back what was shown: every reveal is declared', LONG, () => {
      for (const run of runs(2 * kept, 33_000)) walk(subject, run, { after: checkHonest });
    });

    test('choices that look alike to the others do so afterwards too', LONG, () => {
      for (const run of runs(kept, 34_000)) walk(subject, run, { decision: checkGuise });
    });
  });
}
