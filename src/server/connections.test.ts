import { expect, it } from 'vitest';
import { connectionsOf } from './connections.ts';
import { galleryOf } from './gallery.ts';
import { presenceOf } from './presence.ts';
import type { Connection } from './socket.ts';

/** A connection that notes why it was closed. */
function wired() {
  const closed: string[] = [];
  const connection: Connection = {
    ...{ heard() {}, send() {}, ended() {} },
    close: (why) => void closed.push(why),
    settled: async () => {},
  };
  return { connection, closed };
}

it('of those who begin to connect at once no more are let in than there is room for, and each goes once', () => {
  const connections = connectionsOf(2);
  const [first, second, third] = ['ney', 'ney', 'ney'].map((person) => connections.begin(person));
  expect([first, second, third].map((one) => one !== null)).toEqual([true, true, false]);
  expect(connections.begin('blücher')).not.toBeNull();
  first?.();
  first?.();
  expect(connections.begin('ney')).not.toBeNull();
  expect(connections.begin('ney')).toBeNull();
});

it('those of a person, or of a session, are closed, and no others', () => {
  const connections = connectionsOf(9);
  const all = [
    { person: 'ney', session: 'phone' },
    { person: 'ney', session: 'phone' },
    { person: 'ney', session: 'desk' },
    { person: 'blücher', session: 'tablet' },
  ].map((holder) => {
    const { connection, closed } = wired();
    return { closed, left: connections.open(connection, holder) };
  });
  const told = () => all.map(({ closed }) => closed.splice(0).length);
  expect([connections.size, connections.all().length]).toEqual([4, 4]);
  connections.end({ session: 'phone' });
  expect(told()).toEqual([1, 1, 0, 0]);
  connections.end({ person: 'ney', but: 'desk' });
  expect(told()).toEqual([1, 1, 0, 0]);
  all[0]?.left();
  connections.end({ person: 'ney' });
  expect(told()).toEqual([0, 1, 1, 0]);
  connections.end({ session: 'nobody' });
  expect(told()).toEqual([0, 0, 0, 0]);
  for (const { left } of all) left();
  connections.end({ person: 'blücher' });
  expect([connections.size, told()]).toEqual([0, [0, 0, 0, 0]]);
});

it('nobody is told that the page of somebody who is there already has come or gone', () => {
  const [here, heard] = [presenceOf(), [] as string[]];
  const tell = (name: string) => (seats: readonly number[]) => void heard.push(`${name} ${seats}`);
  const gone = here.come('m', 1, tell('one'));
  const again = here.come('m', 1, null);
  here.come('m', null, tell('looks on'));
  const other = here.come('m', 0, null);
  expect([here.has('m', 0), here.has('m', 2), here.has('another', 0)]).toEqual([true, false, false]);
  gone();
  gone();
  expect(here.has('m', 1)).toBe(true);
  again();
  other();
  expect(here.has('m', 1)).toBe(false);
  expect(heard).toEqual(['one 1', 'looks on 1', 'one 0,1', 'looks on 0,1', 'looks on 0', 'looks on ']);
});

it('the seats hear how many people look on, and each is counted once', () => {
  const [gallery, heard] = [galleryOf(), [] as number[]];
  const first = gallery.come('m', 'uxbridge', null, () => heard.push(-1));
  const seat = gallery.come('m', 'ney', 0, (count) => void heard.push(count));
  const [again, other] = [gallery.come('m', 'uxbridge', null, null), gallery.come('m', 'hill', null, null)];
  first();
  first();
  again();
  seat();
  other();
  gallery.come('m', 'ney', 0, (count) => void heard.push(count));
  expect(heard).toEqual([1, 2, 1, 0]);
});
