import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/keeper/memory-store.ts';
import * as rooms from '../../src/keeper/room.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { lines } from '../../src/kernel/match.ts';
import { picketSubject } from '../conformance/picket.ts';
import { LONG } from '../conformance/subjects.ts';
import { some } from '../share.ts';
import { faultRun, type Rooms } from './faults.ts';
import { MUTANTS } from './mutants.ts';
import { doorOf, nextMove, onlookers } from './rooms.ts';

// A line is proposed, kept, made and told, in this order. Each of these rooms breaks it at one place: a test of the tests, for what
// finds out none of them would find out nothing.

const KEEPER = fileURLToPath(new URL('../../src/keeper/', import.meta.url));
const source = await readFile(join(KEEPER, 'room.ts'), 'utf8');
const subject = picketSubject();

/** Wishes that come at once, one of them twice. */
async function atOnce({ beginRoom }: Rooms): Promise<void> {
  const store = memoryStore();
  // It is kept at once, and the answer takes its time: meanwhile others may come.
  const append: typeof store.append = async (wanted) => {
    const answer = await store.append(wanted);
    if ('done' in answer) await new Promise((resolve) => setTimeout(resolve, 1));
    return answer;
  };
  const room = await beginRoom(doorOf(subject, { ...store, append }, 0), null, null);
  if (room === null) throw new Error('there is no match');
  const looking = await onlookers(room);
  const random = fastRandom('at once');
  for (let round = 0; round < 8; round++) {
    const before = lines(room.match);
    const move = nextMove(looking, random);
    if (move === null) return;
    const twice = await Promise.all([1, 2].map(() => room.submit(move.seat, `round ${round}`, move.wish)));
    if (twice.some((refusal) => refusal !== null)) throw new Error('what was sent twice is refused');
    if (lines(room.match) !== before + 1) throw new Error('what was sent twice is done twice');
  }
}

/** Fails if a room does not keep the order: no fault, then every call of a short match in every way. */
async function probe(by: Rooms): Promise<void> {
  await atOnce(by);
  const length = { most: 24, after: 12 };
  const { kinds } = await faultRun(subject, by, { at: Number.POSITIVE_INFINITY, calls: 0, done: false }, length);
  for (let at = 0; at < kinds.length; at++)
    for (const calls of [1, 2])
      for (const done of [false, true]) await faultRun(subject, by, { at, calls, done }, length);
}

describe('the order of a line', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bivouac-order-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is kept by the room', LONG, () => probe(rooms));

  it.each(some(MUTANTS, 6).map(([what, ...changes], i) => ({ what, changes, i })))(
    'a room that $what is found out',
    LONG,
    async ({ changes, i }) => {
      let text = source;
      for (const [is, instead] of changes) {
        expect(text.split(is)).toHaveLength(2);
        text = text.replace(is, () => instead);
      }
      const file = join(folder, `room-${i}.ts`);
      await writeFile(
        file,
        text.replaceAll("from './", `from '${KEEPER}`).replaceAll("from '../", `from '${KEEPER}../`),
      );
      const broken: Rooms = await import(/* @vite-ignore */ file);
      await expect(probe(broken)).rejects.toThrow();
    },
  );
});
