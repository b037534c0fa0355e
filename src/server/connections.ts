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
  /** Somebody begins to connect; gives what says that he is gone again, once, or null where so many of his are open or begun. */
  begin(person: string): (() => void) | null;
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

export function connectionsOf(most: number): Connections {
  const holders = new Map<Connection, Holder>();
  const begun = shelved<object>();
  const [persons, sessions] = [shelved<Connection>(), shelved<Connection>()];
  return {
    get size() {
      return holders.size;
    },
    all: () => [...holders.keys()],
    begin(person) {
      // Counted before it is open: of many that begin at once no more are let in than of those that come one by one.
      if (begun.of(person).size >= most) return null;
      const one = {};
      begun.add(person, one);
      return () => begun.take(person, one);
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
