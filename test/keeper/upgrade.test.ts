import { describe, expect, it } from 'vitest';
import { viewersOf } from '../../src/keeper/feed.ts';
import { historyOf } from '../../src/keeper/history.ts';
import { readLog } from '../../src/keeper/log.ts';
import type { Memory } from '../../src/keeper/memory-store.ts';
import type { Room } from '../../src/keeper/room.ts';
import { upgrade } from '../../src/keeper/upgrade.ts';
import type { Flow } from '../../src/kernel/flow.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { lines } from '../../src/kernel/match.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { some } from '../share.ts';
import { onlookers, playOn, reopen } from './rooms.ts';
import { by, everything, hasOpen, linesOf, played, raised } from './stretches.ts';

const all = await subjects();

const everybody = ({ match }: Room): number => 2 ** (match.seats + 1) - 1;

describe.each(all)('$name, taken up by newer rules', (subject) => {
  const newer = raised(subject);

  it.each(some([0, 1, 2, 3]))('goes on where it stood, and nothing of its log is lost (%i)', LONG, async (run) => {
    const { memory, room, looking } = await played(subject, run, 8 + 4 * run, run % 2 === 0 ? hasOpen : undefined);
    const before = viewersOf(room.match.seats).map((viewer) => room.look(viewer));
    const last = lines(room.match);
    const door = by(memory, newer, run);
    await expect(reopen(door)).rejects.toMatchObject({ name: 'HeldError', why: 'other-rules' });

    const untouched = everything(memory);
    const plan = await upgrade(door, { dry: true });
    expect(everything(memory)).toBe(untouched);
    const { version, pack } = subject.game;
    expect(plan).toMatchObject({ from: { version, pack: pack.hash }, to: { version: version + 1 }, line: last + 1 });
    if (run % 2 === 0) expect(plan?.replayed).toBeGreaterThan(0);
    expect(await upgrade(door)).toEqual(plan);
    expect(await upgrade(door)).toBeNull();
    expect(await door.store.head(door.id)).toMatchObject({ seq: last + 1, epoch: 1, over: false });

    const again = await reopen(door);
    expect(hashOf(again.match.position)).toBe(hashOf(room.match.position));
    for (const [place, viewer] of viewersOf(room.match.seats).entries()) {
      const { n = 0, ...rest } = before[place] ?? {};
      expect(again.look(viewer)).toEqual({ ...rest, n: n + 1, undoable: 0, undoes: null, chose: false });
      if (viewer !== null)
        expect(await again.submit(viewer, 'behind', { act: { kind: 'offer', what: 'back' } })).toMatchObject({
          code: 'no-undo',
        });
    }
    const after = await onlookers(again);
    await playOn(again, after, 'the new epoch', 60);
    const third = await reopen(by(memory, newer, run));
    for (const [place, { viewer, items, mirror }] of after.entries()) {
      expect(third.look(viewer)).toEqual(again.look(viewer));
      expect(mirror.told.slice(0, before[place]?.told.length)).toEqual(before[place]?.told);
      // Whoever was away since long before gets what he saw by the new rules; the log has all.
      const history = await historyOf(door, viewer, 0);
      expect(history.n).toBe((looking[place]?.mirror.n ?? 0) + 1);
      expect(history.items).toEqual(items);
      expect(await readLog(door.store, door.id, viewer, again.match.seats)).toEqual(mirror.told);
    }
  });

  it('is taken up once by keepers who try it at the same time, and the others find it so', LONG, async () => {
    const { memory, room } = await played(subject, 4, 12, hasOpen);
    const doors = [1, 2, 3].map(() => by(memory, newer, 4));
    const done = await Promise.all(doors.map((door) => upgrade(door)));
    expect(done.filter((plan) => plan !== null)).toHaveLength(1);
    expect(linesOf(memory).filter(({ entry }) => entry?.seat === null)).toHaveLength(1);
    const rooms = await Promise.all(doors.map(reopen));
    for (const one of rooms) expect(hashOf(one.match.position)).toBe(hashOf(room.match.position));
  });

  it('keeps the numbers that its items had, whatever the new rules let be noticed of open lines', LONG, async () => {
    // Where nothing is done in secret that could be taken back, any open line will do.
    const isWanted = (room: Room, memory: Memory) =>
      hasOpen(room) && (subject.name !== 'manoeuvre' || linesOf(memory).at(-1)?.noticed !== everybody(room));
    const { memory, room } = await played(subject, 6, 10, isWanted);
    const { game } = newer;
    const view = (p: Flow, viewer: Viewer) => ({ ...game.view(p, viewer), mark: hashOf(p) });
    const door = by(memory, { ...newer, game: { ...game, view } }, 6);
    await upgrade(door);
    const again = await reopen(door);
    for (const viewer of viewersOf(again.match.seats)) {
      const [was, is] = [room.look(viewer), again.look(viewer)];
      expect({ n: is.n, q: is.q }).toEqual({ n: was.n + 1, q: was.q });
    }
  });
});
