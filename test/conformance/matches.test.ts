import { describe, expect, test } from 'vitest';
import { freeze } from './plain-data.ts';
import { checkHashes, checkListed, checkPieces, checkPosition } from './positions.ts';
import { subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { amounts, longest } = subject.knowledge;

  describe(`random matches of ${subject.name}`, () => {
    test(`${amounts.matches} come to their end, and every position on the way is sound`, () => {
      let ended = 0;
      let decisions = 0;
      for (const run of runs(amounts.matches)) {
        walk(subject, run, {
          decision: checkPosition,
          end(p, n, memory) {
            checkPieces(subject, p, memory);
            ended++;
            decisions += n;
          },
        });
      }
      expect(ended).toBe(amounts.matches);
      expect(decisions / ended).toBeLessThan(longest);
    });

    test('every listed choice is distinct, readable, written uniquely, and touches things on the table', () => {
      for (const run of runs(amounts.listed, 10_000)) walk(subject, run, { decision: checkListed });
    });

    test('a position that nobody may change is enough for everything: copies share nothing that changes', () => {
      for (const run of runs(amounts.kept, 20_000)) {
        walk(subject, run, {
          decision(moment) {
            freeze(moment.p);
            freeze(moment.offered);
            checkListed(moment);
            if (moment.random.below(8) === 0) checkHashes(moment);
          },
        });
      }
    });
  });
}
