import { describe, test } from 'vitest';
import { checkDoor, Pool } from './door.ts';
import { freeze } from './plain-data.ts';
import { checkHashes, checkListed } from './positions.ts';
import { LONG, subjects } from './subjects.ts';
import { runs, walk } from './walk.ts';

for (const subject of await subjects()) {
  const { listed, kept } = subject.knowledge.amounts;

  describe(`the choices of ${subject.name}`, () => {
    test('each listed one is distinct, readable, written uniquely, and touches things on the table', LONG, () => {
      for (const run of runs(listed, 10_000)) walk(subject, run, { decision: checkListed });
    });

    test('at the door every listed one is taken and every other refused, changing nothing', LONG, () => {
      const pool = new Pool();
      for (const run of runs(kept, 11_000)) {
        walk(subject, run, {
          decision(moment) {
            if (moment.random.below(6) === 0) checkDoor(moment, pool);
          },
        });
      }
    });
  });

  describe(`the positions of ${subject.name}`, () => {
    test('nothing that looks at one changes it, and its copies share nothing that changes', LONG, () => {
      for (const run of runs(kept, 20_000)) {
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
