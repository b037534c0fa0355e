import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import limits from '@fastify/rate-limit';
import sockets from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreError } from '../keeper/store.ts';
import { CLOSED } from '../keeper/wire.ts';
import { bodyOf, idOf } from './asked.ts';
import type { Company } from './company/company.ts';
import { companyRoutes } from './company/company-routes.ts';
import { playerRoutes } from './company/player-routes.ts';
import type { Players } from './company/players.ts';
import type { Talk } from './company/talk.ts';
import { talkRoutes } from './company/talk-routes.ts';
import type { Config } from './config.ts';
import type { Connections, Holder } from './connections.ts';
import { contracted, documentRoute } from './contract/served.ts';
import type { DiceDesk } from './matches/dice.ts';
import { diceRoutes } from './matches/dice-api.ts';
import type { Hall } from './matches/hall.ts';
import { type Lobby, Refused } from './matches/lobby.ts';
import { musterRoutes } from './matches/muster-routes.ts';
import { replayRoutes } from './matches/replay-api.ts';
import type { Replays } from './matches/replays.ts';
import { GUEST, JOIN, LOOK, NEW_MATCH } from './messages.ts';
import type { NoticeDesk } from './notices/desk.ts';
import { noticeRoutes, STOPPED } from './notices/routes.ts';
import { accountRoutes } from './people/account-routes.ts';
import type { Breached } from './people/breached.ts';
import type { Sessions } from './people/sessions.ts';
import type { Tokens } from './people/tokens.ts';
import type { Security } from './security.ts';
import { type ConnectionNeeds, connectionOf, LONGEST_MESSAGE, type Wire } from './socket.ts';
import type { NodeStore } from './store/node-store.ts';

/** No body of a request is longer. */
const LONGEST_BODY = 32 * 1024;
/** How often it is looked whether somebody is still there, in milliseconds. */
const PULSE = 30_000;
/** Those who came at the same moment are not looked after at the same one. */
const pulseOf = (): number => PULSE * (0.75 + Math.random() / 2);

export interface ApiNeeds {
  readonly config: Pick<Config, 'limits' | 'origin' | 'passkeysOnly' | 'vacation'>;
  readonly breached: Breached | null;
  readonly store: NodeStore;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly company: Company;
  readonly talk: Talk;
  readonly desk: NoticeDesk;
  readonly players: Players;
  readonly dice: DiceDesk;
  readonly replays: Replays;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly security: Security;
  now(): number;
  /** The connections of this node. */
  readonly connections: Connections;
  /** Whether it takes new people: that it can ask its store, and is not about to go. */
  ready(): Promise<boolean>;
  isDraining(): boolean;
  fault(error: unknown): void;
  chosen: NonNullable<ConnectionNeeds['chosen']>;
}

/** Everything that is asked for by a program: who one is, matches, and the socket on which they are played. */
export async function api(server: FastifyInstance, needs: ApiNeeds): Promise<void> {
  const { lobby, sessions, config, connections, security } = needs;
  await server.register(cookie);
  const { requests, guests, matches } = config.limits;
  await server.register(limits, { max: requests, timeWindow: '1 minute' });
  await server.register(sockets, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } });
  contracted(server);
  const a = (max: number) => ({ bodyLimit: LONGEST_BODY, config: { rateLimit: { max, timeWindow: '1 minute' } } });

  server.setErrorHandler((error, request, reply) => {
    const { status, sentence } = told(error);
    const why = error instanceof Refused ? error.why : undefined;
    if (status >= 500) needs.fault(error);
    else security.refused(request, status, why);
    return reply.code(status).send(why === undefined ? { error: sentence } : { error: sentence, why });
  });
  // What is told here is for the one who asks, and of this moment.
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await needs.tokens.admit(request, reply);
    if (request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.url === STOPPED) return;
    sessions.isOurs(request);
  });

  server.post('/api/guests', a(guests), async (request, reply) => {
    const { name } = bodyOf(request, GUEST);
    const known = await sessions.personOf(request);
    if (known !== null) return known.person;
    const person = await sessions.welcome(reply, name);
    security.saw(request, person.id);
    security.done(request, 'guest');
    return reply.code(201).send(person);
  });
  server.get('/api/me', (request) => sessions.known(request));
  server.delete('/api/session', a(requests), async (request, reply) => {
    const known = await sessions.personOf(request);
    const ended = await sessions.end(request, reply);
    if (known !== null) security.done(request, 'sessions-ended', { which: 'this' });
    if (ended !== null) connections.end({ session: ended });
    return reply.code(204).send();
  });

  server.get('/api/matches', async (request) => ({ matches: await lobby.mine(await sessions.known(request)) }));
  server.post('/api/matches', a(matches), async (request, reply) => {
    const person = await sessions.known(request);
    return reply.code(201).send(await lobby.make(person, bodyOf(request, NEW_MATCH)));
  });
  server.get('/api/matches/:id', async (request) => lobby.info(await sessions.known(request), idOf(request)));
  server.post('/api/matches/:id/invitations', a(matches), async (request, reply) => {
    const person = await sessions.known(request);
    return reply.code(201).send(await lobby.invite(person, idOf(request)));
  });
  server.post('/api/matches/:id/rematch', a(matches), async (request, reply) => {
    const person = await sessions.known(request);
    return reply.code(201).send(await lobby.rematch(person, idOf(request)));
  });
  // A link is told in a body: addresses are written into logs on their way.
  server.post('/api/invitation', a(requests), async (request) => {
    const person = await sessions.known(request);
    return lobby.look(person, bodyOf(request, LOOK).token);
  });
  server.post('/api/join', a(requests), async (request) => {
    const person = await sessions.known(request);
    const { token, seat } = bodyOf(request, JOIN);
    return lobby.join(person, token, seat);
  });

  companyRoutes(server, needs);
  talkRoutes(server, needs);
  musterRoutes(server, needs);
  noticeRoutes(server, needs);
  playerRoutes(server, needs);
  accountRoutes(server, needs);
  diceRoutes(server, needs, a(requests));
  replayRoutes(server, needs, a(config.limits.records));
  documentRoute(server);
  live(server, needs);
}

/** The socket on which matches are played. */
function live(server: FastifyInstance, needs: ApiNeeds): void {
  const { hall, sessions, connections, config, fault } = needs;
  const known = new WeakMap<FastifyRequest['raw'], Holder & { readonly plays: boolean }>();
  server.get(
    '/api/live',
    {
      websocket: true,
      // Before it becomes a socket, so that whoever is refused hears it with the right status.
      preValidation: async (request) => {
        sessions.isOurs(request);
        if (needs.isDraining()) throw new Refused(503, 'This server is about to go: try again in a moment.');
        const found = await sessions.personOf(request);
        if (found === null) throw new Refused(401, 'Say who you are first.');
        const { session, person, scope } = found;
        // Whoever asks for no socket gets none, and is told so by the route itself.
        if (!request.ws) return;
        const gone = connections.begin(person.id, request.ip);
        if (gone === 'person') throw new Refused(429, 'You have too many pages open here.');
        if (gone === 'house') throw new Refused(429, 'From where you are too many pages are open here.');
        request.raw.socket.once('close', gone);
        known.set(request.raw, { person: person.id, session, plays: scope !== 'read' });
      },
    },
    (socket, request) => {
      const who = known.get(request.raw);
      if (who === undefined) return socket.close(CLOSED.nobody, 'nobody');
      const connection = connectionOf({
        ...{
          hall,
          person: who.person,
          plays: who.plays,
          wire: gathered(socket, request.raw.socket),
          limits: config.limits,
        },
        ...{ now: Date.now, fault, chosen: needs.chosen },
        refused: (why) => needs.security.refusedOn(request, why),
      });
      const left = connections.open(connection, who);
      let isAlive = true;
      const pulse = setInterval(() => {
        if (!isAlive) return socket.terminate();
        isAlive = false;
        socket.ping();
        void sessions
          .personOf(request)
          .then((found) => found === null && connection.close('nobody'))
          .catch(fault);
      }, pulseOf());
      socket.on('pong', () => {
        isAlive = true;
      });
      socket.on('message', (data, isBinary) => {
        if (isBinary) connection.close('malformed');
        else connection.heard(String(data));
      });
      // A frame that is none, or too long: the socket is closed with its own code.
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(pulse);
        left();
        connection.ended();
      });
    },
  );
}

/** All that is sent in one turn of the loop goes out together: what is new, and the word that it is kept. */
function gathered(wire: Wire, below: Socket): Wire {
  let isHeld = false;
  const go = () => {
    isHeld = false;
    below.uncork();
  };
  return {
    get bufferedAmount() {
      return wire.bufferedAmount;
    },
    send(text) {
      if (!isHeld) {
        isHeld = true;
        below.cork();
        setImmediate(go);
      }
      wire.send(text);
    },
    close: (code, reason) => wire.close(code, reason),
  };
}

const SENTENCES: { readonly [status: number]: string } = {
  400: 'This request cannot be understood.',
  413: 'This request is too long.',
  415: 'Requests are made in JSON.',
  429: 'That is too often: wait for a minute.',
  500: 'Something went wrong here.',
  503: 'Nothing can be kept just now: try again in a moment.',
};

/** Of what went wrong within only that it did is told. */
function told(error: unknown): { readonly status: number; readonly sentence: string } {
  if (error instanceof Refused) return { status: error.statusCode, sentence: error.message };
  if (error instanceof StoreError && error.why !== 'broken') return { status: 503, sentence: SENTENCES[503] ?? '' };
  const said = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  const status = typeof said === 'number' && said >= 400 && said < 500 ? said : 500;
  return { status, sentence: SENTENCES[status] ?? 'This request cannot be answered.' };
}
