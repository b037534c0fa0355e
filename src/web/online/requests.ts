import type { Clock } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Options } from '../../kernel/options.ts';
import { CALLED, wasCalled } from './called.ts';
import { ownParts } from './line/own-part.ts';

/** Who one is to the server. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What somebody may know of a match before sitting down at it. */
export interface FarMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly made: number;
  readonly commitment: string;
  readonly watch: boolean;
  /** It waits for people, runs, or is over. */
  readonly state: 'gathering' | 'running' | 'over';
  /** The names of those who sit there; null where nobody does yet. */
  readonly names: readonly (string | null)[];
  /** Where the one who asks sits. */
  readonly seat: Seat | null;
  readonly asked: boolean;
  readonly clock: Clock | null;
  /** For each seat the level of the bot that sits there; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly away: readonly Seat[];
  readonly changed: number;
  /** Who they are: what leads to their pages. */
  readonly people: readonly (string | null)[];
  /** How many milliseconds later than the seats those see it who look on. */
  readonly delay: number;
  readonly rated: boolean;
  /** Whether the pages of the seats may give advice. */
  readonly hints: boolean;
  /** Whether the clock of somebody on vacation stands still; for each seat until when its person is, while it runs. */
  readonly vacation: boolean;
  readonly onVacation: readonly (number | null)[];
  /** While it waits, by a live clock, and all seats are taken. */
  readonly muster?: Muster;
  /** Of a rated match that is over, once it is reckoned: for each seat its rating before and after. */
  readonly ratings?: readonly ({ readonly before: number; readonly after: number } | null)[];
  /** While it waits: whether it is listed for everybody, and whether one has made it oneself. */
  readonly open: boolean;
  readonly mine: boolean;
  /** The match that is its revenge; null while nobody has asked for one. */
  readonly rematch: string | null;
  /** How it ended; null while it has not. */
  readonly outcome: { readonly winners: readonly Seat[] } | null;
}

/** How it stands with a live match whose seats are all taken: for how long everybody is waited for, and who is ready, or late. */
export interface Muster {
  readonly left: number;
  readonly ready: readonly Seat[];
  readonly late: readonly Seat[];
}

export interface FarOrder {
  readonly game: string;
  readonly options: Options;
  readonly seat: Seat | null;
  readonly watch: boolean;
  readonly clock: Clock | null;
  readonly bots: readonly (string | null)[];
  readonly open?: boolean;
  /** In minutes. */
  readonly delay?: number;
  readonly rated?: boolean;
  readonly hints?: boolean;
  readonly vacation?: boolean;
}

/** An answer of the server, or the status with which it refused, 0 if none came, and the reason where there are several. */
export type Answer<T> = { readonly value: T } | { readonly status: number; readonly why?: string };

export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) return { status: answer.status, ...(await reasonOf(answer)) };
    return { value: answer.status === 204 ? undefined : await answer.json() };
  } catch {
    return { status: 0 };
  }
}

async function reasonOf(answer: Response): Promise<{ readonly why?: string }> {
  const said: { readonly why?: unknown } | null = await answer.json().catch(() => null);
  return typeof said?.why === 'string' ? { why: said.why } : {};
}

/** What pages keep of the one who is known here: links that open seats, choices that wait, how far he has read. */
const HIS = /^bivouac\/(?:link|pending|heard)\//;

/** Nothing that was for him alone is left to whoever sits down here next. Matches of this browser are nobody's, and stay. */
function forgetHim(): void {
  ownParts().forget();
  try {
    const names = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '');
    for (const name of names) if (HIS.test(name)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing.
  }
}

export function call(isKnown: boolean): void {
  if (!isKnown) forgetHim();
  try {
    if (isKnown) localStorage.setItem(CALLED, '1');
    else localStorage.removeItem(CALLED);
  } catch {
    // A browser that keeps nothing asks the server every time.
  }
}

export const NOBODY = { status: 401 };

/** Who one is; status 401 for somebody whom the server does not know. */
export async function me(): Promise<Answer<Person>> {
  if (!wasCalled()) return NOBODY;
  const answer = await ask<Person>('GET', '/api/me');
  if ('status' in answer && answer.status === 401) call(false);
  return answer;
}

export async function beGuest(name: string): Promise<Answer<Person>> {
  const answer = await ask<Person>('POST', '/api/guests', { name });
  if ('value' in answer) call(true);
  return answer;
}

/** This browser is nobody's from now on. */
export async function beNobody(): Promise<Answer<void>> {
  // Also where the server cannot be asked.
  forgetHim();
  const answer = await ask<void>('DELETE', '/api/session');
  if ('value' in answer) call(false);
  return answer;
}

export const mine = (): Promise<Answer<{ readonly matches: readonly FarMatch[] }>> => ask('GET', '/api/matches');
/** Whoever is known to no server sits nowhere. */
export const aboutMatch = async (id: string): Promise<Answer<FarMatch>> =>
  wasCalled() ? ask('GET', `/api/matches/${id}`) : NOBODY;
/** What anybody may know of a match that is over, and what is published of it. */
export const aboutReplay = (id: string): Promise<Answer<FarMatch>> => ask('GET', `/api/replays/${id}`);
export const recordOf = (id: string): Promise<Answer<unknown>> => ask('GET', `/api/matches/${id}/record`);
export const leadsTo = (token: string): Promise<Answer<FarMatch>> => ask('POST', '/api/invitation', { token });
export const takeSeat = (token: string, seat: Seat | null): Promise<Answer<{ readonly id: string }>> =>
  ask('POST', '/api/join', { token, seat });

/** Takes the next seat in the revenge of a match that is over, by the same terms; the others are called to it. */
export async function askRematch(id: string): Promise<Answer<{ readonly id: string }>> {
  const answer = await ask<{ readonly id: string }>('POST', `/api/matches/${id}/rematch`);
  if ('value' in answer) revenges.add(answer.value.id);
  return answer;
}
const revenges = new Set<string>();
/** Whether this page has asked for that revenge: then the others are called to it, and nobody needs to be sent its link. */
export const isRevenge = (id: string): boolean => revenges.has(id);

export const sayReady = (id: string): Promise<Answer<unknown>> => ask('POST', `/api/matches/${id}/ready`);
/** Opens the seat of somebody who was not ready in time. */
export const reopenSeat = (id: string, seat: Seat): Promise<Answer<unknown>> =>
  ask('POST', `/api/matches/${id}/reopen`, { seat });

/** A match that waits for others; the link to it stays in this browser, for whoever made it to send. */
export async function makeMatch(order: FarOrder): Promise<Answer<{ readonly id: string; readonly token: string }>> {
  const answer = await ask<{ readonly id: string; readonly token: string }>('POST', '/api/matches', order);
  if ('value' in answer) keepLink(answer.value.id, answer.value.token);
  return answer;
}

const linkOf = (id: string): string => `bivouac/link/${id}`;

function keepLink(id: string, token: string): void {
  try {
    localStorage.setItem(linkOf(id), token);
  } catch {
    // Another is made when it is asked for.
  }
}

/** The link to a match that waits for people: the one that was made with it, or a new one. */
export async function linkTo(id: string): Promise<string | null> {
  try {
    const kept = localStorage.getItem(linkOf(id));
    if (kept !== null) return kept;
  } catch {
    // Then a new one.
  }
  const answer = await ask<{ readonly token: string }>('POST', `/api/matches/${id}/invitations`);
  if (!('value' in answer)) return null;
  keepLink(id, answer.value.token);
  return answer.value.token;
}

/** All have come: nobody needs the link any more. */
export function forgetLink(id: string): void {
  try {
    localStorage.removeItem(linkOf(id));
  } catch {
    // Nothing was kept.
  }
}
