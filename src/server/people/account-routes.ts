import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiNeeds } from '../api.ts';
import { bodyOf } from '../asked.ts';
import type { Config } from '../config.ts';
import type { Connections } from '../connections.ts';
import { Refused } from '../matches/lobby.ts';
import { nameOfSession, type Way } from '../security.ts';
import type { Person } from '../store/people-store.ts';
import { ENTRY, FAREWELL, foldedLogin, NEW_ACCOUNT, NEW_PASSWORD, RENAMING, SESSION } from './account-messages.ts';
import { accountsOf, MOST_MATCHES } from './accounts.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { vacationRoutes } from './vacation-routes.ts';

const LONGEST_BODY = 32 * 1024;

/** What the routes of passwords and of passkeys share. */
export interface Door {
  readonly accounts: ReturnType<typeof accountsOf>;
  /** What is done so often a minute by one address. */
  a(max: number): object;
  /** The person comes in by this browser; what he began there as a guest is his. */
  enter(reply: FastifyReply, person: Person, by: Way): Promise<object>;
  /** Closes what is open on sessions that are no more. */
  readonly shut: Connections['end'];
}

/** Accounts: becoming one, coming in, what is kept of one, and leaving. */
export function accountRoutes(server: FastifyInstance, needs: ApiNeeds): void {
  const { sessions, connections, security } = needs;
  const accounts = accountsOf(needs);
  const shut = connections.end;
  const door: Door = {
    accounts,
    shut,
    a: (max) => ({ bodyLimit: LONGEST_BODY, config: { rateLimit: { max, timeWindow: '1 minute' } } }),
    async enter(reply, person, by) {
      const before = await sessions.personOf(reply.request);
      // First the seats: if it fails in between, they are at least where he comes in.
      const left = await accounts.takeOver(before?.person ?? null, person.id);
      if (before !== null && before.person.id !== person.id) await needs.desk.joined(person.id);
      await sessions.enter(reply, person.id);
      security.saw(reply.request, person.id);
      security.done(reply.request, 'sign-in', { by });
      if (before !== null) shut({ session: before.session });
      if (before !== null && before.person.id !== person.id) shut({ person: before.person.id });
      return { person, left };
    },
  };
  signing(server, needs, door);
  keeping(server, needs, door);
  sessionRoutes(server, needs, door);
  passkeyRoutes(server, needs, door);
  tokenRoutes(server, needs, door);
  vacationRoutes(server, needs, door);
}

/** Where only passkeys open, each of which is two factors: the device, and whoever it knows by a finger, a face or a code. */
function isTaken({ passkeysOnly }: Pick<Config, 'passkeysOnly'>): void {
  if (passkeysOnly) throw new Refused(409, 'Here one signs in by a passkey alone.', { why: 'passkeys-only' });
}

/** Names and passwords. */
function signing(
  server: FastifyInstance,
  { sessions, store, config, security }: ApiNeeds,
  { accounts, a, enter, shut }: Door,
): void {
  const { passwords, attempts } = accounts;
  const { logins } = config.limits;

  server.post('/api/account', a(logins), async (request, reply) => {
    const who = await sessions.both(request);
    const { person } = who;
    const { login, password } = bodyOf(request, NEW_ACCOUNT);
    isTaken(config);
    if ((await store.loginOf(person.id)) !== null)
      throw new Refused(409, 'You have a name to sign in by already.', { why: 'has-one' });
    await accounts.fresh(who);
    await accounts.goodEnough(password, [person.name, login]);
    const how = { shown: login, password: await passwords.hash(password) };
    if (!(await store.addLogin(person.id, foldedLogin(login), how, Date.now())))
      throw new Refused(409, 'This name is somebody else’s.', { why: 'taken' });
    security.done(request, 'credential', { what: 'password', change: 'added' });
    return reply.code(201).send(await enter(reply, person, 'password'));
  });

  // Whether there is such a name is told neither by the answer nor by how long it takes.
  server.post('/api/login', a(logins), async (request, reply) => {
    const { login, password } = bodyOf(request, ENTRY);
    isTaken(config);
    const name = foldedLogin(login);
    const found = await store.loginBy(name);
    security.tries(request, 'password', found?.person.id ?? null);
    attempts.begin(`login/${name}`);
    if (!(await accounts.knows(password, found && { ...found, person: found.person.id })) || found === null)
      throw new Refused(403, 'There is no such name with this password.', { why: 'wrong' });
    attempts.succeeded(`login/${name}`);
    return enter(reply, found.person, 'password');
  });

  // Whoever changes the password means to be the only one who is known by it.
  server.post('/api/account/password', a(logins), async (request, reply) => {
    const who = await sessions.both(request);
    const { person } = who;
    const { old, password } = bodyOf(request, NEW_PASSWORD);
    const login = await store.loginOf(person.id);
    if (login === null) throw new Refused(403, 'This is not the password.', { why: 'wrong' });
    await accounts.sure(request, who, old);
    await accounts.goodEnough(password, [person.name, login.shown]);
    await store.setPassword(person.id, await passwords.hash(password), Date.now());
    await store.endSessionsOf(person.id, null);
    await store.endTokensOf(person.id);
    await sessions.enter(reply, person.id);
    security.done(request, 'credential', { what: 'password', change: 'changed' });
    security.done(request, 'sessions-ended', { which: 'others' });
    shut({ person: person.id });
    return reply.code(204).send();
  });
}

/** What is kept of somebody: to be seen, changed, taken home, and given up. */
function keeping(
  server: FastifyInstance,
  { sessions, store, tokens, config, lobby, desk, security }: ApiNeeds,
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
    const [matches, notices, vacations] = await Promise.all([
      lobby.mine(person, MOST_MATCHES),
      desk.kept(person.id),
      store.vacationsOf(person.id),
    ]);
    return { ...(await about(person, session)), matches, notices, vacations };
  });

  server.post('/api/account/deletion', a(logins), async (request, reply) => {
    const who = await sessions.both(request);
    const { person } = who;
    const { word } = bodyOf(request, FAREWELL);
    if ((await store.loginOf(person.id)) === null && word.trim() !== person.name)
      throw new Refused(403, 'This is not your name.', { why: 'wrong' });
    await accounts.sure(request, who, word);
    await accounts.leave(person.id);
    security.done(request, 'left');
    shut({ person: person.id });
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}

/** The browsers in which somebody is known. */
function sessionRoutes(server: FastifyInstance, needs: ApiNeeds, { accounts, a, shut }: Door): void {
  const { sessions, store, config, security } = needs;
  const { requests } = config.limits;

  server.delete('/api/account/sessions/:id', a(requests), async (request, reply) => {
    const known = await sessions.both(request);
    const { person } = known;
    const asked = SESSION.safeParse(request.params);
    const found = (await store.sessionsOf(person.id)).find(({ token }) => nameOfSession(token) === asked.data?.id);
    if (found === undefined) throw new Refused(404, 'There is no such session.');
    await accounts.fresh(known);
    await store.endSession(found.token);
    security.done(request, 'sessions-ended', { which: nameOfSession(found.token) });
    shut({ session: found.token });
    return reply.code(204).send();
  });

  server.delete('/api/account/sessions', a(requests), async (request, reply) => {
    const known = await sessions.both(request);
    const { person, session } = known;
    await accounts.fresh(known);
    await store.endSessionsOf(person.id, session);
    security.done(request, 'sessions-ended', { which: 'others' });
    shut({ person: person.id, but: session });
    return reply.code(204).send();
  });
}
