import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../src/keeper/feed.ts';
import { follow, playedFrom } from '../../src/keeper/replay.ts';
import { nowOf, wholeOf } from '../../src/keeper/room.ts';
import { advance } from '../../src/keeper/table.ts';
import type { FromNode } from '../../src/keeper/wire.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { heardBy } from '../../src/kernel/told.ts';
import { truthOf } from '../../src/server/trial/check.ts';
import { join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { type Player, playerOf } from '../../src/server/trial/player.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { startNode, type TestNode } from './nodes.ts';

// What each socket was sent during a match, letter by letter: the view of its viewer, what he was told, what he can do, and the answers
// to his own wishes. That these hold nothing he may not know is for the conformance suite; here that nothing else was sent.

const all = (await subjects()).filter(({ name, game }) => name !== 'picket' && game.seats({}) === 2);
const MOST = 60;

describe.each(all)('$name over the wire', ({ name, game }) => {
  let there: TestNode;
  beforeAll(async () => {
    there = await startNode();
  });
  afterAll(() => there.stop());

  /** Everything that a viewer may be sent for the lines that are kept: the whole at first, and an item for each that he may know of. */
  async function expected(id: string, viewer: Viewer): Promise<string[]> {
    const { store } = there.node;
    const { door } = await truthOf(store, id, async () => game);
    const kept = await store.since(id, -1);
    const first = await store.standing(id, 0);
    if (first === null) throw new Error('the first table is gone');
    const table = await playedFrom(door, first, kept, 0);
    const messages: FromNode[] = [{ kind: 'whole', match: id, seat: viewer, whole: wholeOf(table, viewer) }];
    for (const line of kept.slice(1)) {
      const written = await follow(table, door, line);
      const item = written.items[placeOf(viewer, table.match.seats)];
      advance(table, written);
      // The view is the game's, and nothing was told that was for another.
      expect(wholeOf(table, viewer).view).toEqual(game.view(table.match.position, viewer));
      expect(heardBy(line.told, viewer).length).toBe(item?.parts.flatMap(({ told }) => told).length ?? 0);
      if (item != null)
        messages.push({ kind: 'items', match: id, seat: viewer, items: [item], now: nowOf(table, viewer) });
    }
    return messages.map((message) => JSON.stringify(message));
  }

  it('sends each viewer what is his, in number, order and every letter', LONG, async () => {
    const { where } = there;
    const guests = await Promise.all(['Ney', 'Blücher', 'Uxbridge'].map((who) => newGuest(where, who)));
    const [ney, blucher, uxbridge] = guests;
    if (ney === undefined || blucher === undefined || uxbridge === undefined) throw new Error('nobody came');
    const { id, token } = await makeMatch(ney, name);
    await join(blucher, token);
    const watching = playerOf(uxbridge, id, { random: null, listens: true });
    await expect.poll(() => watching.mirror?.n, { timeout: 30_000 }).toBe(0);
    // Nobody moves before all have sat down.
    const seats: Player[] = [];
    const waiting = [ney, blucher].map((guest) => playerOf(guest, id, { random: null, listens: true }));
    for (const player of waiting) await expect.poll(() => player.mirror?.n, { timeout: 30_000 }).toBe(0);
    for (const [seat, guest] of [ney, blucher].entries())
      seats.push(playerOf(guest, id, { random: fastRandom(`leaks/${seat}`) }));
    const isPlayed = () => seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) >= MOST;
    await expect.poll(() => isPlayed() || watching.mirror?.view.outcome != null, { timeout: 120_000 }).toBe(true);
    await Promise.all(seats.map((player) => player.rest()));

    for (const [viewer, player] of [...waiting, watching].entries()) {
      const who = viewer === 2 ? null : viewer;
      const due = await expected(id, who);
      await expect.poll(() => player.heard.length, { timeout: 30_000 }).toBe(due.length);
      expect(player.heard).toEqual(due);
    }
    // Some lines are nobody's business but one seat's: otherwise nothing was shown here.
    const counts = [...waiting, watching].map(({ heard }) => heard.length);
    expect(counts.every((count) => count > 10)).toBe(true);
    if (name === 'manoeuvre') expect(counts[2]).toBeLessThan((await there.node.store.since(id, -1)).length);
    for (const player of [...waiting, ...seats, watching]) player.leave();
  });
});
