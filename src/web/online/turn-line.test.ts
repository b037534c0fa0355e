// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { SocketEars } from './line/line.ts';
import { turnLine } from './turn-line.ts';

/** A page with matches, on lines that a test holds at the other end. */
function listening() {
  const [sockets, told]: [{ ears: SocketEars; said: unknown[]; isClosed: boolean }[], (readonly string[])[]] = [[], []];
  const line = turnLine((asked) => told.push(asked), {
    connect(ears) {
      const socket = { ears, said: [] as unknown[], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.said.push(JSON.parse(text)),
        close() {
          socket.isClosed = true;
        },
      };
    },
    isKnown: async () => true,
    random: () => 0.5,
    later(after, work) {
      // What it would wait for before it comes back is over at once.
      if (after < 20_000) queueMicrotask(work);
      return () => {};
    },
  });
  return { line, sockets, told };
}

it('says that it listens once the line is open, anew where there are other matches, and after a cut', async () => {
  const { line, sockets, told } = listening();
  line.listen(['b', 'a']);
  expect(sockets).toHaveLength(1);
  sockets[0]?.ears.opened();
  line.listen(['a', 'b']);
  expect(sockets[0]?.said).toEqual([{ kind: 'turns' }]);
  line.listen(['a', 'c']);
  expect(sockets[0]?.said).toHaveLength(2);
  sockets[0]?.ears.heard(JSON.stringify({ kind: 'turns', asked: ['c'] }));
  sockets[0]?.ears.heard(JSON.stringify({ kind: 'drain' }));
  expect(told).toEqual([['c']]);
  sockets[0]?.ears.closed(1006);
  await expect.poll(() => sockets).toHaveLength(2);
  sockets[1]?.ears.opened();
  expect(sockets[1]?.said).toEqual([{ kind: 'turns' }]);
  line.shut();
  expect(sockets[1]?.isClosed).toBe(true);
  line.listen(['a']);
  expect(sockets).toHaveLength(3);
});
