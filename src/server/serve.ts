import { basename, join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const PAGES = join(import.meta.dirname, '../../dist/web');

/** The server, not yet listening; `pages` is the folder of the built web bundle. */
export async function createServer(pages = PAGES): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });

  await server.register(helmet, {
    // Friends play over plain HTTP in the same house: nothing may push them to HTTPS.
    strictTransportSecurity: false,
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

  server.get('/health', () => ({ status: 'ok' }));

  await server.register(files, {
    root: pages,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => reply.header('cache-control', caching(path)),
  });

  server.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/api' || path.startsWith('/api/')) {
      return reply.code(404).send({ error: `There is nothing at ${request.method} ${path}.` });
    }
    // Places inside the page (/match/7) are the page's own to show.
    if (isRead && !basename(path).includes('.')) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send(`There is nothing at ${path}.`);
  });

  return server;
}

/** Built assets carry their hash in the name and never change; all else is asked for anew. */
function caching(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
