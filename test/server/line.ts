import type { FromNode } from '../../src/keeper/wire.ts';
import type { Where } from '../../src/server/trial/guests.ts';

/** A socket on which a test says whatever it likes. */
export interface TestLine {
  readonly heard: FromNode[];
  say(message: unknown): void;
  /** As it stands: not as JSON. */
  raw(data: string | Uint8Array<ArrayBuffer>): void;
  /** The next message that was not taken yet. */
  next(): Promise<FromNode>;
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens one, or says with which status of HTTP it was refused. */
export function lineTo(
  where: Where,
  headers: Record<string, string>,
): Promise<{ readonly line: TestLine } | { readonly refused: true }> {
  return new Promise((done) => {
    const url = `${where.origin.replace('http', 'ws')}/api/live`;
    const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers }]);
    const heard: FromNode[] = [];
    const waiting: ((message: FromNode) => void)[] = [];
    let taken = 0;
    const closed = new Promise<number>((resolve) => {
      socket.onclose = ({ code }) => {
        resolve(code);
        done({ refused: true });
      };
    });
    socket.onerror = () => {};
    socket.onmessage = ({ data }) => {
      const message: FromNode = JSON.parse(String(data));
      heard.push(message);
      const next = waiting.shift();
      if (next === undefined) return;
      taken++;
      next(message);
    };
    const line: TestLine = {
      heard,
      closed,
      say: (message) => socket.send(JSON.stringify(message)),
      raw: (data) => socket.send(data),
      next: () =>
        new Promise((resolve, reject) => {
          void closed.then((code) => reject(new Error(`the line was closed: ${code}`)));
          const known = heard[taken];
          if (known === undefined) waiting.push(resolve);
          else {
            taken++;
            resolve(known);
          }
        }),
      close: () => socket.close(),
    };
    socket.onopen = () => done({ line });
  });
}

export async function open(where: Where, headers: Record<string, string>): Promise<TestLine> {
  const answer = await lineTo(where, headers);
  if ('refused' in answer) throw new Error('the line was refused');
  return answer.line;
}
