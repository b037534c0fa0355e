import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/keeper/history.ts';
import { memoryStore } from '../../src/keeper/memory-store.ts';
import type { News } from '../../src/keeper/room.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { lines } from '../../src/kernel/match.ts';
import { get, there } from '../../src/kernel/there.ts';
import { lateRooms } from '../../src/server/matches/late.ts';
import { picketSubject } from '../conformance/picket.ts';
import { begin, doorOf, nextMove, onlookers } from '../keeper/rooms.ts';

const DELAY = 300_000;

/** A match of which a line is kept every minute; the moments of its lines, and what a spectator without delay was shown. */
async function played(most: number) {
  const clock = { now: 1_000_000 };
  const door = { ...doorOf(picketSubject(), memoryStore(), 3), now: () => clock.now };
  const room = await begin(door);
  const all = await onlookers(room);
  const random = fastRandom('late');
  const times = [clock.now];
  const move = async () => {
    const next = nextMove(all, random);
    if (next === null) return;
    clock.now += 60_000;
    expect(await room.submit(next.seat, `key ${times.length}`.padEnd(20, '.'), next.wish)).toBeNull();
    times.push(clock.now);
  };
  for (let i = 0; i < most; i++) await move();
  const live = all.find(({ viewer }) => viewer === null);
  if (live === undefined) throw new Error('nobody looks on');
  return { clock, door, room, live, times, move };
}

describe('who looks on late', () => {
  it('is shown every item as soon as it is old enough, and not a millisecond before', async () => {
    const { clock, door, room, live, times } = await played(12);
    const faults: unknown[] = [];
    const rooms = lateRooms((error) => faults.push(error));
    const [first = 0] = times;
    clock.now = first + DELAY;
    const visit = await rooms.visit(door, DELAY, () => {});
    const heard: News[] = [];
    const { whole } = await visit.room.sit(null, (news) => heard.push(news));
    expect(whole.n).toBe(0);
    const items = () => heard.flatMap((news) => news.items);
    // How much a spectator had noticed by each line.
    const counts = room.log.counts.map((count) => count.at(-1) ?? 0);
    for (const [seq, at] of times.entries()) {
      if (seq === 0) continue;
      clock.now = at + DELAY - 1;
      await rooms.look();
      expect(items()).toEqual(live.items.slice(0, counts[seq - 1]));
      expect((await historyOf(visit.door, null, 0)).items).toEqual(live.items.slice(0, counts[seq - 1]));
      // Whoever comes anew sees no more.
      expect(visit.room.look(null).n).toBe(counts[seq - 1]);
      clock.now = at + DELAY;
      await rooms.look();
      expect(items()).toEqual(live.items.slice(0, counts[seq]));
    }
    expect(visit.room.look(null)).toEqual(room.look(null));
    expect(items().length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
    visit.leave();
  });

  it('nobody asks the store while nothing is old enough: the next line is known of, or news of it comes', async () => {
    const { clock, door, room, times, move } = await played(6);
    let asked = 0;
    const since: typeof door.store.since = (...given) => {
      asked++;
      return door.store.since(...given);
    };
    const rooms = lateRooms(() => {});
    clock.now = get(times, 3) + DELAY;
    const visit = await rooms.visit({ ...door, store: { ...door.store, since } }, DELAY, () => {});
    const seen = () => lines(visit.room.match);
    expect([seen(), asked > 0]).toEqual([3, true]);
    const looks = async (often: number) => {
      asked = 0;
      for (let n = 0; n < often; n++) {
        await rooms.look();
        await rooms.wake(door.id, lines(room.match));
      }
      return asked;
    };
    expect(await looks(100)).toBe(0);
    clock.now = get(times, 6) + DELAY;
    await rooms.look();
    expect(seen()).toBe(6);
    // Nothing more is there: it is asked for when there is.
    expect(await looks(100)).toBe(0);
    await move();
    const kept = clock.now;
    expect(await looks(100)).toBe(1);
    clock.now = kept + DELAY - 1;
    expect([await looks(100), seen()]).toEqual([0, 6]);
    clock.now = kept + DELAY;
    expect([await looks(100), seen()]).toEqual([1, 7]);
    visit.leave();
    expect(rooms.ids()).toEqual([]);
    await move();
    await rooms.wake(door.id);
    rooms.close();
  });

  it('is shown a line by the clock of the machine, without being looked for', async () => {
    const store = memoryStore();
    const door = { ...doorOf(picketSubject(), store, 3), now: () => Date.now() };
    const room = await begin(door);
    const all = await onlookers(room);
    await new Promise((done) => setTimeout(done, 60));
    const rooms = lateRooms(() => {});
    const visit = await rooms.visit(door, 50, () => {});
    const move = there(nextMove(all, fastRandom('late')));
    expect(await room.submit(move.seat, 'key'.padEnd(20, '.'), move.wish)).toBeNull();
    await rooms.wake(door.id);
    expect(lines(visit.room.match)).toBe(0);
    await expect.poll(() => lines(visit.room.match)).toBe(1);
    rooms.close();
  });

  it('finds a room that is opened in the middle as it was then', async () => {
    const { clock, door, room, times } = await played(12);
    for (const [seq, at] of times.entries()) {
      clock.now = at + DELAY;
      const visit = await lateRooms(() => {}).visit(door, DELAY, () => {});
      expect(visit.room.match.position).not.toBe(room.match.position);
      expect(visit.room.log.counts).toEqual(room.log.counts.slice(0, seq + 1));
    }
  });

  it('nothing can be done in a room of the past, nor asked how it stands now', async () => {
    const { clock, door, times } = await played(8);
    clock.now = (times[4] ?? 0) + DELAY;
    const { room, door: ago } = await lateRooms(() => {}).visit(door, DELAY, () => {});
    const seat = room.match.position.outcome === null ? (room.look(null).view.asked[0] ?? 0) : 0;
    const [choice] = room.look(seat).choices;
    const answer = room.submit(seat, 'k'.repeat(20), { choice, q: room.question(seat) ?? 0 });
    await expect(answer).rejects.toMatchObject({ why: 'denied' });
    expect(await ago.store.head(door.id)).toBeNull();
    expect(await ago.store.secret(door.id)).toBeNull();
  });
});
