import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
let there: TestNode;
let ney: Guest;
let blucher: Guest;
let stranger: Guest;
let id: string;
let keys = 0;
beforeAll(async () => {
  there = await startNode({}, {}, { remarks: 40 });
  const { where } = there;
  ney = await newGuest(where, 'Ney');
  blucher = await newGuest(where, 'Blücher');
  stranger = await newGuest(where, 'Grouchy');
  const made = await makeMatch(ney, GAME);
  await join(blucher, made.token);
  id = made.id;
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const key = () => `${++keys}`.padStart(20, 'k');
const talk = (what: object) => ({ key: key(), ...what });
const at = (match = id) => `/api/matches/${match}/talk`;
const heard = async (guest: Guest) => (await ask(guest, 'GET', at())).body;

async function seated(guest: Guest): Promise<TestLine> {
  const line = await open(there.where, { cookie: guest.cookie, origin: guest.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  expect((await line.next()).kind).toBe('whole');
  return line;
}

it('what is said reaches the other seat, which is rung for, and nobody who looks on', async () => {
  const [first, second, third] = [await seated(ney), await seated(blucher), await seated(stranger)];
  expect((await ask(ney, 'POST', at(), talk({ text: '  Good day!  ' }))).status).toBe(204);
  expect(await second.next()).toEqual({ kind: 'talk', match: id });
  expect(await first.next()).toEqual({ kind: 'talk', match: id });
  expect((await ask(blucher, 'POST', at(), talk({ greeting: 'hello' }))).status).toBe(204);
  expect(await heard(ney)).toMatchObject({
    remarks: [
      { n: 1, seat: 0, said: { text: 'Good day!' } },
      { n: 2, seat: 1, said: { greeting: 'hello' } },
    ],
    muted: [],
  });
  // Whoever looks on is asked something after it all: nothing has come before the answer.
  third.say({ kind: 'ask', match: id, key: 'k'.repeat(16), question: { history: 0 } });
  expect((await third.next()).kind).toBe('answer');
  expect((await ask(stranger, 'GET', at())).status).toBe(404);
  expect((await ask(stranger, 'POST', at(), talk({ text: 'I know what he has!' }))).status).toBe(404);
  for (const line of [first, second, third]) line.close();
});

it('whoever is muted is not heard, and does not learn it', async () => {
  expect((await ask(ney, 'POST', `/api/matches/${id}/mutes`, { seat: 1, muted: true })).status).toBe(204);
  expect((await ask(blucher, 'POST', at(), talk({ text: 'Do you hear me?' }))).status).toBe(204);
  expect(JSON.stringify(await heard(ney))).not.toContain('Do you hear me?');
  expect(await heard(ney)).toMatchObject({ muted: [1] });
  expect(await heard(blucher)).toMatchObject({ muted: [] });
  expect((await ask(ney, 'POST', `/api/matches/${id}/mutes`, { seat: 1, muted: false })).status).toBe(204);
  expect(JSON.stringify(await heard(ney))).toContain('Do you hear me?');
  for (const seat of [0, 5]) {
    const answer = await ask(ney, 'POST', `/api/matches/${id}/mutes`, { seat, muted: true });
    expect(answer.status).toBe(400);
  }
});

it('a complaint is kept for the operator, with what was said', async () => {
  expect((await ask(ney, 'POST', `/api/matches/${id}/reports`, { seat: 1 })).status).toBe(204);
  const [report] = await there.node.store.reports(5);
  expect(report).toMatchObject({ match: id });
  expect(report?.remarks.map(({ said }) => said)).toContainEqual({ text: 'Do you hear me?' });
  expect((await ask(stranger, 'POST', `/api/matches/${id}/reports`, { seat: 1 })).status).toBe(404);
  expect((await ask(ney, 'POST', `/api/matches/${id}/reports`, { seat: 0 })).status).toBe(400);
});

describe('what cannot be said', () => {
  it.each([
    ['nothing', ''],
    ['nothing that is seen', ' \n \u200d '],
    ['what turns text around', 'a\u202ereverof'],
    ['an isolate', 'a\u2066b'],
    ['a mark of direction', 'a\u200fb'],
    ['what nobody sees', 'a\u200bb'],
    ['a null', 'a\u0000b'],
    ['a colour of the terminal', '\u001b[31mred'],
    ['a private letter', 'a\ue000b'],
    ['half a letter', 'a\ud800b'],
    ['too much', 'a'.repeat(501)],
  ])('%s', async (_name, text) => {
    const before = await heard(ney);
    expect((await ask(ney, 'POST', at(), talk({ text }))).status).toBe(400);
    expect(await heard(ney)).toEqual(before);
  });

  it.each([
    [{ text: 7 }],
    [{ greeting: 'insult' }],
    [{ text: 'a', greeting: 'hello' }],
    [{ text: 'a', seat: 1 }],
    [{ text: 'a', key: 'short' }],
    [{}],
  ])('%j', async (what) => {
    expect((await ask(ney, 'POST', at(), { ...talk({}), ...what })).status).toBe(400);
  });
});

it('plain words stay as they are: 500 letters, marks of markup, a family of signs, two lines', async () => {
  for (const text of ['a'.repeat(500), '<b onclick="x()">&amp;</b>', '👨‍👩‍👧 Vive l’Empereur !', 'one\ntwo']) {
    expect((await ask(ney, 'POST', at(), talk({ text }))).status).toBe(204);
    expect(JSON.stringify(await heard(blucher))).toContain(JSON.stringify(text).slice(1, -1));
  }
});

it('said again with the same key it is said once', async () => {
  const remark = talk({ text: 'Once' });
  for (let twice = 0; twice < 2; twice++) expect((await ask(ney, 'POST', at(), remark)).status).toBe(204);
  expect(JSON.stringify(await heard(blucher)).split('"Once"')).toHaveLength(2);
});

it('whoever says too much has to wait', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 41; i++) statuses.add((await ask(blucher, 'POST', at(), talk({ greeting: 'again' }))).status);
  expect([...statuses]).toEqual([204, 429]);
});
