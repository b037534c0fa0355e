import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { ApiNeeds } from '../api.ts';
import { bodyOf, read } from '../asked.ts';
import { Refused } from '../matches/lobby.ts';
import { newToken } from '../secrets.ts';
import type { Door } from './account-routes.ts';
import { ADDED, CLIENT, ENTERED, OF_PASSKEY, PROOF, type SIGNED } from './passkey-messages.ts';

/** For so long somebody may look for his key, in milliseconds. */
const PATIENCE = 5 * 60_000;
/** Ed25519, ES256 and RS256, as COSE numbers them: what authenticators know, and no experiment of the runtime. */
const ALGORITHMS = [-8, -7, -257];
/** Nobody has more. */
const MOST = 20;

const refusedKey = (): Refused => new Refused(403, 'This passkey is not taken.', { why: 'passkey' });

/** The challenge that a browser says it had signed: the verification compares it, here it is looked up. */
function challengeIn(clientDataJSON: string): string {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  return read(CLIENT, jsonIn(text)).challenge;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whatever is wrong with what was sent is the asker's fault, and no more is told of it. */
async function verified<T extends { readonly verified: boolean }>(work: Promise<T>): Promise<T> {
  const answer = await work.catch((error: unknown) => {
    throw new Refused(403, 'This passkey is not taken.', { why: 'passkey', cause: error });
  });
  if (!answer.verified) throw refusedKey();
  return answer;
}

/** Passkeys: keys that a browser or a machine keeps, by which one comes in without a name. */
export function passkeyRoutes(server: FastifyInstance, needs: ApiNeeds, { accounts, a, enter }: Door): void {
  const { sessions, store, config, security } = needs;
  const { logins, requests } = config.limits;

  /** The house for which keys are made; browsers make none for a number, and none over plain HTTP but for their own machine. */
  function houseOf({ headers }: FastifyRequest): { readonly rpID: string; readonly expectedOrigin: string } {
    const origin = config.origin ?? headers.origin ?? '';
    const url = URL.parse(origin);
    if (url === null || (url.hostname !== 'localhost' && (config.origin === null || url.protocol !== 'https:')))
      throw new Refused(409, 'There are no passkeys at this address.', { why: 'no-passkeys' });
    return { rpID: url.hostname, expectedOrigin: origin };
  }

  async function asked(person: string): Promise<string> {
    const [challenge, now] = [newToken(), Date.now()];
    await store.challenge(challenge, person, now + PATIENCE, now);
    return challenge;
  }
  /** The challenge of what was signed, if it was asked here of this person and not answered before. */
  async function answered(clientDataJSON: string, person: string): Promise<string> {
    const challenge = challengeIn(clientDataJSON);
    if (!(await store.takeChallenge(challenge, person, Date.now()))) throw refusedKey();
    return challenge;
  }
  const bytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

  server.post('/api/passkeys/offer', a(logins), async (request) => {
    const who = await sessions.both(request);
    const { person } = who;
    const { rpID } = houseOf(request);
    const { password } = bodyOf(request, PROOF);
    const login = await store.loginOf(person.id);
    // A new way in is given by somebody who shows that he has the old one.
    await accounts.sure(request, who, password);
    const known = await store.passkeysOf(person.id);
    if (known.length >= MOST) throw new Refused(409, 'You have too many passkeys: remove one first.', { why: 'many' });
    return generateRegistrationOptions({
      ...{ rpName: 'Bivouac', rpID, timeout: PATIENCE, challenge: bytes(await asked(person.id)) },
      ...{ userID: new Uint8Array(Buffer.from(person.id)), userName: login?.shown ?? person.name },
      ...{ userDisplayName: person.name, attestationType: 'none' },
      excludeCredentials: known.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  server.post('/api/passkeys', a(logins), async (request, reply) => {
    const person = await sessions.known(request);
    const { rpID, expectedOrigin } = houseOf(request);
    const { made, label } = bodyOf(request, ADDED);
    const { type, response, ...rest } = made;
    const sent: RegistrationResponseJSON = { ...plainly(rest), type, response: { ...response, transports: [] } };
    const expectedChallenge = await answered(response.clientDataJSON, person.id);
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        ...{ response: sent, expectedChallenge, expectedOrigin, expectedRPID: rpID, requireUserVerification: true },
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (registrationInfo === undefined) throw refusedKey();
    const { id, publicKey, counter } = registrationInfo.credential;
    const [key, now] = [Buffer.from(publicKey).toString('base64url'), Date.now()];
    const kept = { id, key, counter, transports: response.transports.join(' '), label, made: now, used: now };
    if (!(await store.addPasskey(person.id, kept))) throw refusedKey();
    security.done(request, 'credential', { what: 'passkey', change: 'added' });
    return reply.code(201).send(await enter(reply, person, 'passkey'));
  });

  server.delete('/api/passkeys/:id', a(requests), async (request, reply) => {
    const who = await sessions.both(request);
    const { person } = who;
    const { data } = OF_PASSKEY.safeParse(request.params);
    const known = await store.passkeysOf(person.id);
    if (data === undefined || !known.some(({ id }) => id === data.id))
      throw new Refused(404, 'You have no such passkey.');
    if (known.length === 1 && (await store.loginOf(person.id)) === null)
      throw new Refused(409, 'This is the only way in: add another first.', { why: 'last' });
    await accounts.fresh(who);
    await store.removePasskey(person.id, data.id);
    security.done(request, 'credential', { what: 'passkey', change: 'removed' });
    return reply.code(204).send();
  });

  server.post('/api/login/offer', a(logins), async (request) => {
    const { rpID } = houseOf(request);
    return generateAuthenticationOptions({
      ...{ rpID, timeout: PATIENCE, challenge: bytes(await asked('')), userVerification: 'required' },
    });
  });

  server.post('/api/login/passkey', a(logins), async (request, reply) => {
    const { rpID, expectedOrigin } = houseOf(request);
    const { signed } = bodyOf(request, ENTERED);
    const { type, response, ...rest } = signed;
    const { userHandle, ...signature } = response;
    const sent: AuthenticationResponseJSON = {
      ...{ ...plainly(rest), type },
      response: userHandle === undefined ? signature : { ...signature, userHandle },
    };
    const expectedChallenge = await answered(response.clientDataJSON, '');
    const known = await store.passkeyBy(signed.id);
    security.tries(request, 'passkey', known?.person.id ?? null);
    if (known === null) throw refusedKey();
    const handle = Buffer.from(userHandle ?? '', 'base64url').toString();
    if (handle !== known.person.id) throw refusedKey();
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        ...{ response: sent, expectedChallenge, expectedOrigin, expectedRPID: rpID, requireUserVerification: true },
        credential: {
          ...{ id: known.id, counter: known.counter },
          publicKey: new Uint8Array(Buffer.from(known.key, 'base64url')),
        },
      }),
    );
    await store.passkeyUsed(known.id, authenticationInfo.newCounter, Date.now());
    return enter(reply, known.person, 'passkey');
  });
}

/** Without what the browser did not say. */
function plainly({
  authenticatorAttachment: said,
  ...rest
}: Pick<z.infer<typeof SIGNED>, 'id' | 'rawId' | 'clientExtensionResults' | 'authenticatorAttachment'>) {
  return said === undefined ? rest : { ...rest, authenticatorAttachment: said };
}
