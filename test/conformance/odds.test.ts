import { describe, expect, test } from 'vitest';
import { share } from '../share.ts';
import { checkOdds } from './odds.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  describe(`the odds of ${subject.name}`, () => {
    test('are what the rules give when every roll is played', LONG, () => {
      const enough = share(800);
      let [shown, compared] = [0, 0];
      for (const run of runs(subject.knowledge.amounts.kept, 40_040)) {
        if (compared >= enough) break;
        walk(subject, run, {
          decision(moment) {
            const { game } = subject;
            shown += moment.offered.filter((c) => game.odds(moment.p, moment.made.seat, c) !== null).length;
            compared += checkOdds(moment);
          },
        });
      }
      if (shown > 0) expect(compared).toBeGreaterThan(0);
    });
  });
}
