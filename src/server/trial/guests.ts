import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { promiseOf } from '../../kernel/provable-chance.ts';

// Somebody who asks a node as a page would. For tests and for the commands that put a node on trial.

/** Where a node is: it may come back at another address. */
export interface Where {
  origin: string;
}

export interface Guest {
  readonly where: Where;
  readonly cookie: string;
  readonly name: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Asks, with the cookie of a guest if it is one. */
export async function ask(
  { where, cookie }: { readonly where: Where; readonly cookie?: string },
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { origin } = where;
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...{ origin, connection: 'close' },
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

function given<T>(schema: z.ZodType<T>, { status, body }: Answer): T {
  if (status >= 300) throw new Error(`status ${status}: ${JSON.stringify(body)}`);
  return schema.parse(body);
}

export async function newGuest(where: Where, name: string): Promise<Guest> {
  const answer = await ask({ where }, 'POST', '/api/guests', { name });
  given(z.object({ id: z.string() }), answer);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('a guest was given no cookie');
  return { where, cookie, name };
}

const MADE = z.object({ id: z.string(), seat: z.number(), token: z.string() });
const JOINED = z.object({ id: z.string(), seat: z.number() });

export async function makeMatch(
  guest: Guest,
  game: string,
  more: {
    readonly seat?: number;
    readonly watch?: boolean;
    readonly options?: Record<string, string>;
    readonly clock?: object;
    readonly bots?: readonly (string | null)[];
    readonly open?: boolean;
    readonly rated?: boolean;
    readonly delay?: number;
    readonly hints?: boolean;
    readonly vacation?: boolean;
  } = {},
) {
  const order = { seat: 0, watch: true, options: {}, ...more };
  const made = given(MADE, await ask(guest, 'POST', '/api/matches', { game, ...order }));
  await attend(guest, made.id);
  return made;
}

export async function join(guest: Guest, token: string, seat: number | null = null) {
  const joined = given(JOINED, await ask(guest, 'POST', '/api/join', { token, seat }));
  await attend(guest, joined.id);
  return joined;
}

/** What those who have taken a seat at a match have drawn, by their cookie: in a browser each page keeps its own. */
const drawn = new Map<string, Map<string, string>>();

/** Does what the page of somebody who sits there does before a match: it promises; and when all have, everybody tells. */
export async function attend(guest: Guest, id: string): Promise<void> {
  const table = drawn.get(id) ?? new Map<string, string>();
  drawn.set(id, table);
  const mine = table.get(guest.cookie) ?? randomBytes(16).toString('hex');
  table.set(guest.cookie, mine);
  const path = `/api/matches/${id}/dice`;
  const { state, seats } = given(DICE, await ask(guest, 'POST', path, { promise: promiseOf(mine) }));
  if (state === 'begun' || seats.some(({ promise }) => promise === null)) return;
  // All of them where this one is: the others may have known the server by another address.
  for (const [cookie, text] of table) given(DICE, await ask({ ...guest, cookie }, 'POST', path, { text }));
  // And by a live clock all are ready; by any other nobody is asked.
  for (const cookie of table.keys()) await ask({ ...guest, cookie }, 'POST', `/api/matches/${id}/ready`);
}

const DICE = z.object({ state: z.string(), seats: z.array(z.object({ promise: z.string().nullable() })) });
