import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a node and its database that can be cut. */
export interface Severed {
  /** The address at which the node finds the database. */
  readonly url: string;
  /** Breaks all connections, and lets none come for so many milliseconds. */
  cut(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Passes on what is said to the database at this address, and what it says. */
export async function severed(to: string): Promise<Severed> {
  const url = new URL(to);
  const [port, host] = [Number(url.port || 5432), url.hostname];
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the line to the database has no address');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    async cut(milliseconds) {
      isCut = true;
      breakAll();
      await new Promise((wake) => setTimeout(wake, milliseconds));
      isCut = false;
    },
    async close() {
      breakAll();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
