import { adviceOf, asideKeeper, localKeeper } from '../keeper/client.ts';
import { randomHex } from '../keeper/random.ts';
import { openGame } from '../play/opened.ts';
import { createFarKeeper, type FarKeeper } from './far-keeper.ts';
import type { Socket, SocketEars } from './line.ts';
import { pendingsIn } from './pending.ts';
import { aboutMatch, aboutReplay, me, recordOf } from './requests.ts';

function connect({ opened, heard, closed }: SocketEars): Socket {
  const address = new URL('/api/live', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.onopen = () => opened();
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ({ code }) => closed(code);
  return socket;
}

/** The keeper of the matches that lie on the server from which this page came. */
export function farKeeper(): FarKeeper {
  const keeper = createFarKeeper({
    connect,
    isKnown: async () => {
      const who = await me();
      return 'value' in who ? true : who.status === 401 ? false : null;
    },
    random: Math.random,
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    about: aboutMatch,
    replay: aboutReplay,
    record: recordOf,
    game: async (name) => (await openGame(name))?.game ?? null,
    advise: adviceOf,
    aside: asideKeeper,
    keep: (text) => localKeeper().importFile(text),
    pendings: pendingsIn(localStorage),
    newKey: () => randomHex(24),
  });
  window.addEventListener('online', () => keeper.hurry());
  window.addEventListener('offline', () => keeper.cut());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') keeper.hurry();
  });
  return keeper;
}
