import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CONTRACTS, openApi } from '../../src/server/contract/document.ts';
import { ask } from '../../src/server/trial/guests.ts';
import { startNode, type TestNode } from './nodes.ts';

let there: TestNode;
beforeAll(async () => {
  there = await startNode();
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

/** Every route of a server, as it prints them: a tree of addresses, each with its methods. */
function routesIn(printed: string): readonly string[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)$/.exec(line);
    if (found === null) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    above.splice(depth, Number.POSITIVE_INFINITY, part);
    return methods.split(', ').map((method) => `${method} ${above.join('')}`);
  });
}

/** The pages: files, and whatever address is a place in them. */
const PAGES = ['GET *', 'GET /*'];

describe('the document', () => {
  it('has every route of the server, and no other', () => {
    const routes = routesIn(there.node.server.printRoutes({ commonPrefix: false }));
    expect(routes.length).toBeGreaterThan(40);
    const own = routes.filter((route) => !route.startsWith('HEAD ') && !PAGES.includes(route));
    expect(own.toSorted()).toEqual(Object.keys(CONTRACTS).toSorted());
  });

  it('is served to whoever asks, and says of each route what it takes, by whom, and what it answers', async () => {
    const { status, body, headers } = await ask(there, 'GET', '/api/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual(openApi());
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/matches/{id}/dice': {
          post: {
            security: [{ cookie: [] }, { token: ['play'] }],
            parameters: [{ name: 'id', in: 'path', required: true, schema: { pattern: '^[\\w-]{22}$' } }],
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Dice' } } } },
              ...Object.fromEntries([400, 401, 403, 404, 409, 413, 414, 415, 429, 503].map((one) => [one, {}])),
            },
          },
        },
        // Who has a token changes nobody’s password by it.
        '/api/account/password': { post: { security: [{ cookie: [] }] } },
      },
    });
  });

  it('refers to nothing that it does not have', () => {
    const text = JSON.stringify(openApi());
    const { components } = z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(openApi());
    const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
    expect(new Set(referred.map((to) => to.replace('#/components/schemas/', '')))).toEqual(
      new Set(Object.keys(components.schemas)),
    );
  });

  it('has every message of the socket, by its kind', () => {
    const { 'x-messages': said } = z
      .object({ 'x-messages': z.object({ toNode: z.unknown(), fromNode: z.unknown() }) })
      .parse(openApi());
    const kindsIn = (schema: unknown) =>
      z
        .object({ oneOf: z.array(z.object({ properties: z.object({ kind: z.object({ const: z.string() }) }) })) })
        .parse(schema)
        .oneOf.map(({ properties }) => properties.kind.const);
    expect(kindsIn(said.toNode)).toEqual(['sit', 'leave', 'turns', 'submit', 'ask']);
    expect(kindsIn(said.fromNode)).toContain('whole');
    expect(kindsIn(said.fromNode)).toHaveLength(16);
  });

  it('calls each thing by a name of its own', () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) })
      .parse(openApi());
    const names = Object.values(paths).flatMap((one) => Object.values(one).map(({ operationId }) => operationId));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('postMatchesIdDice');
  });
});
