import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/keeper/history.ts';
import { createMemory, memoryStore } from '../../src/keeper/memory-store.ts';
import { reflect } from '../../src/keeper/mirror.ts';
import { StoreError } from '../../src/keeper/store.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { lines } from '../../src/kernel/match.ts';
import { heardBy } from '../../src/kernel/told.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { share } from '../share.ts';
import { begin, doorOf, onlookers, playOn, reopen } from './rooms.ts';

const all = await subjects();
const MOST = share(800, 50);

describe.each(all)('$name, kept in a room', (subject) => {
  it('what is sent to a viewer makes his view and his log, line by line', LONG, async () => {
    const room = await begin(doorOf(subject, memoryStore(), 0));
    const looking = await onlookers(room);
    const played = await playOn(room, looking, 'mirror', MOST, () => {
      for (const { viewer, mirror, now } of looking) {
        expect(mirror.view).toEqual(subject.game.view(room.match.position, viewer));
        expect(mirror.told.map(({ event }) => event)).toEqual(heardBy(room.match.told, viewer));
        const { n, view, told, ...mine } = room.look(viewer);
        expect({ n, view, told }).toEqual(mirror);
        if (view.asked.some((seat) => seat === viewer)) expect(now).toEqual(mine);
      }
    });
    expect(played).toBeGreaterThan(20);
  });

  it('a match that is opened again, at any line, is the same to everybody', LONG, async () => {
    const memory = createMemory();
    const door = doorOf(subject, memoryStore(memory), 1);
    const room = await begin(door);
    const looking = await onlookers(room);
    await playOn(room, looking, 'again', MOST, async (line) => {
      if (line % 17 !== 0) return;
      const again = await reopen(doorOf(subject, memoryStore(memory), 1));
      expect(hashOf(again.match.position)).toBe(hashOf(room.match.position));
      for (const { viewer } of looking) expect(again.look(viewer)).toEqual(room.look(viewer));
    });
    for (const { viewer, items, mirror } of looking) {
      const { n, view, items: later } = await historyOf(door, viewer, 0);
      expect(later).toEqual(items);
      const begun = { n, view, told: [] };
      const end = later.reduce((before, item) => reflect(before, item).mirror, begun as typeof mirror);
      expect(end.view).toEqual(mirror.view);
      const half = Math.floor(mirror.n / 2);
      expect((await historyOf(door, viewer, half)).items).toEqual(items.filter((item) => item.n > half));
      expect((await historyOf(door, viewer, half, 3)).items).toEqual(
        items.filter(({ n: at }) => at > half).slice(0, 3),
      );
    }
  });

  it('two keepers of one match, each of whom may be asked, end with one truth', LONG, async () => {
    const memory = createMemory();
    const one = await begin(doorOf(subject, memoryStore(memory), 2));
    const two = await reopen(doorOf(subject, memoryStore(memory), 2));
    const [ones, twos] = await Promise.all([onlookers(one), onlookers(two)]);
    for (let stretch = 0; stretch < 30; stretch++) {
      const [room, looking, other] = stretch % 2 === 0 ? [one, ones, two] : [two, twos, one];
      // Whoever was not told finds out by being behind.
      await room.catchUp();
      await playOn(room, looking, `stretch ${stretch}`, 5);
      if (stretch % 3 === 0) await other.catchUp();
    }
    await Promise.all([one.catchUp(), two.catchUp()]);
    expect(lines(one.match)).toBe(lines(two.match));
    expect(hashOf(one.match.position)).toBe(hashOf(two.match.position));
    ones.forEach((onlooker, i) => {
      expect(onlooker.items).toEqual(twos[i]?.items);
      expect(onlooker.mirror).toEqual(twos[i]?.mirror);
    });
  });

  it(
    'whoever sits down is shown what another keeper has kept, and where the store is away what is known',
    LONG,
    async () => {
      const memory = createMemory();
      const one = await begin(doorOf(subject, memoryStore(memory), 3));
      const store = memoryStore(memory);
      const two = await reopen(doorOf(subject, store, 3));
      const before = two.look(null);
      await playOn(one, await onlookers(one), 'elsewhere', 4);
      const { since } = store;
      store.since = () => Promise.reject(new StoreError('away', 'not now'));
      expect((await two.sit(null, () => {})).whole).toEqual(before);
      store.since = since;
      const { whole } = await two.sit(null, () => {});
      expect(whole).toEqual(one.look(null));
      expect(whole).not.toEqual(before);
    },
  );
});

describe('somebody who looks on', () => {
  it('and cannot be told of a line neither undoes it nor keeps others from hearing it', async () => {
    const [subject] = all;
    if (subject === undefined) throw new Error('there is no game');
    const faults: unknown[] = [];
    const room = await begin({ ...doorOf(subject, memoryStore(), 0), fault: (error) => faults.push(error) });
    await room.sit(0, () => {
      throw new Error('the page is gone');
    });
    const looking = await onlookers(room);
    const played = await playOn(room, looking, 'deaf', 5);
    expect(played).toBe(5);
    expect(lines(room.match)).toBe(5);
    expect(looking.map(({ mirror, viewer }) => mirror.n === room.look(viewer).n)).not.toContain(false);
    expect(faults.length).toBeGreaterThan(0);
  });
});
