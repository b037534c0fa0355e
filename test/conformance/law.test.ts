import { describe, expect, test } from 'vitest';
import { isWhole } from '../share.ts';
import { barsOfGame, checkLaw, countBites } from './law.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { kept } = subject.knowledge.amounts;

  describe(`the law of ${subject.name}`, () => {
    test('what is listed is every wish that no bar forbids; and every bar bites', LONG, () => {
      const bites = new Map<string, number>();
      for (const run of runs(kept, 30_000)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(4) !== 0) return;
            checkLaw(moment);
            countBites(moment, bites);
          },
        });
      }
      if (!isWhole) return;
      const bars = barsOfGame(subject).filter(({ name, bar }) => bar.sort !== 'follows' && !name.includes(' closed: '));
      expect(bars.map(({ name }) => name).filter((name) => !bites.has(name))).toEqual([]);
    });
  });
}
