import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Page, pageOf, type Tally } from '../../src/server/trial/crowd.ts';
import { join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { startNode, type TestNode } from './nodes.ts';

let there: TestNode;
beforeAll(async () => {
  there = await startNode();
});
afterAll(() => there.stop());

it('everybody who is cut off comes back, also who only looks on', async () => {
  const [ney, blucher, uxbridge] = await Promise.all(
    ['Ney', 'Blücher', 'Uxbridge'].map((name) => newGuest(there.where, name)),
  );
  if (ney === undefined || blucher === undefined || uxbridge === undefined) throw new Error('nobody came');
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const tally: Tally = { acknowledged: 0, refused: 0, troubled: 0, lost: 0, waits: [], sits: [] };
  const ears = { changed() {}, answered() {}, over() {} };
  const pages: readonly Page[] = [
    ...[ney, blucher].map((guest) => pageOf(guest, id, tally, ears)),
    pageOf(uxbridge, id, tally, { ...ears, heard() {} }),
  ];
  for (const times of [1, 2, 3]) {
    await Promise.all(pages.map((page) => page.connect()));
    expect(tally.sits).toHaveLength(times * pages.length);
    expect(pages.filter((page) => page.isAsked)).not.toEqual([]);
    for (const page of pages) page.cut();
  }
  expect(tally.lost).toBe(0);
});
