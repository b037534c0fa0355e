import { describe, expect, test } from 'vitest';
import { checkDoor, Pool } from './door.ts';
import { dualRun, replayed } from './keeping.ts';
import { subjects } from './subjects.ts';
import { checkGuise, checkHonest, undoRun } from './undo.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { kept } = subject.knowledge.amounts;

  describe(`matches of ${subject.name} that are kept`, () => {
    test('go the same way when they are serialised and restored at every decision', () => {
      for (const run of runs(kept, 30_000)) expect(dualRun(subject, run)).toBeGreaterThan(0);
    });

    test('are the same again from their journal, and from any snapshot', () => {
      for (const run of runs(kept, 31_000)) expect(replayed(subject, run)).toBeGreaterThan(0);
    });
  });

  describe(`undo in ${subject.name}`, () => {
    test('goes back to the limit of the law at every decision, and restores every position', () => {
      const deepest = runs(kept, 32_000).map((run) => undoRun(subject, run));
      expect(Math.max(...deepest)).toBeGreaterThan(1);
    });

    test('never takes back what was shown: every reveal is declared', () => {
      for (const run of runs(2 * kept, 33_000)) walk(subject, run, { after: checkHonest });
    });

    test('choices that look alike to the others do so afterwards too', () => {
      for (const run of runs(kept, 34_000)) walk(subject, run, { decision: checkGuise });
    });
  });

  describe(`the door of ${subject.name}`, () => {
    test('takes every listed choice and refuses every other, changing nothing', () => {
      const pool = new Pool();
      for (const run of runs(kept, 35_000)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(6) === 0) checkDoor(moment, pool);
          },
        });
      }
    });
  });
}
