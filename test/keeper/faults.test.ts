import { describe, expect, it } from 'vitest';
import * as rooms from '../../src/keeper/room.ts';
import { get } from '../../src/kernel/there.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { isNight, isWhole, share } from '../share.ts';
import { faultRun } from './faults.ts';

const all = await subjects();

/** The first lines of a match; what is played on after a fault. */
const LENGTH = { most: share(150, 50), after: 25 };
const TOY = 'picket';
/** How many calls fail at once, and whether what they were to do is done all the same. */
const WAYS = [1, 3].flatMap((calls) => [false, true].map((done) => ({ calls, done })));
const NEVER = { at: Number.POSITIVE_INFINITY, calls: 0, done: false };

/** Every call of the toy in a whole run, and every eighth of the games, which only the keeper's lines pass through; the first of each kind always. */
function placesIn(kinds: readonly string[], isToy: boolean): readonly number[] {
  const count = share(isToy ? kinds.length : Math.ceil(kinds.length / 8), 3);
  const spread = Array.from({ length: count }, (_, i) => Math.floor((i * kinds.length) / count));
  return [...new Set([...[...new Set(kinds)].map((kind) => kinds.indexOf(kind)), ...spread])];
}

describe.each(all)('$name, on a store that fails', (subject) => {
  it('loses nothing, doubles nothing and shows nothing that is not kept, whichever call fails', LONG, async () => {
    const { kinds, lines } = await faultRun(subject, rooms, NEVER, LENGTH);
    expect(lines).toBeGreaterThan(15);
    const met = new Set<string>();
    for (const [n, at] of placesIn(kinds, subject.name === TOY).entries()) {
      // Of the four ways to fail one is taken at each place, for the toy in a whole run all, for the games in a night's.
      const ways = isNight || (isWhole && subject.name === TOY) ? WAYS : [get(WAYS, n % WAYS.length)];
      for (const { calls, done } of ways) {
        const played = await faultRun(subject, rooms, { at, calls, done }, LENGTH).catch((cause) => {
          throw new Error(`${calls} calls from ${at} on fail, ${done ? 'but are done' : 'undone'}: ${cause.message}`, {
            cause,
          });
        });
        for (const kind of played.kinds.slice(at, at + calls)) met.add(kind);
      }
    }
    expect([...met].sort()).toEqual(['append', 'byKey', 'create', 'since', 'standing']);
  });
});
