import * as z from 'zod';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Contract } from '../../src/server/contract/contract.ts';
import { CONTRACTS } from '../../src/server/contract/document.ts';
import { fitting, type Pool } from './fuzzed.ts';

// Whatever the contract says that can be asked over HTTP, as one viewer of a match would ask it.

/** Reads before writes, and what ends something last. */
const METHODS = ['GET', 'POST', 'DELETE'] as const;

interface Request {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly body?: unknown;
}

/** What addresses and bodies name: the match, the link to it, another who sits there, a way by which the viewer is told, the game. */
export type Names = Readonly<Record<'match' | 'token' | 'other' | 'channel' | 'game', string>>;

/** Opens or ends a way in: the viewer would not be known any more, and a password takes its time to be hashed. No match is in it. */
const WAYS_IN =
  /^(POST \/api\/guests|DELETE \/api\/session|POST \/api\/account|POST \/api\/(login|passkeys|tokens|account\/(password|deletion)).*|DELETE \/api\/account\/sessions.*)$/;
/** The socket is listened to beside. */
const SOCKET = 'GET /api/live';

const isAsked = ([route, { group }]: readonly [string, Contract]): boolean =>
  group !== 'operator' && route !== SOCKET && !WAYS_IN.test(route);

/** So many bodies are drawn for a route. */
const DRAWS = 2;

/** Stand for the names while bodies are drawn: what is drawn then is the same for all matches. Each has the form of what it stands for. */
const STAND_INS: Names = {
  match: 'M'.repeat(22),
  token: 'T'.repeat(43),
  other: 'P'.repeat(22),
  channel: 'C'.repeat(22),
  game: 'the game',
};

const POOL: Omit<Pool, 'random'> = {
  texts: [
    ...Object.values(STAND_INS),
    ...['k'.repeat(16), 'f'.repeat(64), 'soult@play.example', 'https://play.example/', 'A word', 'standard', 'fr'],
  ],
};

/** What stands in the place of a parameter, by what its address is about. */
function nameOf(path: string, parameter: string): string {
  if (parameter === 'token' || parameter === 'game') return STAND_INS[parameter];
  if (path.startsWith('/api/players/')) return STAND_INS.other;
  if (path.startsWith('/api/notices/')) return STAND_INS.channel;
  return STAND_INS.match;
}

const schemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function* requestsOf(method: Request['method'], address: string, { query, body }: Contract): Iterable<Request> {
  const path = address.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(nameOf(address, parameter)));
  const random = fastRandom(`${method} ${address}`);
  const pool = { ...POOL, random };
  if (query !== undefined) {
    const drawn = Object.entries(Object(fitting(schemaOf(query), pool))).map(([name, one]) => [name, String(one)]);
    yield { method, path: `${path}?${new URLSearchParams(drawn)}` };
  }
  if (body === undefined) yield { method, path };
  else for (let draw = 0; draw < DRAWS; draw++) yield { method, path, body: fitting(schemaOf(body), pool) };
}

/** Every request by which anything of a match may be told or done: a route that is new in the contract is among them. */
export const REQUESTS: readonly Request[] = METHODS.flatMap((method) =>
  Object.entries(CONTRACTS).flatMap(([route, contract]) => {
    const [its, address = ''] = route.split(' ');
    return its === method && isAsked([route, contract]) ? [...requestsOf(method, address, contract)] : [];
  }),
);

/** What a request says of this match: its own names in the place of those that stand for them. */
export function naming(names: Names): (text: string) => string {
  const { match, token, other, channel, game } = STAND_INS;
  return (text) =>
    text
      .replaceAll(match, names.match)
      .replaceAll(token, names.token)
      .replaceAll(other, names.other)
      .replaceAll(channel, names.channel)
      .replaceAll(game, names.game)
      .replaceAll(encodeURIComponent(game), encodeURIComponent(names.game));
}
