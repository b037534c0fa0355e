import { describe, expect, test } from 'vitest';
import { standardOptions } from '../../src/kernel/options.ts';
import { checkJson, checkPieces, checkPosition } from './positions.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { amounts } = subject.knowledge;

  describe(`random matches of ${subject.name}`, () => {
    test(`${amounts.matches} come to their end, and every position on the way is sound`, LONG, () => {
      const ends = new Map<string, number>();
      for (const run of runs(amounts.matches)) {
        walk(subject, run, {
          decision(moment) {
            checkPosition(moment);
            // At every decision of one match in four: the trip through JSON costs as much as all the rest.
            if (run % 8 < 2) checkJson(moment);
          },
          end(p, _decisions, memory) {
            checkPieces(subject, p, memory);
            const how = p.outcome?.how ?? '';
            ends.set(how, (ends.get(how) ?? 0) + 1);
          },
        });
      }
      expect([...ends.values()].reduce((a, b) => a + b)).toBe(amounts.matches);
      // A game can be won in more ways than one, and chance finds them; whoever plays alone by chance does not win.
      const isAlone = subject.game.seats(standardOptions(subject.game.options)) === 1;
      expect(ends.size).toBeGreaterThan(isAlone ? 0 : 1);
    });
  });
}
