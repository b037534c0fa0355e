import { me } from '../requests.ts';
import type { Line, LineWorld, Socket, SocketEars } from './line.ts';

function connect({ opened, heard, closed }: SocketEars): Socket {
  const address = new URL('/api/live', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.onopen = () => opened();
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ({ code }) => closed(code);
  return socket;
}

/** The world of a line that leads from this page to the server from which it came. */
export const lineWorld: LineWorld = {
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
};

/** The line hears when the network goes and comes back, and when the reader does. */
export function attend(line: Pick<Line, 'hurry' | 'cut'>): void {
  window.addEventListener('online', () => line.hurry());
  window.addEventListener('offline', () => line.cut());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') line.hurry();
  });
}
