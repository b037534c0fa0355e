import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { wasCalled } from '../called.ts';
import { type Answer, ask, call, NOBODY, type Person } from '../requests.ts';

/** A browser in which one is known. */
export interface Session {
  readonly id: string;
  readonly made: number;
  readonly seen: number;
  /** 'Firefox, Linux'; '' if it is not known. */
  readonly browser: string;
  readonly current: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly used: number;
}

/** What the server keeps of somebody. */
export interface Account extends Person {
  /** Null for somebody who has none to sign in by. */
  readonly login: string | null;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly Session[];
}

/** Who came in; at how many matches he sat as a guest and as himself. */
export interface Entered {
  readonly person: Person;
  readonly left: number;
}

/** Status 401 for somebody whom the server does not know. */
export const account = async (): Promise<Answer<Account>> => (wasCalled() ? ask('GET', '/api/account') : NOBODY);

async function entered(coming: Promise<Answer<Entered>>): Promise<Answer<Entered>> {
  const answer = await coming;
  if ('value' in answer) call(true);
  return answer;
}

export const become = (login: string, password: string): Promise<Answer<Entered>> =>
  entered(ask('POST', '/api/account', { login, password }));
export const enter = (login: string, password: string): Promise<Answer<Entered>> =>
  entered(ask('POST', '/api/login', { login, password }));
export const rename = (name: string): Promise<Answer<Person>> => ask('POST', '/api/account/name', { name });
export const changePassword = (old: string, password: string): Promise<Answer<void>> =>
  ask('POST', '/api/account/password', { old, password });
export const endSession = (id: string): Promise<Answer<void>> => ask('DELETE', `/api/account/sessions/${id}`);
export const endOthers = (): Promise<Answer<void>> => ask('DELETE', '/api/account/sessions');
export const removePasskey = (id: string): Promise<Answer<void>> => ask('DELETE', `/api/passkeys/${id}`);
export const data = (): Promise<Answer<unknown>> => ask('GET', '/api/account/data');

export async function leaveForGood(word: string): Promise<Answer<void>> {
  const answer = await ask<void>('POST', '/api/account/deletion', { word });
  if ('value' in answer) call(false);
  return answer;
}

/** Whether this browser could keep a passkey for this address: none is kept for a number. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);

/** The browser, or whoever sits before it, made or showed no key. */
const STOPPED = { status: 0, why: 'stopped' } as const;

export async function addPasskey(label: string, password: string | null): Promise<Answer<Entered>> {
  const offer = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/passkeys/offer', { password });
  if (!('value' in offer)) return offer;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: offer.value }).catch(() => null);
  return made === null ? STOPPED : entered(ask('POST', '/api/passkeys', { made, label }));
}

export async function enterByPasskey(): Promise<Answer<Entered>> {
  const offer = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/offer');
  if (!('value' in offer)) return offer;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({ optionsJSON: offer.value }).catch(() => null);
  return signed === null ? STOPPED : entered(ask('POST', '/api/login/passkey', { signed }));
}
