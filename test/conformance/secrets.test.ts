import { describe, expect, test } from 'vitest';
import { checkSecrets } from './secrets.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, viewersOf, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { kept, pairs } = subject.knowledge.amounts;

  describe(`secrets of ${subject.name}`, () => {
    test('the piles hide exactly what the ledger calls secret and has not been shown', LONG, () => {
      let most = 0;
      for (const run of runs(kept, 52_000)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(8) > 0) return;
            for (const viewer of viewersOf(subject, moment.options))
              most = Math.max(most, checkSecrets(moment, viewer));
          },
        });
      }
      if (pairs > 0) expect(most).toBeGreaterThan(1);
      else expect(most).toBe(0);
    });
  });
}
