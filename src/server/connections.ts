import { isIPv6 } from 'node:net';
import type { Limits } from './config.ts';
import type { Connection } from './socket.ts';

/** Who is on a connection, and by what he is known. */
export interface Holder {
  readonly person: string;
  readonly session: string;
}

/** Whose connections are meant: all of a person, but perhaps those of one session; or those of a session. */
type Whose = { readonly person: string; readonly but?: string } | { readonly session: string };

/** The open connections of a node, found by who is on them: nothing that is done for one of them looks at all. */
export interface Connections {
  readonly size: number;
  all(): readonly Connection[];
  /** Somebody begins to connect; gives what says that he is gone again, once, or of whom so many are open or begun that he is not let in. */
  begin(person: string, address: string): (() => void) | 'person' | 'house';
  /** It is open; gives what takes it away. */
  open(connection: Connection, holder: Holder): () => void;
  /** Closes what is open on sessions that are no more. */
  end(whose: Whose): void;
}

/** What belongs to a name; a name to which nothing belongs is forgotten. */
function shelved<T>() {
  const all = new Map<string, Set<T>>();
  return {
    of: (name: string): ReadonlySet<T> => all.get(name) ?? new Set(),
    add(name: string, one: T): void {
      all.set(name, (all.get(name) ?? new Set()).add(one));
    },
    take(name: string, one: T): void {
      const there = all.get(name);
      if (there?.delete(one) === true && there.size === 0) all.delete(name);
    },
  };
}

/** Those who share a connection to the world: an address of IPv4, or the network (64 bits) that a house is given of IPv6. */
function houseOf(address: string): string {
  // An IPv4 in the clothes of an IPv6 is itself.
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  // Written in the shortest way: `::` stands for as many zeros as are missing.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

export function connectionsOf(most: Pick<Limits, 'sockets' | 'house'>): Connections {
  const holders = new Map<Connection, Holder>();
  const [begun, houses] = [shelved<object>(), shelved<object>()];
  const [persons, sessions] = [shelved<Connection>(), shelved<Connection>()];
  return {
    get size() {
      return holders.size;
    },
    all: () => [...holders.keys()],
    begin(person, address) {
      const house = houseOf(address);
      // Counted before it is open: of many that begin at once no more are let in than of those that come one by one.
      if (begun.of(person).size >= most.sockets) return 'person';
      if (houses.of(house).size >= most.house) return 'house';
      const one = {};
      begun.add(person, one);
      houses.add(house, one);
      return () => {
        begun.take(person, one);
        houses.take(house, one);
      };
    },
    open(connection, holder) {
      holders.set(connection, holder);
      persons.add(holder.person, connection);
      sessions.add(holder.session, connection);
      return () => {
        holders.delete(connection);
        persons.take(holder.person, connection);
        sessions.take(holder.session, connection);
      };
    },
    end(whose) {
      const found = 'person' in whose ? persons.of(whose.person) : sessions.of(whose.session);
      const spared = 'person' in whose ? whose.but : undefined;
      for (const connection of [...found])
        if (spared === undefined || holders.get(connection)?.session !== spared) connection.close('nobody');
    },
  };
}
