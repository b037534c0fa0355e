import { describe, expect, test } from 'vitest';
import { checkImagined } from '../../../../test/conformance/imagination.ts';
import { dualRun, replayed } from '../../../../test/conformance/keeping.ts';
import type { Subject } from '../../../../test/conformance/knowledge.ts';
import { pairAt } from '../../../../test/conformance/leaks.ts';
import { checkHashes, checkListed, checkPosition } from '../../../../test/conformance/positions.ts';
import { checkGuise, checkHonest, undoRun } from '../../../../test/conformance/undo.ts';
import { viewersOf, walk } from '../../../../test/conformance/walk.ts';
import { napoleonKnowledge, optionsOfRun } from './knowledge.ts';
import { box, game } from './table.ts';

// The contract of the kernel, held by random matches in every mode. `CONFORMANCE=20` looks twenty times as hard.

const SHARE = Number(process.env['CONFORMANCE'] ?? 1);
const part = (count: number): number => Math.max(1, Math.round(count * SHARE));
const LONG = { timeout: 3_600_000 };

const subject: Subject = {
  name: 'napoleon-1815',
  game: game as Subject['game'],
  knowledge: napoleonKnowledge(box) as Subject['knowledge'],
};

describe('conformance', () => {
  test('random matches end in every mode, and every piece is in one place', LONG, () => {
    const modes = new Set<string>();
    let ended = 0;
    for (let run = 0; run < part(96); run++) {
      walk(subject, run, { decision: checkPosition, end: () => ended++ });
      modes.add(JSON.stringify(optionsOfRun(box, run)));
    }
    expect(ended).toBe(part(96));
    if (SHARE >= 1) expect(modes.size).toBeGreaterThanOrEqual(20);
  });

  test('copies, hashes and what is listed', LONG, () => {
    for (let run = 1000; run < 1000 + part(8); run++)
      walk(subject, run, {
        decision(moment) {
          if (moment.random.below(4) > 0) return;
          checkHashes(moment);
          checkListed(moment);
        },
      });
  });

  test('what is imagined agrees with the view and is possible', LONG, () => {
    for (let run = 2000; run < 2000 + part(48); run++)
      walk(subject, run, {
        decision(moment) {
          if (moment.random.below(6) > 0) return;
          for (const viewer of viewersOf(subject, moment.options)) checkImagined(moment, viewer);
        },
      });
  });

  test('pairs that differ only in what a viewer may not know are the same to him', LONG, () => {
    let pairs = 0;
    for (let run = 3000; pairs < part(4000); run++)
      walk(subject, run, {
        decision(moment) {
          if (moment.random.below(6) > 0) return;
          for (const viewer of viewersOf(subject, moment.options)) if (pairAt(moment, viewer)) pairs++;
        },
      });
    expect(pairs).toBeGreaterThanOrEqual(part(4000));
  });

  test('nothing is shown without being declared, and alike choices look alike', LONG, () => {
    for (let run = 4000; run < 4000 + part(16); run++) walk(subject, run, { decision: checkGuise, after: checkHonest });
  });

  test('undo, replay and the dual run', LONG, () => {
    for (let run = 5000; run < 5000 + part(3); run++) {
      undoRun(subject, run);
      replayed(subject, run);
      dualRun(subject, run);
    }
  });
});
