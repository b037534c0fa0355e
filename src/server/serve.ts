import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { basename, join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { leadsSomewhere } from '../games/addresses.ts';
import { shelf as ours } from '../games/index.ts';
import type { Secured } from './secure.ts';

/** No part of an address that names something is longer. */
const LONGEST_NAME = 1500;
/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;
const PAGES = join(import.meta.dirname, '../../dist/web');

/** For how many milliseconds the server waits for whom; somebody who is slower is cut off, so that nobody holds it open. */
export interface Waits {
  /** For the head of a request. */
  readonly head: number;
  /** For a request as a whole. */
  readonly request: number;
  /** For anything at all on a connection, also for somebody who does not take what he asked for. */
  readonly sign: number;
  /** For the next request on the same connection. */
  readonly next: number;
  /** How often it is looked whether somebody is late. */
  readonly look: number;
}

const WAITS: Waits = { head: 10_000, request: 20_000, sign: 60_000, next: 30_000, look: 2000 };

/** What a node adds to the pages. */
export interface More {
  /** How many proxies stand before it. */
  readonly proxies: number;
  /** Whether people come by HTTPS alone. */
  readonly isSecure: boolean;
  /** By what it speaks TLS itself; null: it does not. */
  readonly secured: Secured | null;
  /** Whether people may be sent here. */
  ready(): Promise<boolean>;
  /** Told of every request that was answered: by which route, and how long it took. */
  answered?(method: string, route: string, status: number, milliseconds: number): void;
  /** Adds what is asked for by programs. */
  more(server: FastifyInstance): Promise<void>;
}

/** The server, not yet listening; `pages` is the folder of the built web bundle, `shelf` the games that it shows. */
export async function createServer(pages = PAGES, waits = WAITS, shelf = ours, node?: More): Promise<FastifyInstance> {
  const patience = {
    ...{ requestTimeout: waits.request, connectionTimeout: waits.sign, keepAliveTimeout: waits.next },
    http: { headersTimeout: waits.head, connectionsCheckingInterval: waits.look },
  };
  const server = fastify({
    trustProxy: (_address: string, hop: number) => hop < (node?.proxies ?? 0),
    forceCloseConnections: true,
    ...patience,
    ...(node?.secured ? { serverFactory: node.secured.listens(patience) } : {}),
    clientErrorHandler: refuseUnread,
    // Names of passkeys are as long as their makers like.
    routerOptions: { maxParamLength: LONGEST_NAME },
    frameworkErrors: (error, { url }, reply) =>
      url.startsWith('/api/') ? refuseProgram(reply, error.statusCode) : refuse(reply, error.statusCode),
  });

  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    node?.answered?.(method, routeOptions.url ?? 'none', statusCode, elapsedTime);
  });

  // Nothing is posted to pages: whoever sends a body is not read to its end.
  server.addHook('onRequest', async ({ headers, is404, url }, reply) => {
    if (!is404 && url.startsWith('/api/')) return;
    if (Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined) return;
    reply.header('connection', 'close');
    await refuse(reply, 413);
  });

  // What went wrong within is nobody's business without.
  server.setErrorHandler((error, _request, reply) =>
    refuse(reply, error instanceof Error && 'statusCode' in error ? error.statusCode : undefined),
  );

  await server.register(helmet, {
    global: false,
    // Friends play over plain HTTP in the same house: nothing may push them to HTTPS.
    strictTransportSecurity: node?.isSecure === true && { maxAge: YEAR, includeSubDomains: true },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
  });

  // They are the same for every answer: put together once, for that takes longer than anything else of a short one.
  let guarding: readonly (readonly [name: string, value: string])[] | null = null;
  server.addHook('onRequest', async (_request, reply) => {
    if (guarding !== null) for (const [name, value] of guarding) reply.raw.setHeader(name, value);
    else {
      await reply.helmet();
      guarding = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    }
  });

  // A page asks here whether there is anything beside the pages.
  server.get('/health', () => (node === undefined ? { status: 'ok' } : { status: 'ok', matches: true }));
  if (node !== undefined) {
    server.get('/ready', async (_request, reply) => {
      const isReady = await node.ready();
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready' });
    });
    await server.register(node.more);
  }

  await server.register(files, {
    root: pages,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => reply.header('cache-control', caching(path)),
  });

  server.setNotFoundHandler((request, reply) => {
    // As it was sent: not every path of a request is one of a URL.
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/api' || path.startsWith('/api/')) {
      return reply.code(404).send({ error: `There is nothing at ${request.method} ${path}.` });
    }
    // Places inside the page (/match/7) are the page's own to show; it also says that there is nothing, but that is no success.
    if (isRead && !basename(path).includes('.')) {
      if (leadsSomewhere(path, shelf)) return reply.sendFile('index.html');
      // Whole every time: who has it already would get a 404 and nothing to read.
      return reply.code(404).sendFile('index.html', { etag: false, lastModified: false, acceptRanges: false });
    }
    return reply.code(404).type('text/plain; charset=utf-8').send(`There is nothing at ${path}.`);
  });

  return server;
}

const SENTENCES: { readonly [status: number]: string } = {
  400: 'This request cannot be understood.',
  404: 'There is nothing at this address.',
  408: 'This request took too long.',
  414: 'This address is too long.',
  413: 'Nothing can be sent here: a request may have no body.',
  416: 'The file has no such part.',
  431: 'The headers of this request are too long.',
};

/** Of a refusal only the status is told, and a sentence; whatever is not the asker's fault is ours. */
function told(status: unknown): { readonly code: number; readonly sentence: string } {
  const known = typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
  // A path that leads out of the pages is no forbidden one: there is nothing.
  const code = known === 403 ? 404 : known;
  return {
    code,
    sentence: SENTENCES[code] ?? (code === 500 ? 'Something went wrong here.' : 'This request cannot be answered.'),
  };
}

function refuse(reply: FastifyReply, status: unknown): FastifyReply {
  const { code, sentence } = told(status);
  return reply.code(code).type('text/plain; charset=utf-8').send(sentence);
}

/** The same in the form in which programs read it. */
function refuseProgram(reply: FastifyReply, status: unknown): FastifyReply {
  const { code, sentence } = told(status);
  return reply.code(code).send({ error: sentence });
}

/** For somebody whose request came to no end, or is none. */
function refuseUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
  const { code, sentence } = told(status);
  // Never into the middle of an answer.
  if (socket.writable && socket.bytesWritten === 0) {
    const head = [
      `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
    ];
    socket.write([...head, `Content-Length: ${Buffer.byteLength(sentence)}`, '', sentence].join('\r\n'));
  }
  socket.destroySoon();
}

/** Built assets carry their hash in the name and never change; all else is asked for anew. */
function caching(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
