import type { FastifyInstance } from 'fastify';
import { idOf, queryOf, read } from '../asked.ts';
import type { Sessions } from '../people/sessions.ts';
import { BEFORE, GAME } from './company-messages.ts';
import type { Players } from './players.ts';

/** Who plays here, and how well. People have names of the same form as matches. */
export function playerRoutes(
  server: FastifyInstance,
  { players, sessions }: { readonly players: Players; readonly sessions: Sessions },
): void {
  server.get('/api/players/:id', async (request) => {
    const person = await sessions.known(request);
    return players.profile(person, idOf(request), queryOf(request, BEFORE).before ?? null);
  });
  server.get('/api/leaders/:game', async (request) => {
    await sessions.known(request);
    return { leaders: await players.leaders(read(GAME, request.params).game) };
  });
}
