import {
  BEFORE,
  CALL,
  GAME,
  LIST_AFTER,
  MUTE,
  OPEN,
  REPORT,
  SAY,
  SIT,
  TALK_AFTER,
} from '../company/company-messages.ts';
import { OF_MATCH } from '../messages.ts';
import { COMPANIONS, LEADERS, LOBBY, PROFILE, SAT, TALKED } from './answers.ts';
import type { Contracts } from './contract.ts';

const params = OF_MATCH;
const done = { 204: null } as const;

/** How people find one another, and talk. */
export const COMPANY_ROUTES = {
  'GET /api/lobby': {
    does: 'Matches that wait for anybody, the youngest first, and those to which one is called by name.',
    ...{ group: 'company', known: true, token: 'read', query: LIST_AFTER },
    answers: { 200: LOBBY },
  },
  'POST /api/lobby/:id/seat': {
    does: 'Sits down at a match that is open, or to which one is called; `seat` null takes any.',
    ...{ group: 'company', known: true, token: 'play', params, body: SIT },
    ...{ answers: { 200: SAT }, refuses: [409] },
  },
  'POST /api/lobby/:id/decline': {
    does: 'Declines to come to a match.',
    ...{ group: 'company', known: true, token: 'play', params },
    answers: done,
  },
  'POST /api/matches/:id/open': {
    does: 'The maker of a match that waits lists it for everybody, or lists it no longer.',
    ...{ group: 'company', known: true, token: 'play', params, body: OPEN },
    answers: done,
  },
  'POST /api/matches/:id/calls': {
    does: 'Calls somebody to a match that waits, by his id.',
    ...{ group: 'company', known: true, token: 'play', params, body: CALL },
    ...{ answers: done, refuses: [409] },
  },
  'DELETE /api/matches/:id': {
    does: 'The maker of a match that waits gives it up.',
    ...{ group: 'company', known: true, token: 'play', params },
    ...{ answers: done, refuses: [409] },
  },
  'GET /api/companions': {
    does: 'With whom one plays or has played.',
    ...{ group: 'company', known: true, token: 'read' },
    answers: { 200: COMPANIONS },
  },
  'GET /api/matches/:id/talk': {
    does: 'What was said between the seats, for those who sit there.',
    ...{ group: 'company', known: true, token: 'read', params, query: TALK_AFTER },
    answers: { 200: TALKED },
  },
  'POST /api/matches/:id/talk': {
    does: 'Says something to the other seats, once for each key.',
    ...{ group: 'company', known: true, token: 'play', params, body: SAY },
    answers: done,
  },
  'POST /api/matches/:id/mutes': {
    does: 'Hears the person at another seat no more, or again.',
    ...{ group: 'company', known: true, token: null, params, body: MUTE },
    answers: done,
  },
  'POST /api/matches/:id/reports': {
    does: 'Complains to the operator of what the person at another seat has said.',
    ...{ group: 'company', known: true, token: null, params, body: REPORT },
    answers: done,
  },
  'GET /api/players/:id': {
    does: 'The page of a person: ratings and matches that may be seen.',
    ...{ group: 'company', known: true, token: 'read', params, query: BEFORE },
    answers: { 200: PROFILE },
  },
  'GET /api/leaders/:game': {
    does: 'The best fifty of a game.',
    ...{ group: 'company', known: true, token: 'read', params: GAME },
    ...{ answers: { 200: LEADERS }, refuses: [400] },
  },
} as const satisfies Contracts;
