import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcp } from 'node:net';

/** What came to a receiver. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody on this machine who takes what is posted to him. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The status with which he answers. */
  status: number;
  stop(): Promise<void>;
}

function listening(server: { listen(port: number, host: string, done: () => void): unknown; address(): unknown }) {
  return new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0);
    });
  });
}

export async function receiver(headers: Readonly<Record<string, string>> = {}): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(there.status, headers).end('taken');
    });
  });
  const port = await listening(server);
  const there: Receiver = {
    ...{ url: `http://127.0.0.1:${port}/hook`, received, status: 204 },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return there;
}

/** A letter as it came. */
export interface Letter {
  readonly to: string;
  readonly text: string;
}

/** A mail server that speaks as much SMTP as it takes to be given letters. */
export interface MailServer {
  readonly url: string;
  readonly letters: Letter[];
  /** What it answers to whom a letter is for. */
  recipient: string;
  stop(): Promise<void>;
}

export async function mailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const server = createTcp((socket) => {
    let [waiting, to] = ['', ''];
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example');
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      waiting += piece.toString();
      for (;;) {
        const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) {
          letters.push({ to, text: said });
          isData = false;
          say('250 taken');
        } else if (/^EHLO/i.test(said)) say('250 mail.example');
        else if (/^RCPT TO:/i.test(said)) {
          to = /<(.*)>/.exec(said)?.[1] ?? '';
          say(there.recipient);
        } else if (/^DATA/i.test(said)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  const port = await listening(server);
  const there: MailServer = {
    ...{ url: `smtp://127.0.0.1:${port}`, letters, recipient: '250 ok' },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return there;
}

/** The words of a letter: lines that were broken to fit are whole again. */
export function wordsOf({ text }: Letter): string {
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  if (/^Content-Transfer-Encoding: base64/im.test(text)) return Buffer.from(body, 'base64').toString();
  const joined = body.replace(/=\r\n/g, '');
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable/im.test(text);
  return isQuoted
    ? Buffer.from(
        joined.replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      ).toString()
    : body;
}
