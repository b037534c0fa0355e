import type { FastifyInstance, FastifyReply } from 'fastify';
import { ENTRY, FAREWELL, foldedLogin, NEW_ACCOUNT, NEW_PASSWORD, RENAMING, SESSION } from './account-messages.ts';
import { accountsOf, MOST_MATCHES, nameOfSession } from './accounts.ts';
import type { ApiNeeds } from './api.ts';
import { bodyOf } from './asked.ts';
import { Refused } from './lobby.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import type { Person } from './store/people-store.ts';
import { tokenRoutes } from './token-routes.ts';

const LONGEST_BODY = 32 * 1024;

/** What the routes of passwords and of passkeys share. */
export interface Door {
  readonly accounts: ReturnType<typeof accountsOf>;
  /** What is done so often a minute by one address. */
  a(max: number): object;
  /** The person comes in by this browser; what he began there as a guest is his. */
  enter(reply: FastifyReply, person: Person): Promise<object>;
  /** Closes what is open on sessions that are no more. */
  shut(isOver: (who: { readonly person: string; readonly session: string }) => boolean): void;
}

/** Accounts: becoming one, coming in, what is kept of one, and leaving. */
export function accountRoutes(server: FastifyInstance, needs: ApiNeeds): void {
  const { sessions, connections } = needs;
  const accounts = accountsOf(needs);
  const shut: Door['shut'] = (isOver) => {
    for (const [connection, who] of connections) if (isOver(who)) connection.close('nobody');
  };
  const door: Door = {
    accounts,
    shut,
    a: (max) => ({ bodyLimit: LONGEST_BODY, config: { rateLimit: { max, timeWindow: '1 minute' } } }),
    async enter(reply, person) {
      const before = await sessions.personOf(reply.request);
      // First the seats: if it fails in between, they are at least where he comes in.
      const left = await accounts.takeOver(before?.person ?? null, person.id);
      if (before !== null && before.person.id !== person.id) await needs.desk.joined(person.id);
      await sessions.enter(reply, person.id);
      if (before !== null)
        shut(
          (who) =>
            who.session === before.session || (who.person === before.person.id && before.person.id !== person.id),
        );
      return { person, left };
    },
  };
  signing(server, needs, door);
  keeping(server, needs, door);
  sessionRoutes(server, needs, door);
  passkeyRoutes(server, needs, door);
  tokenRoutes(server, needs, door);
}

/** Names and passwords. */
function signing(
  server: FastifyInstance,
  { sessions, store, config }: ApiNeeds,
  { accounts, a, enter, shut }: Door,
): void {
  const { passwords, attempts } = accounts;
  const { logins } = config.limits;

  server.post('/api/account', a(logins), async (request, reply) => {
    const person = await sessions.known(request);
    const { login, password } = bodyOf(request, NEW_ACCOUNT);
    if ((await store.loginOf(person.id)) !== null)
      throw new Refused(409, 'You have a name to sign in by already.', { why: 'has-one' });
    await accounts.goodEnough(password, [person.name, login]);
    const how = { shown: login, password: await passwords.hash(password) };
    if (!(await store.addLogin(person.id, foldedLogin(login), how, Date.now())))
      throw new Refused(409, 'This name is somebody else’s.', { why: 'taken' });
    return reply.code(201).send(await enter(reply, person));
  });

  // Whether there is such a name is told neither by the answer nor by how long it takes.
  server.post('/api/login', a(logins), async (request, reply) => {
    const { login, password } = bodyOf(request, ENTRY);
    const name = foldedLogin(login);
    attempts.begin(`login/${name}`);
    const found = await store.loginBy(name);
    if (!(await passwords.matches(password, found?.password ?? null)) || found === null)
      throw new Refused(403, 'There is no such name with this password.', { why: 'wrong' });
    attempts.succeeded(`login/${name}`);
    return enter(reply, found.person);
  });

  // Whoever changes the password means to be the only one who is known by it.
  server.post('/api/account/password', a(logins), async (request, reply) => {
    const person = await sessions.known(request);
    const { old, password } = bodyOf(request, NEW_PASSWORD);
    await accounts.sure(person.id, old);
    const login = await store.loginOf(person.id);
    await accounts.goodEnough(password, [person.name, login?.shown ?? '']);
    await store.setPassword(person.id, await passwords.hash(password), Date.now());
    await store.endSessionsOf(person.id, null);
    await store.endTokensOf(person.id);
    await sessions.enter(reply, person.id);
    shut((who) => who.person === person.id);
    return reply.code(204).send();
  });
}

/** What is kept of somebody: to be seen, changed, taken home, and given up. */
function keeping(
  server: FastifyInstance,
  { sessions, store, tokens, config, lobby, desk }: ApiNeeds,
  { accounts, a, shut }: Door,
): void {
  const { requests, logins, exports } = config.limits;

  /** Everything that is kept but secrets: tokens, hashes and keys. */
  const about = async (person: Person, session: string) => {
    const [made, login, passkeys, all, given] = await Promise.all([
      store.cameAt(person.id),
      store.loginOf(person.id),
      store.passkeysOf(person.id),
      sessions.of(person.id),
      tokens.of(person.id),
    ]);
    return {
      ...{ id: person.id, name: person.name, made, login: login?.shown ?? null },
      passkeys: passkeys.map(({ id, label, made: since, used }) => ({ id, label, made: since, used })),
      sessions: all.map(({ token, made: since, seen, browser }) => ({
        ...{ id: nameOfSession(token), made: since, seen, browser, current: token === session },
      })),
      tokens: given,
    };
  };

  server.get('/api/account', async (request) => {
    const { person, session } = await sessions.both(request);
    return about(person, session);
  });

  server.post('/api/account/name', a(requests), async (request) => {
    const person = await sessions.known(request);
    const { name } = bodyOf(request, RENAMING);
    await store.rename(person.id, name);
    return { ...person, name };
  });

  server.get('/api/account/data', a(exports), async (request, reply) => {
    const { person, session } = await sessions.both(request);
    reply.header('content-disposition', 'attachment; filename="bivouac.json"');
    const [matches, notices] = await Promise.all([lobby.mine(person, MOST_MATCHES), desk.kept(person.id)]);
    return { ...(await about(person, session)), matches, notices };
  });

  server.post('/api/account/deletion', a(logins), async (request, reply) => {
    const person = await sessions.known(request);
    const { word } = bodyOf(request, FAREWELL);
    if ((await store.loginOf(person.id)) !== null) await accounts.sure(person.id, word);
    else if (word.trim() !== person.name) throw new Refused(403, 'This is not your name.', { why: 'wrong' });
    await accounts.leave(person.id);
    shut((who) => who.person === person.id);
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}

/** The browsers in which somebody is known. */
function sessionRoutes(server: FastifyInstance, { sessions, store, config }: ApiNeeds, { a, shut }: Door): void {
  const { requests } = config.limits;

  server.delete('/api/account/sessions/:id', a(requests), async (request, reply) => {
    const { person } = await sessions.both(request);
    const asked = SESSION.safeParse(request.params);
    const found = (await store.sessionsOf(person.id)).find(({ token }) => nameOfSession(token) === asked.data?.id);
    if (found === undefined) throw new Refused(404, 'There is no such session.');
    await store.endSession(found.token);
    shut((who) => who.session === found.token);
    return reply.code(204).send();
  });

  server.delete('/api/account/sessions', a(requests), async (request, reply) => {
    const { person, session } = await sessions.both(request);
    await store.endSessionsOf(person.id, session);
    shut((who) => who.person === person.id && who.session !== session);
    return reply.code(204).send();
  });
}
