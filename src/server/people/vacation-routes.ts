import type { FastifyInstance } from 'fastify';
import type { ApiNeeds } from '../api.ts';
import { bodyOf } from '../asked.ts';
import { Refused } from '../matches/lobby.ts';
import type { Door } from './account-routes.ts';
import { daysLeft, mostDays } from './vacation.ts';
import { GO_AWAY } from './vacation-messages.ts';

/** How it stands with the vacation of somebody. */
export interface VacationInfo {
  /** For how many days of a calendar year people may be away here; and how many of this year are left. */
  readonly allowance: number;
  readonly left: number;
  /** For how many days he may go now. */
  readonly most: number;
  /** The vacation on which he is; null: he is there. */
  readonly now: { readonly since: number; readonly until: number } | null;
}

const REFUSALS = { there: 'You are on vacation already.', spent: 'You have not so many days left.' } as const;

/** Vacations: begun and ended by whoever goes. */
export function vacationRoutes(server: FastifyInstance, needs: ApiNeeds, { accounts, a }: Door): void {
  const { sessions, store, hall, config } = needs;
  const { requests, tries } = config.limits;
  const allowance = config.vacation;

  async function infoOf(person: string): Promise<VacationInfo> {
    const [vacations, now] = [await store.vacationsOf(person), await store.time()];
    return {
      allowance,
      left: daysLeft(vacations, allowance, new Date(now).getUTCFullYear()),
      most: mostDays(vacations, allowance, now),
      now: vacations.find(({ until }) => until > now) ?? null,
    };
  }
  /** Those who sit before his matches see it at once. */
  const tell = async (person: string): Promise<void> => {
    for (const match of await store.runningOf(person)) hall.leaves.ring(match);
  };

  server.get('/api/vacation', async (request) => infoOf((await sessions.known(request)).id));

  server.post('/api/vacation', a(tries), async (request, reply) => {
    const { id } = await sessions.known(request);
    const { days } = bodyOf(request, GO_AWAY);
    // Whoever came in as somebody else every month would have as many vacations.
    if (!(await accounts.isAccount(id)))
      throw new Refused(409, 'Vacations are for those who have an account.', { why: 'guest' });
    const gone = await store.goAway(id, days, allowance, await store.time());
    if (typeof gone === 'string') throw new Refused(409, REFUSALS[gone], { why: gone });
    await tell(id);
    return reply.code(201).send(await infoOf(id));
  });

  server.delete('/api/vacation', a(requests), async (request) => {
    const { id } = await sessions.known(request);
    if (await store.comeBack(id, await store.time())) await tell(id);
    return infoOf(id);
  });
}
