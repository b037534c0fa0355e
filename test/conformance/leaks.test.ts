import { describe, expect, test } from 'vitest';
import { pairAt } from './leaks.ts';
import { subjects } from './subjects.ts';
import { viewersOf, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { pairs } = subject.knowledge.amounts;

  describe(`no leaks in ${subject.name}`, () => {
    test(`${pairs} pairs that differ only in what a viewer may not know are the same to him`, () => {
      let differing = 0;
      const steps = new Map<string, number>();
      for (let run = 40_000; differing < pairs; run++) {
        walk(subject, run, {
          decision(moment) {
            const viewers = viewersOf(subject, moment.options);
            const step = moment.p.stack.at(-1)?.step ?? '';
            const met = steps.get(step) ?? 0;
            // A step that is seldom met is never passed over.
            if (differing >= pairs || (met > pairs / 100 && moment.random.below(4) > 0)) return;
            for (const viewer of viewers) {
              if (!pairAt(moment, viewer)) continue;
              differing++;
              steps.set(step, met + 1);
            }
          },
        });
      }
      expect(differing).toBeGreaterThanOrEqual(pairs);
    });
  });
}
