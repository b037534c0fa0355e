import * as z from 'zod';
import { SCOPES, type ShownToken } from '../../keeper/tokens.ts';
import { ENTRY, FAREWELL, NEW_ACCOUNT, NEW_PASSWORD, RENAMING, SESSION } from '../people/account-messages.ts';
import { ADDED, ENTERED, OF_PASSKEY, PROOF } from '../people/passkey-messages.ts';
import { NEW_TOKEN, OF_TOKEN } from '../people/token-messages.ts';
import { GO_AWAY } from '../people/vacation-messages.ts';
import type { VacationInfo } from '../people/vacation-routes.ts';
import { MATCH_INFO, PERSON } from './answers.ts';
import type { Contracts } from './contract.ts';
import { KEPT_CHANNEL } from './notices.ts';

const done = { 204: null } as const;
const COME_IN = z.strictObject({
  person: PERSON,
  left: z.int().describe('At how many matches a second seat was lost.'),
});
const TOKEN = z.strictObject({
  ...{ id: z.string(), label: z.string(), scope: z.enum(SCOPES), made: z.number(), until: z.number() },
  used: z.number().nullable().describe('The day on which it last came.'),
}) satisfies z.ZodType<ShownToken>;
const KEPT = {
  ...PERSON.shape,
  made: z.number().nullable(),
  login: z.string().nullable(),
  passkeys: z.array(z.strictObject({ id: z.string(), label: z.string(), made: z.number(), used: z.number() })),
  sessions: z.array(
    z.strictObject({
      ...{ id: z.string(), made: z.number(), seen: z.number(), browser: z.string() },
      current: z.boolean(),
    }),
  ),
  tokens: z.array(TOKEN),
};
const SPAN = z.strictObject({ since: z.number(), until: z.number() });
const VACATION = z.strictObject({
  allowance: z.int().describe('For how many days of a calendar year (UTC) somebody may be away here.'),
  left: z.int().describe('How many of this year are left.'),
  most: z.int().describe('For how many days one may go now.'),
  now: SPAN.nullable().describe('The vacation on which one is.'),
}) satisfies z.ZodType<VacationInfo>;
/** What the standard of WebAuthn says. */
const OPTIONS = z.looseObject({ challenge: z.string() });

/** Accounts. Nothing of it is done by a token: whoever finds one gets no way in by it, and changes nobody. */
export const ACCOUNT_ROUTES = {
  'GET /api/account': {
    does: 'What is kept of one.',
    ...{ group: 'account', known: true, token: null },
    answers: { 200: z.strictObject(KEPT) },
  },
  'POST /api/account': {
    does: 'A guest becomes an account.',
    ...{ group: 'account', known: true, token: null, body: NEW_ACCOUNT },
    ...{ answers: { 201: COME_IN }, refuses: [409, 422] },
  },
  'POST /api/login': {
    does: 'Comes in by a name and a password.',
    ...{ group: 'account', known: false, token: null, body: ENTRY },
    ...{ answers: { 200: COME_IN }, refuses: [409] },
  },
  'POST /api/account/name': {
    does: 'Another name at the table.',
    ...{ group: 'account', known: true, token: null, body: RENAMING },
    answers: { 200: PERSON },
  },
  'POST /api/account/password': {
    does: 'Another password: every other session is over, and every token.',
    ...{ group: 'account', known: true, token: null, body: NEW_PASSWORD },
    ...{ answers: done, refuses: [422] },
  },
  'DELETE /api/account/sessions/:id': {
    does: 'Ends one of one’s sessions.',
    ...{ group: 'account', known: true, token: null, params: SESSION },
    answers: done,
  },
  'DELETE /api/account/sessions': {
    does: 'Ends all sessions but this one.',
    ...{ group: 'account', known: true, token: null },
    answers: done,
  },
  'GET /api/account/data': {
    does: 'All that is kept of one, as a file.',
    ...{ group: 'account', known: true, token: null },
    answers: {
      200: z.strictObject({
        ...{ ...KEPT, matches: z.array(MATCH_INFO), notices: z.array(KEPT_CHANNEL) },
        vacations: z.array(SPAN),
      }),
    },
  },
  'POST /api/account/deletion': {
    does: 'Leaves for good: by the password, or by the name of somebody who has none.',
    ...{ group: 'account', known: true, token: null, body: FAREWELL },
    answers: done,
  },
  'POST /api/passkeys/offer': {
    does: 'Begins to make a passkey.',
    ...{ group: 'account', known: true, token: null, body: PROOF },
    ...{ answers: { 200: OPTIONS }, refuses: [409] },
  },
  'POST /api/passkeys': {
    does: 'Keeps a passkey that was made.',
    ...{ group: 'account', known: true, token: null, body: ADDED },
    ...{ answers: { 201: COME_IN }, refuses: [409] },
  },
  'DELETE /api/passkeys/:id': {
    does: 'Forgets a passkey; never the only way in.',
    ...{ group: 'account', known: true, token: null, params: OF_PASSKEY },
    ...{ answers: done, refuses: [409] },
  },
  'POST /api/login/offer': {
    does: 'Begins to come in by a passkey.',
    ...{ group: 'account', known: false, token: null },
    ...{ answers: { 200: OPTIONS }, refuses: [409] },
  },
  'POST /api/login/passkey': {
    does: 'Comes in by a passkey.',
    ...{ group: 'account', known: false, token: null, body: ENTERED },
    ...{ answers: { 200: COME_IN }, refuses: [409] },
  },
  'GET /api/tokens': {
    does: 'One’s tokens, without what they are known by.',
    ...{ group: 'account', known: true, token: null },
    answers: { 200: z.strictObject({ tokens: z.array(TOKEN) }) },
  },
  'POST /api/tokens': {
    does: 'Makes a token; what it is known by is told now, and never again.',
    ...{ group: 'account', known: true, token: null, body: NEW_TOKEN },
    ...{ answers: { 201: z.strictObject({ ...TOKEN.shape, token: z.string() }) }, refuses: [409] },
  },
  'DELETE /api/tokens/:id': {
    does: 'Ends a token; sockets that were opened with it are closed.',
    ...{ group: 'account', known: true, token: null, params: OF_TOKEN },
    answers: done,
  },
  'GET /api/vacation': {
    does: 'How it stands with one’s vacation.',
    ...{ group: 'account', known: true, token: null },
    answers: { 200: VACATION },
  },
  'POST /api/vacation': {
    does: 'Goes on vacation for so many days from now on: clocks by correspondence stand still where that was agreed on.',
    ...{ group: 'account', known: true, token: null, body: GO_AWAY },
    ...{ answers: { 201: VACATION }, refuses: [409] },
  },
  'DELETE /api/vacation': {
    does: 'Comes back early.',
    ...{ group: 'account', known: true, token: null },
    answers: { 200: VACATION },
  },
} as const satisfies Contracts;
