import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sessionsOf } from '../../src/server/people/sessions.ts';
import { hashOfToken } from '../../src/server/secrets.ts';
import type { Session } from '../../src/server/store/account-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOKEN = 'A'.repeat(43);

/** Who is known by a cookie that was given on day 0 and came on these days, on each of them. */
async function knownOn(days: readonly number[]): Promise<readonly boolean[]> {
  let now = 0;
  let kept: Session | null = { token: hashOfToken(TOKEN), made: 0, seen: 0, browser: '' };
  let writes = 0;
  const sessions = sessionsOf(
    {
      sessionBy: async (token) => (kept?.token === token ? { ...kept, person: { id: 'p', name: 'Ney' } } : null),
      async seenAgain(_token, seen) {
        writes++;
        if (kept !== null) kept = { ...kept, seen };
      },
      async endSession() {
        kept = null;
      },
      sessionsOf: async () => (kept === null ? [] : [kept]),
      openSession: async () => {},
      welcome: async () => {},
    },
    { origin: null, isSecure: false },
    () => now,
  );
  const server = fastify();
  await server.register(cookie);
  server.get('/', async (request) => ({ known: (await sessions.personOf(request)) !== null }));
  const known: boolean[] = [];
  for (const day of days) {
    for (const part of [0.2, 0.9]) {
      now = (day + part) * DAY;
      const answer = await server.inject({ url: '/', headers: { cookie: `bivouac=${TOKEN}` } });
      if (part === 0.9) known.push(answer.json<{ known: boolean }>().known);
    }
  }
  await server.close();
  // When somebody came is kept to the day, and no more often than that.
  expect(writes).toBeLessThanOrEqual(days.length);
  expect((kept?.seen ?? 0) % DAY).toBe(0);
  return known;
}

it('a browser that comes within ninety days is known again', async () => {
  expect(await knownOn([0, 90, 180])).toEqual([true, true, true]);
  expect(await knownOn([91])).toEqual([false]);
  expect(await knownOn([60, 151])).toEqual([true, false]);
});

it('after a year nobody is known by the same cookie, however often he came', async () => {
  expect(await knownOn([50, 100, 150, 200, 250, 300, 350, 364])).toEqual(Array(8).fill(true));
  expect((await knownOn([50, 100, 150, 200, 250, 300, 350, 365])).at(-1)).toBe(false);
});
