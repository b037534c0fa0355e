import { describe, expect, test } from 'vitest';
import { dualRun, replayed } from './keeping.ts';
import { LONG, subjects } from './subjects.ts';
import { runs } from './walk.ts';

for (const subject of await subjects()) {
  const { kept } = subject.knowledge.amounts;

  describe(`matches of ${subject.name} that are kept`, () => {
    test('go the same way when they are serialised and restored at every decision', LONG, () => {
      for (const run of runs(kept, 30_000)) expect(dualRun(subject, run)).toBeGreaterThan(0);
    });

    test('are the same again from their journal, and from any snapshot', LONG, () => {
      for (const run of runs(kept, 31_000)) expect(replayed(subject, run)).toBeGreaterThan(0);
    });
  });
}
