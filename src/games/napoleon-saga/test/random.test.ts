import { expect, test } from 'vitest';
import { share } from '../../../../test/share.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, settle, top } from '../../../kernel/flow.ts';
import { type Options, standardOptions } from '../../../kernel/options.ts';
import { isForbidden } from '../../../kernel/permission.ts';
import { secretsIn } from '../../../kernel/piles.ts';
import { canonical } from '../../../kernel/plain.ts';
import { there } from '../../../kernel/there.ts';
import { pilesOf } from '../piles.ts';
import type { Position } from '../position.ts';
import { positionsOf } from '../positions.ts';
import type { SagaEvent } from '../told.ts';
import { censusOf } from './census.ts';
import { secretsOf } from './secrets.ts';
import { box, game, steps } from './table.ts';

// Matches by chance to their end, every option in turn: pieces are conserved, what is imagined agrees with the view and offers the
// same choices, and the list is every wish that no rule forbids.

const SETS: readonly Options[] = [
  {},
  { deployment: 'automatic', deckC: 'french-starter', goal: '6' },
  { evasion: 'on', bypass: 'on', objectives: 'three', deckF: 'fr-900-a', deckC: 'co-900-a' },
  {
    evasion: 'on',
    bypass: 'on',
    objectives: 'one-shown',
    deckF: 'fr-1000-18-4guard',
    deckC: 'co-900-18',
    deployment: 'automatic',
  },
];
/** How often each step is held to the law: it tries every wish there is. */
const LAWS = 6;
/** Every so many decisions is looked at from all sides. */
const EVERY = 25;

const sorted = (list: readonly unknown[]): string[] => list.map((each) => canonical(each)).sort();

function checkImagined(p: Position, seat: number, random: { below(n: number): number }): void {
  for (const viewer of [0, 1, null]) {
    const view = game.view(p, viewer);
    const imagined = game.imagine(view, random);
    expect(canonical(game.view(imagined, viewer))).toBe(canonical(view));
    expect(censusOf(box, imagined)).toEqual([]);
    expect(secretsIn(pilesOf(box, p, viewer)).sort()).toEqual(secretsOf(box, p, viewer));
    if (viewer === seat)
      expect(sorted(listChoices(steps, imagined, seat, []))).toEqual(sorted(listChoices(steps, p, seat, [])));
  }
}

function checkLaw(p: Position, seat: number): void {
  const view = game.view(p, seat);
  const things = game.things(view);
  const offered = listChoices(steps, p, seat, []);
  const listed = new Set(sorted(offered));
  expect(listed.size).toBe(offered.length);
  for (const [kind, permission] of there(steps[top(p).step]?.asking).may)
    for (const wish of game.wishes(kind, things))
      expect(listed.has(canonical(wish)), `${top(p).step}: ${canonical(wish)}`).toBe(
        !permission.refused && !isForbidden(permission, p, top(p), wish, seat),
      );
  for (const choice of offered) expect(game.parse(view, game.print(view, choice))).toEqual(choice);
}

const seen = new Map<string, number>();

test.each(Array.from({ length: Math.max(SETS.length, share(24)) }, (_, run) => run))(
  'match %i',
  { timeout: 120_000 },
  (run) => {
    const io = quietIo<SagaEvent>(fastChance(`match ${run}`));
    const chance = fastChance(`player ${run}`);
    const random = { below: (n: number) => chance.next('random', n) - 1 };
    const p = game.setup({ ...standardOptions(game.options), ...SETS[run % SETS.length] }, io);
    settle(steps, p, io);
    let decisions = 0;
    while (p.outcome === null) {
      const asked = askedSeats(steps, p);
      const seat = there(asked[random.below(asked.length)]);
      const offered = listChoices(steps, p, seat, []);
      if (offered.length === 0) throw new Error(`nothing is offered at ${top(p).step}`);
      const met = seen.get(top(p).step) ?? 0;
      seen.set(top(p).step, met + 1);
      if (met < LAWS) checkLaw(p, seat);
      if (met < LAWS || decisions % EVERY === 0) {
        checkImagined(p, seat, random);
        expect(censusOf(box, p)).toEqual([]);
        expect(game.copy(p)).toEqual(p);
      }
      play(steps, p, seat, there(offered[random.below(offered.length)]), io);
      if (++decisions > 20_000) throw new Error('the match does not end');
    }
  },
);

test('the positions with names can be played from', async () => {
  const positions = await positionsOf(game);
  expect(Object.keys(positions)).toEqual(['battle', 'melee', 'flank', 'reform']);
  for (const make of Object.values(positions)) {
    const p = make() as Position;
    settle(steps, p, quietIo(fastChance('named')));
    expect(censusOf(box, p)).toEqual([]);
    expect(listChoices(steps, p, 0, []).length).toBeGreaterThan(1);
  }
});
