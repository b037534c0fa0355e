import { describe, expect, it } from 'vitest';
import { createMemory, memoryStore } from '../../src/keeper/memory-store.ts';
import * as rooms from '../../src/keeper/room.ts';
import { get } from '../../src/kernel/there.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { isNight, isWhole, share } from '../share.ts';
import { faultRun } from './faults.ts';
import { begin, doorOf, onlookers, playOn } from './rooms.ts';
import { copied } from './stretches.ts';

const all = await subjects();

/** The first lines of a match; what is played on after a fault. */
const LENGTH = { most: share(150, 50), after: 25 };
const TOY = 'picket';
/** How many calls fail at once, and whether what they were to do is done all the same. */
const WAYS = [1, 3].flatMap((calls) => [false, true].map((done) => ({ calls, done })));
/** Of how many lines of a whole match one is played with faults. */
const STRIDE = isNight ? 1 : 97;
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

  it.runIf(isWhole)('nor at any call of a whole match', LONG, async () => {
    const memory = createMemory();
    const room = await begin(doorOf(subject, memoryStore(memory), 0));
    let [lines, faults] = [0, 0];
    const struck = async (): Promise<void> => {
      const from = () => copied(memory);
      const { kinds } = await faultRun(subject, rooms, NEVER, { most: 1, after: 1, from: from() });
      for (const at of kinds.keys()) {
        const { calls, done } = get(WAYS, faults++ % WAYS.length);
        await faultRun(subject, rooms, { at, calls, done }, { most: 8, after: 4, from: from() }).catch((cause) => {
          const what = `at line ${lines} ${calls} calls from ${at} on fail, ${done ? 'but are done' : 'undone'}`;
          throw new Error(`${what}: ${cause.message}`, { cause });
        });
      }
    };
    await playOn(room, await onlookers(room), 'whole', 10_000, async () => {
      if (lines++ % STRIDE === 0) await struck();
    });
    expect(room.match.position.outcome).not.toBeNull();
    expect(faults).toBeGreaterThan(0);
    if (isNight) console.log(`${subject.name}: ${lines} lines, ${faults} faults, nothing lost`);
  });
});
