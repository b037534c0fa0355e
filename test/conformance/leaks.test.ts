import { describe, expect, test } from 'vitest';
import { top } from '../../src/kernel/flow.ts';
import { checkOpen, pairAt } from './leaks.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, viewersOf, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { pairs } = subject.knowledge.amounts;

  describe(`no leaks in ${subject.name}`, () => {
    // A game of which the ledger calls nothing secret has no such pairs.
    if (pairs === 0)
      test('there is nothing to leak: whoever looks sees the whole position', LONG, () => {
        for (const run of runs(subject.knowledge.amounts.kept, 40_000)) walk(subject, run, { decision: checkOpen });
      });
    else
      test(`${pairs} pairs that differ only in what a viewer may not know are the same to him`, LONG, () => {
        let differing = 0;
        const steps = new Map<string, number>();
        for (let run = 40_000; differing < pairs; run++) {
          walk(subject, run, {
            decision(moment) {
              const { step } = top(moment.p);
              const met = steps.get(step) ?? 0;
              // The more often a step was met, the more often it is passed over: the rare ones are always looked at.
              if (differing >= pairs || moment.random.below(1 + Math.floor((met * 150) / pairs)) > 0) return;
              for (const viewer of viewersOf(subject, moment.options)) {
                if (!pairAt(moment, viewer)) continue;
                differing++;
                steps.set(step, (steps.get(step) ?? 0) + 1);
              }
            },
          });
        }
        expect(differing).toBeGreaterThanOrEqual(pairs);
      });
  });
}
