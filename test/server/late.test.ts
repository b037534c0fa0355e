import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/keeper/history.ts';
import { memoryStore } from '../../src/keeper/memory-store.ts';
import type { News } from '../../src/keeper/room.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { lateRooms } from '../../src/server/late.ts';
import { picketSubject } from '../conformance/picket.ts';
import { begin, doorOf, nextMove, onlookers } from '../keeper/rooms.ts';

const DELAY = 300_000;

/** A match of which a line is kept every minute; the moments of its lines, and what a spectator without delay was shown. */
async function played(lines: number) {
  const clock = { now: 1_000_000 };
  const door = { ...doorOf(picketSubject(), memoryStore(), 3), now: () => clock.now };
  const room = await begin(door);
  const all = await onlookers(room);
  const random = fastRandom('late');
  const times = [clock.now];
  for (let i = 0; i < lines; i++) {
    const move = nextMove(all, random);
    if (move === null) break;
    clock.now += 60_000;
    expect(await room.submit(move.seat, `key ${i}`.padEnd(20, '.'), move.wish)).toBeNull();
    times.push(clock.now);
  }
  const live = all.find(({ viewer }) => viewer === null);
  if (live === undefined) throw new Error('nobody looks on');
  return { clock, door, room, live, times };
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
