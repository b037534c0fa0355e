import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isContribution } from '../kernel/provable-chance.ts';
import { idOf, read } from './asked.ts';
import type { DiceDesk } from './dice.ts';
import type { Sessions } from './sessions.ts';

const PROMISE = z.strictObject({ promise: z.string().regex(/^[0-9a-f]{64}$/), anew: z.literal(true).optional() });
const TEXT = z.strictObject({ text: z.string().refine(isContribution) });
const DICE = z.union([PROMISE, TEXT]);

/** What people add to the dice of a match before it begins. */
export function diceRoutes(
  server: FastifyInstance,
  { dice, sessions }: { readonly dice: DiceDesk; readonly sessions: Sessions },
  settings: object,
): void {
  server.get('/api/matches/:id/dice', async (request) => dice.look(await sessions.known(request), idOf(request)));
  server.post('/api/matches/:id/dice', settings, async (request) => {
    const person = await sessions.known(request);
    const said = read(DICE, request.body);
    if ('text' in said) return dice.tell(person, idOf(request), said.text);
    return dice.promise(person, idOf(request), said.promise, said.anew === true);
  });
}
