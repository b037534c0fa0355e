import { expect, it } from 'vitest';
import { noticesOf } from '../../src/server/notices/notices.ts';
import { newId } from '../../src/server/secrets.ts';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { picketEntry } from '../toy/entry.ts';
import {
  act,
  BLUCHER,
  dealt,
  faults,
  head,
  later,
  MATCH,
  MINUTE,
  NEY,
  noticeHouse,
  ORIGIN,
  time,
} from './notice-house.ts';

// Who is told of what, and when.

const { newNode, begun, hook, said, hooked } = noticeHouse();

it('a turn is told after a minute, once, with the game, the other and the link, and nothing else', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  await later(node, MINUTE - 1);
  expect(said()).toEqual([]);
  await later(node, 1);
  expect(said()).toEqual([
    {
      ...{ kind: 'turn', game: 'Picket', others: ['Blücher'], title: 'Your turn: Picket' },
      text: 'It is your turn against Blücher.',
      link: `${ORIGIN}/match/${MATCH}`,
      at: expect.stringMatching(/^20\d\d-/),
    },
  ]);
  await later(node, MINUTE);
  // Blücher takes back and does again: Ney knows that it is his turn.
  await act(node, 1, 1, []);
  await later(node);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toHaveLength(1);
  await act(node, 3, 0, [1]);
  await later(node);
  await act(node, 4, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toHaveLength(2);
});

it('who has the match open, on whichever node, is not told', async () => {
  const [node, other] = [await begun(), await newNode()];
  await hooked(node);
  await dealt(node);
  await node.notices.look();
  const leave = other.here.come(MATCH, 0, null);
  await other.notices.look();
  leave();
  await later(node, MINUTE);
  expect(hook().received).toEqual([]);
  // The other seat's page is none of his.
  node.here.come(MATCH, 1, null);
  await act(node, 1, 0, [1]);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toHaveLength(1);
});

it('of what went on those matches alone are looked at of which something was heard, and all once a minute', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  const [asked, moved]: [unknown[], NodeStore['moved']] = [[], node.store.moved];
  let passed = 0;
  const notices = noticesOf({
    ...{ shelf: [picketEntry], origin: ORIGIN, here: node.here, fault: (error: unknown) => faults.push(error) },
    ...{ post: { send: async () => null }, now: async () => time.now, passed: () => passed },
    store: {
      ...node.store,
      moved(most, among) {
        asked.push(among ?? 'all');
        return moved(most, among);
      },
    },
  });
  await notices.look();
  await notices.look();
  expect(asked.splice(0)).toEqual(['all']);
  // By this node, and by another that shares the database.
  await act(node, 1, 0, [1]);
  await notices.look();
  await act(await newNode(), 2, 1, [0]);
  node.store.announce('talk/x');
  await notices.look();
  await notices.look();
  expect(asked.splice(0)).toEqual([[MATCH], [MATCH]]);
  expect(await node.store.turnOf(MATCH, NEY.id)).toMatchObject({ kind: 'turn', seq: 2 });
  passed = MINUTE;
  await notices.look();
  expect(asked).toEqual(['all']);
  notices.close();
});

it('who comes in and is told of nothing leaves no note of his matches', async () => {
  const node = await begun();
  await dealt(node);
  await node.desk.joined(NEY.id);
  expect(await node.store.turnOf(MATCH, NEY.id)).toBeNull();
  await hooked(node);
  await act(node, 1, 0, [1]);
  await node.desk.joined(NEY.id);
  expect(await node.store.turnOf(MATCH, NEY.id)).toMatchObject({ seq: 1 });
});

it('the end and an invitation are told to whom they concern', async () => {
  const node = await begun();
  await hooked(node, 'discord');
  await dealt(node, [1]);
  await later(node);
  await act(node, 1, 1, [], true);
  await later(node, MINUTE);
  const gathering = { id: newId(), about: head([], 0).about, secret: {}, made: 1 };
  await node.store.gather(gathering, 2, { seat: 0, person: BLUCHER.id }, 'another link');
  await node.store.call(gathering.id, NEY.id, BLUCHER.id, time.now, 9);
  await later(node, MINUTE);
  await later(node, MINUTE);
  expect(said()).toEqual([
    {
      content: `**Over\\: Picket**\nYour match against Blücher is over.\n<${ORIGIN}/match/${MATCH}>`,
      allowed_mentions: { parse: [] },
    },
    {
      content: `**An invitation\\: Picket**\nBlücher invites you to a match of Picket.\n<${ORIGIN}/online>`,
      allowed_mentions: { parse: [] },
    },
  ]);
});

it('who is asked whether he is ready is told after twenty seconds, unless he says it, and once', async () => {
  const node = await begun();
  await hooked(node);
  const about = { ...head([], 0).about, names: [] };
  const [waiting, other] = [newId(), newId()];
  const gather = async (id: string) => {
    await node.store.gather({ id, about, secret: {}, made: 1 }, 2, { seat: 0, person: NEY.id }, `link ${id}`);
    await node.store.take(id, BLUCHER.id, 1);
    await node.store.muster(id, time.now);
  };
  await gather(waiting);
  await later(node, 20_000 - 1);
  expect(said()).toEqual([]);
  await later(node, 1);
  expect(said()).toMatchObject([
    {
      ...{ kind: 'ready', title: 'Are you ready? Picket', link: `${ORIGIN}/match/${waiting}` },
      text: 'Blücher and you can begin: the clock starts when all are ready.',
    },
  ]);
  await later(node, MINUTE);
  await gather(other);
  await node.notices.look();
  await node.store.sayReady(other, NEY.id, time.now);
  await later(node, 20_000);
  expect(said()).toHaveLength(1);
});

it('of what somebody does not wish to be told by a way nothing goes that way', async () => {
  const node = await begun();
  await hooked(node);
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await node.desk.set(NEY, id, true, 'en', ['over']);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: true, occasions: ['over'] }]);
  await dealt(node);
  await later(node, MINUTE);
  expect(said()).toEqual([]);
  await act(node, 1, 0, []);
  await later(node, MINUTE);
  // What was to be sent when he said so is not sent either.
  await act(node, 2, 1, [], true);
  await node.notices.look();
  time.now += MINUTE;
  await node.notices.look();
  await node.desk.set(NEY, id, true, 'en', ['turn']);
  await node.notices.send();
  expect(said()).toEqual([]);
});
