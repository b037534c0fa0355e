import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, newGuest } from '../../src/server/trial/guests.ts';
import { lineTo } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const MOST = 3;
let there: TestNode;
beforeAll(async () => {
  there = await startNode({}, {}, { sockets: MOST });
});
afterAll(() => there.stop());

it('however many pages somebody opens at the same moment, so many are let in, and others when those have gone', async () => {
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
  const come = async (guest: Guest, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => lineTo(guest.where, headersOf(guest))));
    return all.flatMap((answer) => ('line' in answer ? [answer.line] : []));
  };
  const mine = await come(ney, 4 * MOST);
  expect(mine).toHaveLength(MOST);
  expect(await come(ney, 1)).toEqual([]);
  expect(await come(blucher, 1)).toHaveLength(1);
  // Asking without wishing for a socket takes no place.
  for (let i = 0; i < 2 * MOST; i++)
    expect((await fetch(`${there.where.origin}/api/live`, { headers: headersOf(ney) })).status).toBe(404);
  mine[0]?.close();
  await mine[0]?.closed;
  await expect.poll(() => come(ney, 1)).toHaveLength(1);
});

const headersOf = ({ where, cookie }: Guest) => ({ cookie, origin: where.origin });
