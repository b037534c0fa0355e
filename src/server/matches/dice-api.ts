import type { FastifyInstance } from 'fastify';
import { bodyOf, idOf } from '../asked.ts';
import { DICE } from '../company/company-messages.ts';
import type { Sessions } from '../people/sessions.ts';
import type { DiceDesk } from './dice.ts';

/** What people add to the dice of a match before it begins. */
export function diceRoutes(
  server: FastifyInstance,
  { dice, sessions }: { readonly dice: DiceDesk; readonly sessions: Sessions },
  settings: object,
): void {
  server.get('/api/matches/:id/dice', async (request) => dice.look(await sessions.known(request), idOf(request)));
  server.post('/api/matches/:id/dice', settings, async (request) => {
    const person = await sessions.known(request);
    const said = bodyOf(request, DICE);
    if ('text' in said) return dice.tell(person, idOf(request), said.text);
    return dice.promise(person, idOf(request), said.promise, said.anew === true);
  });
}
