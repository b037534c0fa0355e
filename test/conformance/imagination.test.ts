import { describe, expect, test } from 'vitest';
import { checkImagined, checkVariety } from './imagination.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, viewersOf, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { imagined, kept, pairs } = subject.knowledge.amounts;
  /** One decision in so many is looked at: of a short match more. */
  const seldom = Math.min(120, Math.ceil(subject.knowledge.longest / 25));

  describe(`imagination in ${subject.name}`, () => {
    test(`${imagined} positions agree with the views they are imagined from, and are possible`, LONG, () => {
      let done = 0;
      for (let run = 50_000; done < imagined; run++) {
        walk(subject, run, {
          decision(moment) {
            for (const viewer of viewersOf(subject, moment.options)) {
              if (moment.random.below(4) > 0) continue;
              checkImagined(moment, viewer);
              done++;
            }
          },
        });
      }
      expect(done).toBeGreaterThanOrEqual(imagined);
    });

    test('whatever is hidden varies, and only that', LONG, () => {
      let most = 0;
      for (const run of runs(Math.ceil(kept / 4), 51_001)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(seldom) > 0) return;
            for (const viewer of viewersOf(subject, moment.options))
              most = Math.max(most, checkVariety(moment, viewer));
          },
        });
      }
      if (pairs > 0) expect(most).toBeGreaterThan(1);
      else expect(most).toBe(0);
    });
  });
}
