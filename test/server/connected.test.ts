import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Guest, newGuest } from '../../src/server/trial/guests.ts';
import { lineTo } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const MOST = 3;
const HOUSE = 7;
let there: TestNode;
beforeEach(async () => {
  there = await startNode({}, {}, { sockets: MOST, house: HOUSE });
});
afterEach(() => there.stop());

const come = async (guest: Guest, times: number) => {
  const all = await Promise.all(Array.from({ length: times }, () => lineTo(guest.where, headersOf(guest))));
  return all.flatMap((answer) => ('line' in answer ? [answer.line] : []));
};

it('however many pages somebody opens at the same moment, so many are let in, and others when those have gone', async () => {
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
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

it('from one address no more pages are let in than it has room for, whoever they are', async () => {
  const ney = await newGuest(there.where, 'Ney');
  const blucher = await newGuest(there.where, 'Blücher');
  const reille = await newGuest(there.where, 'Reille');
  expect([await come(ney, MOST), await come(blucher, MOST)].flat()).toHaveLength(2 * MOST);
  const [one] = await come(reille, MOST);
  expect(await come(reille, 1)).toEqual([]);
  one?.close();
  await one?.closed;
  await expect.poll(() => come(reille, 1)).toHaveLength(1);
});

const headersOf = ({ where, cookie }: Guest) => ({ cookie, origin: where.origin });
