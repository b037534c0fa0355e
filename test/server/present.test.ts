import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

let there: TestNode;
beforeAll(async () => {
  there = await startNode();
});
afterAll(() => there.stop());

const lineOf = ({ where, cookie }: Guest): Promise<TestLine> => open(where, { cookie, origin: where.origin });

/** The seats of the next message that says who is there. */
async function present(line: TestLine): Promise<readonly number[]> {
  for (;;) {
    const message = await line.next();
    if (message.kind === 'present') return message.seats;
  }
}

it('whoever wishes to know is told at which seats somebody is, by how many pages ever', async () => {
  const [ney, blucher, uxbridge] = await Promise.all(
    ['Ney', 'Blücher', 'Uxbridge'].map((name) => newGuest(there.where, name)),
  );
  if (ney === undefined || blucher === undefined || uxbridge === undefined) throw new Error('nobody came');
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const sit = { kind: 'sit', match: id, since: null };
  const first = await lineOf(ney);
  first.say({ ...sit, present: true });
  expect(await present(first)).toEqual([0]);
  const second = await lineOf(blucher);
  second.say(sit);
  expect(await present(first)).toEqual([0, 1]);
  // A second page of the same person, and somebody who looks on, change nothing.
  const again = await lineOf(blucher);
  again.say(sit);
  const third = await lineOf(uxbridge);
  third.say({ ...sit, present: true });
  expect(await present(third)).toEqual([0, 1]);
  second.close();
  again.say({ kind: 'leave', match: id });
  expect(await present(first)).toEqual([0]);
  expect(await present(third)).toEqual([0]);
  expect(second.heard.some(({ kind }) => kind === 'present')).toBe(false);
  expect(first.heard.filter(({ kind }) => kind === 'present')).toHaveLength(3);
});

it('says to a page that there is more than pages', async () => {
  expect((await ask(there, 'GET', '/health')).body).toEqual({ status: 'ok', matches: true });
});
