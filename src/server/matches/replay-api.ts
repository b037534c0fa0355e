import type { FastifyInstance } from 'fastify';
import { idOf } from '../asked.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Replays } from './replays.ts';

/** What is told of matches that are over, to anybody who has the address of one. */
export function replayRoutes(
  server: FastifyInstance,
  { replays, sessions }: { readonly replays: Replays; readonly sessions: Sessions },
  settings: object,
): void {
  server.get('/api/replays/:id', settings, async (request) => {
    const known = await sessions.personOf(request);
    return replays.info(known?.person ?? null, idOf(request));
  });
  server.get('/api/matches/:id/record', settings, async (request) => replays.record(idOf(request)));
}
