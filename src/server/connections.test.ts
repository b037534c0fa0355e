import { expect, it } from 'vitest';
import { connectionsOf } from './connections.ts';
import { galleryOf } from './matches/gallery.ts';
import { presenceOf } from './matches/presence.ts';
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

const goes = (gone: ReturnType<ReturnType<typeof connectionsOf>['begin']> | undefined) => {
  if (typeof gone === 'function') gone();
};

it('of those who begin to connect at once no more are let in than there is room for, and each goes once', () => {
  const connections = connectionsOf({ sockets: 2, house: 9 });
  const [first, second, third] = ['ney', 'ney', 'ney'].map((person) => connections.begin(person, '192.0.2.1'));
  expect([typeof first, typeof second, third]).toEqual(['function', 'function', 'person']);
  expect(connections.begin('blücher', '192.0.2.1')).toBeTypeOf('function');
  goes(first);
  goes(first);
  expect(connections.begin('ney', '192.0.2.1')).toBeTypeOf('function');
  expect(connections.begin('ney', '192.0.2.1')).toBe('person');
});

it('of one address, or one network of IPv6, no more are let in than there is room for, whoever they say they are', () => {
  const connections = connectionsOf({ sockets: 9, house: 2 });
  const begin = (address: string, who: string) => connections.begin(who, address);
  const first = begin('192.0.2.1', 'ney');
  expect([typeof first, typeof begin('192.0.2.1', 'blücher'), begin('192.0.2.1', 'gneisenau')]).toEqual([
    'function',
    'function',
    'house',
  ]);
  expect(begin('192.0.2.2', 'gneisenau')).toBeTypeOf('function');
  goes(first);
  expect(begin('192.0.2.1', 'gneisenau')).toBeTypeOf('function');
  // The same network in three ways of writing, and another.
  const six = [
    '2001:db8:0:1::7',
    '2001:0db8::1:ffff:0:0:1',
    '2001:db8:0:1:2:3:4:5',
    '2001:db8:0:2::7',
    '::1',
    '::2',
    '::3',
  ];
  expect(six.map((address) => typeof begin(address, address))).toEqual([
    ...['function', 'function', 'string'],
    ...['function', 'function', 'function', 'string'],
  ]);
  // However this machine writes it.
  expect(typeof begin('::ffff:192.0.2.2', 'ney')).toBe('function');
  expect(begin('192.0.2.2', 'blücher')).toBe('house');
});

it('those of a person, or of a session, are closed, and no others', () => {
  const connections = connectionsOf({ sockets: 9, house: 9 });
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
