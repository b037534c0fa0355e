import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { onShelf } from '../../src/games/shelf.ts';
import { openRoom, type Room } from '../../src/keeper/room.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { standardOptions } from '../../src/kernel/options.ts';
import { readKey } from '../../src/server/matches/agreed.ts';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { type Player, playerOf } from '../../src/server/trial/player.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';

/** The match as it is kept, opened by nobody who has played it. */
async function truthOf(store: NodeStore, id: string): Promise<Room> {
  const game = await onShelf(shelf, GAME)?.load();
  const secret = await store.secret(id);
  if (game === undefined || secret === null) throw new Error('there is no such match');
  const door = { store, id, game, options: standardOptions(game.options), key: readKey(secret), now: Date.now };
  return openRoom({ ...door, summary: () => null });
}

async function settled(players: readonly Player[], room: Room): Promise<void> {
  for (const player of players)
    await expect.poll(() => player.mirror?.n, { timeout: 30_000 }).toBe(room.look(player.seat ?? null).n);
}

describe('two people far apart, and a third who looks on', () => {
  let there: TestNode;
  beforeAll(async () => {
    there = await startNode();
  });
  afterAll(() => there.stop());

  it('play a whole match over sockets that are cut and a server that is restarted', async () => {
    const { where } = there;
    const [ney, blucher, uxbridge] = await Promise.all(
      ['Ney', 'Blücher', 'Uxbridge'].map((name) => newGuest(where, name)),
    );
    if (ney === undefined || blucher === undefined || uxbridge === undefined) throw new Error('nobody came');
    const { id, token } = await makeMatch(ney, GAME);
    const first = playerOf(ney, id, { random: fastRandom('ney') });
    // The link is followed while the other one waits.
    expect(await join(blucher, token)).toEqual({ id, seat: 1 });
    const second = playerOf(blucher, id, { random: fastRandom('blucher') });
    const third = playerOf(uxbridge, id, { random: null });
    const players = [first, second, third];

    const done = Promise.all(players.map(({ over }) => over));
    const moves = () => first.acknowledged.length + second.acknowledged.length;
    const played = async (more: number) => {
      const goal = moves() + more;
      await expect.poll(() => moves() >= goal || first.mirror?.view.outcome != null, { timeout: 60_000 }).toBe(true);
    };
    for (let cut = 0; cut < 10; cut++) {
      await played(8);
      players[cut % 3]?.cut();
      if (cut === 3 || cut === 7) await there.restart();
    }
    await done;
    const { store } = there.node;
    const room = await truthOf(store, id);
    expect(room.match.position.outcome).not.toBeNull();
    await settled(players, room);
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, null]);
    for (const { seat, mirror } of players) {
      const { n, view, told } = room.look(seat ?? null);
      expect(mirror).toEqual({ n, view, told });
    }
    // Every wish that was acknowledged is a line, once, and every line is such a wish.
    const kept = (await store.since(id, 0)).map(({ key }) => key).sort();
    const sent = [first, second]
      .flatMap(({ seat, acknowledged }) => acknowledged.map((key) => `${seat}/${key}`))
      .sort();
    expect(kept).toEqual(sent);
    expect(first.resent + second.resent).toBeGreaterThan(0);
    for (const player of players) player.leave();
    expect(there.faults).toEqual([]);
  });
});
