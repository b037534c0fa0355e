import * as z from 'zod';
import { CLOSED } from '../../keeper/wire.ts';
import { TO_NODE } from '../messages.ts';
import { ACCOUNT_ROUTES } from './account.ts';
import { NAMED, REFUSAL } from './answers.ts';
import { COMPANY_ROUTES } from './company.ts';
import type { Contract, Contracts } from './contract.ts';
import { MATCH_ROUTES, OPERATOR_ROUTES } from './matches.ts';
import { NOTICE_ROUTES } from './notices.ts';
import { FROM_NODE } from './socket.ts';

/** Every route there is. */
export const CONTRACTS: Contracts = {
  ...MATCH_ROUTES,
  ...COMPANY_ROUTES,
  ...ACCOUNT_ROUTES,
  ...NOTICE_ROUTES,
  ...OPERATOR_ROUTES,
};

type Json = { [key: string]: unknown };
/** A schema as JSON has it: of what comes in, or of what goes out. */
type Written = (schema: z.core.$ZodType, io: 'input' | 'output') => Json;

const REFUSALS: { readonly [status: number]: string } = {
  400: 'It cannot be understood.',
  401: 'Nobody is known by what was sent.',
  403: 'It is not for this page, this person or this token.',
  404: 'There is no such thing, or not for this person.',
  409: 'It does not go with what is so by now.',
  413: 'It is too long.',
  414: 'The address is too long.',
  415: 'It is no JSON.',
  422: 'It cannot be chosen: `why` says what is wrong with it.',
  429: 'That is too often: `retry-after` says when to come again.',
  503: 'Nothing can be kept just now: try again in a moment.',
};

/** The statuses of the refusals of a route. Those of a form follow from what it takes. */
export function refusalsOf(route: string, contract: Contract): readonly number[] {
  const isRead = route.startsWith('GET ');
  const found = new Set([...(contract.refuses ?? []), 429, 503]);
  if (contract.body !== undefined) for (const status of [400, 413, 415]) found.add(status);
  if (contract.query !== undefined) found.add(400);
  if (contract.params !== undefined) for (const status of [404, 414]) found.add(status);
  if (contract.known || contract.token !== null) found.add(401);
  if (!isRead || contract.token !== 'read') found.add(403);
  return [...found].sort((a, b) => a - b);
}

/** The document of all routes and messages, as OpenAPI 3.1 has it. */
export function openApi(contracts: Contracts = CONTRACTS): Json {
  const schemas: Json = {};
  const written: Written = (schema, io) => {
    const {
      $schema: _,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
      ...{ io, metadata: NAMED, unrepresentable: 'any' },
      override: ({ jsonSchema }) => {
        // Answers may come to say more: whoever reads them is not to rely on there being no more.
        if (io === 'output') delete jsonSchema.additionalProperties;
        delete jsonSchema['id'];
      },
    });
    for (const [name, one] of Object.entries($defs ?? {})) schemas[name] = lifted(one);
    return lifted(rest);
  };
  const paths: { [path: string]: Json } = {};
  for (const [route, contract] of Object.entries(contracts)) {
    const [method = '', path = ''] = route.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(route, contract, written) };
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'Bivouac', version: '1' },
      description:
        'Everything that the pages do. Whoever asks is known by the cookie of a browser or by a personal token; docs/api.md tells how to begin.',
    },
    servers: [{ url: '/' }],
    paths,
    'x-messages': {
      ...{ path: '/api/live', description: 'One object of JSON a message.' },
      toNode: written(TO_NODE, 'input'),
      fromNode: written(FROM_NODE, 'output'),
      closed: CLOSED,
    },
    components: {
      schemas,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bivouac',
          description: 'Of a browser; `__Host-bivouac` over HTTPS.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A personal token; its scope is `read` or `play`.' },
      },
    },
  };
}

function operation(route: string, contract: Contract, written: Written) {
  const { does, group, known, token, params, query, body, answers } = contract;
  // A text alone is no JSON: it is sent as it is.
  const json = (schema: Json) => ({
    content: { [schema['type'] === 'string' ? 'text/plain' : 'application/json']: { schema } },
  });
  const parameters = [
    ...(params === undefined ? [] : within('path', params)),
    ...(query === undefined ? [] : within('query', query)),
  ];
  const ways = [...(known ? [] : [{}]), { cookie: [] }, ...(token === null ? [] : [{ token: [token] }])];
  return {
    ...{ summary: does, tags: [group], operationId: nameOf(route), security: ways },
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(written(body, 'input')) } }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, schema]) => [
        status,
        { description: 'It is done.', ...(schema === null ? {} : json(written(schema, 'output'))) },
      ]),
      ...refusalsOf(route, contract).map((status) => [
        status,
        { description: REFUSALS[status], ...json(written(REFUSAL, 'output')) },
      ]),
    ]),
  };

  function within(place: 'path' | 'query', schema: z.ZodObject) {
    return Object.entries(schema.shape).map(([name, one]) => ({
      ...{ name, in: place, required: place === 'path' },
      schema: written(one, 'input'),
    }));
  }
}

/** `GET /api/matches/:id/dice` is `getMatchesIdDice`. */
function nameOf(route: string): string {
  const [method = '', ...words] = route
    .replace(/\/api\b|\.json/g, '')
    .split(/[^\w]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Schemas with a name lie in one place of the document. */
function lifted(value: Json): Json {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
