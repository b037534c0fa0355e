import * as z from 'zod';
import { DICE, REOPEN } from '../company/company-messages.ts';
import { GUEST, JOIN, LOOK, NEW_MATCH, OF_MATCH } from '../messages.ts';
import { BEGUN, DICE_INFO, LINK, MADE, MATCH_INFO, MATCHES, PERSON, RECORD, SAT } from './answers.ts';
import type { Contracts } from './contract.ts';

const params = OF_MATCH;

/** Who one is, and the matches. */
export const MATCH_ROUTES = {
  'POST /api/guests': {
    does: 'Makes a guest, and sets the cookie by which he is known. Whoever is known already stays who he is.',
    ...{ group: 'people', known: false, token: null, body: GUEST },
    answers: { 200: PERSON, 201: PERSON },
  },
  'GET /api/me': {
    does: 'Who one is.',
    ...{ group: 'people', known: true, token: 'read' },
    answers: { 200: PERSON },
  },
  'DELETE /api/session': {
    does: 'Is nobody again in this browser; its open sockets are closed.',
    ...{ group: 'people', known: false, token: null },
    answers: { 204: null },
  },
  'GET /api/matches': {
    does: 'One’s own matches, those in which it is one’s turn first.',
    ...{ group: 'matches', known: true, token: 'read' },
    answers: { 200: MATCHES },
  },
  'POST /api/matches': {
    does: 'Makes a match, and sits down at it. `bots` puts bots on other seats; where all seats are taken it begins as soon as the dice are agreed on.',
    ...{ group: 'matches', known: true, token: 'play', body: NEW_MATCH },
    answers: { 201: MADE },
  },
  'GET /api/matches/:id': {
    does: 'What was agreed on, who sits there, and how it stands.',
    ...{ group: 'matches', known: true, token: 'read', params },
    answers: { 200: MATCH_INFO },
  },
  'POST /api/matches/:id/invitations': {
    does: 'Another link to a match that waits.',
    ...{ group: 'matches', known: true, token: 'play', params },
    ...{ answers: { 201: LINK }, refuses: [409] },
  },
  'POST /api/matches/:id/rematch': {
    does: 'Takes the next seat in the revenge of a match that is over; it begins when all have asked for it.',
    ...{ group: 'matches', known: true, token: 'play', params },
    ...{ answers: { 201: SAT }, refuses: [409] },
  },
  'POST /api/invitation': {
    does: 'What a link leads to.',
    ...{ group: 'matches', known: true, token: 'read', body: LOOK },
    ...{ answers: { 200: MATCH_INFO }, refuses: [404] },
  },
  'POST /api/join': {
    does: 'Takes a seat by a link; `seat` null takes any.',
    ...{ group: 'matches', known: true, token: 'play', body: JOIN },
    ...{ answers: { 200: SAT }, refuses: [404, 409] },
  },
  'GET /api/matches/:id/dice': {
    does: 'How it stands with what the seats add to the dice.',
    ...{ group: 'matches', known: true, token: 'read', params },
    answers: { 200: DICE_INFO },
  },
  'POST /api/matches/:id/dice': {
    does: 'Promises what one’s seat adds to the dice (the SHA-256 of a text), and tells the text when all have promised.',
    ...{ group: 'matches', known: true, token: 'play', params, body: DICE },
    ...{ answers: { 200: DICE_INFO }, refuses: [409] },
  },
  'POST /api/matches/:id/ready': {
    does: 'Says that one is ready for a live match whose seats are all taken; it begins when everybody is.',
    ...{ group: 'matches', known: true, token: 'play', params },
    ...{ answers: { 200: BEGUN }, refuses: [409] },
  },
  'POST /api/matches/:id/reopen': {
    does: 'Opens the seat of somebody who was not ready in time.',
    ...{ group: 'matches', known: true, token: 'play', params, body: REOPEN },
    ...{ answers: { 204: null }, refuses: [409] },
  },
  'GET /api/replays/:id': {
    does: 'What was agreed on in a match that is over, and how it ended.',
    ...{ group: 'matches', known: false, token: 'read', params },
    answers: { 200: MATCH_INFO },
  },
  'GET /api/matches/:id/record': {
    does: 'The whole of a match that is over, with the proof of its dice.',
    ...{ group: 'matches', known: false, token: 'read', params },
    ...{ answers: { 200: RECORD }, refuses: [409] },
  },
} as const satisfies Contracts;

const JSON_SCHEMA = z.looseObject({ openapi: z.string() });

/** What operators and programs ask for. */
export const OPERATOR_ROUTES = {
  'GET /api/openapi.json': {
    does: 'This document.',
    ...{ group: 'operator', known: false, token: 'read' },
    answers: { 200: JSON_SCHEMA },
  },
  'GET /health': {
    does: 'That the process runs, and whether matches are kept here.',
    ...{ group: 'operator', known: false, token: 'read' },
    answers: { 200: z.strictObject({ status: z.literal('ok'), matches: z.literal(true).optional() }) },
  },
  'GET /ready': {
    does: 'Whether people may be sent here: by the status.',
    ...{ group: 'operator', known: false, token: 'read' },
    ...{ answers: { 200: z.strictObject({ status: z.string() }) }, refuses: [503] },
  },
  'GET /metrics': {
    does: 'Figures for Prometheus. For whoever has the word of the operator; without one, for the machine of the server alone.',
    ...{ group: 'operator', known: false, token: 'read' },
    ...{ answers: { 200: z.string() }, refuses: [404] },
  },
  'GET /api/live': {
    does: 'The socket on which matches are played: `x-messages` says what is said on it.',
    ...{ group: 'matches', known: true, token: 'read' },
    ...{ answers: { 101: null }, refuses: [403] },
  },
} as const satisfies Contracts;
