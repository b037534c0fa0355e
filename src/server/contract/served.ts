import type { FastifyInstance } from 'fastify';
import { CONTRACTS, openApi } from './document.ts';

/** Each route that is added from now on has what is written of it at hand. */
export function contracted(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const method = String(route.method);
    const contract = CONTRACTS[`${method === 'HEAD' ? 'GET' : method} ${route.url}`];
    if (contract !== undefined) route.config = { ...route.config, contract };
  });
}

/** The document, for whoever writes a program that plays here. */
export function documentRoute(server: FastifyInstance): void {
  const document = JSON.stringify(openApi());
  server.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document),
  );
}
