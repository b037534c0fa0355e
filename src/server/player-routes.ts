import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { idOf, read } from './asked.ts';
import type { Players } from './players.ts';
import type { Sessions } from './sessions.ts';

const BEFORE = z.object({ before: z.coerce.number().min(0).max(1e15).optional() });
const GAME = z.object({ game: z.string().max(100) });

/** Who plays here, and how well. People have names of the same form as matches. */
export function playerRoutes(
  server: FastifyInstance,
  { players, sessions }: { readonly players: Players; readonly sessions: Sessions },
): void {
  server.get('/api/players/:id', async (request) => {
    const person = await sessions.known(request);
    return players.profile(person, idOf(request), read(BEFORE, request.query).before ?? null);
  });
  server.get('/api/leaders/:game', async (request) => {
    await sessions.known(request);
    return { leaders: await players.leaders(read(GAME, request.params).game) };
  });
}
