import * as z from 'zod';
import type { Offers, ShownChannel } from '../notices/desk.ts';
import { LANGUAGE, LINK, MAIL, OF_CHANNEL, OF_LINK, PUSH, RENEWAL, SWITCH, WEBHOOK } from '../notices/routes.ts';
import { SHAPES } from '../notices/webhook.ts';
import { CHANNELS, FAILURES, OCCASIONS } from '../store/channel-store.ts';
import { named } from './answers.ts';
import type { Contracts } from './contract.ts';

const FAILURE = z.strictObject({ why: z.enum(FAILURES), status: z.int().nullable() });
const CHANNEL = {
  kind: z.enum(CHANNELS),
  on: z.boolean(),
  occasions: z.array(z.enum(OCCASIONS)).describe('Of what is told by it.'),
  address: z.string(),
  browser: z.string(),
  shape: z.enum(SHAPES).nullable(),
  confirmed: z.boolean(),
  made: z.number(),
  failure: z.strictObject({ ...FAILURE.shape, at: z.number() }).nullable(),
};
/** The same in the file of everything that is kept of somebody. */
export const KEPT_CHANNEL = z.strictObject({ ...CHANNEL, language: LANGUAGE });

const WAYS = {
  offers: z.strictObject({
    push: z.string().nullable().describe('The key for which a browser subscribes; null: no browser is written to.'),
    mail: z.boolean(),
    webhook: z.boolean(),
  }) satisfies z.ZodType<Offers>,
  channels: z.array(
    z.strictObject({
      ...{ ...CHANNEL, id: z.string() },
      secret: z.string().nullable().describe('What a webhook is signed with.'),
    }) satisfies z.ZodType<ShownChannel>,
  ),
};
const ALL = named('Ways', 'By which ways somebody is told, and whether they work.', z.strictObject(WAYS));
const params = OF_CHANNEL;

/** How somebody is told that it is his turn. No token changes by which ways its person is reached. */
export const NOTICE_ROUTES = {
  'GET /api/notices': {
    does: 'By which ways one is told, and which there are.',
    ...{ group: 'account', known: true, token: null },
    answers: { 200: ALL },
  },
  'POST /api/notices/push': {
    does: 'Is told by this browser.',
    ...{ group: 'account', known: true, token: null, body: PUSH },
    ...{ answers: { 201: ALL }, refuses: [404, 409] },
  },
  'POST /api/notices/push/renewal': {
    does: 'This browser has another address, and is told there as it was at the old one.',
    ...{ group: 'account', known: true, token: null, body: RENEWAL },
    ...{ answers: { 200: ALL }, refuses: [404] },
  },
  'POST /api/notices/mail': {
    does: 'Is told by e-mail, once its address is confirmed.',
    ...{ group: 'account', known: true, token: null, body: MAIL },
    ...{ answers: { 201: ALL }, refuses: [404, 409] },
  },
  'POST /api/notices/webhook': {
    does: 'Is told by a webhook.',
    ...{ group: 'account', known: true, token: null, body: WEBHOOK },
    ...{ answers: { 201: ALL }, refuses: [404, 409] },
  },
  'POST /api/notices/:id': {
    does: 'Switches a way on or off, and says of what is told by it.',
    ...{ group: 'account', known: true, token: null, params, body: SWITCH },
    answers: { 200: ALL },
  },
  'POST /api/notices/:id/test': {
    does: 'Sends a test.',
    ...{ group: 'account', known: true, token: null, params },
    ...{ answers: { 200: z.strictObject({ failure: FAILURE.nullable(), ...WAYS }) }, refuses: [409] },
  },
  'DELETE /api/notices/:id': {
    does: 'Is told by this way no more.',
    ...{ group: 'account', known: true, token: null, params },
    answers: { 200: ALL },
  },
  'POST /api/notices/confirmation': {
    does: 'Confirms an e-mail address by the link that was sent to it.',
    ...{ group: 'account', known: false, token: null, body: LINK },
    ...{ answers: { 204: null }, refuses: [404] },
  },
  'POST /api/notices/stop': {
    does: 'Ends e-mails by the link in them.',
    ...{ group: 'account', known: false, token: null, body: LINK },
    ...{ answers: { 204: null }, refuses: [404] },
  },
  'POST /api/unsubscribe/:token': {
    does: 'The same for programs that read mail: from no page, with any form.',
    ...{ group: 'account', known: false, token: null, params: OF_LINK },
    answers: { 204: null },
  },
} as const satisfies Contracts;
